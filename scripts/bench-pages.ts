/**
 * `npm run bench:pages`: first-load bytes, requests, LCP, TBT, CLS and INP of home, listing and hotel card on a throttled
 * phone (150 ms round trips, 1.6 Mbit/s, CPU ÷ 4), and the server's CPU time a page. Medians of RUNS, against the budgets.
 * Starts a shop of its own (CATALOGUE and DATA_DIR as for `npm start`) unless SHOP_URL names one.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { BROWSER_FLAGS, findOrInstallBrowser } from './browser.ts';

const RUNS = Number(process.env.RUNS ?? 5);
const PORT = Number(process.env.PORT ?? 3127);
const url = process.env.SHOP_URL ?? `http://localhost:${PORT}`;
/** Lighthouse's mobile profile. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const CPU_SLOWDOWN = 4;
const BUDGETS = { lcp: 1400, tbt: 30, cls: 0.01, inp: 50, renderedCpu: 3 };

interface Subject {
  name: string;
  path: string;
  /** Brotli kB of scripts before anything is clicked. */
  scriptBudget: number;
  /** What a visitor does first: clicked one after another for the INP. */
  clicks: string[];
}

interface Sample { script: number; html: number; bytes: number; requests: number; lcp: number; tbt: number; cls: number; inp: number }

const shop = process.env.SHOP_URL === undefined ? await startShop() : undefined;
const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: BROWSER_FLAGS });
try {
  const subjects = await findSubjects(browser);
  const rows: Record<string, string>[] = [];
  for (const subject of subjects) {
    const samples: Sample[] = [];
    for (let run = 0; run < RUNS; run += 1) samples.push(await measure(browser, subject));
    const typical = medians(samples);
    const cpu = shop === undefined ? undefined : await serverCpu(subject.path, shop.pid!);
    rows.push({
      page: subject.name,
      'script kB': judged(typical.script / 1000, subject.scriptBudget, 1),
      'HTML kB': (typical.html / 1000).toFixed(1),
      'all kB': (typical.bytes / 1000).toFixed(0),
      requests: typical.requests.toFixed(0),
      'LCP ms': judged(typical.lcp, BUDGETS.lcp, 0),
      'TBT ms': judged(typical.tbt, BUDGETS.tbt, 0),
      CLS: judged(typical.cls, BUDGETS.cls, 3),
      'INP ms': judged(typical.inp, BUDGETS.inp, 0),
      'CPU ms rendered': cpu === undefined ? '' : judged(cpu.rendered, BUDGETS.renderedCpu, 2),
      'CPU ms cached': cpu === undefined ? '' : cpu.cached.toFixed(2),
    });
  }
  console.table(rows);
  console.log(`Medians of ${RUNS}; ✓ within budget, ✗ over it (budget behind it).`);
  if (rows.some((row) => Object.values(row).some((cell) => cell.includes('✗')))) process.exitCode = 1;
} finally {
  await browser.close();
  shop?.kill('SIGTERM');
}

async function startShop() {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(PORT), RATE_LIMIT: '0', LOG_LEVEL: 'error' },
  });
  for (let waited = 0; waited < 240; waited += 1) {
    if (await fetch(`${url}/readyz`).then(({ ok }) => ok, () => false)) return child;
    await new Promise((resolve) => { setTimeout(resolve, 500); });
  }
  child.kill();
  throw new Error('The shop did not open within two minutes');
}

async function findSubjects(browser: Browser): Promise<Subject[]> {
  const page = await browser.newPage();
  await page.goto(`${url}/dovolena/nabidky-letecky`);
  const hotel = await page.locator('article[data-offer-code] a[href*="/OfferCode"]').first().getAttribute('href');
  await page.close();
  if (hotel === null) throw new Error('The listing shows no offer');
  return [
    { name: 'home', path: '/', scriptBudget: 125, clicks: ['[data-bench="search"]', '[data-bench="region"]'] },
    { name: 'listing', path: '/dovolena/nabidky-letecky', scriptBudget: 135, clicks: ['[data-bench="price-type"]', '[data-bench="facets"]'] },
    { name: 'hotel card', path: hotel, scriptBudget: 140, clicks: ['[data-bench="board"]', '[data-bench="dates"]'] },
  ];
}

async function measure(browser: Browser, { path, clicks }: Subject): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const traffic = watchTraffic(cdp);
  await page.addInitScript(observeVitals);
  await page.goto(url + path, { waitUntil: 'load' });
  await page.waitForSelector('html[data-app="ready"]');
  await page.waitForFunction(() => performance.now() - (window as unknown as Vitals).lastLongTask > 1500);
  const loaded = { ...traffic };
  for (const selector of clicks) await clickWhenThere(page, selector);
  await page.waitForFunction(() => (window as unknown as Vitals).settled());
  const vitals = await page.evaluate(() => {
    const { lcp, tbt, cls, inp } = window as unknown as Vitals;
    return { lcp, tbt, cls, inp };
  });
  await context.close();
  return { ...loaded, ...vitals };
}

async function clickWhenThere(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).locator('visible=true').first();
  if (await target.count() > 0) await target.click();
}

function watchTraffic(cdp: CDPSession) {
  const seen = { script: 0, html: 0, bytes: 0, requests: 0 };
  const types = new Map<string, string>();
  cdp.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    seen.requests += 1;
    seen.bytes += encodedDataLength;
    if (type === 'Script') seen.script += encodedDataLength;
    if (type === 'Document') seen.html += encodedDataLength;
  });
  return seen;
}

interface Vitals { lcp: number; tbt: number; cls: number; inp: number; lastLongTask: number; settled: () => boolean }

/** Runs in the page, before anything else. */
function observeVitals(): void {
  const vitals: Vitals = Object.assign(window, { lcp: 0, tbt: 0, cls: 0, inp: 0, lastLongTask: 0, settled: () => performance.now() - lastEvent > 800 });
  let lastEvent = 0;
  const observe = (type: string, take: (entry: PerformanceEntry & Record<string, number>) => void, extra = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry as never))).observe({ type, buffered: true, ...extra });
  observe('largest-contentful-paint', (entry) => { vitals.lcp = entry.startTime; });
  observe('layout-shift', (entry) => { if (!entry.hadRecentInput) vitals.cls += entry.value!; });
  observe('longtask', (entry) => { vitals.tbt += Math.max(0, entry.duration - 50); vitals.lastLongTask = entry.startTime + entry.duration; });
  observe('event', (entry) => {
    if (!entry.interactionId) return;
    vitals.inp = Math.max(vitals.inp, entry.duration);
    lastEvent = performance.now();
  }, { durationThreshold: 16 });
}

/** CPU milliseconds that the server spends on one document, rendered anew and from its cache (Linux). */
async function serverCpu(path: string, pid: number): Promise<{ rendered: number; cached: number } | undefined> {
  if (!existsSync(`/proc/${pid}/stat`)) return undefined;
  const spent = () => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  };
  const ask = async (count: number, addressOf: (index: number) => string) => {
    for (let index = 0; index < 20; index += 1) await (await fetch(url + addressOf(index))).text();
    const before = spent();
    for (let index = 0; index < count; index += 1) await (await fetch(url + addressOf(index))).text();
    return (spent() - before) / count;
  };
  const separator = path.includes('?') ? '&' : '?';
  return { rendered: await ask(100, (index) => `${path}${separator}clickedLink=b${index}-${performance.now()}`), cached: await ask(500, () => path) };
}

function medians(samples: readonly Sample[]): Sample {
  const of = (key: keyof Sample) => samples.map((sample) => sample[key]).sort((left, right) => left - right)[Math.floor(samples.length / 2)]!;
  return { script: of('script'), html: of('html'), bytes: of('bytes'), requests: of('requests'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), inp: of('inp') };
}

function judged(value: number, budget: number, digits: number): string {
  return `${value.toFixed(digits)} ${value <= budget ? '✓' : `✗ ${budget}`}`;
}
