/** Takes an actor's state down by reference, in no time; what is persisted of it is worked out when somebody asks. */
import type { AnyActorRef, AnyMachineSnapshot, Snapshot } from 'xstate';
import type { Mask } from '../masking/mask.ts';

export interface Captured {
  actor: AnyActorRef;
  snapshot: Snapshot<unknown>;
  children: Record<string, Captured>;
}

/** What an actor is besides what its type says. */
interface Internals {
  src: unknown;
  systemId?: string;
  _syncSnapshot?: boolean;
}

export function isFlowSnapshot(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;
}

/** Snapshots are never changed, so they may be kept; the actors go on. */
export function capture(actor: AnyActorRef): Captured {
  const snapshot = actor.getSnapshot() as Snapshot<unknown>;
  const children: Record<string, Captured> = {};
  if (isFlowSnapshot(snapshot)) {
    for (const [id, child] of Object.entries<AnyActorRef | undefined>(snapshot.children)) if (child) children[id] = capture(child);
  }
  return { actor, snapshot, children };
}

/** What `getPersistedSnapshot` would have said then, with stand-ins for what is personal. */
export function persist({ snapshot, children }: Captured, mask: Mask): Record<string, unknown> {
  if (!isFlowSnapshot(snapshot)) return mask(portData(snapshot)) as Record<string, unknown>;
  const then = Object.entries(children).map(([id, child]) => {
    const { src, systemId, _syncSnapshot } = child.actor as unknown as Internals;
    return [id, { src, systemId, _syncSnapshot, getPersistedSnapshot: () => persist(child, mask) }];
  });
  const persisted = snapshot.machine.getPersistedSnapshot({ ...snapshot, children: Object.fromEntries(then) } as never) as unknown as Record<string, unknown>;
  return { ...persisted, context: mask(persisted.context), output: mask(persisted.output), error: mask(failureData(persisted.error)) };
}

/** What a port's actor persists: a stream's subscription is no data, and leads back to itself. */
export function portData(snapshot: Snapshot<unknown>): object {
  const { _subscription: _, ...data } = snapshot as Snapshot<unknown> & { _subscription?: unknown };
  return data;
}

/** An error as data: what the API refused, else no more than its name. */
export function failureData(error: unknown): unknown {
  return error instanceof Error ? { ...error, name: error.name } : error;
}

/** All data in it, for finding out which days count. */
export function* dataOf({ snapshot, children }: Captured): Iterable<unknown> {
  yield isFlowSnapshot(snapshot) ? snapshot.context : portData(snapshot);
  for (const child of Object.values(children)) yield* dataOf(child);
}
