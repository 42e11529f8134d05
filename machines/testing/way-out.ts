/** Whether somebody can always get on: over the whole graph of a machine, as its paths reach it. */
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { loosely, silenced } from './path-coverage.ts';
import type { FlowPaths, PathEvent, Scenario } from './path-coverage.ts';
import { graphOf } from './walks.ts';
import type { Graph } from './walks.ts';

/** Begins of state names, `step.placed`: there all is done, or the page leads on by links or tells whom to call. */
type Ends = readonly string[];

export interface WaysOut {
  /** How many states were looked at. */
  states: number;
  /** From these no way leads to an end. */
  stuck: string[];
  /** These rest (nothing is asked, no time runs) and no press does anything in them, though they are no end. */
  dead: string[];
}

interface Further {
  /** Ends by what a state knows. */
  isSafe?: (snapshot: AnyMachineSnapshot) => boolean;
  /** What can happen besides what the paths need. */
  further?: readonly PathEvent[];
}

/** Looks at each reachable state of all scenarios. */
export function waysOut<Machine extends AnyStateMachine>({ machine, scenarios }: FlowPaths<Machine>, ends: Ends, { isSafe = () => false, further = [] }: Further = {}): WaysOut {
  const found: WaysOut = { states: 0, stuck: [], dead: [] };
  // A scenario reaches its states by its own events; out of them leads whatever can happen.
  const events = [...scenarios.flatMap((scenario) => scenario.events), ...further];
  for (const scenario of scenarios) {
    const graph = graphOf(silenced(machine), loosely({ ...scenario, events } as Scenario<Machine>));
    const isEnd = (key: string) => isSafe(graph.snapshots.get(key)!) || namesOf(graph.snapshots.get(key)!).some((name) => ends.some((end) => name === end || name.startsWith(`${end}.`)));
    const good = reachedBackwards(graph, isEnd);
    for (const [key, snapshot] of graph.snapshots) {
      found.states += 1;
      if (!good.has(key)) found.stuck.push(`${JSON.stringify(snapshot.value)} ${key}`);
      if (!isEnd(key) && !isWaiting(snapshot) && !graph.edges.get(key)!.some((edge) => isPress(edge.event) && edge.to !== key)) found.dead.push(`${JSON.stringify(snapshot.value)} ${key}`);
    }
  }
  return found;
}

function reachedBackwards({ snapshots, edges }: Graph, isEnd: (key: string) => boolean): Set<string> {
  const before = new Map<string, string[]>();
  for (const [from, list] of edges) for (const { to } of list) before.set(to, [...before.get(to) ?? [], from]);
  const good = new Set([...snapshots.keys()].filter(isEnd));
  for (const key of good) for (const from of before.get(key) ?? []) good.add(from);
  return good;
}

/** Something is asked whose answer will come, or a time runs. A stream that only tells the time does not count. */
function isWaiting(snapshot: AnyMachineSnapshot): boolean {
  return snapshot._nodes.some((node) => node.invoke.some(({ id }) => id !== 'clock') || node.after.length > 0);
}

function isPress({ type }: PathEvent): boolean {
  return !type.startsWith('xstate.');
}

function namesOf({ _nodes, machine }: AnyMachineSnapshot): string[] {
  return _nodes.map(({ id }) => id.slice(machine.id.length + 1));
}
