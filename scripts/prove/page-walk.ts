import { chromium } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import { randomOf } from '../../src/demo/catalogue/random.ts';
import { startPostgresServer } from '../../src/server/testing/postgres-server.ts';
import { BROWSER_FLAGS, findOrInstallBrowser } from '../browser.ts';
import { objectsInHeap } from './objects-in-heap.ts';
import { holds, type Proof } from './proof.ts';
import { startShop } from './shop-process.ts';

const CHANGES = Number(process.env.PROVE_CHANGES ?? 300);
/** What is made once in a visit, and what is held up to a bound (the recording, pages for Back, answers), is there by then. */
const WARM_UP = 200;
const PORT = Number(process.env.PROVE_PORT ?? 3396);
const LISTING = '/dovolena/nabidky-letecky';
/** Before each count the same pages are walked, so that the pages that are held for Back are the same. */
const ROUND = [LISTING, '/', LISTING, '/', LISTING, '/'];
/** Addresses whose pages follow in the same document; checkout, payment and files are documents of their own. */
const IN_DOCUMENT = /^\/($|dovolena|zajezdy|pobocky|katalog|blog|oblibene|kviz|akce|o-nas|kontakt)/;
const SHARE = { back: 0.25, forward: 0.05 };
/** Milliseconds after which a page at rest is counted again: what it begins once it is shown may still be on its way. */
const REST_MS = 1_000;
const MOST_COUNTS = 10;
const WITHIN = { counts: 1.02, heap: 1.1 };

/** Fields by which actors of XState and subscriptions of RxJS are known. */
const OBJECTS = { actors: ['mailbox', 'sessionId', '_snapshot'], subscriptions: ['_finalizers', '_parentage'] } as const;
const COUNTED = ['nodes', 'listeners', 'actors', 'subscriptions'] as const;

interface Count extends Record<typeof COUNTED[number], number> {
  heap: number;
}

export const pageWalk: Proof = {
  claim: `${CHANGES} random page changes of one visit leave as many DOM nodes, listeners, actors and subscriptions (±2 %) and as much heap (+10 %) as it began with`,
  async run() {
    const database = await startPostgresServer();
    const shop = await startShop(PORT, database.url('postgres'), { RATE_LIMIT: '0' });
    const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: BROWSER_FLAGS });
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'cs-CZ' });
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Performance.enable');
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(String(error)));
      await page.goto(shop.url, { waitUntil: 'load' });
      await page.getByRole('button', { name: 'Jen nezbytné' }).click();
      await page.locator('html[data-router=on]').waitFor({ state: 'attached' });
      await page.evaluate(() => { (window as { isFirstDocument?: boolean }).isFirstDocument = true; });
      await walk(page, WARM_UP, 'warm-up');
      const before = await count(page, cdp);
      await walk(page, CHANGES, 'walk');
      const after = await count(page, cdp);
      holds(troubles.length === 0, 'No error is thrown', troubles);
      for (const figure of COUNTED) holds(after[figure] <= before[figure] * WITHIN.counts, `As many ${figure} as before`, [before[figure], after[figure]]);
      holds(after.heap <= before.heap * WITHIN.heap, 'As much heap as before', [before.heap, after.heap]);
      return {
        'page changes': CHANGES,
        'DOM nodes': `${before.nodes} → ${after.nodes}`,
        listeners: `${before.listeners} → ${after.listeners}`,
        actors: `${before.actors} → ${after.actors}`,
        subscriptions: `${before.subscriptions} → ${after.subscriptions}`,
        'heap, MB': `${(before.heap / 1e6).toFixed(1)} → ${(after.heap / 1e6).toFixed(1)}`,
      };
    } finally {
      await browser.close();
      await shop.end('SIGKILL');
      await database.stop();
    }
  },
};

async function walk(page: Page, changes: number, seed: string): Promise<void> {
  const random = randomOf('page walk', seed);
  /** How many steps back and forward the history of this walk has. */
  let [behind, ahead] = [0, 0];
  for (let change = 0; change < changes; change += 1) {
    if (behind > 1 && random.chance(SHARE.back)) {
      await changed(page, () => page.evaluate(() => history.back()));
      [behind, ahead] = [behind - 1, ahead + 1];
    } else if (ahead > 0 && random.chance(SHARE.forward)) {
      await changed(page, () => page.evaluate(() => history.forward()));
      [behind, ahead] = [behind + 1, ahead - 1];
    } else {
      const links = await page.evaluate((allowed) => [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target]):not([download])')]
        .map((link) => link.getAttribute('href')!)
        .filter((href) => new RegExp(allowed).test(href) && !href.includes('#') && new URL(href, location.href).pathname !== location.pathname), IN_DOCUMENT.source);
      await press(page, links.length === 0 ? LISTING : random.pick([...new Set(links)]));
      [behind, ahead] = [behind + 1, 0];
    }
  }
}

/** Presses a link to `href`; where the page has none, one that is put there as an editor's text would have it. */
async function press(page: Page, href: string): Promise<void> {
  await changed(page, () => page.evaluate((address) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href], header a[href], footer a[href]')].find((one) => one.getAttribute('href') === address);
    const pressed = link ?? Object.assign(document.createElement('a'), { href: address });
    if (link === undefined) document.querySelector('main')!.append(pressed);
    pressed.click();
    if (link === undefined) pressed.remove();
  }, href));
}

/** Waits for the page that an act leads to. */
async function changed(page: Page, act: () => Promise<unknown>): Promise<void> {
  // Not marked: it may come back, and is out of the document meanwhile.
  await page.evaluate(() => { Object.assign(window, { left: document.querySelector('main[data-page]') }); });
  const address = page.url();
  const began = performance.now();
  await act();
  await page.waitForFunction((before) => {
    const main = document.querySelector('main[data-page]');
    return location.href !== before && main !== (window as { left?: Element }).left && main?.querySelector('h1') != null;
  }, address, { timeout: 20_000 })
    .catch(async () => { throw new Error(`A press on ${address} leads nowhere: ${JSON.stringify(await page.evaluate(whereWeAre))}`); });
  const { isFirstDocument, opened } = await page.evaluate(() => {
    delete (window as { left?: Element }).left;
    const [{ type }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    return { isFirstDocument: (window as { isFirstDocument?: boolean }).isFirstDocument === true, opened: type };
  });
  // One that was opened by `reload` could not be shown; by `navigate`, its state did not come within the patience of a press.
  holds(isFirstDocument, 'Pages follow each other in one document', { from: address, to: page.url(), opened, milliseconds: Math.round(performance.now() - began) });
}

/** In the page: what it says of itself. */
function whereWeAre() {
  const main = document.querySelector<HTMLElement>('main[data-page]');
  return {
    address: location.href,
    entry: history.state as unknown,
    document: { ...document.documentElement.dataset },
    main: main && { ...main.dataset },
    heading: main?.querySelector('h1')?.textContent,
    said: [...document.querySelectorAll('[role=alert], [role=status]')].map(({ textContent }) => textContent).filter(Boolean),
  };
}

async function count(page: Page, cdp: CDPSession): Promise<Count> {
  // Twice: what a page leaves behind is let go a few pages later.
  for (const path of [...ROUND, ...ROUND]) if (new URL(page.url()).pathname !== path) await press(page, path);
  await page.waitForLoadState('networkidle');
  let seen = await figures(cdp);
  for (let counts = 1; counts < MOST_COUNTS; counts += 1) {
    const before = seen;
    await page.waitForTimeout(REST_MS);
    seen = await figures(cdp);
    if (seen.nodes === before.nodes && seen.listeners === before.listeners) break;
  }
  return { ...seen, ...await objectsInHeap(cdp, OBJECTS) };
}

async function figures(cdp: CDPSession): Promise<Pick<Count, 'nodes' | 'listeners' | 'heap'>> {
  for (let times = 0; times < 3; times += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const figure = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
  return { nodes: figure('Nodes'), listeners: figure('JSEventListeners'), heap: figure('JSHeapUsedSize') };
}
