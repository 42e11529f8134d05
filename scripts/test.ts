/**
 * `npm test`: makes sure of a browser, then checks, unit and contract tests, and browser journeys, each of them once (those of
 * both sizes on the phone). A test that fails is run once more by itself; if it passes then, it is printed as FLAKY. The last line counts the tests.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { makeSureOfTestBrowsers } from './browser.ts';
import { failedFiles, playwrightOutcome, runWithOneRerun, vitestOutcome } from './one-rerun.ts';
import type { TestRun, VitestReport } from './one-rerun.ts';
import { attempt } from './run.ts';

const reports = mkdtempSync(join(tmpdir(), 'shop-tests-'));
let passed = 0;
let failed = 0;

makeSureOfTestBrowsers();
expectSuccess(attempt('Checks', process.execPath, ['scripts/check.ts']));
testUnits();
expectSuccess(attempt('The build', process.execPath, ['scripts/build.ts']));
testInBrowser();
finish();

function testUnits(): void {
  let again: string[] = [];
  const result = runWithOneRerun((only) => {
    const file = join(reports, `unit-${only}.json`);
    const name = only === 'all' ? 'Unit, machine and contract tests (PGlite and PostgreSQL)' : 'Files with a test that failed, once more by themselves';
    const status = attempt(name, 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...again]);
    const report = readJson<VitestReport>(file);
    again = failedFiles(report);
    const outcome = vitestOutcome(report);
    return { ...outcome, isBroken: outcome.isBroken || (status !== 0 && outcome.failed.length === 0) };
  });
  tell(result);
  if (failed > 0) finish();
}

function testInBrowser(): void {
  tell(runWithOneRerun((only) => {
    const file = join(reports, `browser-${only}.json`);
    // A trace costs each test a tenth of its time: only a test that has failed is traced.
    const [name, args] = only === 'all' ? ['Browser journeys', ['--trace=off']] : ['Browser journeys that failed, once more by themselves', ['--last-failed', '--workers=1']];
    attempt(name, 'playwright', ['test', '--reporter=list,json', ...args], { E2E_ONCE: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: file });
    return playwrightOutcome(readJson<JSONReport>(file));
  }));
}

function tell(result: TestRun): void {
  for (const title of result.flaky) console.log(`FLAKY: ${title}`);
  passed += result.passed;
  failed += result.failed;
}

function expectSuccess(status: number): void {
  if (status === 0) return;
  failed += 1;
  finish();
}

function finish(): never {
  rmSync(reports, { recursive: true, force: true });
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

function readJson<Content>(file: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content;
  } catch {
    return undefined;
  }
}
