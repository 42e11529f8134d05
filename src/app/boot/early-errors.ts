/**
 * Errors of a page, collected from its first script on; what reports them is loaded with the first one. A shop without an address
 * to report to keeps none [error.sentry].
 */
import type { ErrorReports } from '../../../machine-room/errors/report-errors.ts';
import type { Recorder } from '../../../machine-room/recorder/recorder.ts';

/** Collected until they are reported. */
const MOST = 10;

/** Stands in the document in front of all other scripts. */
export function rememberErrors(about: Omit<ErrorReports, 'errors' | 'hear'>): string {
  return `{const r=self.errorReports={...${JSON.stringify(about).replaceAll('<', '\\u003c')},errors:[]};`
    + `for(const t of["error","unhandledrejection"])addEventListener(t,e=>{r.errors.length<${MOST}&&r.errors.push(e);r.hear?.()})}`;
}

const errorReports = () => (globalThis as { errorReports?: ErrorReports }).errorReports;

/** For all three of React's error handlers: the error goes the way of all others, its component stack is stored with it. */
export function reportReactError(error: unknown, { componentStack }: { componentStack?: string | null | undefined }): void {
  const reports = errorReports();
  if (reports !== undefined && componentStack && typeof error === 'object' && error !== null) {
    (reports.componentStacks ??= new WeakMap()).set(error, componentStack);
  }
  reportError(error);
}

/** @returns when there is an error to report */
export function firstError(): Promise<void> {
  return new Promise((resolve) => {
    const reports = errorReports();
    if (reports === undefined) return;
    reports.hear = resolve;
    if (reports.errors.length > 0) resolve();
  });
}

/** Waits for the first error, loads what reports it, and leaves all that follow to it. @param recorder of a page that has booted */
export async function startErrorReports(recorder?: Recorder): Promise<void> {
  await firstError();
  (await import('../../../machine-room/errors/report-errors.ts')).reportErrors(errorReports()!, recorder);
}
