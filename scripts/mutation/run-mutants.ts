/** Runs the tests of one flow against every mutant of its machine, in one process. Vitest starts it, once a flow. */
import { createHash } from 'node:crypto';
import { appendFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { StateMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { bounds } from '../../machines/testing/path-coverage.ts';
import { collected } from './collected-tests.ts';
import type { CollectedTest } from './collected-tests.ts';
import { become, mutantsOf, unbroken } from './operators.ts';
import { resultsIn } from './results.ts';
import type { MutantResult } from './results.ts';

/** A test that waits for what a mutant never does. */
const PATIENCE_MS = 500;

/** Half as many again as the largest flow has; a break that makes ever more of them is noticed before the memory ends. */
const MOST_STATES = 500;

/** More than a test by hand sends; answers that come at once may go round for ever and leave no turn to a timer. */
const MOST_EVENTS = 5_000;

/** A path test sends tens of thousands of events; a break under which it needs many times as many goes round for ever. */
const TIMES_ITS_EVENTS = 5;

/** Of the processor, for all tests of a break; one that has not been noticed by then counts as not noticed. */
const MOST_MS = 60_000;

interface TimedTest extends CollectedTest {
  /** Events that it sends while nothing is broken. */
  events: number;
  took: number;
}

class OutOfTime extends Error {}

/** Steps of every machine, also of copies with other actors. */
const steps = { taken: 0, most: Infinity, until: Infinity };

const folder = process.env.MUTATED_FLOW!;
const file = join(process.env.MUTATION_RESULTS!, `${folder}.jsonl`);

it(`mutants of ${folder}`, { timeout: 0 }, async () => {
  // Before any machine is there: each binds its own transition when it is made.
  countSteps();
  const exported = await import(resolve(`machines/${folder}/${folder}.machine.ts`)) as Record<string, AnyStateMachine>;
  const machine = Object.entries(exported).find(([name]) => name.endsWith('Machine'))![1];
  for (const test of globSync(`machines/${folder}/*.test.ts`).sort()) await import(resolve(test));
  bounds.states = MOST_STATES;
  const tests = await inOrderOfTheirTime(collected, machine);
  const original = unbroken(machine);
  const mutants = mutantsOf(original).filter(({ name }) => [undefined, name].includes(process.env.MUTANT));
  const known = new Set(begun(mutants.length).map(({ mutant }) => mutant));
  const unhandled: unknown[] = [];
  const note = (error: unknown) => { unhandled.push(error); };
  process.on('uncaughtException', note).on('unhandledRejection', note);
  for (const { name, operator, breakIt } of mutants) {
    if (known.has(name)) continue;
    const outcome = await outcomeOf(() => become(machine, breakIt(original)), tests, unhandled);
    const result: MutantResult = { mutant: name, operator, ...outcome };
    appendFileSync(file, `${JSON.stringify(result)}\n`);
  }
  process.off('uncaughtException', note).off('unhandledRejection', note);
  become(machine, original);
  expect(mutants).not.toEqual([]);
});

/** What a stopped run of the same tests has found; else a new file. */
function begun(mutants: number): readonly MutantResult[] {
  const hash = createHash('sha256');
  for (const source of globSync([`machines/${folder}/*.ts`, 'machines/testing/*.ts', 'scripts/mutation/*.ts']).sort()) hash.update(readFileSync(source));
  const of = hash.digest('hex');
  const before = resultsIn(file);
  if (before?.of === of) return before.results;
  mkdirSync(process.env.MUTATION_RESULTS!, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ of, mutants })}\n`);
  return [];
}

function countSteps(): void {
  const { transition } = StateMachine.prototype as AnyStateMachine;
  (StateMachine.prototype as AnyStateMachine).transition = function counted(this: AnyStateMachine, ...step) {
    if ((steps.taken += 1) > steps.most) throw new Error('goes round for ever');
    // Asking costs as much as a small step.
    if (steps.taken % 64 === 0 && processorMs() > steps.until) throw new OutOfTime();
    return transition.apply(this, step);
  };
}

/** What this process has used: other programs take from the time of day only. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The quick ones first; all must pass while nothing is broken. */
async function inOrderOfTheirTime(tests: readonly CollectedTest[], machine: AnyStateMachine): Promise<TimedTest[]> {
  become(machine, unbroken(machine));
  const timed: TimedTest[] = [];
  for (const test of tests) {
    steps.taken = 0;
    const began = performance.now();
    await test.run();
    timed.push({ ...test, events: steps.taken, took: performance.now() - began });
  }
  return timed.toSorted((left, right) => left.took - right.took);
}

async function outcomeOf(change: () => void, tests: readonly TimedTest[], unhandled: unknown[]): Promise<Pick<MutantResult, 'killedBy' | 'isOutOfTime'>> {
  unhandled.length = 0;
  try {
    change();
  } catch {
    return { killedBy: 'the machine cannot be built' };
  }
  steps.until = processorMs() + MOST_MS;
  for (const { title, run, events } of tests) {
    steps.taken = 0;
    steps.most = MOST_EVENTS + TIMES_ITS_EVENTS * events;
    let timer: NodeJS.Timeout | undefined;
    try {
      await Promise.race([
        Promise.resolve().then(run),
        new Promise((_, reject) => { timer = setTimeout(() => reject(new Error('waits for ever')), PATIENCE_MS); }),
      ]);
      // An actor that stops with an error tells so in a task of its own.
      await new Promise((done) => { setTimeout(done); });
      if (unhandled.length > 0) throw unhandled[0];
    } catch (error) {
      return error instanceof OutOfTime ? { killedBy: null, isOutOfTime: true } : { killedBy: title };
    } finally {
      clearTimeout(timer);
    }
  }
  return { killedBy: null };
}
