import { calendarState } from './calendar.state.ts';
import { configuratorSetup } from './configurator.setup.ts';
import { addressOf, matrixKey } from './configurator.rules.ts';
import { datesState } from './dates.state.ts';
import { matrixState } from './matrix.state.ts';
import { offerState } from './offer.state.ts';
import { orderState } from './order.state.ts';
import { partyState } from './party.state.ts';

/** A hotel's offer put together part by part: each change ends in an offer on sale or says why not. */
export const configuratorMachine = configuratorSetup.createMachine({
  id: 'configurator',
  version: '3',
  description: 'Airport, length, day, party, board and room of a stay; the offer they make, its calendar and its order.',
  context: ({ input }) => ({
    hotelCode: input.hotelCode,
    tripType: input.tripType,
    today: input.today,
    multiroomEnabled: input.multiroomEnabled,
    occupancies: input.occupancies,
    addressed: addressOf(input.offerCode),
    standing: { kind: 'none' },
    change: { kind: 'none' },
    refusal: { kind: 'none' },
    sold: { kind: 'unknown' },
    soldTo: matrixKey(input),
    calendar: { kind: 'none' },
    calendarPlace: { kind: 'chosenDay' },
    refusedDay: { kind: 'none' },
    partySurface: 'popover',
  }),
  type: 'parallel',
  on: { 'configurator.chooseRoomOf': { actions: { type: 'raiseRoomOf', params: ({ event }) => event } } },
  states: {
    init: {
      description: 'Whether the card has its first matrix and offer.',
      initial: 'started',
      states: {
        started: {
          description: 'The first answers are awaited.',
          always: { guard: 'firstAnswersCame', target: 'finished' },
        },
        finished: { description: 'They came, good or bad.' },
      },
    },
    matrix: matrixState,
    dates: datesState,
    calendar: calendarState,
    party: partyState,
    offer: offerState,
    order: orderState,
  },
});
