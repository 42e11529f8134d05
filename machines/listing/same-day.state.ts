import { sameDayRequestOf } from './listing.rules.ts';
import { listingSetup } from './listing.setup.ts';

/** What else leaves on the same day, beneath the list [listing.promoted]. */
export const sameDayState = listingSetup.createStateConfig({
  description: 'What else leaves on the same day.',
  initial: 'unasked',
  on: { filtered: '.unasked' },
  states: {
    unasked: {
      description: 'A button offers it.',
      on: { 'listing.showSameDay': 'fetching' },
    },
    fetching: {
      description: 'It is awaited.',
      invoke: {
        id: 'fetchSameDay',
        src: 'fetchSameDay',
        input: ({ context }) => sameDayRequestOf(context),
        onDone: { actions: { type: 'takeSameDay', params: ({ event }) => ({ sameDay: event.output }) }, target: 'shown' },
        onError: 'failed',
      },
    },
    shown: { description: 'It stands beneath the list.' },
    failed: {
      description: 'It can be asked for again.',
      on: { 'listing.showSameDay': 'fetching' },
    },
  },
});
