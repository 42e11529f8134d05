/** What became of the browser tests: one that fails is run once more by itself, and is flaky when it passes then. */
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** More failures than this are no accident: they are not run again. */
const MOST_RERUN = 10;

export interface BrowserRun {
  passed: number;
  failed: number;
  flaky: string[];
}

/** A run's report; undefined when it ended without one. */
export type RunBrowserTests = (only: 'all' | 'failed') => JSONReport | undefined;

export function runWithOneRerun(runTests: RunBrowserTests): BrowserRun {
  const first = resultOf(runTests('all'));
  if (first.failed.length === 0 || first.failed.length > MOST_RERUN || first.isBroken) {
    return { passed: first.passed.length, failed: first.failed.length + (first.isBroken ? 1 : 0), flaky: [] };
  }
  const second = resultOf(runTests('failed'));
  const passedAlone = new Set(second.isBroken ? [] : second.passed);
  // The second run also takes the tests that a failure before them kept from running.
  const failed = new Set([...first.failed.filter((title) => !passedAlone.has(title)), ...second.failed]);
  const flaky = first.failed.filter((title) => passedAlone.has(title));
  return { passed: first.passed.length + passedAlone.size, failed: failed.size, flaky };
}

interface Result {
  passed: string[];
  failed: string[];
  /** The run itself failed, for example because the shop did not start. */
  isBroken: boolean;
}

function resultOf(report: JSONReport | undefined): Result {
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
