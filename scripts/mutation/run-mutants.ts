/** Runs the tests of one flow against every mutant of its machine, in one process. Vitest starts it, once a flow. */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { bounds } from '../../machines/testing/path-coverage.ts';
import { collected } from './collected-tests.ts';
import type { CollectedTest } from './collected-tests.ts';
import { become, mutantsOf, unbroken } from './operators.ts';
import type { Operator } from './operators.ts';

export interface MutantResult {
  mutant: string;
  operator: Operator;
  /** The test that noticed it; null when none did. */
  killedBy: string | null;
}

/** A test that waits for what a mutant never does. */
const PATIENCE_MS = 500;

/** Half as many again as the largest flow has; a break that makes ever more of them is noticed before the memory ends. */
const MOST_STATES = 500;

/** More than any one test sends; answers that come at once may go round for ever and leave no turn to a timer. */
const MOST_EVENTS = 5_000;

/** Sent to the machine itself since the test began. */
let events = 0;

const folder = process.env.MUTATED_FLOW!;
const resultsFolder = process.env.MUTATION_RESULTS!;

it(`mutants of ${folder}`, { timeout: 900_000 }, async () => {
  const exported = await import(resolve(`machines/${folder}/${folder}.machine.ts`)) as Record<string, AnyStateMachine>;
  const machine = Object.entries(exported).find(([name]) => name.endsWith('Machine'))![1];
  for (const file of globSync(`machines/${folder}/*.test.ts`).sort()) await import(resolve(file));
  bounds.states = MOST_STATES;
  const transition = machine.transition.bind(machine);
  machine.transition = (...step) => {
    if ((events += 1) > MOST_EVENTS) throw new Error('goes round for ever');
    return transition(...step);
  };
  const tests = await inOrderOfTheirTime(collected, machine);
  const original = unbroken(machine);
  const only = process.env.MUTANT;
  const results: MutantResult[] = [];
  const unhandled: unknown[] = [];
  const note = (error: unknown) => { unhandled.push(error); };
  process.on('uncaughtException', note).on('unhandledRejection', note);
  for (const { name, operator, breakIt } of mutantsOf(original)) {
    if (only !== undefined && name !== only) continue;
    results.push({ mutant: name, operator, killedBy: await killerOf(() => become(machine, breakIt(original)), tests, unhandled) });
  }
  process.off('uncaughtException', note).off('unhandledRejection', note);
  become(machine, original);
  expect(results).not.toEqual([]);
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(join(resultsFolder, `${folder}.json`), JSON.stringify(results, null, 1));
});

/** The quick ones first; all must pass while nothing is broken. */
async function inOrderOfTheirTime(tests: readonly CollectedTest[], machine: AnyStateMachine): Promise<CollectedTest[]> {
  become(machine, unbroken(machine));
  const timed: { test: CollectedTest; took: number }[] = [];
  for (const test of tests) {
    const began = performance.now();
    await test.run();
    timed.push({ test, took: performance.now() - began });
  }
  return timed.toSorted((left, right) => left.took - right.took).map(({ test }) => test);
}

async function killerOf(change: () => void, tests: readonly CollectedTest[], unhandled: unknown[]): Promise<string | null> {
  unhandled.length = 0;
  try {
    change();
  } catch {
    return 'the machine cannot be built';
  }
  for (const { title, run } of tests) {
    events = 0;
    let timer: NodeJS.Timeout | undefined;
    try {
      await Promise.race([
        Promise.resolve().then(run),
        new Promise((_, reject) => { timer = setTimeout(() => reject(new Error('waits for ever')), PATIENCE_MS); }),
      ]);
      // An actor that stops with an error tells so in a task of its own.
      await new Promise((done) => { setTimeout(done); });
      if (unhandled.length > 0) return title;
    } catch {
      return title;
    } finally {
      clearTimeout(timer);
    }
  }
  return null;
}
