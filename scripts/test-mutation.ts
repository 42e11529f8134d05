/**
 * `npm run test:mutation [FLOW …]`: breaks every machine in every way of scripts/mutation/operators.ts and runs the
 * flow's tests against each break. No flow may notice a smaller part of them than machines/testing/mutation-scores.json
 * says; breaks that cannot be noticed, or need not be, stand in machines/testing/surviving-mutants.json with their reason.
 * A run that is stopped tells what it has; `--resume` goes on from there where the files are the same.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { OPERATORS } from './mutation/operators.ts';
import { resultsIn } from './mutation/results.ts';
import type { FlowResults } from './mutation/results.ts';

const RESULTS = 'test-results/mutation';
const SURVIVORS = 'machines/testing/surviving-mutants.json';
/** Part of the mutants that can be told from the machine at all which a flow's tests notice; may only rise. */
const LEAST_SCORES = JSON.parse(readFileSync('machines/testing/mutation-scores.json', 'utf8')) as Record<string, number>;

/** `equivalent`: behaves as the machine does. `survivor`: another behaviour that no test minds. */
interface Survivor { kind: 'equivalent' | 'survivor'; reason: string }

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const all = globSync('machines/*/*.machine.ts').map((file) => basename(dirname(file))).sort();
const flows = named.length > 0 ? named : all;
const unknown = flows.filter((flow) => !all.includes(flow));
if (unknown.length > 0) {
  console.error(`No such flow: ${unknown.join(', ')}. There are ${all.join(', ')}.`);
  process.exit(1);
}

if (!process.argv.includes('--resume')) for (const flow of flows) rmSync(join(RESULTS, `${flow}.jsonl`), { force: true });
mkdirSync(RESULTS, { recursive: true });
const tests = spawn('vitest', ['run', '--config', 'scripts/mutation/vitest.config.ts'], {
  // Broken machines log errors that say nothing here.
  stdio: 'ignore', env: { ...process.env, MUTATED_FLOWS: flows.join(','), MUTATION_RESULTS: resolve(RESULTS) },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill(signal));
const [status] = await once(tests, 'exit') as [number | null];

const explained = JSON.parse(readFileSync(SURVIVORS, 'utf8')) as Record<string, Record<string, Survivor>>;
const unnoticed: string[] = [];
const problems: string[] = status === 0 ? [] : ['Not all tests were run against the mutants: npx vitest run machines says why, unless it was stopped'];
const runs = new Map(flows.map((flow) => [flow, resultsIn(join(RESULTS, `${flow}.jsonl`)) ?? { of: '', mutants: Infinity, results: [] }]));
const results = flows.flatMap((flow) => runs.get(flow)!.results.map((result) => ({ ...result, flow })));
for (const { flow, mutant, killedBy } of results) {
  const survivor = explained[flow]?.[mutant];
  if (killedBy === null && survivor === undefined) unnoticed.push(`${flow}: ${mutant}`);
  if (killedBy !== null && survivor !== undefined) problems.push(`${flow}: "${mutant}" is noticed now: take it out of ${SURVIVORS}`);
}
for (const [flow, run] of runs) {
  if (!isWhole(run)) continue;
  const there = new Set(run.results.map(({ mutant }) => mutant));
  for (const mutant of Object.keys(explained[flow] ?? {})) if (!there.has(mutant)) problems.push(`${flow}: ${SURVIVORS} explains "${mutant}", which does not exist`);
}

const score = (part: typeof results) => {
  const killed = part.filter(({ killedBy }) => killedBy !== null).length;
  const equivalent = part.filter(({ flow, mutant }) => explained[flow]?.[mutant]?.kind === 'equivalent').length;
  return { mutants: part.length, killed, equivalent, score: killed / (part.length - equivalent || 1) };
};
const asText = (name: string, { mutants, killed, equivalent, score: reached }: ReturnType<typeof score>) =>
  `${name.padEnd(18)} ${String(killed).padStart(4)} of ${String(mutants).padStart(4)} noticed, ${equivalent} equivalent: ${(reached * 100).toFixed(1)} %`;
for (const flow of flows) console.log(asText(flow, score(results.filter((result) => result.flow === flow))));
console.log('');
for (const operator of Object.keys(OPERATORS)) {
  const part = results.filter((result) => result.operator === operator);
  if (part.length > 0) console.log(asText(operator, score(part)));
}
const total = score(results);
console.log(`\n${asText('Mutation score', total)}`);
writeFileSync(join(RESULTS, 'mutation.json'), JSON.stringify({ total, results }, null, 1));
writeFileSync(join(RESULTS, 'unnoticed.txt'), unnoticed.join('\n'));
const outOfTime = results.filter(({ isOutOfTime }) => isOutOfTime).map(({ flow, mutant }) => `${flow}: ${mutant}`);
if (outOfTime.length > 0) console.log(`Out of time, not noticed before:\n${outOfTime.join('\n')}`);
console.log(`${unnoticed.length} breaks that nobody noticed or explained: ${join(RESULTS, 'unnoticed.txt')}`);
for (const flow of flows) {
  const { score: reached } = score(results.filter((result) => result.flow === flow));
  const least = LEAST_SCORES[flow] ?? 0.9;
  const run = runs.get(flow)!;
  if (!isWhole(run)) problems.push(`${flow}: ${run.results.length} of ${Number.isFinite(run.mutants) ? run.mutants : 'all'} breaks were judged; --resume goes on`);
  else if (reached < least) problems.push(`${flow}: ${(reached * 100).toFixed(1)} % is below the ${(least * 100).toFixed(1)} % ${flow in LEAST_SCORES ? 'it has had' : 'that a new flow begins with'}`);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

function isWhole({ mutants, results }: FlowResults): boolean {
  return results.length === mutants;
}
