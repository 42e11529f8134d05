/**
 * Reports what went wrong in a page to Sentry, and with it what led there: a recording that replays. Loaded when there is an
 * error and an address to report it to; the document keeps errors until then [error.sentry].
 */
import { BrowserClient, dedupeIntegration, defaultStackParser, linkedErrorsIntegration, makeFetchTransport, reactErrorHandler, Scope, withScope } from '@sentry/react';
import type { EventHint } from '@sentry/react';
import type { Recorder } from '../recorder/recorder.ts';
import { isDropped } from './drop-list.ts';
import { withoutPersonalData } from './without-personal-data.ts';

const SAMPLE_RATE = 0.5;
/** One error in a loop is not reported for ever. */
const REPORTS_A_PAGE = 10;

/** What the document says about reporting, and the errors that it has kept (src/app/boot/early-errors.ts). */
export interface ErrorReports {
  dsn: string;
  environment: string;
  pageType: string;
  language: string;
  errors: PageError[];
  /** Of the errors that React has told: the components they happened in. */
  componentStacks?: WeakMap<object, string>;
  /** Called after each error. */
  hear?: () => void;
}

/** What is used of the browser's ErrorEvent and PromiseRejectionEvent. */
export interface PageError {
  type: string;
  /** Milliseconds since the page began to load. */
  timeStamp: number;
  error?: unknown;
  message?: string;
  reason?: unknown;
}

/** Reports the errors that were collected, and all that follow. @param recorder left out where the page never hydrated */
export function reportErrors(reports: ErrorReports, recorder?: Recorder): void {
  const { dsn, environment, pageType, language } = reports;
  const client = new BrowserClient({
    dsn, environment,
    sampleRate: SAMPLE_RATE,
    tracesSampleRate: 0,
    dataCollection: { userInfo: false },
    sendClientReports: false,
    transport: (transport) => makeFetchTransport(transport, sendReport),
    stackParser: defaultStackParser,
    integrations: [dedupeIntegration(), linkedErrorsIntegration()],
    async beforeSend(event, hint) {
      if (isDropped(event, hint, { pageType, origin: location.origin })) return null;
      const safe = withoutPersonalData(event, location.origin);
      // What makes recordings is made of the shop's own files, which a page that never hydrated may not have.
      return recorder === undefined ? safe : (await import('./with-recording.ts')).withRecording(safe, hint, recorder);
    },
  });
  const scope = new Scope();
  scope.setClient(client);
  scope.setTags({ pageType, language });
  client.init();
  const reportOfReact = (error: unknown, componentStack: string, timeStamp: number) => {
    const ofReact = scope.clone();
    ofReact.setContext('react', { componentStack });
    ofReact.addEventProcessor((event, hint) => {
      hint.data = { timeStamp };
      return event;
    });
    withScope(ofReact, () => reactErrorHandler()(error, { componentStack }));
  };
  let left = REPORTS_A_PAGE;
  const report = ({ type, error, message, reason, timeStamp }: PageError) => {
    if (left === 0) return;
    left -= 1;
    const originalException = type === 'error' ? error : reason;
    const componentStack = componentStackOf(originalException, reports);
    if (componentStack !== undefined) {
      reportOfReact(originalException, componentStack, timeStamp);
      return;
    }
    const hint: EventHint = { originalException, mechanism: { type: `on${type}`, handled: false }, data: { timeStamp } };
    // Of some trouble browsers say no more than a message.
    if (type === 'error' && !error) client.captureMessage(message ?? '', 'error', hint, scope);
    else client.captureException(originalException, hint, scope);
  };
  reports.hear = () => reports.errors.splice(0).forEach(report);
  reports.hear();
}

/** Browsers refuse more than 64 KiB at a time of what may outlive its page: a report behind a long one that is on its way goes with its page. */
async function sendReport(address: RequestInfo | URL, request?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (error) {
    if (request?.keepalive !== true) throw error;
    return fetch(address, { ...request, keepalive: false });
  }
}

function componentStackOf(error: unknown, { componentStacks }: ErrorReports): string | undefined {
  return typeof error === 'object' && error !== null ? componentStacks?.get(error) : undefined;
}
