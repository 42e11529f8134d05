/**
 * `npm run test:model`: walks every flow's paths against its machine, then in a browser, and writes what was covered to
 * test-results/model/ as HTML and JSON. `--machines` leaves the browser out.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import type { FlowPaths } from '../machines/testing/path-coverage.ts';
import { pairsOf, walksOf } from '../machines/testing/walks.ts';
import type { Walks } from '../machines/testing/walks.ts';
import { browserGapsOf } from './check/browser-gaps.ts';
import { reportPage } from './machines/model-report-page.ts';
import { modelReport } from './machines/model-report.ts';
import type { FlowReport, InBrowser } from './machines/model-report.ts';

const RESULTS = 'test-results/model';
const BROWSER_RESULTS = join(RESULTS, 'browser');

async function exportOf<Value>(file: string, ending: string): Promise<Value> {
  const module = await import(pathToFileURL(resolve(file)).href) as Record<string, Value>;
  const value = Object.entries(module).find(([name]) => name.endsWith(ending))?.[1];
  if (value === undefined) throw new Error(`${file} exports no …${ending}`);
  return value;
}

const flows = await Promise.all(globSync('machines/*/*.paths.ts').sort().map(async (file) => {
  const paths = await exportOf<FlowPaths<AnyStateMachine>>(file, 'Paths');
  const walks = walksOf(paths);
  return { folder: dirname(file), name: basename(file, '.paths.ts'), paths, walks };
}));

const inMachinesOnly = process.argv.includes('--machines');
const problems: string[] = [];
for (const { name, walks } of flows) {
  problems.push(...missing(walks).map((what) => `${name}: no path shows ${what}`));
}

if (!inMachinesOnly) {
  rmSync(BROWSER_RESULTS, { recursive: true, force: true });
  const { status } = spawnSync('playwright', ['test', 'e2e/models', '--project=desktop', '--output', 'test-results/model-traces'], {
    stdio: 'inherit', env: { ...process.env, MODEL_RESULTS: resolve(BROWSER_RESULTS), MODEL_SCOPE: 'all' },
  });
  if (status !== 0) problems.push('A walk in the browser failed');
}

await report();
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

async function report(): Promise<void> {
  const reports: FlowReport[] = await Promise.all(flows.map(async ({ folder, name, paths, walks }) => ({
    flow: paths.machine.id,
    states: { all: walks.all.states, seen: walks.seen.states },
    transitions: { all: walks.all.transitions, seen: walks.seen.taken },
    refusals: { all: walks.all.guarded, seen: walks.seen.refused },
    pairs: pairsOf(paths, walks.walks),
    walks: walks.walks.length,
    steps: walks.walks.reduce((sum, { steps }) => sum + steps.length - 1, 0),
    gaps: await browserGapsOf(folder, name),
    // Results of an earlier run are of other machines.
    browser: inMachinesOnly ? null : inBrowser(paths.machine.id),
  })));
  mkdirSync(RESULTS, { recursive: true });
  const { rows, json, text, unexplained, needless } = modelReport(reports);
  writeFileSync(join(RESULTS, 'index.html'), reportPage(rows));
  writeFileSync(join(RESULTS, 'model.json'), json);
  console.log(text);
  console.log(`Report: ${join(RESULTS, 'index.html')}`);
  if (!inMachinesOnly) problems.push(...unexplained, ...needless);
}

function missing({ all, seen }: Walks): string[] {
  return [
    ...all.states.filter((state) => !seen.states.includes(state)).map((state) => `the state ${state}`),
    ...all.transitions.filter((transition) => !seen.taken.includes(transition)),
    ...all.guarded.filter((transition) => !seen.refused.includes(transition)).map((transition) => `${transition}, refused`),
  ];
}

function inBrowser(flow: string): InBrowser | null {
  const files = globSync(join(BROWSER_RESULTS, `${flow}.*.json`));
  if (files.length === 0) return null;
  const parts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as InBrowser);
  return {
    states: [...new Set(parts.flatMap(({ states }) => states))],
    taken: [...new Set(parts.flatMap(({ taken }) => taken))],
    refused: [...new Set(parts.flatMap(({ refused }) => refused))],
    pairs: [...new Set(parts.flatMap(({ pairs }) => pairs))],
    judged: [...new Set(parts.flatMap(({ judged }) => judged))],
    documents: parts.reduce((sum, { documents }) => sum + documents, 0),
  };
}
