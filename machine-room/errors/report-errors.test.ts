import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { participantsMachine } from '../../machines/participants/participants.machine.ts';
import { createBus } from '../../src/bus/bus.ts';
import { startRecorder } from '../recorder/recorder.ts';
import { openRecording } from '../recorder/recording.ts';
import { replay } from '../recorder/replay.ts';
import { reportErrors } from './report-errors.ts';
import type { ErrorReports, PageError } from './report-errors.ts';

const ORIGIN = 'https://shop.test';
const OWN_STACK = `at press (${ORIGIN}/assets/page-B1c2.js:3:14)`;

interface Received {
  event: { environment: string; exception?: { values: { type: string; value: string; stacktrace?: { frames: { filename: string }[] } }[] }; message?: string; contexts: Record<string, unknown>; tags: object; [field: string]: unknown };
  recording: string | undefined;
}

let collector: Server;
let received: Received[];
beforeEach(async () => {
  received = [];
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(openEnvelope(Buffer.concat(chunks).toString()));
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => { collector.listen(0, '127.0.0.1', resolve); });
  vi.stubGlobal('location', { origin: ORIGIN });
  chanceIs(0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await new Promise((resolve) => { collector.close(resolve); });
});

/** An envelope: its header, then a header and a line of each item. */
function openEnvelope(text: string): Received {
  const [, , event, , ...attachment] = text.split('\n');
  return { event: JSON.parse(event!) as Received['event'], recording: attachment.length > 0 ? attachment.join('\n') : undefined };
}

/** Decides which errors are among the reported ones. */
function chanceIs(chance: number) {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
}

function reportsOf(errors: PageError[], pageType = 'home'): ErrorReports {
  const { port } = collector.address() as AddressInfo;
  return { dsn: `http://key@127.0.0.1:${port}/7`, environment: 'production', pageType, language: 'cs', errors };
}

const thrown = (error: unknown): PageError => ({ type: 'error', error, timeStamp: 500 });
const rejected = (reason: unknown): PageError => ({ type: 'unhandledrejection', reason, timeStamp: 500 });

/** What the client makes up itself: random digits, among which any short number may be found. */
const GENERATED = new Set(['event_id', 'trace_id', 'span_id', 'timestamp']);

function failure(message: string, stack = OWN_STACK, name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack: `${name}: ${message}\n    ${stack}` });
}

/** Slow as the machine may be. */
const arrived = (expectation: () => void) => vi.waitFor(expectation, { timeout: 15_000, interval: 5 });

/** Reports each alone, so that no two are taken for one; what arrives is told by what follows it. */
async function sentOf(errors: PageError[], pageType?: string): Promise<string[]> {
  received.length = 0;
  for (const error of [...errors, thrown(failure('the last one'))]) reportErrors(reportsOf([error], pageType));
  await arrived(() => expect(messages()).toContain('the last one'));
  return messages().filter((message) => message !== 'the last one').sort();
}
const messages = () => received.map(({ event }) => event.exception?.values.at(-1)?.value ?? event.message ?? '');

describe('errors of a page', () => {
  it('are reported by half, in the environment production, without traces [error.sentry]', async () => {
    for (const chance of [0, 0.25, 0.49, 0.51, 0.75, 0.99]) {
      chanceIs(chance);
      reportErrors(reportsOf([thrown(failure(`error at ${chance}`))]));
    }
    await arrived(() => expect(received).toHaveLength(3));
    expect(messages().sort()).toEqual(['error at 0', 'error at 0.25', 'error at 0.49']);
    for (const { event } of received) expect(event).toMatchObject({ environment: 'production', level: 'error', tags: { pageType: 'home', language: 'cs' } });
  });

  it('are reported when they were kept and when they follow, ten a page, one after the other only once', async () => {
    const reports = reportsOf([thrown(failure('kept')), thrown(failure('kept'))]);
    reportErrors(reports);
    for (let count = 0; count < 20; count += 1) {
      reports.errors.push(rejected(failure(`follows ${count}`)));
      reports.hear!();
    }
    await arrived(() => expect(received).toHaveLength(9));
    expect(messages().filter((message) => message.startsWith('follows'))).toHaveLength(8);
  });

  it('carry what led to them as a recording that replays, and where in it they happened', async () => {
    const bus = createBus({ report: (problem) => { throw problem; } });
    bus.start('participants', { machine: participantsMachine, ports: {}, input: { occupancies: [{ adults: 1, childBirthDates: ['2018-05-24'] }], multiroom: true, today: '2026-07-01', returnDate: '2026-07-20' } });
    const recorder = startRecorder(bus, { now: () => 400 });
    bus.dispatch({ type: 'participants.addAdult', roomId: 'room-1' });
    reportErrors(reportsOf([thrown(failure('late'))]), recorder);
    await arrived(() => expect(received).toHaveLength(1));
    const [{ event, recording }] = received as [Received];
    expect(event.contexts.recording).toEqual({ errorAt: 100, steps: 1, attached: true });
    expect(recording).not.toContain('2018-05-24');
    const { steps, differences } = replay(openRecording(recording!), { participants: participantsMachine });
    expect([steps.map(({ step }) => step.event.type), differences]).toEqual([['participants.addAdult'], []]);
  });

  it('that React told carry the components they happened in, without what addresses name [error.sentry] [track.pii]', async () => {
    const error = failure('cannot render');
    const reports = { ...reportsOf([thrown(error)]), componentStacks: new WeakMap([[error, `\n    at PriceBox (${ORIGIN}/assets/hotel-B1c2.js:4:2)\n    at HotelCardPage (${ORIGIN}/checkout/7f3a?token=secret:1:5)`]]) };
    reportErrors(reports, startRecorder(createBus({ report: (problem) => { throw problem; } }), { now: () => 400 }));
    await arrived(() => expect(received).toHaveLength(1));
    const [{ event }] = received as [Received];
    expect(event.contexts.react).toEqual({ componentStack: `\n    at PriceBox (${ORIGIN}/assets/hotel-B1c2.js:4:2)\n    at HotelCardPage (${ORIGIN}/checkout/*)` });
    expect(event.exception!.values.map(({ type }) => type)).toEqual(['React ErrorBoundary TypeError', 'TypeError']);
    expect(event).toMatchObject({ tags: { pageType: 'home' }, contexts: { recording: { errorAt: 100 } } });
    expect(JSON.stringify(event)).not.toMatch(/7f3a|secret/);
  });

  it('say nothing of anybody: messages, addresses and what was thrown [track.pii]', async () => {
    const cause = failure('no answer for petr@example.cz');
    const error = Object.assign(failure(`jana.nova@example.com, +420 777 555 333, 4111 1111 1111 1111 at ${ORIGIN}/checkout/platba/7f3a?token=secret#x`, `at submit (${ORIGIN}/checkout/platba/7f3a?token=secret:1:5)\n    ${OWN_STACK}`), { cause, owner: 'Jana' });
    expect(await sentOf([thrown(error), thrown({ lastName: 'Nová' }), thrown('text of jana@example.com')])).toEqual([
      'Object captured as exception with keys: lastName',
      `[e-mail], [phone], [card] at ${ORIGIN}/checkout/platba/*`,
      'text of [e-mail]',
    ]);
    const sent = JSON.stringify(received, (key, value: unknown) => (GENERATED.has(key) ? undefined : value));
    for (const personal of ['jana', 'petr', '777', '4111', '7f3a', 'secret', 'Nov']) expect(sent).not.toContain(personal);
    const frames = received.flatMap(({ event }) => event.exception?.values ?? []).find(({ value }) => value.startsWith('[e-mail]'))!.stacktrace!.frames;
    expect(frames.map(({ filename }) => filename)).toEqual([`${ORIGIN}/assets/page-B1c2.js`, `${ORIGIN}/checkout/platba/*`]);
  });
});

describe('the drop list', () => {
  it.each([
    ['resize observers', [thrown('ResizeObserver loop completed with undelivered notifications.')]],
    ['failed fetches', [rejected(failure('Failed to fetch')), rejected(failure('Load failed')), rejected(failure('NetworkError when attempting to fetch resource.')), rejected(failure('Failed to fetch dynamically imported module: https://shop.test/assets/x.js')), rejected(failure('signal timed out', '', 'TimeoutError')), rejected(failure('left', '', 'AbortError'))]],
    ['rejections that are no errors', [rejected('nothing'), rejected(undefined), rejected({ status: 500 })]],
    ['in-app browsers and autofill', [thrown(failure("Can't find variable: _AutofillCallbackHandler")), thrown(failure("undefined is not an object (evaluating 'window.webkit.messageHandlers')")), thrown(failure('instantSearchSDKJSBridgeClearHighlight is not defined'))]],
    ['extensions', [thrown(failure('of an extension', `${OWN_STACK}\n    at hook (chrome-extension://abc/inject.js:1:2)`)), thrown(failure('Extension context invalidated.'))]],
    ['scripts of others', ['https://cdn.example.com/chat-widget-loader.js', 'https://www.googletagmanager.com/gtm.js?id=GTM-1', 'https://consent.example.com/consent.js', 'https://static.example.com/instantweb/1.js'].map((file) => thrown(failure('of another script', `at run (${file}:1:2)\n    ${OWN_STACK}`)))],
    ['anonymous frames', [thrown(failure('of no file', 'at <anonymous>:1:2\n    at Array.map (<anonymous>)'))]],
    ['redirects of the framework', [rejected(failure('The API redirects', OWN_STACK, 'RedirectMarker')), rejected(failure('NEXT', OWN_STACK, 'NEXT_REDIRECT'))]],
  ])('has %s on it [error.sentry]', async (_, errors) => {
    expect(await sentOf(errors as PageError[])).toEqual([]);
  });

  it('has what only tells of an address where nothing is, not the errors there [error.sentry]', async () => {
    expect(await sentOf([{ type: 'error', error: undefined, message: 'navigated', timeStamp: 1 }], 'page404')).toEqual([]);
    expect(await sentOf([{ type: 'error', error: undefined, message: 'navigated', timeStamp: 1 }])).toEqual(['navigated']);
  });

  it('leaves errors of the shop alone [error.sentry]', async () => {
    const ours = [
      thrown(failure('in a file called so', `at decide (${ORIGIN}/assets/consent-banner.js:1:2)`)),
      rejected(failure('within a native call', `at JSON.parse (<anonymous>)\n    ${OWN_STACK}`)),
      thrown(failure('called by a tag manager', `${OWN_STACK}\n    at push (https://www.googletagmanager.com/gtm.js:1:2)`)),
      rejected(failure('The API answered 500', OWN_STACK, 'ApiError')),
    ];
    expect(await sentOf(ours)).toEqual(['The API answered 500', 'called by a tag manager', 'in a file called so', 'within a native call']);
  });
});
