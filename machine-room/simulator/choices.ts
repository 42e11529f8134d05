/** What may happen to an actor next, and what its guards say to it. */
import { and } from 'xstate';
import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';
import { nameOfGuard, transitionsOf } from '../description/describe-machine.ts';

/** A transition that an event could take, and what its guard says to that. */
export interface Candidate {
  transition: string;
  guard: string | null;
  says: 'yes' | 'no' | 'throws';
}

export interface Prospect {
  candidates: Candidate[];
  /** Ids of the transitions that would be taken; none when the event is refused or not accepted here. */
  takes: string[];
}

/** What an event would do in a snapshot; nothing is done. */
export function prospectOf(snapshot: AnyMachineSnapshot, event: EventObject): Prospect {
  if (snapshot.status !== 'active') return { candidates: [], takes: [] };
  const open = snapshot._nodes.flatMap((node) => transitionsOf(node)).filter(({ transition }) => transition.eventType === event.type);
  const candidates = open.map(({ id, transition }): Candidate => ({
    transition: id,
    guard: transition.guard === undefined ? null : nameOfGuard(transition.guard),
    says: sayOf(transition, snapshot, event),
  }));
  return { candidates, takes: candidates.some(({ says }) => says === 'throws') ? [] : idsOf(selected(snapshot, event), open) };
}

function selected(snapshot: AnyMachineSnapshot, event: EventObject): readonly AnyTransitionDefinition[] {
  return (snapshot.machine.getTransitionData(snapshot as never, event) ?? []) as unknown as readonly AnyTransitionDefinition[];
}

export function idsOf(taken: readonly unknown[], among: readonly { id: string; transition: AnyTransitionDefinition }[]): string[] {
  return among.filter(({ transition }) => taken.includes(transition)).map(({ id }) => id);
}

/** `and` of one lets XState itself evaluate whatever kind of guard it is. */
function sayOf({ guard }: AnyTransitionDefinition, snapshot: AnyMachineSnapshot, event: EventObject): Candidate['says'] {
  if (guard === undefined) return 'yes';
  const whole = and([guard as never]) as unknown as { check: (...args: unknown[]) => boolean };
  try {
    return whole.check(snapshot, { context: snapshot.context, event }, whole) ? 'yes' : 'no';
  } catch {
    return 'throws';
  }
}
