import { assign, emit, setup } from 'xstate';
import { ports } from '../port.ts';
import { COUNTDOWN_TICK, timeLeft } from './countdown.rules.ts';
import type { CountdownCommand, CountdownContext, CountdownFact, CountdownInput, CountdownPorts } from './countdown.types.ts';

/** What the clock has told; undefined before its first tick. */
interface Tick { now: number | undefined }
const tick = ({ event }: { event: { snapshot: { context: number | undefined } } }): Tick => ({ now: event.snapshot.context });

/** The time left to an end date, second by second, and the terms of what ends [view.countdown] [view.dialog]. */
export const countdownMachine = setup({
  types: {} as {
    input: CountdownInput;
    context: CountdownContext;
    events: CountdownCommand;
    emitted: CountdownFact;
  },
  actors: { ...ports<CountdownPorts>()({ clock: 'stream' }) },
  actions: {
    takeTime: assign((_, { now }: Tick) => ({ now: now! })),
    announceEnd: emit(({ context: { of, endsAt } }) => ({ type: 'countdown.ended' as const, of, endsAt })),
  },
  guards: {
    nothingIsLeft: ({ context }) => timeLeft(context) === 0,
    isTheEnd: ({ context: { endsAt } }, { now }: Tick) => now !== undefined && timeLeft({ endsAt, now }) === 0,
    isTime: (_, { now }: Tick) => now !== undefined,
  },
}).createMachine({
  id: 'countdown',
  description: 'The time left to an end date, second by second, and the terms of what ends',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    time: {
      description: 'What is left until the end',
      initial: 'settling',
      states: {
        settling: {
          description: 'Looks whether anything is left',
          always: [{ guard: 'nothingIsLeft', target: 'ended' }, { target: 'counting' }],
        },
        counting: {
          description: 'The time left is shown, and counted anew at every tick of the clock',
          invoke: {
            id: 'clock',
            src: 'clock',
            input: ({ context }) => ({ period: COUNTDOWN_TICK, towards: context.endsAt }),
            onSnapshot: [
              { guard: { type: 'isTheEnd', params: tick }, target: 'ended' },
              { guard: { type: 'isTime', params: tick }, actions: { type: 'takeTime', params: tick } },
            ],
            onError: {},
          },
        },
        ended: {
          description: 'The end date has come, and it is told',
          entry: 'announceEnd',
        },
      },
    },
    terms: {
      description: 'The terms of what ends',
      initial: 'closed',
      states: {
        closed: {
          description: 'The page shows none',
          on: { 'countdown.openTerms': 'open' },
        },
        open: {
          description: 'They lie over the page, with the time left',
          on: { 'countdown.closeTerms': 'closed' },
        },
      },
    },
  },
});
