import { expect, it } from 'vitest';
import { listenedTarget } from './testing/listened-target.ts';
import { expectMarbles } from './testing/marbles.ts';
import { typedText$ } from './typed-text.ts';

it('tells what stands there and what was typed once typing pauses, of its own fields and each text once, for as long as someone listens [search.suggest]', () => {
  const field = (value: string, isOurs = true) => ({ value, dataset: { about: 'WS' }, matches: () => isOurs });
  const document = { ...listenedTarget(), querySelector: () => field('ko') };
  const type = (value: string, isOurs = true) => document.emit(Object.defineProperty(new Event('input'), 'target', { value: field(value, isOurs) }));
  expectMarbles(({ hot, expectObservable, flush }) => {
    hot('250ms a-b 300ms b-x 300ms c|', { a: ['kr', true], b: ['kreta ', true], x: ['other', false], c: ['kos', true] } as Record<string, [string, boolean]>).subscribe(([text, isOurs]) => type(text, isOurs));
    expectObservable(typedText$(document as unknown as Document, '[data-find]'), '^ 1200ms !').toBe('200ms k 251ms b 603ms c', { k: { text: 'ko', about: 'WS' }, b: { text: 'kreta', about: 'WS' }, c: { text: 'kos', about: 'WS' } });
    flush();
  });
  expect(document.listening).toEqual([]);
});
