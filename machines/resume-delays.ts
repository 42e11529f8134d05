/**
 * XState persists states but not their running delays: a restored actor would wait for ever in a state with `after`.
 * Starts the delays of the states that the actor is in anew, from their full length.
 */
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

/** @param actor a started machine that was created from a persisted snapshot */
export function resumeDelays(actor: AnyActorRef): void {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  for (const node of snapshot._nodes) {
    for (const { delay, eventType } of node.after) {
      const named = snapshot.machine.implementations.delays[delay as string];
      const length = typeof named === 'function' ? named({ context: snapshot.context, event: { type: 'xstate.init' } } as never, undefined as never) : named ?? delay;
      // The event's type is also the id by which leaving the state cancels it.
      actor.system.scheduler.schedule(actor, actor, { type: eventType }, Number(length), eventType);
    }
  }
}
