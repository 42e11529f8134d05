import type { JSONReport } from '@playwright/test/reporter';
import { describe, expect, it } from 'vitest';
import { failedFiles, playwrightOutcome, runWithOneRerun, vitestOutcome } from './one-rerun.ts';
import type { Only } from './one-rerun.ts';

type Status = 'expected' | 'unexpected' | 'skipped';

/** As far as the script reads it, a report of the tests of one file. */
function report(tests: Record<string, Status>, errors: { message: string }[] = []): JSONReport {
  const specs = Object.entries(tests).map(([title, status]) => ({ title, tests: [{ status, projectName: 'desktop' }] }));
  return { errors, suites: [{ title: 'journeys/a.e2e.ts', specs: [], suites: [{ title: 'a listing', specs }] }] } as unknown as JSONReport;
}

/** Answers each run with the next report and tells what was asked for. */
function runs(...reports: (JSONReport | undefined)[]) {
  const asked: string[] = [];
  return { asked, run: (only: Only) => playwrightOutcome(reports[asked.push(only) - 1]) };
}

describe('browser tests', () => {
  it('run once when all of them pass', () => {
    const { asked, run } = runs(report({ opens: 'expected', waits: 'skipped' }));
    expect(runWithOneRerun(run)).toEqual({ passed: 1, failed: 0, flaky: [] });
    expect(asked).toEqual(['all']);
  });

  it('name one that fails first and passes alone as flaky, with its file, and count it as passed', () => {
    const { asked, run } = runs(report({ opens: 'expected', sorts: 'unexpected' }), report({ sorts: 'expected' }));
    expect(runWithOneRerun(run)).toEqual({ passed: 2, failed: 0, flaky: ['journeys/a.e2e.ts › a listing › sorts (desktop)'] });
    expect(asked).toEqual(['all', 'failed']);
  });

  it('fail with one that fails twice, and are not run a third time', () => {
    const { asked, run } = runs(report({ opens: 'unexpected', sorts: 'unexpected' }), report({ opens: 'expected', sorts: 'unexpected' }));
    expect(runWithOneRerun(run)).toEqual({ passed: 1, failed: 1, flaky: ['journeys/a.e2e.ts › a listing › opens (desktop)'] });
    expect(asked).toEqual(['all', 'failed']);
  });

  it('fail with one that the second run leaves out', () => {
    const { run } = runs(report({ opens: 'unexpected' }), report({}));
    expect(runWithOneRerun(run)).toEqual({ passed: 0, failed: 1, flaky: [] });
  });

  it('count what an earlier failure kept from running by its second run', () => {
    const { run } = runs(report({ opens: 'unexpected', sorts: 'skipped', pages: 'skipped' }), report({ opens: 'expected', sorts: 'expected', pages: 'unexpected' }));
    expect(runWithOneRerun(run)).toMatchObject({ passed: 2, failed: 1 });
  });

  it('fail when a run breaks or leaves no report', () => {
    expect(runWithOneRerun(runs(undefined).run)).toEqual({ passed: 0, failed: 1, flaky: [] });
    expect(runWithOneRerun(runs(report({}, [{ message: 'the shop did not start' }])).run)).toEqual({ passed: 0, failed: 1, flaky: [] });
    expect(runWithOneRerun(runs(report({ opens: 'unexpected' }), undefined).run)).toEqual({ passed: 0, failed: 1, flaky: [] });
  });

  it('are not run again when more than ten fail', () => {
    const { asked, run } = runs(report(Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`test ${index}`, 'unexpected']))));
    expect(runWithOneRerun(run)).toMatchObject({ failed: 11 });
    expect(asked).toEqual(['all']);
  });
});

describe('unit tests', () => {
  const report = (first: string, second: string) => ({
    testResults: [
      { name: 'a.test.ts', status: first === 'failed' || second === 'failed' ? 'failed' : 'passed', assertionResults: [{ fullName: 'opens', status: first }, { fullName: 'opens', status: second }] },
      { name: 'b.test.ts', status: 'passed', assertionResults: [{ fullName: 'closes', status: 'passed' }] },
    ],
  });

  it('name one that passes the second time as flaky, and count each once', () => {
    const reports = [report('passed', 'failed'), { testResults: [report('passed', 'passed').testResults[0]!] }];
    expect(runWithOneRerun(() => vitestOutcome(reports.shift()))).toEqual({ passed: 3, failed: 0, flaky: ['a.test.ts › opens (2)'] });
  });

  it('fail with one that fails twice', () => {
    expect(runWithOneRerun(() => vitestOutcome(report('failed', 'passed')))).toEqual({ passed: 2, failed: 1, flaky: [] });
    expect(failedFiles(report('failed', 'passed'))).toEqual(['a.test.ts']);
  });

  it('are broken by a file that cannot be loaded, and by a run without a report', () => {
    expect(runWithOneRerun(() => vitestOutcome({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }] }))).toEqual({ passed: 0, failed: 1, flaky: [] });
    expect(runWithOneRerun(() => vitestOutcome(undefined))).toEqual({ passed: 0, failed: 1, flaky: [] });
  });
});
