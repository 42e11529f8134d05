import { listingSetup } from './listing.setup.ts';

/** Whether the sort was initialised, and from what [sort.initialized]. */
export const sortState = listingSetup.createStateConfig({
  description: 'Where the order of the list comes from.',
  initial: 'initializing',
  on: {
    reordered: '.chosen',
    followed: [
      { guard: { type: 'isFrom', params: ({ event }) => ({ sortedBy: event.sortedBy, source: 'address' as const }) }, target: '.fromAddress' },
      { target: '.byDefault' },
    ],
  },
  states: {
    initializing: {
      description: 'The cookie and the address have been read: one of them says the order, or none does.',
      always: [
        { guard: { type: 'isFrom', params: ({ context }) => ({ sortedBy: context.sortedBy, source: 'cookie' as const }) }, target: 'fromCookie' },
        { guard: { type: 'isFrom', params: ({ context }) => ({ sortedBy: context.sortedBy, source: 'address' as const }) }, target: 'fromAddress' },
        { target: 'byDefault' },
      ],
    },
    byDefault: { description: 'Not initialised: neither the cookie nor the address says an order, so it is the shop’s own.' },
    fromCookie: { description: 'The order that the visitor chose last time.' },
    fromAddress: { description: 'The order that the address names.' },
    chosen: { description: 'The order that was chosen on this list.' },
  },
});
