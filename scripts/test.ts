/**
 * `npm test`: makes sure of a browser, then checks, unit and contract tests, and browser journeys, each of them once (those of
 * both sizes on the phone). A browser test that fails is run once more by itself; if it passes then, it is printed as FLAKY. The last line counts the tests.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { runWithOneRerun } from './browser-run.ts';
import { findOrInstallBrowser } from './browser.ts';
import { attempt } from './run.ts';

const reports = mkdtempSync(join(tmpdir(), 'shop-tests-'));
let passed = 0;
let failed = 0;

const browser = findOrInstallBrowser();
expectSuccess(attempt('Checks', process.execPath, ['scripts/check.ts']));
testUnits();
expectSuccess(attempt('The build', process.execPath, ['scripts/build.ts']));
testInBrowser();
finish();

function testUnits(): void {
  const file = join(reports, 'vitest.json');
  const status = attempt('Unit, machine and contract tests (PGlite and PostgreSQL)', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  const counts = readJson<{ numPassedTests: number; numFailedTests: number }>(file);
  passed += counts?.numPassedTests ?? 0;
  failed += counts?.numFailedTests ?? 0;
  // A file that cannot be loaded fails no test.
  if (failed > 0) finish();
  expectSuccess(status);
}

function testInBrowser(): void {
  const result = runWithOneRerun((only) => {
    const file = join(reports, `${only}.json`);
    // A trace costs each test a tenth of its time: only a test that has failed is traced.
    const [name, args] = only === 'all' ? ['Browser journeys', ['--trace=off']] : ['Browser journeys that failed, once more by themselves', ['--last-failed', '--workers=1']];
    attempt(name, 'playwright', ['test', '--reporter=list,json', ...args], { CHROMIUM: browser, E2E_ONCE: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: file });
    return readJson<JSONReport>(file);
  });
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
