/**
 * `npm run bench:filters`: how long each control of listing and search takes from its press to its answer on the screen, on
 * a desktop and on a phone (150 ms round trips, CPU ÷ 4), and to the last change that follows; with its INP, the code that
 * it loads for itself, what it asks the server for, and what moves. p50 and p95 of RUNS presses, against the budgets.
 * SHOP_URL names a shop that runs; ONLY, a pattern, some of the rows.
 */
import { availableParallelism, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { MARKET } from '../../src/domain/market/market.ts';
import { BROWSER_FLAGS, findOrInstallBrowser, showWhole } from '../browser.ts';
import { controls } from './filter-controls.ts';
import type { Control } from './filter-controls.ts';
import { SLOWDOWN } from './machine-speed.ts';
import { PressMeter } from './press-meter.ts';
import type { MeasuredPress } from './press-meter.ts';

const RUNS = Number(process.env.RUNS ?? 6);
const only = new RegExp(process.env.ONLY ?? '');
const origin = process.env.SHOP_URL ?? 'http://localhost:3000';
const LISTING = '/dovolena/nabidky-letecky';
/** Milliseconds, and kilobytes as they come over the wire; CLS has no unit. */
const BUDGETS = { inp: 50, own: 70, cls: 0.01 };

interface Device {
  name: 'desktop' | 'phone';
  /** Milliseconds from a press to its answer. */
  answer: number;
  slowdown: number;
  /** Milliseconds. */
  latency: number;
  context: Parameters<Browser['newContext']>[0];
}

/** In another time zone than its own a browser works days out by far slower paths. */
const OF_VISITOR = { locale: 'cs-CZ', timezoneId: MARKET.timeZone };

const devices: readonly Device[] = [
  { name: 'desktop', answer: 80, slowdown: 1, latency: 0, context: { viewport: { width: 1440, height: 900 }, ...OF_VISITOR } },
  { name: 'phone', answer: 280, slowdown: SLOWDOWN, latency: 150, context: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2, ...OF_VISITOR } },
];

const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: BROWSER_FLAGS });
try {
  const rows: Record<string, string>[] = [];
  for (const device of devices) {
    for (const control of controls) {
      const isHere = control.only === undefined || control.only === device.name;
      if (isHere && only.test(`${device.name} ${control.name}`)) rows.push(await rowOf(device, control));
    }
  }
  console.table(rows);
  console.log(`${RUNS} presses each, on one page; ✓ median within budget, ✗ over it (budget behind it). Load of the machine: ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores.`);
  if (rows.some((row) => Object.values(row).some((cell) => cell.includes('✗')))) process.exitCode = 1;
} finally {
  await browser.close();
}

async function pressesOf({ slowdown, latency, context: options }: Device, control: Control): Promise<MeasuredPress[]> {
  const context = await browser.newContext(options);
  try {
    await context.addCookies([{ name: 'consent', value: 'none', url: origin }]);
    const page = await context.newPage();
    await showWhole(page);
    const meter = await PressMeter.of(page, control.flow);
    await page.goto(origin + LISTING, { waitUntil: 'load' });
    await page.locator('html[data-app=ready]').waitFor();
    await meter.slowDown(slowdown, latency);
    const presses: MeasuredPress[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await control.before?.(page, run);
      presses.push(await meter.press(control.target(page, run), { byTouch: options?.hasTouch === true, key: control.key?.(run) }));
    }
    return presses;
  } finally {
    await context.close();
  }
}

/** A control that cannot be pressed says so; the others are measured all the same. */
async function rowOf(device: Device, control: Control): Promise<Record<string, string>> {
  const names = { device: device.name, control: control.name };
  try {
    return { ...names, ...figuresOf(device, await pressesOf(device, control)) };
  } catch (error) {
    return { ...names, 'answer ms p50 / p95': `✗ ${String(error).split('\n')[0]}` };
  }
}

function figuresOf(device: Device, presses: readonly MeasuredPress[]): Record<string, string> {
  const ordered = (figure: keyof MeasuredPress) => presses.map((press) => press[figure]).toSorted((left, right) => left - right);
  const at = (figure: keyof MeasuredPress, share: number) => ordered(figure)[Math.min(presses.length - 1, Math.floor(presses.length * share))]!;
  const judged = (figure: keyof MeasuredPress, budget: number) =>
    `${at(figure, 0.5).toFixed(0)} / ${at(figure, 0.95).toFixed(0)} ${markOf(at(figure, 0.5), budget)}`;
  const own = presses.reduce((sum, { code }) => sum + code, 0) / 1000;
  return {
    'answer ms p50 / p95': judged('answer', device.answer),
    'all ms p50': at('rest', 0.5).toFixed(0),
    'INP ms p50 / p95': judged('inp', BUDGETS.inp),
    'own code kB': `${own.toFixed(1)} ${markOf(own, BUDGETS.own)}`,
    'data kB': (at('data', 0.5) / 1000).toFixed(1),
    'CLS': `${at('shift', 0.5).toFixed(3)} ${markOf(at('shift', 0.5), BUDGETS.cls)}`,
    'shift at once': at('shiftAtOnce', 0.5).toFixed(3),
  };
}

function markOf(value: number, budget: number): string {
  return value <= budget ? '✓' : `✗ ${budget}`;
}
