/**
 * `npm run bench:navigation`: how long a page of a visit takes from the press on its link to the frame that shows it, on a
 * desktop and on a phone (CPU ÷ 4, 150 ms round trips, 1.6 Mbit/s), pressed at once and after the pointer has rested on the
 * link for two seconds, beside the same as documents; and the INP of that press, at once. Below them the same of the floor
 * page, whose pages ask the server for nothing: what React, the router and the browser take whoever uses them. Medians of
 * RUNS. Starts a shop of its own (CATALOGUE and DATA_DIR as for `npm start`) unless SHOP_URL names one.
 */
import { chromium } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { pressIsShown } from '../../e2e/pages/next-frame.ts';
import { BROWSER_FLAGS, findOrInstallBrowser } from '../browser.ts';
import { startBenchShop } from './bench-shop.ts';
import { startFloor } from './floor/start-floor.ts';
import { SLOWDOWN, speedOfMachine } from './machine-speed.ts';

const RUNS = Number(process.env.RUNS ?? 5);
const PORT = Number(process.env.PORT ?? 3128);
const LISTING = '/dovolena/nabidky-letecky';
/** The places that a list leads to, countries or regions, stand above it. */
const OTHER_PLACE = 'main header p a[href$="/nabidky-letecky"]';
const REST_MS = 2_000;
/** Until the browser has told of a press whose frame was shown. */
const OBSERVED_MS = 500;
/** Milliseconds, for a machine of 20,000 requests a second. */
const AIMS = { desktop: { atOnce: 90, prefetched: 50, back: 50, inp: 40 }, phone: { atOnce: 450, prefetched: 100, back: 100, inp: 40 } };

type Device = keyof typeof AIMS;
type Manner = 'atOnce' | 'prefetched' | 'document';

interface Way {
  name: string;
  origin: string;
  /** Page that it begins on, as a path and as its type. */
  from: string;
  fromType: string;
  /** The link, as a selector, and the page type that it leads to. */
  link: string;
  to: string;
  /** Measured is the way back, not the press on the link. */
  isBack?: boolean;
}

const floor = await startFloor();
const shop = await startBenchShop(PORT);
const list = { origin: shop.origin, from: LISTING, fromType: 'listing' };
const card = { ...list, link: 'article[data-offer-code] a[href]', to: 'hotelCard' };
const floorHome = { origin: floor.origin, from: '/', fromType: 'home', link: 'main li a', to: 'hotel' };
const ways: readonly Way[] = [
  { name: 'home → listing', origin: shop.origin, from: '/', fromType: 'home', link: 'main a[href*="/nabidky-letecky"]', to: 'listing' },
  { name: 'listing → hotel card', ...card },
  { name: 'hotel card → Back', ...card, isBack: true },
  { name: 'listing → listing of another place', ...list, link: OTHER_PLACE, to: 'listing' },
  { name: 'floor: home → hotel', ...floorHome },
  { name: 'floor: hotel → Back', ...floorHome, isBack: true },
];

try {
  console.log(await speedOfMachine());
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: BROWSER_FLAGS });
  try {
    for (const device of ['desktop', 'phone'] as const) {
      const rows: Record<string, string>[] = [];
      for (const way of ways) rows.push(await rowOf(browser, device, way));
      console.log(`\n${device}, ms`);
      console.table(rows);
      if (rows.some((row) => Object.values(row).some((cell) => cell.includes('✗')))) process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
  console.log(`Medians of ${RUNS}; ✓ within the aim, ✗ over it (aim behind it, for a machine of 20,000).`);
} finally {
  shop.stop();
  floor.stop();
}

async function rowOf(browser: Browser, device: Device, way: Way): Promise<Record<string, string>> {
  const aim = AIMS[device];
  const judged = way.origin === floor.origin ? toMilliseconds : judgedBy;
  // The first visitor of a page pays for its pictures and for what the server has not yet compiled.
  await (way.isBack ? timeBack(browser, device, way) : timePress(browser, device, way, 'atOnce'));
  if (way.isBack) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await timeBack(browser, device, way));
    return { way: way.name, 'at once': judged(median(times), aim.back), rested: '', INP: '', document: await timesOfDocumentsBack(browser, device, way) };
  }
  const times: Record<Manner, number[]> = { atOnce: [], prefetched: [], document: [] };
  for (let run = 0; run < RUNS; run += 1) {
    for (const manner of ['atOnce', 'prefetched', 'document'] as const) times[manner].push(await timePress(browser, device, way, manner));
  }
  const interactions: number[] = [];
  for (let run = 0; run < RUNS; run += 1) interactions.push(await timeInteraction(browser, device, way));
  return {
    way: way.name,
    'at once': judged(median(times.atOnce), aim.atOnce),
    rested: judged(median(times.prefetched), aim.prefetched),
    INP: judged(median(interactions), aim.inp),
    document: toMilliseconds(median(times.document)),
  };
}

/** Milliseconds from a press with mouse or finger to the next frame, as the browser counts it; 0 for less than 16. */
async function timeInteraction(browser: Browser, device: Device, way: Way): Promise<number> {
  const page = await openVisit(browser, device, way);
  try {
    const link = await linkOf(page, way);
    const { x, y, width, height } = (await link.boundingBox())!;
    await page.evaluate(() => {
      const seen = Object.assign(window, { longestInteraction: 0 });
      new PerformanceObserver((list) => {
        for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
          if (interactionId > 0) seen.longestInteraction = Math.max(seen.longestInteraction, duration);
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    const [left, top] = [x + width / 2, y + height / 2];
    await (device === 'phone' ? page.touchscreen.tap(left, top) : page.mouse.click(left, top));
    await page.locator(`main[data-page=${way.to}] h1`).waitFor();
    await page.waitForTimeout(OBSERVED_MS);
    return await page.evaluate(() => (window as unknown as { longestInteraction: number }).longestInteraction);
  } finally {
    await page.context().close();
  }
}

async function timePress(browser: Browser, device: Device, way: Way, manner: Manner): Promise<number> {
  const page = await openVisit(browser, device, way);
  try {
    const link = await linkOf(page, way);
    await link.evaluate((element) => { element.setAttribute('data-measured', ''); });
    if (manner === 'prefetched') {
      // A pointer of its own: what follows from the first move of one has come by then, as it has for whoever points.
      await link.hover();
      await page.waitForTimeout(REST_MS);
    }
    return await timeUntilShown(page, way.to, 'a[data-measured]', manner === 'document');
  } finally {
    await page.context().close();
  }
}

/** The first that is seen: some links of a page lie in menus that are closed. */
async function linkOf(page: Page, way: Way): Promise<Locator> {
  const link = page.locator(way.link).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  // Nobody presses within the frames of a scroll, which are drawn as a press's are.
  await pressIsShown(page);
  return link;
}

async function timeBack(browser: Browser, device: Device, way: Way): Promise<number> {
  const page = await openVisit(browser, device, way);
  try {
    await page.locator(way.link).first().click();
    await page.locator(`main[data-page=${way.to}]`).waitFor();
    await page.waitForTimeout(REST_MS);
    return await timeUntilShown(page, way.fromType, null, false);
  } finally {
    await page.context().close();
  }
}

/** Back to what was left as a document: without the router, and as Chromium starts without its back/forward cache. */
async function timesOfDocumentsBack(browser: Browser, device: Device, way: Way): Promise<string> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await openVisit(browser, device, way);
    try {
      await page.evaluate((selector) => { location.assign(document.querySelector<HTMLAnchorElement>(selector)!.href); }, way.link);
      await page.locator(`main[data-page=${way.to}]`).waitFor();
      await page.waitForTimeout(REST_MS);
      const before = Date.now();
      await page.evaluate(() => { setTimeout(() => history.back()); });
      times.push(await paintedDocument(page, way.fromType) - before);
    } finally {
      await page.context().close();
    }
  }
  return toMilliseconds(median(times));
}

/** When its first content was painted, in milliseconds since 1970. */
async function paintedDocument(page: Page, type: string): Promise<number> {
  await page.waitForFunction((wanted) => document.querySelector(`main[data-page=${wanted}]`) !== null && performance.getEntriesByName('first-contentful-paint').length > 0, type);
  return page.evaluate(() => performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0]!.startTime);
}

/** Milliseconds from the press to the frame after the next page's view stands; for a document to its first contentful paint. */
async function timeUntilShown(page: Page, to: string, link: string | null, asDocument: boolean): Promise<number> {
  if (asDocument) {
    const before = Date.now();
    await page.evaluate((selector) => { location.assign(document.querySelector<HTMLAnchorElement>(selector!)!.href); }, link);
    return await paintedDocument(page, to) - before;
  }
  return page.evaluate(({ type, selector }) => new Promise<number>((resolve) => {
    const left = document.querySelector('main[data-page]');
    const from = performance.now();
    const look = () => {
      const main = document.querySelector(`main[data-page=${type}]`);
      if (main === null || main === left || main.querySelector('h1') === null) return;
      watching.disconnect();
      requestAnimationFrame(() => { setTimeout(() => resolve(performance.now() - from)); });
    };
    const watching = new MutationObserver(look);
    watching.observe(document.body, { childList: true, subtree: true, attributes: true });
    if (selector === null) history.back();
    else document.querySelector<HTMLAnchorElement>(selector)!.click();
  }), { type: to, selector: link });
}

async function openVisit(browser: Browser, device: Device, way: Way): Promise<Page> {
  const context = await browser.newContext(device === 'phone'
    ? { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'cs-CZ' }
    : { viewport: { width: 1440, height: 900 }, locale: 'cs-CZ' });
  const page = await context.newPage();
  if (device === 'phone') {
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  }
  // What broke is not what is to be measured.
  page.on('pageerror', (error) => { throw error; });
  await page.goto(way.origin + way.from, { waitUntil: 'load' });
  await page.locator('html[data-router=on]').waitFor({ state: 'attached' });
  return page;
}

function median(values: number[]): number {
  return values.sort((left, right) => left - right)[Math.floor(values.length / 2)]!;
}

function toMilliseconds(value: number): string {
  return value.toFixed(0);
}

function judgedBy(value: number, aim: number): string {
  return `${toMilliseconds(value)} ${value <= aim ? '✓' : `✗ ${aim}`}`;
}
