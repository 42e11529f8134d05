import { assign, emit, setup } from 'xstate';
import type { Flexibility } from '../../src/domain/search/departure-window.ts';
import type { TravelDateCommand, TravelDateContext, TravelDateFact, TravelDateInput, TravelDateOutput } from './travel-date.types.ts';
import { daysOfMonth, isMonthOnSale, isOnSale, settledDraft } from './travel-date.rules.ts';

/** When to leave: a draft of days, applied on submit; whoever closes it stops it, and it is discarded [date.draft]. */
export const travelDateMachine = setup({
  types: {} as {
    input: TravelDateInput;
    context: TravelDateContext;
    events: TravelDateCommand;
    emitted: TravelDateFact;
    output: TravelDateOutput;
  },
  actions: {
    pickFrom: assign((_, { date }: Day) => ({ draft: { from: date, to: null } })),
    pickTo: assign(({ context }, { date }: Day) => ({ draft: { from: context.draft.from, to: date } })),
    // A whole month is what it says, no wider.
    pickMonth: assign((_, { month }: Month) => ({ draft: daysOfMonth(month), flexibility: 0 as const, shownMonth: daysOfMonth(month).from })),
    turnCalendar: assign((_, { month }: Month) => ({ shownMonth: month })),
    takeFlexibility: assign((_, { days }: Flex) => ({ flexibility: days })),
    clearDraft: assign({ draft: { from: null, to: null }, flexibility: 0 }),
    announceDates: emit(({ context }) => ({ type: 'travelDate.submitted' as const, ...settledDraft(context) })),
  },
  guards: {
    dayIsOnSale: ({ context }, { date }: Day) => isOnSale(date, context),
    dayEndsRange: ({ context }, { date }: Day) => isOnSale(date, context) && date >= (context.draft.from ?? date),
    monthIsOnSale: ({ context }, { month }: Month) => isMonthOnSale(month, context),
    fromIsChosen: ({ context }) => context.draft.from !== null,
    toIsChosen: ({ context }) => context.draft.to !== null,
  },
}).createMachine({
  id: 'travelDate',
  description: 'A range of departure days: the first click is its start, the second its end.',
  context: ({ input }) => ({
    draft: { from: input.from, to: input.to },
    flexibility: input.flexibility,
    shownMonth: input.from,
    minDate: input.minDate,
    maxDate: input.maxDate,
  }),
  initial: 'empty',
  states: {
    empty: {
      description: 'No day is chosen: any departure will do.',
      always: { guard: 'fromIsChosen', target: 'started' },
      on: {
        'travelDate.chooseDay': {
          guard: { type: 'dayIsOnSale', params: day },
          actions: { type: 'pickFrom', params: day },
          target: 'started',
        },
      },
    },
    started: {
      description: 'The first day is chosen; the next click ends the range.',
      always: { guard: 'toIsChosen', target: 'complete' },
      on: {
        'travelDate.chooseDay': [
          {
            guard: { type: 'dayEndsRange', params: day },
            actions: { type: 'pickTo', params: day },
            target: 'complete',
          },
          { guard: { type: 'dayIsOnSale', params: day }, actions: { type: 'pickFrom', params: day } },
        ],
      },
    },
    complete: {
      description: 'Both ends are chosen; the next click begins anew.',
      on: {
        'travelDate.chooseDay': {
          guard: { type: 'dayIsOnSale', params: day },
          actions: { type: 'pickFrom', params: day },
          target: 'started',
        },
      },
    },
    submitted: {
      description: 'The draft is what the parent takes over.',
      type: 'final',
      entry: 'announceDates',
      output: ({ context }) => ({ dates: settledDraft(context) }),
    },
  },
  on: {
    'travelDate.chooseMonth': {
      guard: { type: 'monthIsOnSale', params: ({ event }) => ({ month: event.month }) },
      actions: { type: 'pickMonth', params: ({ event }) => ({ month: event.month }) },
      target: '.complete',
    },
    'travelDate.showMonth': { actions: { type: 'turnCalendar', params: ({ event }) => ({ month: event.month }) } },
    'travelDate.flex': { guard: 'fromIsChosen', actions: { type: 'takeFlexibility', params: ({ event }) => ({ days: event.days }) } },
    'travelDate.clear': { actions: 'clearDraft', target: '.empty' },
    'travelDate.submit': '.submitted',
  },
  output: ({ event }) => event.output as TravelDateOutput,
});

interface Day { date: string }
interface Month { month: string }
interface Flex { days: Flexibility }

function day({ event }: { event: Day }): Day {
  return { date: event.date };
}
