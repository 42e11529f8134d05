import { assign, emit, setup } from 'xstate';
import { failureOf } from '../failure.ts';
import { orderOfFailure } from '../ordered-before.ts';
import { ports } from '../port.ts';
import { itemOf, onlyTimeOf, problemsOf, problemsOfFailure, timesOfFailure, withAnswer, withKnownTimes, withLaterTimes, withPeople } from './activity.rules.ts';
import type { ActivityCommand, ActivityContext, ActivityFact, ActivityInput, ActivityPorts, Calendar } from './activity.types.ts';

type Choice<Type extends ActivityCommand['type']> = Extract<ActivityCommand, { type: Type }>;

/** A day, a time, people and what the organiser must know: an activity on its way into the basket [excursion.search]. */
export const activityMachine = setup({
  types: {} as {
    context: ActivityContext;
    input: ActivityInput;
    events: ActivityCommand;
    emitted: ActivityFact;
  },
  actors: ports<ActivityPorts>()({ fetchTimes: 'promise', newKey: 'promise', saveItem: 'promise' }),
  actions: {
    takeDay: assign(({ context }, { day }: { day: string }) => ({ day, time: onlyTimeOf(context, day) })),
    takeTime: assign((_, { day, time }: { day: string; time: string }) => ({ day, time })),
    takePeople: assign(({ context }, { band, count }: Choice<'activity.setPeople'>) => ({ people: withPeople(context, band, count) })),
    takeAnswer: assign(({ context }, { person, code, value }: Choice<'activity.setInfo'>) => ({ info: withAnswer(context, person, code, value) })),
    takeLaterTimes: assign(({ context }, calendar: Calendar) => ({ activity: withLaterTimes(context, calendar) })),
    takeOtherTimes: assign(({ context, event }) => {
      const otherTimes = timesOfFailure(failureOf(event));
      return { otherTimes, activity: withKnownTimes(context, otherTimes), time: null };
    }),
    markProblems: assign(({ context }) => ({ problems: problemsOf(context) })),
    markRefused: assign(({ event }) => ({ problems: problemsOfFailure(failureOf(event)) })),
    forgetProblems: assign({ problems: [] }),
    checkMarked: assign(({ context }) => {
      const still = problemsOf(context).map((problem) => JSON.stringify(problem));
      return { problems: context.problems.filter((problem) => still.includes(JSON.stringify(problem))) };
    }),
    keepKey: assign((_, idempotencyKey: string) => ({ idempotencyKey })),
    startOver: assign({ day: null, time: null, problems: [], otherTimes: [], idempotencyKey: null }),
    // Its basket's cookie opens the order.
    announceOrder: emit(({ event }) => ({ type: 'activity.ordered' as const, orderId: orderOfFailure(failureOf(event)) ?? '', token: '' })),
    announceAdded: emit(({ context }) => ({ type: 'activity.added' as const, activityId: context.activity.activityId })),
  },
  guards: {
    hasLater: ({ context }) => context.activity.hasLater,
    hasKey: ({ context }) => context.idempotencyKey !== null,
    isComplete: ({ context }) => problemsOf(context).length === 0,
    basketIsFull: ({ event }) => failureOf(event).code === 'cart-full',
    isOrdered: ({ event }) => orderOfFailure(failureOf(event)) !== undefined,
    isRefused: ({ event }) => problemsOfFailure(failureOf(event)).length > 0,
    isFull: ({ event }) => failureOf(event).code === 'time-full',
  },
}).createMachine({
  id: 'activity',
  description: 'A day, a time, people and what the organiser must know',
  context: ({ input: { activity, day, people } }) => ({
    activity, day, time: null, people, info: { booking: {}, people: [] }, problems: [], otherTimes: [], idempotencyKey: null,
  }),
  // What is fetched of the calendar and what is chosen of it do not wait for one another.
  type: 'parallel',
  states: {
    calendar: {
      description: 'The days that are shown',
      initial: 'known',
      states: {
        known: {
          description: 'They stand',
          on: { 'activity.showMore': { guard: 'hasLater', target: 'fetching' } },
        },
        fetching: {
          description: 'The next part is fetched; nothing that is chosen or added meanwhile stops it',
          on: { 'activity.showMore': { target: 'fetching', reenter: true } },
          invoke: {
            id: 'fetchTimes',
            src: 'fetchTimes',
            input: ({ context: { activity: { activityId, timesTo } } }) => ({ activityId, from: timesTo }),
            onDone: { target: 'known', actions: { type: 'takeLaterTimes', params: ({ event }) => event.output } },
            onError: 'failed',
          },
        },
        failed: {
          description: 'More could not be fetched; what was shown is still there',
          on: { 'activity.retryTimes': 'fetching', 'activity.showMore': 'fetching' },
        },
      },
    },
    booking: {
      description: 'What is chosen, on its way into the basket',
      initial: 'open',
      states: {
        open: {
          description: 'Everything can be chosen',
          initial: 'choosing',
          on: {
            'activity.chooseDay': { target: '.choosing', actions: [{ type: 'takeDay', params: ({ event }) => event }, 'checkMarked'] },
            'activity.chooseTime': { target: '.choosing', actions: [{ type: 'takeTime', params: ({ event }) => event }, 'checkMarked'] },
            'activity.setPeople': { actions: [{ type: 'takePeople', params: ({ event }) => event }, 'checkMarked'] },
            'activity.setInfo': { actions: [{ type: 'takeAnswer', params: ({ event }) => event }, 'checkMarked'] },
            'activity.add': [
              { guard: 'isComplete', target: 'adding', actions: 'forgetProblems' },
              { actions: 'markProblems' },
            ],
          },
          states: {
            choosing: { description: 'Nothing stands in the way' },
            full: { description: 'Somebody was quicker: other times are offered' },
            basketFull: { description: 'The basket takes no more: something must be ordered or leave it first' },
            failed: { description: 'The basket could not be reached; everything chosen is still there' },
          },
        },
        adding: {
          description: 'On its way into the basket',
          initial: 'choosingKey',
          states: {
            choosingKey: {
              description: 'One key an item: added again, it replaces what may have come through before',
              always: [{ guard: 'hasKey', target: 'saving' }, { target: 'makingKey' }],
            },
            makingKey: {
              description: 'A first try takes a new key',
              invoke: {
                id: 'newKey',
                src: 'newKey',
                input: ({ context: { activity: { activityId } } }) => ({ activityId }),
                onDone: { target: 'saving', actions: { type: 'keepKey', params: ({ event }) => event.output } },
                onError: { target: '#activity.booking.open.failed' },
              },
            },
            saving: {
              description: 'The basket is asked to take it',
              invoke: {
                id: 'saveItem',
                src: 'saveItem',
                input: ({ context }) => itemOf(context),
                onDone: { target: '#activity.booking.added', actions: 'announceAdded' },
                onError: [
                  { guard: 'isFull', target: '#activity.booking.open.full', actions: 'takeOtherTimes' },
                  { guard: 'isOrdered', target: '#activity.booking.ordered', actions: 'announceOrder' },
                  { guard: 'basketIsFull', target: '#activity.booking.open.basketFull' },
                  { guard: 'isRefused', target: '#activity.booking.open.choosing', actions: 'markRefused' },
                  { target: '#activity.booking.open.failed' },
                ],
              },
            },
          },
        },
        ordered: { description: 'It had come into the basket, and was ordered in another tab: the page of the order opens' },
        added: {
          description: 'It is in the basket',
          on: { 'activity.chooseAnother': { target: 'open', actions: 'startOver' } },
        },
      },
    },
  },
});
