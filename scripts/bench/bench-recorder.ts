/**
 * `npm run bench:recorder`: what the flight recorder costs of a page's script time, from its load through a short visit of
 * a home page, a listing and a hotel card, RUNS times each; over 1 % fails. Sampled by Chromium's profiler, the recorder
 * told by its file. Needs a built shop that runs: SHOP_URL.
 */
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { HotelCard } from '../../e2e/pages/hotel-card.page.ts';
import { Listing } from '../../e2e/pages/listing.page.ts';
import { Search } from '../../e2e/pages/search.page.ts';
import { BROWSER_FLAGS, findOrInstallBrowser } from '../browser.ts';

const BUDGET = 0.01;
const RECORDER = /\/page-taps-[^/]*\.js$/;
/** Microseconds between two samples. */
const SAMPLING = 100;
const RUNS = Number(process.env.RUNS ?? 5);
const NO_SCRIPT: ReadonlySet<string> = new Set(['(root)', '(program)', '(idle)', '(garbage collector)']);

const origin = process.env.SHOP_URL;
if (origin === undefined) {
  console.error('Which shop? SHOP_URL=http://localhost:3000 npm run bench:recorder');
  process.exit(1);
}

const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: BROWSER_FLAGS });
try {
  const context = await browser.newContext({ locale: 'cs-CZ', viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'consent', value: 'none', url: origin }]);
  const page = await context.newPage();
  const listing = '/dovolena/nabidky-letecky';
  await page.goto(origin + listing);
  const hotel = await new Listing(page).tiles.first().getByRole('link').first().getAttribute('href');
  const visits: [string, string, (page: Page) => Promise<void>][] = [
    ['home', '/', searchTwice],
    ['listing', listing, (open) => new Listing(open).showPrices('celkem')],
    ['hotel card', hotel ?? '/', async (open) => { await new HotelCard(open).chooseAnother('Strava'); }],
  ];
  const rows: Record<string, string>[] = [];
  for (const [name, path, visit] of visits) rows.push(await rowOf(page, name, path, visit));
  console.table(rows);
  if (rows.some(({ share }) => share!.includes('✗'))) process.exitCode = 1;
} finally {
  await browser.close();
}

async function rowOf(page: Page, name: string, path: string, visit: (page: Page) => Promise<void>): Promise<Record<string, string>> {
  const sum = { script: 0, recorder: 0 };
  for (let run = 0; run < RUNS; run += 1) {
    const { script, recorder } = await timesOfVisit(page, path, visit);
    sum.script += script;
    sum.recorder += recorder;
  }
  const share = sum.recorder / sum.script;
  return {
    page: name, 'script ms': (sum.script / 1000 / RUNS).toFixed(0), 'recorder ms': (sum.recorder / 1000 / RUNS).toFixed(2),
    share: `${(share * 100).toFixed(2)} % ${share <= BUDGET ? '✓' : `✗ ${BUDGET * 100} %`}`,
  };
}

async function timesOfVisit(page: Page, path: string, visit: (page: Page) => Promise<void>) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: SAMPLING });
  await cdp.send('Profiler.start');
  await page.goto(origin + path, { waitUntil: 'load' });
  // A page listens for the first input of a visitor once it answers.
  await page.waitForSelector('html[data-app="ready"]');
  await page.mouse.move(9, 9);
  await page.waitForSelector('html[data-recorder="on"]');
  await visit(page);
  await page.waitForLoadState('networkidle');
  const { profile } = await cdp.send('Profiler.stop');
  await cdp.detach();
  return timesOf(profile);
}

interface Profile { nodes: ProfileNode[]; samples?: number[]; timeDeltas?: number[] }
interface ProfileNode { id: number; callFrame: { functionName: string; url: string }; children?: number[] }

/** Microseconds of all scripts, and of the recorder with everything that it calls. */
function timesOf({ nodes, samples = [], timeDeltas = [] }: Profile): { script: number; recorder: number } {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const ofRecorder = new Set<number>();
  const mark = (node: ProfileNode, inherited: boolean) => {
    const marked = inherited || RECORDER.test(node.callFrame.url);
    if (marked) ofRecorder.add(node.id);
    node.children?.forEach((id) => mark(byId.get(id)!, marked));
  };
  mark(nodes[0]!, false);
  let script = 0;
  let recorder = 0;
  samples.forEach((id, place) => {
    const time = timeDeltas[place] ?? 0;
    if (!NO_SCRIPT.has(byId.get(id)!.callFrame.functionName)) script += time;
    if (ofRecorder.has(id)) recorder += time;
  });
  return { script, recorder };
}

/** Many commands: a field opened, a kind of trip chosen, and back. */
async function searchTwice(page: Page): Promise<void> {
  const search = new Search(page);
  await search.openField('Kdo');
  await search.addChild('24.5.2018');
  await search.confirmParty();
  await search.chooseTripType('Autem');
  await search.chooseTripType('Letecky');
}
