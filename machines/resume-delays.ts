import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

/**
 * Starts anew, from their full length, the delays of the states that a restored actor and its child flows are in: XState
 * persists states but not their running delays, so a restored actor would wait in a state with `after` for ever.
 * @param actor a started actor that was created from a persisted snapshot
 */
export function resumeDelays(actor: AnyActorRef): void {
  const snapshot: Partial<AnyMachineSnapshot> = actor.getSnapshot();
  // Promises and streams have no states; they begin again by themselves.
  if (snapshot.machine === undefined || snapshot.status !== 'active') return;
  for (const node of snapshot._nodes ?? []) {
    for (const { delay, eventType } of node.after) {
      // The event's type is also the id by which leaving the state cancels it.
      actor.system.scheduler.schedule(actor, actor, { type: eventType }, lengthOf(delay, snapshot as AnyMachineSnapshot), eventType);
    }
  }
  for (const child of Object.values<AnyActorRef | undefined>(snapshot.children ?? {})) if (child) resumeDelays(child);
}

function lengthOf(delay: unknown, { machine, context }: AnyMachineSnapshot): number {
  const length = machine.implementations.delays[delay as string] ?? delay;
  return Number(typeof length === 'function' ? length({ context, event: { type: 'xstate.init' } } as never, undefined as never) : length);
}
