import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, forgive, isAlive, isOn, open, test } from '../fixtures.ts';

const LISTING = '/dovolena/nabidky-letecky';
const STATE = 'application/vnd.zefira.page+json';

/** Opens a page whose links lead to pages of the same document, which it marks. */
async function openVisit(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator('html')).toHaveAttribute('data-router', 'on');
  await page.evaluate(() => { (window as { firstDocument?: boolean }).firstDocument = true; });
}

const isFirstDocument = (page: Page) => page.evaluate(() => (window as { firstDocument?: boolean }).firstDocument === true);

test('a page follows another in the same document, with its own head, its heading in focus and at the top [page.types] [page.seo]', { tag: '@phone' }, async ({ page, listing }) => {
  await openVisit(page, LISTING);
  const before = await page.locator('link[rel=canonical]').getAttribute('href');
  await listing.openOffer(2);
  await isOn(page, 'hotelCard');
  await expect(page.locator('main[data-page]')).toHaveCount(1);
  await expect(page.locator('main h1')).toBeFocused();
  expect(await isFirstDocument(page)).toBe(true);
  const address = new URL(page.url());
  const document = await (await page.request.get(page.url())).text();
  await expect(page).toHaveTitle(/<title>(.*?)<\/title>/.exec(document)![1]!);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(canonical).not.toBe(before);
  expect(document).toContain(`<link rel="canonical" href="${canonical}">`);
  expect(await page.locator('link[rel=alternate][hreflang]').count()).toBe(6);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  await page.reload();
  await isOn(page, 'hotelCard');
  expect(new URL(page.url()).pathname).toBe(address.pathname);
});

test('Back to a long list is the list itself, where its reader stood, and Forward the hotel [listing.store]', { tag: '@phone' }, async ({ page, listing }) => {
  await openVisit(page, LISTING);
  await listing.loadMore();
  await expect(listing.loadMoreButton).toHaveCount(0);
  const codes = await listing.offerCodes();
  for (let place = 0; place <= 12; place += 1) await listing.tiles.nth(place).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await listing.openOffer(12);
  await isOn(page, 'hotelCard');
  const hotel = page.url();
  const asked: string[] = [];
  page.on('request', (request) => { if (/\/api\/|page\+json/.test(`${new URL(request.url()).pathname} ${request.headers().accept}`)) asked.push(request.url()); });
  await page.goBack();
  await isOn(page, 'listing');
  await expect(listing.tiles).toHaveCount(codes.length);
  expect(await listing.offerCodes()).toEqual(codes);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  expect(asked).toEqual([]);
  await page.goForward();
  await isOn(page, 'hotelCard');
  expect(page.url()).toBe(hotel);
  expect(await isFirstDocument(page)).toBe(true);
});

test('facets keep their history within a page; beyond it Back leads to the page before [gs.search-state] [url.listing-q]', async ({ page, listing }) => {
  await openVisit(page, '/');
  await page.getByRole('link', { name: 'Letecky' }).first().click();
  await isOn(page, 'listing');
  const all = await listing.total.innerText();
  await listing.narrowBy('Strava', /^All inclusive/);
  await expect(page).toHaveURL(/boards:/);
  await expect(listing.total).not.toHaveText(all);
  const narrowed = await listing.total.innerText();
  await listing.openOffer(0);
  await isOn(page, 'hotelCard');
  await page.goBack();
  await expect(listing.total).toHaveText(narrowed);
  await page.goBack();
  await expect(listing.total).toHaveText(all);
  await page.goBack();
  await isOn(page, 'homePage');
  await page.goForward();
  await isOn(page, 'listing');
  await expect(page).not.toHaveURL(/boards:/);
  await expect(listing.total).toHaveText(all);
  expect(await isFirstDocument(page)).toBe(true);
});

test('a press with a key, a new tab and a part of the page stay the browser’s [page.internal-ids]', async ({ page, context, listing }) => {
  await openVisit(page, LISTING);
  const link = listing.tiles.first().getByRole('link').first();
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
  await tab.waitForLoadState('domcontentloaded');
  expect(new URL(tab.url()).pathname).toContain('/dovolena/');
  await isOn(page, 'listing');
  await page.locator('a[href="#main"]').evaluate((skip: HTMLElement) => skip.click());
  await expect(page).toHaveURL(/#main$/);
  expect(await isFirstDocument(page)).toBe(true);
});

test('of links pressed one after another the last counts, and the address is true [page.internal-ids]', async ({ page, listing }) => {
  await openVisit(page, LISTING);
  const paths = await listing.tiles.getByRole('link').evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).pathname))].slice(0, 10));
  await page.evaluate((all) => {
    for (let press = 0; press < 20; press += 1) {
      const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(({ pathname }) => pathname === all[press % all.length]);
      link!.click();
    }
  }, paths);
  await isOn(page, 'hotelCard');
  const wanted = paths[19 % paths.length]!;
  await expect(page).toHaveURL((url) => wanted.startsWith(url.pathname) || url.pathname.startsWith(wanted));
  await expect(page.locator('main[data-page]')).toHaveCount(1);
  await page.goBack();
  await isOn(page, 'listing');
});

for (const [what, answer] of [
  ['500', { status: 500, body: 'no' }],
  ['HTML', { status: 200, contentType: 'text/html', body: '<h1>no state</h1>' }],
  ['the state of another build', { status: 200, contentType: STATE, body: JSON.stringify({ status: 200, head: {}, state: {}, styles: [], scripts: [], build: '/assets/other.js' }) }],
  ['half a state', { status: 200, contentType: STATE, body: '{"status":200,"head' }],
] as const) {
  test(`a loader that answers ${what} leads to the document [page.errors]`, async ({ page, listing, troubles }) => {
    await openVisit(page, LISTING);
    await page.route('**/dovolena/**', (route) => (route.request().headers().accept === STATE ? route.fulfill(answer) : route.fallback()));
    await listing.openOffer(0);
    await isOn(page, 'hotelCard');
    await isAlive(page);
    expect(await isFirstDocument(page)).toBe(false);
    forgive(troubles, FAILED_REQUEST);
  });
}

test('a page whose script cannot be loaded is opened as a document [page.errors]', async ({ page, listing, troubles }) => {
  await openVisit(page, LISTING);
  let refused = 0;
  await page.route('**/assets/hotel*.js', (route) => { refused += 1; return refused > 1 ? route.fallback() : route.abort(); });
  await listing.openOffer(0);
  await isOn(page, 'hotelCard');
  await isAlive(page);
  expect(refused).toBeGreaterThan(0);
  forgive(troubles, FAILED_REQUEST);
});

test('without network the page stays and says so [page.errors]', async ({ page, context, listing, troubles }) => {
  await openVisit(page, LISTING);
  // Watching begins with the first move; its code is there before the network goes.
  await page.mouse.move(5, 5);
  await expect(page.locator('html')).toHaveAttribute('data-recorder', 'on');
  await context.setOffline(true);
  await listing.openOffer(0);
  const notice = page.getByRole('alert').filter({ hasText: 'Jste bez připojení' });
  await expect(notice).toBeVisible();
  await isOn(page, 'listing');
  await context.setOffline(false);
  await notice.getByRole('link').click();
  await isOn(page, 'hotelCard');
  await expect(notice).toBeHidden();
  forgive(troubles, FAILED_REQUEST);
});

test('a page that takes its time is announced as on its way; Back meanwhile leads where it says [page.errors]', async ({ page, search, listing }) => {
  await openVisit(page, '/');
  await page.getByRole('link', { name: 'Letecky' }).first().click();
  await isOn(page, 'listing');
  let release = () => {};
  const held = new Promise<void>((resolve) => { release = resolve; });
  await page.route('**/dovolena/**', async (route) => {
    if (route.request().headers().accept === STATE) await held;
    await route.fallback();
  });
  await listing.openOffer(0);
  await expect(page.getByRole('progressbar', { name: 'Stránka se načítá' })).toBeVisible();
  await page.goBack();
  await isOn(page, 'homePage');
  release();
  await expect(page.getByRole('progressbar', { name: 'Stránka se načítá' })).toBeHidden();
  await isOn(page, 'homePage');
  expect(new URL(page.url()).pathname).toBe('/');
  await page.evaluate(goBackBeforeNextView);
  await page.getByRole('link', { name: 'Letecky' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-back', 'done');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await isOn(page, 'homePage');
  // It is the page that was left, and answers.
  await search.submit();
  await isOn(page, 'listing');
  expect(await isFirstDocument(page)).toBe(true);
});

/** In the page: Back once the next page has its address, before its view is rendered. */
function goBackBeforeNextView(): void {
  const { startViewTransition } = document;
  document.startViewTransition = (change) => {
    document.startViewTransition = startViewTransition;
    const isBack = new Promise((resolve) => { addEventListener('popstate', resolve, { once: true }); });
    history.back();
    return startViewTransition.call(document, async () => {
      await isBack;
      await (change as () => Promise<void>)();
      document.documentElement.dataset.back = 'done';
    });
  };
}

test('an address that does not exist looks as its document does, and Back leads home again [page.errors]', async ({ page, troubles }) => {
  await openVisit(page, '/');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/neni/tu', textContent: 'nikam' });
    document.querySelector('main')!.append(link);
    link.click();
  });
  await isOn(page, 'page404');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.goBack();
  await isOn(page, 'homePage');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  expect(await isFirstDocument(page)).toBe(true);
  forgive(troubles, FAILED_REQUEST);
});
