/** Takes an actor's state down by reference, in no time; what is persisted of it is worked out when somebody asks. */
import type { AnyActorRef, AnyMachineSnapshot, Snapshot } from 'xstate';
import type { Mask } from '../masking/mask.ts';

/** What an actor was in, and no actor: it would keep the flows of a page that was left. */
export interface Captured {
  id: string;
  /** What its parent persists of it besides its snapshot. */
  reference: Reference;
  /** Without the actors of a flow's children. */
  snapshot: Snapshot<unknown>;
  children: Record<string, Captured>;
}

interface Reference {
  src: unknown;
  systemId?: string;
  _syncSnapshot?: boolean;
}

export function isFlowSnapshot(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;
}

export function capture(actor: AnyActorRef): Captured {
  const { id, src, systemId, _syncSnapshot } = actor as AnyActorRef & Reference;
  const snapshot = actor.getSnapshot() as Snapshot<unknown>;
  const known = { id, reference: { src, systemId, _syncSnapshot } };
  if (!isFlowSnapshot(snapshot)) return { ...known, snapshot: portData(snapshot), children: {} };
  const children: Record<string, Captured> = {};
  for (const [childId, child] of Object.entries<AnyActorRef | undefined>(snapshot.children)) if (child) children[childId] = capture(child);
  return { ...known, snapshot: { ...snapshot, children: {} } as AnyMachineSnapshot, children };
}

/** What `getPersistedSnapshot` would have said then, with stand-ins for what is personal. */
export function persist({ snapshot, children }: Captured, mask: Mask): Record<string, unknown> {
  if (!isFlowSnapshot(snapshot)) return mask(snapshot) as Record<string, unknown>;
  const then = Object.entries(children).map(([id, child]) => [id, { ...child.reference, getPersistedSnapshot: () => persist(child, mask) }]);
  const persisted = snapshot.machine.getPersistedSnapshot({ ...snapshot, children: Object.fromEntries(then) } as never) as unknown as Record<string, unknown>;
  return { ...persisted, context: mask(persisted.context), output: mask(persisted.output), error: mask(failureData(persisted.error)) };
}

/** What a port's actor persists: a stream's subscription is no data, and leads back to itself. */
export function portData(snapshot: Snapshot<unknown>): Snapshot<unknown> {
  const { _subscription: _, ...data } = snapshot as Snapshot<unknown> & { _subscription?: unknown };
  return data;
}

/** An error as data: what the API refused, else no more than its name. */
export function failureData(error: unknown): unknown {
  return error instanceof Error ? { ...error, name: error.name } : error;
}

/** All data in it, for finding out which days count. */
export function* dataOf({ snapshot, children }: Captured): Iterable<unknown> {
  yield isFlowSnapshot(snapshot) ? snapshot.context : snapshot;
  for (const child of Object.values(children)) yield* dataOf(child);
}
