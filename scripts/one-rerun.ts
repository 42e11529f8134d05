/** What became of tests: one that fails is run once more by itself, and is flaky when it passes then. */
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** More failures than this are no accident: they are not run again. */
const MOST_RERUN = 10;

export interface TestRun {
  passed: number;
  failed: number;
  flaky: string[];
}

/** Titles of one run's tests, each with its file. */
export interface Outcome {
  passed: string[];
  failed: string[];
  /** The run itself failed, for example because the shop did not start. */
  isBroken: boolean;
}

export type Only = 'all' | 'failed';

export function runWithOneRerun(runTests: (only: Only) => Outcome): TestRun {
  const first = runTests('all');
  if (first.failed.length === 0 || first.failed.length > MOST_RERUN || first.isBroken) {
    return { passed: first.passed.length, failed: first.failed.length + (first.isBroken ? 1 : 0), flaky: [] };
  }
  const second = runTests('failed');
  const passedAlone = new Set(second.isBroken ? [] : second.passed);
  const flaky = first.failed.filter((title) => passedAlone.has(title));
  // The second run also takes the tests that a failure before them kept from running.
  const failed = new Set([...first.failed.filter((title) => !passedAlone.has(title)), ...second.failed]);
  const passed = new Set([...first.passed, ...passedAlone].filter((title) => !failed.has(title)));
  return { passed: passed.size, failed: failed.size, flaky };
}

/** @param report undefined when the run ended without one */
export function playwrightOutcome(report: JSONReport | undefined): Outcome {
  if (report === undefined) return { passed: [], failed: [], isBroken: true };
  const tests = report.suites.flatMap((suite) => testsOf(suite, []));
  const titles = (wanted: (status: string) => boolean) => tests.filter(({ status }) => wanted(status)).map(({ title }) => title);
  return {
    passed: titles((status) => status === 'expected' || status === 'flaky'),
    failed: titles((status) => status === 'unexpected'),
    isBroken: report.errors.length > 0,
  };
}

function testsOf({ title, specs, suites = [] }: JSONReportSuite, above: readonly string[]): { title: string; status: string }[] {
  const path = [...above, title];
  return [
    ...specs.flatMap((spec) => spec.tests.map(({ status, projectName }) => ({ title: [...path, `${spec.title} (${projectName})`].join(' › '), status }))),
    ...suites.flatMap((suite) => testsOf(suite, path)),
  ];
}

/** @param report undefined when the run ended without one */
export function vitestOutcome(report: VitestReport | undefined): Outcome {
  if (report === undefined) return { passed: [], failed: [], isBroken: true };
  const tests = report.testResults.flatMap(({ name, assertionResults }) => assertionResults.map(({ fullName, status }, index) => ({ title: `${name} › ${fullName} (${index + 1})`, status })));
  const titles = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ title }) => title);
  return {
    passed: titles('passed'),
    failed: titles('failed'),
    // A file that cannot be loaded, and a hook that fails, fail no test.
    isBroken: report.testResults.some(({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed')),
  };
}

/** The part of Vitest's JSON report that is read. */
export interface VitestReport {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** Files with a test that failed. */
export function failedFiles(report: VitestReport | undefined): string[] {
  return (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);
}
