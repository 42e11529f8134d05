import { assign, emit, setup } from 'xstate';
import { ports } from '../port.ts';
import { COUNTDOWN_TICK, timeLeft, untilNextTick } from './countdown.rules.ts';
import type { CountdownContext, CountdownFact, CountdownInput, CountdownPorts } from './countdown.types.ts';

/** The time left to an end date, second by second [view.countdown]. */
export const countdownMachine = setup({
  types: {
    input: {} as CountdownInput,
    context: {} as CountdownContext,
    emitted: {} as CountdownFact,
  },
  actors: { ...ports<CountdownPorts>()({ tellTime: 'promise' }) },
  actions: {
    takeTime: assign((_, { now }: { now: number }) => ({ now })),
    countOneTick: assign(({ context }) => ({ now: context.now + COUNTDOWN_TICK })),
    announceEnd: emit(({ context: { endsAt } }) => ({ type: 'countdown.ended' as const, endsAt })),
  },
  guards: {
    nothingIsLeft: ({ context }) => timeLeft(context) === 0,
  },
  delays: { tick: ({ context }) => untilNextTick(context) },
}).createMachine({
  id: 'countdown',
  description: 'The time left to an end date, second by second',
  context: ({ input }) => input,
  initial: 'settling',
  states: {
    settling: {
      description: 'Looks whether anything is left',
      always: [{ guard: 'nothingIsLeft', target: 'ended' }, { target: 'counting' }],
    },
    counting: {
      description: 'The time left is shown until the next second is over',
      after: { tick: 'reading' },
    },
    reading: {
      description: 'The clock is asked what time it is',
      invoke: {
        id: 'tellTime',
        src: 'tellTime',
        input: {},
        onDone: { actions: { type: 'takeTime', params: ({ event }) => ({ now: event.output }) }, target: 'settling' },
        onError: { actions: 'countOneTick', target: 'settling' },
      },
    },
    ended: {
      description: 'The end date has come, and it is told',
      entry: 'announceEnd',
    },
  },
});
