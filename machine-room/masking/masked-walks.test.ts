/** Walks every flow and takes each step again with stand-ins: where they lead elsewhere, a recording cannot be replayed. */
import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createActor, SimulatedClock } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { silenced } from '../../machines/testing/path-coverage.ts';
import type { FlowPaths, PathEvent } from '../../machines/testing/path-coverage.ts';
import { walksOf } from '../../machines/testing/walks.ts';
import { isFlow } from '../description/describe-machine.ts';
import { maskAnswer } from '../recorder/make-recording.ts';
import { createMask, tripDatesIn } from './mask.ts';
import type { Mask } from './mask.ts';

const files = globSync('machines/*/*.paths.ts').sort();

describe('stand-ins', () => {
  it.each(files.map((file) => [basename(file, '.paths.ts'), file]))('lead %s where its walks lead', async (_, file) => {
    const module = await import(pathToFileURL(resolve(file)).href) as Record<string, FlowPaths<AnyStateMachine>>;
    const paths = Object.entries(module).find(([name]) => name.endsWith('Paths'))![1];
    expect(ledElsewhere(paths)).toEqual([]);
  });
});

function ledElsewhere({ machine, scenarios }: FlowPaths<AnyStateMachine>): string[] {
  const silent = silenced(machine);
  const elsewhere = new Set<string>();
  const judged = new Set<string>();
  for (const scenario of scenarios) {
    for (const { steps } of walksOf({ machine, scenarios: [scenario] }).walks) {
      for (const [place, { event, snapshot }] of steps.entries()) {
        const before = steps[place - 1]?.snapshot;
        if (event === null || before?.status !== 'active') continue;
        const step = JSON.stringify([before.value, event]);
        if (judged.has(step)) continue;
        judged.add(step);
        const tripDates = tripDatesIn(event, tripDatesIn(before.context));
        const mask = createMask({ salt: 'salt', tripDates });
        const reached = taken(silent, before, maskedEvent(machine, event, mask), mask);
        if (JSON.stringify(reached) !== JSON.stringify(snapshot.value)) elsewhere.add(`${JSON.stringify(before.value)}, ${event.type}: ${JSON.stringify(snapshot.value)}, with stand-ins ${JSON.stringify(reached)}`);
      }
    }
  }
  return [...elsewhere];
}

function taken(machine: AnyStateMachine, before: AnyMachineSnapshot, event: PathEvent, mask: Mask): unknown {
  const persisted = machine.getPersistedSnapshot(before) as Snapshot<unknown> & { context: unknown };
  const snapshot = JSON.parse(JSON.stringify({ ...persisted, context: mask(persisted.context) })) as Snapshot<unknown>;
  const actor = createActor(machine, { snapshot, clock: new SimulatedClock() });
  actor.subscribe({ error: () => {} });
  actor.start();
  actor.send(event);
  const { value, error } = actor.getSnapshot() as AnyMachineSnapshot;
  actor.stop();
  return error === undefined ? value : String(error);
}

/** As the recorder takes it down: a command whole, what a port tells by its name; what a child flow comes to is worked out anew. */
function maskedEvent(machine: AnyStateMachine, event: PathEvent, mask: Mask): PathEvent {
  const [, port] = /^xstate\.(?:done\.actor|error\.actor|snapshot)\.(.*)$/.exec(event.type) ?? [];
  if (port === undefined) return event.type.startsWith('xstate.') ? event : mask(event) as PathEvent;
  if (isFlow(machine.implementations.actors[port])) return event;
  const { type, output, error, snapshot } = event as PathEvent & { output?: unknown; error?: unknown; snapshot?: { context?: unknown } };
  if (output !== undefined) return { type, output: maskAnswer(output, port, mask) } as PathEvent;
  if (error !== undefined) return { type, error: maskAnswer(error, port, mask) } as PathEvent;
  return snapshot === undefined ? event : { type, snapshot: { context: maskAnswer(snapshot.context, port, mask) } } as PathEvent;
}
