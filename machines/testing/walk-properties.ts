/** What every flow keeps wherever its walks lead; the rules of a flow itself stand in its test under their clauses. */
import type { AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate';
import { createActor, SimulatedClock } from 'xstate';
import { loosely, silenced } from './path-coverage.ts';
import type { FlowPaths, PathEvent, Scenario } from './path-coverage.ts';
import { walksOf } from './walks.ts';

/**
 * Walks the flow's paths and names what a step breaks; an empty list is what tests expect:
 * - an event that no transition takes changes neither state nor context, tells nothing and asks nothing;
 * - a snapshot that went through JSON is the same state and context, and takes the walk's next step to the same place.
 */
export function brokenOnWalks<Machine extends AnyStateMachine>({ machine, scenarios }: FlowPaths<Machine>): string[] {
  const silent = silenced(machine);
  const broken = new Set<string>();
  for (const scenario of scenarios) {
    const { events } = loosely(scenario as Scenario<Machine>);
    const judged = new Set<string>();
    for (const { steps } of walksOf({ machine, scenarios: [scenario] }).walks) {
      steps.forEach(({ snapshot }, place) => {
        if (snapshot.status !== 'active') return;
        const where = JSON.stringify(snapshot.value);
        const next = steps[place + 1];
        if (next?.event && !judged.has(`${where} ${next.event.type}`)) {
          judged.add(`${where} ${next.event.type}`);
          const reached = resumed(silent, snapshot, next.event).snapshot;
          if (!isSame(reached, next.snapshot)) broken.add(`${machine.id}: resumed in ${where}, ${next.event.type} leads elsewhere`);
        }
        if (judged.has(where)) return;
        judged.add(where);
        if (!isSame(resumed(silent, snapshot).snapshot, snapshot)) broken.add(`${machine.id}: its snapshot in ${where} does not survive JSON`);
        for (const event of events) {
          if (event.type.startsWith('xstate.') || isTaken(machine, snapshot, event)) continue;
          const { snapshot: after, facts, began } = resumed(silent, snapshot, event);
          if (!isSame(after, snapshot)) broken.add(`${machine.id}: refused in ${where}, ${event.type} changes it`);
          if (facts.length > 0 || began.length > 0) broken.add(`${machine.id}: refused in ${where}, ${event.type} has consequences`);
        }
      });
    }
  }
  return [...broken];
}

function isTaken(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: PathEvent): boolean {
  return machine.getTransitionData(snapshot as never, event).length > 0;
}

/** The machine goes on from a snapshot as a page does that was sent with it. */
function resumed(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event?: PathEvent) {
  const sent = JSON.parse(JSON.stringify(machine.getPersistedSnapshot(snapshot))) as Snapshot<unknown>;
  const facts: unknown[] = [];
  const actor = createActor(machine, { snapshot: sent, clock: new SimulatedClock() });
  actor.on('*', (fact) => { facts.push(fact); });
  actor.start();
  const before = Object.keys(actor.getSnapshot().children);
  if (event) actor.send(event);
  const after = actor.getSnapshot() as AnyMachineSnapshot;
  actor.stop();
  return { snapshot: after, facts, began: Object.keys(after.children).filter((id) => !before.includes(id)) };
}

function isSame(left: AnyMachineSnapshot, right: AnyMachineSnapshot): boolean {
  const told = ({ status, value, context }: AnyMachineSnapshot) => JSON.stringify(sorted({ status, value, context }));
  return told(left) === told(right);
}

/** Keys in one order: XState lays out a restored context as it was, an assigned one as it came. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, field]) => [key, sorted(field)]));
}
