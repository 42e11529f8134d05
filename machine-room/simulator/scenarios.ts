import type { AnyStateMachine, EventObject } from 'xstate';
import type { FlowPaths } from '../../machines/testing/path-coverage.ts';

/** What a flow's `x.paths.ts` gives to a simulation: where it may begin, and examples of everything that may come. */
export interface Rehearsal {
  machine: AnyStateMachine;
  inputs: unknown[];
  commands: EventObject[];
  /** Items of streams among them. */
  answers: { invoke: string; output: unknown }[];
  failures: { invoke: string; error: unknown }[];
}

export function rehearsalOf(paths: FlowPaths<AnyStateMachine>): Rehearsal {
  const events = unique(paths.scenarios.flatMap((scenario) => scenario.events as readonly EventObject[]));
  const items = events.filter((event) => 'snapshot' in event && (event.snapshot as { context?: unknown }).context !== undefined) as (EventObject & { snapshot: { context: unknown } })[];
  const named = (prefix: string) => events.filter(({ type }) => type.startsWith(prefix)).map((event) => ({ ...event, invoke: event.type.slice(prefix.length) }));
  return {
    machine: paths.machine,
    inputs: unique(paths.scenarios.map(({ input }) => input as unknown)),
    commands: events.filter(({ type }) => !type.startsWith('xstate.')),
    answers: [
      ...named('xstate.done.actor.').map((event) => ({ invoke: event.invoke, output: 'output' in event ? event.output : undefined })),
      ...items.map(({ type, snapshot }) => ({ invoke: type.replace('xstate.snapshot.', ''), output: snapshot.context })),
    ],
    failures: named('xstate.error.actor.').map((event) => ({ invoke: event.invoke, error: 'error' in event ? event.error : undefined })),
  };
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
