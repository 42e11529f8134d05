/**
 * `npm run bench:configurator`: how long a hotel card takes from a press on another board, stay, airport or room to the frame
 * that shows the price of the offer that it leads to, on a desktop and on a phone, CPU ÷ 4. The first press of each visit is a
 * row of its own: nothing of what it needs has run before, and the server is asked. Starts a shop of its own (CATALOGUE and
 * DATA_DIR as for `npm start`) unless SHOP_URL names one.
 */
import { availableParallelism, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { BROWSER_FLAGS, findOrInstallBrowser, showWhole } from '../browser.ts';
import { startBenchShop } from './bench-shop.ts';
import { SLOWDOWN } from './machine-speed.ts';

/** Visits of each device, each to another hotel. */
const VISITS = Number(process.env.RUNS ?? 5);
const PORT = Number(process.env.PORT ?? 3129);
/** Milliseconds, of the median. */
const BUDGET = 100;
/** A choice that leads to an offer of the same price shows nothing new. */
const PATIENCE_MS = 3_000;

const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
};
const CHOICES = ['Strava', 'Na jak dlouho', 'Odkud letíte', 'Pokoj', 'Strava', 'Pokoj'];

const shop = await startBenchShop(PORT);
const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: BROWSER_FLAGS });
try {
  const rows: Record<string, string | number>[] = [];
  for (const device of ['desktop', 'phone'] as const) rows.push(...await rowsOf(browser, device));
  console.table(rows);
  console.log(`From a press to the frame with the new price, CPU ÷ ${SLOWDOWN}; ✓ median within ${BUDGET} ms, ✗ over it. Load of the machine: ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores.`);
  if (rows.some((row) => Object.values(row).some((cell) => String(cell).includes('✗')))) process.exitCode = 1;
} finally {
  await browser.close();
  shop.stop();
}

async function rowsOf(of: Browser, device: keyof typeof devices): Promise<Record<string, string | number>[]> {
  const [first, later]: [number[], number[]] = [[], []];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const context = await of.newContext({ ...devices[device], locale: 'cs-CZ', timezoneId: 'Europe/Prague', baseURL: shop.origin });
    await context.addCookies([{ name: 'consent', value: 'none', url: shop.origin }]);
    const page = await context.newPage();
    await openCard(page, visit);
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    for (const choice of CHOICES) {
      const took = await change(page, choice, visit);
      if (took !== null) (first.length > visit ? later : first).push(took);
    }
    await context.close();
  }
  return [rowOf(device, 'the first change', first), rowOf(device, 'those after it', later)];
}

async function openCard(page: Page, place: number): Promise<void> {
  await showWhole(page);
  await page.goto('/dovolena/nabidky-letecky', { waitUntil: 'domcontentloaded' });
  const link = page.locator('main[data-page] article').nth(place).getByRole('link').first();
  await page.goto((await link.getAttribute('href'))!, { waitUntil: 'load' });
  await page.locator('html[data-router=on]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

/** @returns milliseconds; null where nothing else could be chosen, or costs the same */
async function change(page: Page, choice: string, place: number): Promise<number | null> {
  const others = page.getByRole('group', { name: choice, exact: true }).locator('label').filter({ has: page.getByRole('radio', { checked: false, disabled: false }) });
  const count = await others.count();
  if (count === 0) return null;
  const other = others.nth(place % count);
  // As whoever presses has done; it is the first thing that somebody does on the page, and loads what waits for that.
  await other.evaluate((label) => label.scrollIntoView({ block: 'center' }));
  await page.mouse.wheel(0, 1);
  await page.waitForLoadState('networkidle');
  const took = await pressUntilPrice(other);
  await page.waitForLoadState('networkidle');
  return took;
}

function pressUntilPrice(label: Locator): Promise<number | null> {
  return label.evaluate((pressed, patience) => new Promise<number | null>((resolve) => {
    const prices = () => [...document.querySelectorAll<HTMLElement>('main[data-page] [data-flow=configurator] aside [data-price]')].map(({ dataset }) => dataset.price).join();
    const before = prices();
    const finish = (took: number | null) => {
      changes.disconnect();
      clearTimeout(giveUp);
      resolve(took);
    };
    const changes = new MutationObserver(() => {
      if (prices() === before) return;
      changes.disconnect();
      // A message comes after the frame.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => finish(performance.now() - began);
        port2.postMessage(null);
      });
    });
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    const giveUp = setTimeout(() => finish(null), patience);
    const began = performance.now();
    (pressed as HTMLElement).click();
  }), PATIENCE_MS);
}

function rowOf(device: string, press: string, took: readonly number[]): Record<string, string | number> {
  const sorted = took.toSorted((left, right) => left - right);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { device, press, measured: took.length, 'median ms': `${at(0.5).toFixed(0)} ${at(0.5) <= BUDGET ? '✓' : '✗'}`, 'longest ms': at(1).toFixed(0) };
}
