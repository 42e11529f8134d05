import type { Bus } from '../../bus/bus.ts';
import type { AnyMachineSnapshot, AnyActorRef } from 'xstate';

/** Tag of states that wait for an answer without which the page cannot be shown. */
const BUSY = 'busy';

export function isBusy(actor: AnyActorRef): boolean {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot | undefined;
  return snapshot !== undefined && 'hasTag' in snapshot && snapshot.hasTag(BUSY);
}

/**
 * Waits until no root flow is busy, at most `deadline` milliseconds.
 * @returns whether all settled in time
 */
export function settle(bus: Bus, deadline: number): Promise<boolean> {
  const settled = () => ![...bus.roots().values()].some(isBusy);
  return new Promise((resolve) => {
    if (settled()) return resolve(true);
    const finish = (outcome: boolean) => { subscriptions.forEach((subscription) => subscription.unsubscribe()); clearTimeout(timer); resolve(outcome); };
    const timer = setTimeout(() => finish(false), deadline);
    const subscriptions = [...bus.roots().values()].map((actor) => actor.subscribe({
      next: () => { if (settled()) finish(true); },
      error: () => { if (settled()) finish(true); },
    }));
  });
}
