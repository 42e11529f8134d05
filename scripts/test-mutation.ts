/**
 * `npm run test:mutation [FLOW …]`: breaks every machine in every way of scripts/mutation/operators.ts and runs the
 * flow's tests against each break. No flow may notice a smaller part of them than machines/testing/mutation-scores.json
 * says; breaks that cannot be noticed, or need not be, stand in machines/testing/surviving-mutants.json with their reason.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { OPERATORS } from './mutation/operators.ts';
import type { MutantResult } from './mutation/run-mutants.ts';

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

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const { status } = spawnSync('vitest', ['run', '--config', 'scripts/mutation/vitest.config.ts'], {
  // What broken machines complain of is noise.
  stdio: 'ignore', env: { ...process.env, MUTATED_FLOWS: flows.join(','), MUTATION_RESULTS: resolve(RESULTS) },
});

const explained = JSON.parse(readFileSync(SURVIVORS, 'utf8')) as Record<string, Record<string, Survivor>>;
const unnoticed: string[] = [];
const problems: string[] = status === 0 ? [] : ['The tests could not be run against the mutants: npx vitest run machines says why'];
const results = flows.flatMap((flow) => resultsOf(flow).map((result) => ({ ...result, flow })));
for (const { flow, mutant, killedBy } of results) {
  const survivor = explained[flow]?.[mutant];
  if (killedBy === null && survivor === undefined) unnoticed.push(`${flow}: ${mutant}`);
  if (killedBy !== null && survivor !== undefined) problems.push(`${flow}: "${mutant}" is noticed now: take it out of ${SURVIVORS}`);
}
for (const flow of flows) {
  const there = new Set(resultsOf(flow).map(({ mutant }) => mutant));
  for (const mutant of Object.keys(explained[flow] ?? {})) if (!there.has(mutant)) problems.push(`${flow}: ${SURVIVORS} explains "${mutant}", which does not exist`);
}

const score = (part: typeof results) => {
  const killed = part.filter(({ killedBy }) => killedBy !== null).length;
  const equivalent = part.filter(({ flow, mutant }) => explained[flow]?.[mutant]?.kind === 'equivalent').length;
  return { mutants: part.length, killed, equivalent, score: killed / (part.length - equivalent || 1) };
};
const inWords = (name: string, { mutants, killed, equivalent, score: reached }: ReturnType<typeof score>) =>
  `${name.padEnd(18)} ${String(killed).padStart(4)} of ${String(mutants).padStart(4)} noticed, ${equivalent} equivalent: ${(reached * 100).toFixed(1)} %`;
for (const flow of flows) console.log(inWords(flow, score(results.filter((result) => result.flow === flow))));
console.log('');
for (const operator of Object.keys(OPERATORS)) {
  const part = results.filter((result) => result.operator === operator);
  if (part.length > 0) console.log(inWords(operator, score(part)));
}
const total = score(results);
console.log(`\n${inWords('Mutation score', total)}`);
writeFileSync(join(RESULTS, 'mutation.json'), JSON.stringify({ total, results }, null, 1));
writeFileSync(join(RESULTS, 'unnoticed.txt'), unnoticed.join('\n'));
console.log(`${unnoticed.length} breaks that nobody noticed or explained: ${join(RESULTS, 'unnoticed.txt')}`);
for (const flow of flows) {
  const { score: reached } = score(results.filter((result) => result.flow === flow));
  const least = LEAST_SCORES[flow] ?? 0.9;
  if (reached < least) problems.push(`${flow}: ${(reached * 100).toFixed(1)} % is below the ${(least * 100).toFixed(1)} % it has had`);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

function resultsOf(flow: string): MutantResult[] {
  try {
    return JSON.parse(readFileSync(join(RESULTS, `${flow}.json`), 'utf8')) as MutantResult[];
  } catch {
    return [];
  }
}
