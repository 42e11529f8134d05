import { DEFAULT_PAGE } from '../../src/domain/search/offers-request.ts';
import { requestOf } from './listing.rules.ts';
import { listingSetup } from './listing.setup.ts';
import type { ListingContext } from './listing.types.ts';

/** What it is asked by, the first time and after each change. */
const asked = ({ context }: { context: ListingContext }) => requestOf(context, DEFAULT_PAGE);

/** The offer with the deepest price cut, above the list and outside its order [listing.promoted]. */
export const promotedState = listingSetup.createStateConfig({
  description: 'The deepest price cut, above the list.',
  initial: 'fetching',
  on: { filtered: '.updating' },
  states: {
    fetching: {
      description: 'It is awaited.',
      tags: 'busy',
      invoke: {
        id: 'fetchPromoted',
        src: 'fetchPromoted',
        input: asked,
        onDone: { actions: { type: 'takePromoted', params: ({ event }) => ({ promoted: event.output }) }, target: 'loaded' },
        onError: 'failed',
      },
    },
    loaded: { description: 'It fits the list, or there is none.' },
    updating: {
      description: 'The old one stays with the old list; above a new one its place is kept.',
      on: { replaced: { actions: 'forgetPromoted' } },
      invoke: {
        id: 'updatePromoted',
        src: 'fetchPromoted',
        input: asked,
        onDone: [
          {
            guard: 'listIsAwaited',
            actions: { type: 'keepNextPromoted', params: ({ event }) => ({ promoted: event.output }) },
            target: 'waiting',
          },
          {
            guard: { type: 'priceIsCut', params: ({ event }) => ({ promoted: event.output }) },
            actions: { type: 'takePromoted', params: ({ event }) => ({ promoted: event.output }) },
            target: 'loaded',
          },
          { target: 'none' },
        ],
        onError: 'failed',
      },
    },
    none: { description: 'Its place was kept above the list, and says that there is none.' },
    waiting: {
      description: 'The new one waits for the new list.',
      on: { replaced: { actions: 'takeNextPromoted', target: 'loaded' } },
    },
    failed: {
      description: 'The list works without.',
      on: {
        replaced: { actions: 'forgetPromoted' },
        'listing.retryPromoted': 'updating',
        'listing.retry': { guard: 'listIsAwaited', target: 'updating' },
      },
    },
  },
});
