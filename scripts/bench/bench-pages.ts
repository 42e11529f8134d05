/**
 * `npm run bench:pages`: first-load bytes, requests, LCP, TBT, CLS and INP of home, listing and hotel card on a throttled
 * phone (150 ms round trips, 1.6 Mbit/s, CPU ÷ 4), and the server's CPU time a document; then what Lighthouse says of the same
 * pages beside the floor page, the smallest shop on our own stack. Medians of RUNS, against the budgets.
 * Starts a shop of its own (CATALOGUE and DATA_DIR as for `npm start`) unless SHOP_URL names one.
 */
import { availableParallelism, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { HotelCard } from '../../e2e/pages/hotel-card.page.ts';
import { Listing } from '../../e2e/pages/listing.page.ts';
import { Search } from '../../e2e/pages/search.page.ts';
import { BROWSER_FLAGS, findOrInstallBrowser } from '../browser.ts';
import { startBenchShop } from './bench-shop.ts';
import { startFloor } from './floor/start-floor.ts';
import { speedOfMachine } from './machine-speed.ts';
import { lighthouseVitals } from './lighthouse-vitals.ts';
import type { LighthouseVitals, Preset } from './lighthouse-vitals.ts';
import { measureVitals, SCRIPT_BUDGETS, warmUp } from './page-vitals.ts';
import type { PageLoad, PageVitals, Press } from './page-vitals.ts';
import { cpuPerDocument } from './server-cpu.ts';

const RUNS = Number(process.env.RUNS ?? 5);
const PORT = Number(process.env.PORT ?? 3127);
/** Milliseconds; CLS has no unit; scripts at idle after the page answers in Brotli kB. */
const BUDGETS = { lcp: 1400, tbt: 30, cls: 0.01, inp: 50, rendered: 3, scriptLater: 40 };
/** Of Lighthouse, beside the floor page: first paint and LCP as a share of its own, TBT in milliseconds more, and the score. */
const BESIDE_FLOOR = { share: 1.1, tbt: 50, score: 98 };

interface Subject {
  name: keyof typeof SCRIPT_BUDGETS;
  path: string;
  interact: (page: Page, press: Press) => Promise<void>;
}

const floor = await startFloor();
const shop = await startBenchShop(PORT);
const { origin } = shop;
try {
  console.log(await speedOfMachine());
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: BROWSER_FLAGS });
  const rows: Record<string, string>[] = [];
  const answers: Record<string, string>[] = [];
  let subjects: Subject[] = [];
  try {
    subjects = await findSubjects(browser);
    for (const subject of subjects) {
      const samples = await samplesOf(browser, { url: origin + subject.path, interact: subject.interact });
      rows.push(await rowOf(subject, samples));
      answers.push(...answersOf(subject.name, samples, judged));
    }
    answers.push(...answersOf('floor', await samplesOf(browser, { url: floor.origin, interact: changeHowFloorShowsPrices }), unjudged));
  } finally {
    await browser.close();
  }
  console.table(rows);
  console.log('CPU ms: of the server, a document. Rendered: an address never asked for, with what pages share already there (API answers, settled flows, cached markup); new search: a search never asked for, with its answers made; + database, + cube: the threads of the embedded database and of the price cube for the latter; cached: asked for again.');
  console.table(answers);
  for (const preset of ['mobile', 'desktop'] as const) rows.push(...await lighthouseRows(subjects, preset));
  console.log(`Medians of ${RUNS}; ✓ within budget, ✗ over it (budget behind it). Load of the machine: ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores.`);
  if (rows.some((row) => Object.values(row).some((cell) => cell.includes('✗')))) process.exitCode = 1;
} finally {
  shop.stop();
  floor.stop();
}

async function samplesOf(browser: Browser, load: PageLoad): Promise<PageVitals[]> {
  await warmUp(browser, load);
  const samples: PageVitals[] = [];
  for (let run = 0; run < RUNS; run += 1) samples.push(await measureVitals(browser, load));
  return samples;
}

/** How long each press waits for its answer. */
function answersOf(page: string, samples: readonly PageVitals[], judge: typeof judged): Record<string, string>[] {
  return [...samples[0]!.presses.keys()].map((press) => ({
    page,
    press,
    'answer ms': judge(median(samples.map(({ presses }) => presses.get(press) ?? 0)), BUDGETS.inp, 0),
  }));
}

async function rowOf({ name, path }: Subject, samples: readonly PageVitals[]): Promise<Record<string, string>> {
  const typical = (figure: Exclude<keyof PageVitals, 'presses'>) => median(samples.map((sample) => sample[figure]));
  const cpu = shop.pid === undefined ? undefined : await cpuPerDocument(origin, path, shop.pid, { searches: name === 'listing' });
  return {
    page: name,
    'script kB': judged(typical('script') / 1000, SCRIPT_BUDGETS[name], 1),
    'then kB': judged(typical('scriptLater') / 1000, BUDGETS.scriptLater, 1),
    'HTML kB': (typical('html') / 1000).toFixed(1),
    'all kB': (typical('bytes') / 1000).toFixed(0),
    requests: typical('requests').toFixed(0),
    'LCP ms': judged(typical('lcp'), BUDGETS.lcp, 0),
    'TBT ms': judged(typical('tbt'), BUDGETS.tbt, 0),
    'from start': typical('tbtFromStart').toFixed(0),
    CLS: judged(typical('cls'), BUDGETS.cls, 3),
    'INP ms': judged(typical('inp'), BUDGETS.inp, 0),
    ...(cpu && { 'CPU ms rendered': judged(cpu.rendered, BUDGETS.rendered, 2), 'new search': cpu.searched?.toFixed(2) ?? '', '+ database': cpu.database.toFixed(2), '+ cube': cpu.cube.toFixed(2), 'CPU ms cached': cpu.cached.toFixed(2) }),
  };
}

/** Each page's figures, with how many times the floor's they are. */
async function lighthouseRows(subjects: readonly Subject[], preset: Preset): Promise<Record<string, string>[]> {
  const [ofFloor, ...ofPages] = await lighthouseVitals([floor.origin, ...subjects.map(({ path }) => origin + path)], preset, RUNS);
  const row = (name: string, vitals: LighthouseVitals, judge: typeof judged) => {
    const beside = (figure: 'firstPaint' | 'lcp') => `(${judge(vitals[figure] / ofFloor![figure], BESIDE_FLOOR.share, 2)} × floor)`;
    return {
      page: name,
      'first paint ms': `${vitals.firstPaint.toFixed(0)} ${beside('firstPaint')}`,
      'LCP ms': `${judge(vitals.lcp, BUDGETS.lcp, 0)} ${beside('lcp')}`,
      'TBT ms': `${judge(vitals.tbt, BUDGETS.tbt, 0)} (floor + ${judge(vitals.tbt - ofFloor!.tbt, BESIDE_FLOOR.tbt, 0)})`,
      CLS: judge(vitals.cls, BUDGETS.cls, 3),
      score: `${vitals.score.toFixed(0)}${vitals.score >= BESIDE_FLOOR.score ? '' : ` ✗ ${BESIDE_FLOOR.score}`}`,
    };
  };
  const rows = ofPages.map((vitals, place) => row(subjects[place]!.name, vitals, judged));
  console.log(`\nLighthouse, ${preset === 'mobile' ? 'mobile preset' : 'desktop preset without throttling'}`);
  console.table([row('floor', ofFloor!, unjudged), ...rows]);
  return rows;
}

async function findSubjects(browser: Browser): Promise<Subject[]> {
  const listing = '/dovolena/nabidky-letecky';
  const page = await browser.newPage();
  await page.goto(origin + listing);
  const hotel = await new Listing(page).tiles.first().getByRole('link').first().getAttribute('href');
  await page.close();
  if (hotel === null) throw new Error('The listing shows no offer');
  return [
    { name: 'home', path: '/', interact: chooseWhereTo },
    { name: 'listing', path: listing, interact: changeHowPricesAreShown },
    { name: 'hotel card', path: hotel, interact: chooseAnotherOffer },
  ];
}

async function chooseWhereTo(page: Page, press: Press): Promise<void> {
  const search = new Search(page);
  await press('open the search', search.opener);
  await press('open the destinations', search.field('Kam'));
  await press('choose a destination', search.choices('Kam').getByRole('treeitem').first());
}

async function changeHowFloorShowsPrices(page: Page, press: Press): Promise<void> {
  await press('show total prices', page.getByRole('button'));
}

async function changeHowPricesAreShown(page: Page, press: Press): Promise<void> {
  const listing = new Listing(page);
  await press('show total prices', listing.priceType('celkem'));
  await press('open the filters', listing.sheetOpener);
}

async function chooseAnotherOffer(page: Page, press: Press): Promise<void> {
  const hotel = new HotelCard(page);
  await press('choose another board', hotel.others('Strava').first());
  await press('open the calendar', hotel.dayOpener);
  await press('choose another day', hotel.otherDays().last());
}

function median(values: number[]): number {
  return values.sort((left, right) => left - right)[Math.floor(values.length / 2)]!;
}

function unjudged(value: number, _budget: number, digits: number): string {
  return value.toFixed(digits);
}

function judged(value: number, budget: number, digits: number): string {
  return `${value.toFixed(digits)} ${value <= budget ? '✓' : `✗ ${budget}`}`;
}
