import { createActor, setup, SimulatedClock } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { resumeDelays } from './resume-delays.ts';

const child = setup({ delays: { pause: 50 } }).createMachine({
  id: 'child', initial: 'waiting', states: { waiting: { after: { pause: 'over' } }, over: {} },
});
const parent = setup({
  types: {} as { context: { turns: number }; events: { type: 'leave' } },
  actors: { child },
  delays: { growing: ({ context }) => context.turns * 100 },
}).createMachine({
  id: 'parent',
  context: { turns: 3 },
  invoke: { id: 'child', src: 'child' },
  initial: 'waiting',
  states: { waiting: { after: { growing: 'over' }, on: { leave: 'left' } }, left: { on: { '*': 'over' } }, over: {} },
});

/** An actor restored from what is persisted of a fresh one. */
function restored(machine: AnyStateMachine) {
  const clock = new SimulatedClock();
  const snapshot = JSON.parse(JSON.stringify(createActor(machine).start().getPersistedSnapshot()));
  const actor = createActor(machine, { snapshot, clock }).start();
  return { actor, clock, value: () => actor.getSnapshot().value as string };
}

describe('delays of a restored actor', () => {
  it('run from their full length', () => {
    const { actor, clock, value } = restored(parent);
    resumeDelays(actor);
    clock.increment(299);
    expect(value()).toBe('waiting');
    clock.increment(1);
    expect(value()).toBe('over');
  });

  it('end with their state', () => {
    const { actor, clock, value } = restored(parent);
    resumeDelays(actor);
    actor.send({ type: 'leave' });
    clock.increment(1_000);
    expect(value()).toBe('left');
  });

  it('run in its child flows as well', () => {
    const { actor, clock } = restored(parent);
    resumeDelays(actor);
    clock.increment(50);
    expect(actor.getSnapshot().children.child.getSnapshot().value).toBe('over');
  });

  it('would never end by themselves', () => {
    const { clock, value } = restored(parent);
    clock.increment(10_000);
    expect(value()).toBe('waiting');
  });
});
