/**
 * `npm run bench:seats`: how long the seat map of the largest aircraft (over 300 seats) takes from a press on a seat to the
 * frame that shows it, on a desktop and on a phone, CPU ÷ 4, beside a press on the heading, which does nothing: `INP` as the
 * browser's Event Timing counts it (steps of 8 ms), and from the click to the end of its frame. Seats of all passengers on both
 * flights take turns. Starts a shop of its own (CATALOGUE and DATA_DIR as for `npm start`) unless SHOP_URL names one; TRACE
 * names a file for Chromium's trace of the phone's presses.
 */
import { availableParallelism, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { fillCart, offersTo } from '../../e2e/shop-api.ts';
import { Checkout } from '../../e2e/pages/checkout.page.ts';
import { BROWSER_FLAGS, findOrInstallBrowser, showWhole } from '../browser.ts';
import { startBenchShop } from './bench-shop.ts';
import { SLOWDOWN } from './machine-speed.ts';

const RUNS = Number(process.env.RUNS ?? 20);
const PORT = Number(process.env.PORT ?? 3128);
const SEATS = 300;
/** Milliseconds, of the 95th percentile. */
const BUDGET = 50;
/** Flown by the wide body. */
const FAR = ['TH-PHUKET'];
const LEGS = ['Cesta tam', 'Cesta zpět'];

const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
};

/** Milliseconds. */
interface Press { inp: number; handlers: number; frame: number }

const shop = await startBenchShop(PORT);
const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: BROWSER_FLAGS });
try {
  const rows: Record<string, string>[] = [];
  for (const device of ['desktop', 'phone'] as const) rows.push(...await rowsOf(browser, device));
  console.table(rows);
  console.log(`p50 / p95 of ${RUNS} presses each, CPU ÷ ${SLOWDOWN}; ✓ p95 within ${BUDGET} ms, ✗ over it. Load of the machine: ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores.`);
  if (rows.some((row) => Object.values(row).some((cell) => cell.includes('✗')))) process.exitCode = 1;
} finally {
  await browser.close();
  shop.stop();
}

async function rowsOf(of: Browser, device: keyof typeof devices): Promise<Record<string, string>[]> {
  const context = await of.newContext({ ...devices[device], locale: 'cs-CZ', timezoneId: 'Europe/Prague', baseURL: shop.origin });
  try {
    await context.addCookies([{ name: 'consent', value: 'none', url: shop.origin }]);
    const page = await context.newPage();
    await page.addInitScript(watchPresses);
    await showWhole(page);
    await openSeatMap(page);
    const seats = await page.getByRole('gridcell').count();
    if (seats < SEATS) throw new Error(`The map has ${seats} seats, ${SEATS} are wanted`);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const byTouch = device === 'phone';
    const isTraced = process.env.TRACE !== undefined && byTouch;
    const [taken, idle]: [Press[], Press[]] = [[], []];
    if (isTraced) await of.startTracing(page, { path: process.env.TRACE });
    for (let run = 0; run < RUNS; run += 1) {
      const passenger = passengerOf(page, run);
      await passenger.click();
      idle.push(await press(page, page.locator('#seat-step'), byTouch));
      const seat = await freeSeat(page, run);
      taken.push(await press(page, page.locator(`[data-seat="${seat}"]`), byTouch));
      await passenger.filter({ hasText: `: ${seat}` }).waitFor();
    }
    if (isTraced) await of.stopTracing();
    return [rowOf(`${device}, ${seats} seats`, 'a seat', taken), rowOf(`${device}, ${seats} seats`, 'nothing', idle)];
  } finally {
    await context.close();
  }
}

/** A couple's cart of a holiday far away, up to its seats. */
async function openSeatMap(page: Page): Promise<void> {
  const [offer] = await offersTo(page, FAR);
  if (offer === undefined) throw new Error('No offer goes far enough');
  await fillCart(page, offer);
  await page.goto(`/checkout/rezervace/${offer.offerCode}`, { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-app=ready]').waitFor();
  const checkout = new Checkout(page);
  await checkout.fillCouple();
  await checkout.continueToRecommendations();
  const flow = page.locator('[data-flow="upsell"]');
  await flow.getByRole('button', { name: 'Vybrat sedadla' }).click();
  await flow.getByRole('heading', { name: 'V jaké třídě chcete sedět' }).waitFor();
  await flow.getByRole('button', { name: 'Vybrat sedadla' }).click();
  await flow.getByRole('grid').waitFor();
}

/** The second passenger after the first, then the way back, and so on in turn. */
function passengerOf(page: Page, run: number): Locator {
  return page.getByRole('group', { name: LEGS[(run >> 1) % LEGS.length]! }).getByRole('button').nth(run % 2);
}

/** Another row of the aircraft with each run. */
async function freeSeat(page: Page, run: number): Promise<string> {
  const seats = page.locator('[role=gridcell]:not([aria-disabled]):not([aria-selected=true])');
  return (await seats.nth(Math.floor((await seats.count() - 1) * ((run * 0.618) % 1))).getAttribute('data-seat'))!;
}

async function press(page: Page, target: Locator, byTouch: boolean): Promise<Press> {
  // What stays at the foot of the page would take the press.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.evaluate(() => pressAtRest());
  const { x, y, width, height } = (await target.boundingBox())!;
  const [left, top] = [x + width / 2, y + height / 2];
  await (byTouch ? page.touchscreen.tap(left, top) : page.mouse.click(left, top));
  return page.evaluate(() => pressAtRest());
}

function rowOf(device: string, name: string, presses: readonly Press[]): Record<string, string> {
  const at = (figure: keyof Press, share: number) => presses.map((one) => one[figure]).toSorted((left, right) => left - right)[Math.min(presses.length - 1, Math.floor(presses.length * share))]!;
  const both = (figure: keyof Press) => `${at(figure, 0.5).toFixed(0)} / ${at(figure, 0.95).toFixed(0)}`;
  return { device, press: name, 'INP ms': `${both('inp')} ${at('inp', 0.95) <= BUDGET ? '✓' : '✗'}`, 'handlers ms': both('handlers'), 'click to frame ms': both('frame') };
}

declare function pressAtRest(): Promise<Press>;

/** Runs in the page. */
function watchPresses(): void {
  const REST_MS = 400;
  const none = { inp: 0, handlers: 0, frame: 0 };
  let seen = { ...none };
  let changedAt = 0;
  addEventListener('click', ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { seen.frame = performance.now() - timeStamp; };
      port2.postMessage(null);
    });
  }, true);
  // Frames of less than 16 ms the browser leaves out: 0.
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, processingStart, processingEnd } of list.getEntries() as PerformanceEventTiming[]) {
      if (!interactionId) continue;
      seen.inp = Math.max(seen.inp, duration);
      seen.handlers += processingEnd - processingStart;
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  document.addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => { changedAt = performance.now(); }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  Object.assign(window, {
    // Tells what the last press took, once nothing has changed for a while; the clock of the holds does each second.
    pressAtRest: () => new Promise((resolve) => {
      const began = performance.now();
      const look = () => {
        if (performance.now() - Math.max(changedAt, began) < REST_MS) return void setTimeout(look, 50);
        resolve(seen);
        seen = { ...none };
      };
      look();
    }),
  });
}
