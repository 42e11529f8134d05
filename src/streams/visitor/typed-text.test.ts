import { it } from 'vitest';
import { listenedTarget } from '../testing/listened-target.ts';
import { expectMarbles, loggedScheduler } from '../testing/marbles.ts';
import { TYPING_PAUSE, typedText$ } from './typed-text.ts';

it('tells what stands there and what was typed once typing pauses, of its own fields, the same text again too, for as long as someone listens [search.suggest]', () => {
  const field = (value: string, isOurs = true) => ({ value, dataset: { about: 'WS' }, matches: () => isOurs });
  expectMarbles(({ scheduler, hot, expectObservable, expectSubscriptions }) => {
    const timers = loggedScheduler(scheduler);
    const document = { ...listenedTarget(scheduler), querySelector: () => field('ko') };
    const type = (value: string, isOurs = true) => document.emit(Object.defineProperty(new Event('input'), 'target', { value: field(value, isOurs) }));
    hot('250ms a-b 300ms b-x 300ms c|', { a: ['kr', true], b: ['kreta ', true], x: ['other', false], c: ['kos', true] } as Record<string, [string, boolean]>).subscribe(([text, isOurs]) => type(text, isOurs));
    expectObservable(typedText$(document as unknown as Document, '[data-find]'), '^ 1200ms !').toBe('200ms k 251ms b 300ms b 302ms c', { k: { text: 'ko', about: 'WS' }, b: { text: 'kreta', about: 'WS' }, c: { text: 'kos', about: 'WS' } });
    // Who leaves while a pause is waited for leaves its timer too.
    expectObservable(typedText$(document as unknown as Document, '[data-find]', { scheduler: timers }), `^ ${TYPING_PAUSE / 2 - 1}ms !`).toBe('');
    expectSubscriptions(document.subscriptions).toBe(['^ 1200ms !', `^ ${TYPING_PAUSE / 2 - 1}ms !`]);
    expectSubscriptions(timers.subscriptions).toBe(`^ ${TYPING_PAUSE / 2 - 1}ms !`);
  });
});
