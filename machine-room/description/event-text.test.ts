import { expect, it } from 'vitest';
import { kindOfEvent, textOfEvent } from './event-text.ts';

it.each([
  ['xstate.done.actor.fetchCart', 'answer', 'fetchCart answers'],
  ['xstate.snapshot.userInfo', 'answer', 'userInfo sends'],
  ['xstate.error.actor.userInfo', 'failure', 'userInfo fails'],
  ['xstate.after.clickDelay.navigation.clicked', 'delay', 'after clickDelay'],
  ['xstate.done.state.checkout.step', 'done', 'done'],
  ['participants.close', 'event', 'close'],
])('%s is said in words', (event, kind, text) => {
  expect([kindOfEvent(event), textOfEvent(event)]).toEqual([kind, text]);
});
