import { configuratorSetup } from './configurator.setup.ts';

/** What the hotel sells to the party, fetched again for another one. */
export const matrixState = configuratorSetup.createStateConfig({
  description: 'What exists for the hotel and the party.',
  initial: 'fetching',
  on: { settled: { guard: 'matrixIsOutdated', target: '.fetching' } },
  states: {
    fetching: {
      description: 'The matrix is fetched; an older one stays in use.',
      tags: 'busy',
      entry: 'nameMatrix',
      invoke: {
        id: 'fetchMatrix',
        src: 'fetchMatrix',
        input: ({ context: { hotelCode, tripType, occupancies } }) => ({ hotelCode, tripType, occupancies }),
        onDone: { actions: { type: 'takeMatrix', params: ({ event }) => event.output }, target: 'success' },
        onError: 'failure',
      },
    },
    success: { description: 'The matrix is of this party.', entry: 'reportMissingBoard' },
    failure: {
      description: 'The matrix could not be fetched: nothing can be changed.',
      on: { 'configurator.retry': 'fetching' },
    },
  },
});
