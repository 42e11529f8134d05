import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import type { PlaceAnswer } from '../../../machines/place-search/place-search.types.ts';
import type { Api } from '../../api/create-api.ts';
import type { TypedText } from '../../streams/visitor/typed-text.ts';
import { createPlaceSearchPorts } from './place-search-ports.ts';
import { suggestedActivities } from './suggested-activities.ts';

const settled = () => new Promise(setImmediate);

it('places: a text that could not be asked for is asked for again when it is typed again, one that was answered is not, but for another kind of trip [search.suggest]', async () => {
  let isDown = true;
  let questions = 0;
  const answer = (data: object) => {
    questions += 1;
    return isDown ? Promise.reject(new Error('503')) : Promise.resolve(data);
  };
  const api = { POST: () => answer({ options: [] }), GET: () => answer({ suggestions: [] }) } as unknown as Api;
  const typed$ = new Subject<TypedText>();
  const told: string[] = [];
  const search = createPlaceSearchPorts(api, typed$).placesTyped({}).subscribe(({ status, text }: PlaceAnswer) => told.push(`${status} ${text}`));
  const type = async (text: string, about = 'WS') => {
    typed$.next({ text, about });
    await settled();
    return told.splice(0);
  };
  expect(await type('kreta')).toEqual(['asked kreta', 'failed kreta']);
  isDown = false;
  expect(await type('kreta')).toEqual(['asked kreta', 'found kreta']);
  expect(await type('kreta')).toEqual([]);
  expect(await type('kreta', 'WO')).toEqual(['asked kreta', 'found kreta']);
  expect(await type('')).toEqual(['asked ']);
  // Two calls a question; an empty field asks nothing.
  expect(questions).toBe(6);
  search.unsubscribe();
  expect(typed$.observed).toBe(false);
});

it('places: a newer text aborts the calls for an older one, and so does nobody listening any more [search.suggest]', () => {
  const signals: AbortSignal[] = [];
  const call = (_path: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  const typed$ = new Subject<TypedText>();
  const search = createPlaceSearchPorts({ POST: call, GET: call } as unknown as Api, typed$).placesTyped({}).subscribe();
  for (const text of ['kre', 'kreta']) typed$.next({ text, about: 'WS' });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false, false]);
  search.unsubscribe();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true, true]);
});

it('activities: the same, and a newer text aborts the question of an older one [excursion.search]', async () => {
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
