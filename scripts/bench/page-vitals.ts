/** What a visitor on a slow phone gets from one page: bytes, requests and the vitals of web.dev, measured in Chromium. */
import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { pressIsShown } from '../../e2e/pages/next-frame.ts';
import { showWhole } from '../browser.ts';
import { SLOWDOWN } from './machine-speed.ts';

/** Lighthouse's mobile profile. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2, locale: 'cs-CZ' };
/** A page is at rest when its main thread has had nothing long to do and its network nothing to fetch for this long. */
const REST_MS = 1500;

/** Brotli kB of scripts until a page answers. */
export const SCRIPT_BUDGETS = { home: 115.5, listing: 135, 'hotel card': 139 };
/** The same of what follows at idle, for somebody who has not touched the page nor chosen about cookies. */
export const IDLE_SCRIPT_BUDGETS = { home: 40, listing: 40, 'hotel card': 37 };

export interface PageLoad {
  /** Where the page is, with its origin. */
  url: string;
  /** What a visitor does first; the slowest answer to one of the presses is the INP. */
  interact: (page: Page, press: Press) => Promise<void>;
}

/** Taps with a finger; the name stands for the press in the figures. */
export type Press = (name: string, target: Locator) => Promise<void>;

/** Times in ms. */
export interface PageVitals {
  /** Bytes of scripts that were asked for until the page answered, and after it, as they came over the wire, without their headers. */
  script: number;
  scriptLater: number;
  /** Bytes of the document, likewise. */
  html: number;
  /** Bytes of everything, headers included. */
  bytes: number;
  requests: number;
  lcp: number;
  /**
   * Total blocking time as Lighthouse has it: of each long task, what it takes over 50 ms after the first contentful paint;
   * nobody can press a page before that. Lighthouse stops at its time to interactive, we at rest, which is later.
   */
  tbt: number;
  /** The same before the first contentful paint too: opening the tab, parsing and laying out what is painted first. */
  tbtFromStart: number;
  cls: number;
  inp: number;
  /** How long each press waited for the frame that answers it, by its name. */
  presses: ReadonlyMap<string, number>;
}

/** Opens the page once as the phone would, so that its pictures are made and the server has seen it. */
export async function warmUp(browser: Browser, { url }: PageLoad): Promise<void> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate(() => Promise.all([...document.images].filter((image) => image.loading !== 'lazy').map((image) => image.decode().catch(() => undefined))));
  await context.close();
}

/** One first visit: nothing is in the browser's cache. */
export async function measureVitals(browser: Browser, { url, interact }: PageLoad): Promise<PageVitals> {
  const context = await browser.newContext(PHONE);
  try {
    return await visit(context, url, interact);
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, url: string, interact: PageLoad['interact']): Promise<PageVitals> {
  const page = await context.newPage();
  await showWhole(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const traffic = watchTraffic(cdp);
  await page.addInitScript(observeVitals);
  await page.goto(url, { waitUntil: 'load' });
  // LCP and TBT are of the load: an interaction ends the one and adds to the other.
  const { lcp, tbt, tbtFromStart, script, scriptLater } = await vitalsAtRest(cdp);
  const loaded = { ...traffic };
  const begun: { name: string; at: number }[] = [];
  await interact(page, async (name, target) => {
    // Everything that Playwright does to find the place is done before the press, not within it; nothing moves a pointer
    // there, which would be the page's first input of a person and load what follows from it.
    await target.scrollIntoViewIfNeeded();
    // Nobody presses within the frames of a scroll, which are drawn as a press's are.
    await pressIsShown(page);
    const box = (await target.boundingBox())!;
    begun.push({ name, at: await page.evaluate(() => performance.now()) });
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  });
  const { cls, answers } = await vitalsAtRest(cdp);
  const presses = new Map(begun.map(({ name, at }, index) => {
    const until = begun[index + 1]?.at ?? Infinity;
    return [name, Math.max(0, ...answers.filter((answer) => answer.at >= at && answer.at < until).map(({ duration }) => duration))];
  }));
  return { ...loaded, script, scriptLater, lcp, tbt, tbtFromStart, cls, inp: Math.max(...presses.values()), presses };
}

function watchTraffic(cdp: CDPSession) {
  const seen = { html: 0, bytes: 0, requests: 0 };
  const heads = new Map<string, { type: string; length: number }>();
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => heads.set(requestId, { type, length: response.encodedDataLength }));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, length } = heads.get(requestId) ?? { type: 'Other', length: 0 };
    seen.requests += 1;
    seen.bytes += encodedDataLength;
    if (type === 'Document') seen.html += encodedDataLength - length;
  });
  return seen;
}

interface ObservedVitals { script: number; scriptLater: number; lcp: number; tbt: number; tbtFromStart: number; cls: number; answers: { at: number; duration: number }[] }

/** Asks the page itself: what Playwright would inject to wait or to ask blocks a slow phone for longer than the budget. */
async function vitalsAtRest(cdp: CDPSession): Promise<ObservedVitals> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: `vitalsAtRest(${REST_MS})`, awaitPromise: true, returnByValue: true });
  return result.value as ObservedVitals;
}

/** Brotli kB of scripts that a page has asked for until it answers, in a page where `observeVitals` runs. */
export async function scriptsUntilReady(page: Page): Promise<number> {
  const { script } = await page.evaluate('vitalsAtRest(0)') as ObservedVitals;
  return script / 1000;
}

/** Brotli kB of scripts that a page has asked for since, once it is at rest, likewise. */
export async function scriptsAtIdle(page: Page): Promise<number> {
  const { scriptLater } = await page.evaluate(`vitalsAtRest(${REST_MS})`) as ObservedVitals;
  return scriptLater / 1000;
}

/** Runs in the page, before anything else. */
export function observeVitals(): void {
  let last = 0;
  const longTasks: PerformanceEntry[] = [];
  const vitals: ObservedVitals = { script: 0, scriptLater: 0, lcp: 0, tbt: 0, tbtFromStart: 0, cls: 0, answers: [] };
  let readyAt = Number.POSITIVE_INFINITY;
  new MutationObserver(() => {
    if (document.documentElement.dataset.app === 'ready') readyAt = Math.min(readyAt, performance.now());
  }).observe(document, { attributes: true, attributeFilter: ['data-app'], subtree: true });
  const scriptBytes = (isAskedFor: (at: number) => boolean) => (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && isAskedFor(startTime))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const blockedFrom = (from: number) => longTasks.reduce((sum, { startTime, duration }) => sum + Math.max(0, startTime + duration - Math.max(startTime, from) - 50), 0);
  Object.assign(window, {
    vitalsAtRest: (rest: number) => new Promise((resolve) => {
      const look = () => {
        if (document.documentElement.dataset.app !== 'ready' || performance.now() - last <= rest) return setTimeout(look, 100);
        vitals.tbt = blockedFrom(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
        vitals.tbtFromStart = blockedFrom(0);
        vitals.script = scriptBytes((at) => at < readyAt);
        vitals.scriptLater = scriptBytes((at) => at >= readyAt);
        resolve(vitals);
      };
      look();
    }),
  });
  const observe = (type: string, take: (entry: PerformanceEntry & Record<string, number>) => void, extra = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry as never))).observe({ type, buffered: true, ...extra });
  observe('largest-contentful-paint', (entry) => { vitals.lcp = entry.startTime; });
  observe('layout-shift', (entry) => { if (!entry.hadRecentInput) vitals.cls += entry.value!; });
  observe('longtask', (entry) => {
    longTasks.push(entry);
    last = entry.startTime + entry.duration;
  });
  observe('resource', (entry) => { last = Math.max(last, entry.responseEnd!); });
  observe('event', (entry) => {
    if (!entry.interactionId) return;
    vitals.answers.push({ at: entry.startTime, duration: entry.duration });
    last = performance.now();
  }, { durationThreshold: 16 });
}
