import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { suggestedActivities } from './suggested-activities.ts';

const settled = () => new Promise(setImmediate);

it('a text that could not be asked for is asked for again when it is typed again, one that was answered is not, and a newer one aborts the question of an older one [excursion.search]', async () => {
  const questions: { text: string; signal: AbortSignal; fail: () => void; answer: () => void }[] = [];
  const typed$ = new Subject<string>();
  const told: unknown[] = [];
  const search = suggestedActivities(typed$, (text, { signal }) => new Promise((resolve, reject) => {
    questions.push({ text, signal, fail: () => reject(new Error('503')), answer: () => resolve([]) });
  })).subscribe((one) => told.push(one));
  for (const text of ['ri', 'rim', 'rim']) typed$.next(text);
  expect(questions.map(({ text, signal }) => [text, signal.aborted])).toEqual([['ri', true], ['rim', false]]);
  questions[1]!.fail();
  await settled();
  for (const text of ['rim', 'rim']) typed$.next(text);
  questions[2]!.answer();
  await settled();
  typed$.next('rim');
  expect([questions.length, told]).toEqual([3, [{ text: 'rim', suggestions: null }, { text: 'rim', suggestions: [] }]]);
  search.unsubscribe();
  expect(typed$.observed).toBe(false);
});
