import { choiceOf, datesRequestOf, standingOffer } from './configurator.rules.ts';
import { configuratorSetup } from './configurator.setup.ts';

/** The calendar of the offer that stands. */
export const datesState = configuratorSetup.createStateConfig({
  description: 'The calendar: a price for each departure day of this airport, length, board and room.',
  initial: 'waiting',
  on: { settled: { guard: 'calendarIsOutdated', target: '.fetching' } },
  states: {
    waiting: { description: 'No offer says yet which calendar is wanted.' },
    fetching: {
      description: 'The calendar is fetched; an older one stays visible.',
      tags: 'busy',
      entry: 'nameCalendar',
      invoke: {
        id: 'fetchDates',
        src: 'fetchDates',
        input: ({ context }) => datesRequestOf(context.hotelCode, choiceOf(standingOffer(context)), context.occupancies),
        onDone: { actions: { type: 'takeDates', params: ({ event }) => event.output }, target: 'succeeded' },
        onError: 'failed',
      },
    },
    succeeded: { description: 'The calendar fits the offer.' },
    failed: {
      description: 'The calendar could not be fetched.',
      on: { 'configurator.retry': 'fetching' },
    },
  },
});
