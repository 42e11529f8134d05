import { assign, emit, setup } from 'xstate';
import { bookableUntil } from '../../src/domain/booking/bookable-until.ts';
import { countdownMachine } from '../countdown/countdown.machine.ts';
import { ports } from '../port.ts';
import { LAST_HOURS, MOST_AHEAD, phaseAt } from './sale-end.rules.ts';
import type { SalePhase } from './sale-end.rules.ts';
import type { SaleEndCommand, SaleEndContext, SaleEndFact, SaleEndInput, SaleEndPorts } from './sale-end.types.ts';

/** What the clock has told; undefined before it has told anything. */
interface Told { now: number | undefined }
interface ClockEvent { event: { snapshot: { context: number | undefined } } }
const told = ({ event }: ClockEvent): Told => ({ now: event.snapshot.context });
const itIs = (phase: SalePhase) => ({ type: 'isPhase' as const, params: (clock: ClockEvent) => ({ ...told(clock), phase }) });

/** The end of the sale of the offer that a hotel card shows: counted down within its last hours, and asked about when it has come [view.countdown]. */
export const saleEndMachine = setup({
  types: {} as {
    input: SaleEndInput;
    context: SaleEndContext;
    events: SaleEndCommand;
    emitted: SaleEndFact;
    children: { moments: 'moments'; countdown: 'countdown' };
  },
  actors: { ...ports<SaleEndPorts>()({ moments: 'stream' }), countdown: countdownMachine },
  actions: {
    takeOffer: assign((_, { departureDate }: { departureDate: string }) => ({ endsAt: bookableUntil(departureDate) })),
    takeTime: assign((_, { now }: Told) => ({ now: now! })),
    announceEnd: emit({ type: 'saleEnd.reached' }),
  },
  guards: {
    offerStands: ({ context }) => context.endsAt !== null,
    endsTheSame: ({ context }, { departureDate }: { departureDate: string }) => context.endsAt === bookableUntil(departureDate),
    isPhase: ({ context }, { now, phase }: Told & { phase: SalePhase }) => now !== undefined && phaseAt(now, context.endsAt!) === phase,
    countdownHasEnded: (_, { state }: { state: { time: string } | undefined }) => state?.time === 'ended',
  },
}).createMachine({
  id: 'saleEnd',
  description: 'The end of the sale of the offer that stands: counted down within its last hours, then the offer is asked for again',
  context: ({ input: { departureDate } }) => ({ endsAt: departureDate === null ? null : bookableUntil(departureDate), now: 0 }),
  initial: 'idle',
  on: {
    'saleEnd.follow': { actions: { type: 'takeOffer', params: ({ event }) => event }, target: '.waiting' },
  },
  states: {
    idle: {
      description: 'No offer stands yet',
      always: { guard: 'offerStands', target: 'waiting' },
    },
    waiting: {
      description: 'Waits for the last hours of the sale; nothing is shown',
      invoke: {
        id: 'moments',
        src: 'moments',
        input: ({ context }) => ({ moments: [context.endsAt! - LAST_HOURS] }),
        onSnapshot: [
          { guard: itIs('lastHours'), actions: { type: 'takeTime', params: told }, target: 'lastHours' },
          { guard: itIs('doubtful'), target: 'doubtful' },
          { guard: itIs('over'), target: 'over' },
        ],
        onError: {},
      },
    },
    lastHours: {
      description: 'The end is near or has just come, and the card says so',
      initial: 'counting',
      invoke: {
        id: 'countdown',
        src: 'countdown',
        input: ({ context: { endsAt, now } }) => ({ of: 'sale' as const, endsAt: endsAt!, now }),
        onSnapshot: { guard: { type: 'countdownHasEnded', params: ({ event }) => ({ state: event.snapshot.value }) }, target: '.ended' },
        onError: {},
      },
      states: {
        counting: {
          description: 'The time left is counted down',
          on: {
            // The same day at another price goes on counting.
            'saleEnd.follow': { guard: { type: 'endsTheSame', params: ({ event }) => event } },
          },
        },
        ended: {
          description: 'The sale is over by this clock; the server is asked',
          entry: 'announceEnd',
        },
      },
    },
    doubtful: {
      description: 'The offer is still sold after its end by this clock, which may be ahead; when none that counts as right can be, the server is asked once more',
      invoke: {
        id: 'moments',
        src: 'moments',
        input: ({ context }) => ({ moments: [context.endsAt! + MOST_AHEAD] }),
        onSnapshot: { guard: itIs('over'), actions: 'announceEnd', target: 'over' },
        onError: {},
      },
    },
    over: { description: 'The end is past; what the server sells is sold' },
  },
});
