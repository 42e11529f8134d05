import type { Page } from '@playwright/test';
import fastify from 'fastify';
import { expectAccessible } from '../../accessibility.ts';
import { expect, FAILED_REQUEST, forgive, isAlive, isOn, open, test } from '../../fixtures.ts';
import { fillCart, rememberInCart, someOffer } from '../../shop-api.ts';
import { loadServerTexts } from '../../../src/server/server-texts.ts';
import { answerUnavailable } from '../../../src/server/ssr/unavailable-page.ts';

const LISTING = '/dovolena/nabidky-letecky';
const STATE = 'application/vnd.zefira.page+json';

/** Opens a page whose links lead to pages of the same document, which it marks. */
async function openVisit(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator('html')).toHaveAttribute('data-router', 'on');
  await page.evaluate(() => { (window as { firstDocument?: boolean }).firstDocument = true; });
}

/** Presses a link that an editor's text might have. */
function pressLinkTo(page: Page, path: string): Promise<void> {
  return page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'nikam' });
    document.querySelector('main')!.append(link);
    link.click();
  }, path);
}

/** The code that lets pages follow each other waits until the returned function is called. */
async function holdRouter(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/page-navigation-[^/]*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Of requests those that are for no picture of the page itself, which may still be coming. */
async function notShown(page: Page, asked: readonly string[]): Promise<string[]> {
  const shown = new Set(await page.evaluate(() => [...document.querySelectorAll<HTMLImageElement>('main[data-page] img')].map(({ currentSrc }) => currentSrc)));
  return asked.filter((url) => !shown.has(url));
}

const isFirstDocument = (page: Page) => page.evaluate(() => (window as { firstDocument?: boolean }).firstDocument === true);

test('a page follows another in the same document, with its own head, its heading in focus and at the top [page.types] [page.seo]', { tag: '@phone' }, async ({ page, listing }) => {
  await openVisit(page, LISTING);
  const before = await page.locator('link[rel=canonical]').getAttribute('href');
  await listing.openOffer(2);
  await isOn(page, 'hotelCard');
  await expect(page.locator('main[data-page]')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
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

test('Back pressed before a reloaded page has its router leads to the page of the address [listing.store]', async ({ page, listing }) => {
  await openVisit(page, LISTING);
  await listing.openOffer(0);
  await isOn(page, 'hotelCard');
  const goOn = await holdRouter(page);
  await page.reload();
  await isOn(page, 'hotelCard');
  await page.evaluate(() => history.back());
  await page.waitForURL((url) => url.pathname === LISTING, { waitUntil: 'commit' });
  goOn();
  await isOn(page, 'listing');
  await expect(listing.tiles.first()).toBeVisible();
});

test('a page pressed after a slow document stays: the document does not take its place later', async ({ page, listing }) => {
  await openVisit(page, LISTING);
  const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
  let isStopped = false;
  await page.route((url) => url.pathname === '/mytui/login', async (route) => {
    ask();
    await mayCome;
    await route.continue().catch(() => {});
  });
  page.on('requestfailed', (request) => { isStopped ||= new URL(request.url()).pathname === '/mytui/login'; });
  const target = await listing.tiles.first().getByRole('link').first().getAttribute('href');
  // Playwright speaks to no page that a document is about to follow: both presses are the page's own.
  await page.evaluate((href) => {
    const press = (to: string) => {
      const link = Object.assign(document.createElement('a'), { href: to });
      document.querySelector('main')!.append(link);
      link.click();
    };
    setTimeout(() => press('/mytui/login'));
    setTimeout(() => press(href!), 1_000);
  }, target);
  await isAsked;
  await expect.poll(() => isStopped).toBe(true);
  await isOn(page, 'hotelCard');
  come();
  await expect(page.locator('html')).not.toHaveAttribute('data-navigation');
  expect(await isFirstDocument(page)).toBe(true);
});

test('steps of the reservation that were shown before the router came are this page’s own: Back and Forward lead to them as they were left [checkout.flow]', async ({ page, checkout }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await rememberInCart(page, await fillCart(page, offer), { firstName: 'Jana', lastName: 'Nováková', email: 'kroky@example.com', phone: '777123456', street: 'Dlouhá 12', city: 'Praha', zip: '110 00', country: 'CZ' });
  const goOn = await holdRouter(page);
  await open(page, `/checkout/rezervace/${offer.offerCode}`);
  await checkout.continueToRecommendations();
  await checkout.continueToSummary();
  await checkout.acceptTerms();
  await expect(page).toHaveURL(/\/souhrn$/);
  goOn();
  await expect(page.locator('html')).toHaveAttribute('data-router', 'on');
  const asked: string[] = [];
  page.on('request', (request) => { if (request.headers().accept === STATE) asked.push(request.url()); });
  await page.evaluate(() => history.go(-2));
  await expect(checkout.heading).toHaveText('Údaje k rezervaci');
  await page.evaluate(() => history.go(2));
  await expect(checkout.heading).toHaveText('Zkontrolujte a objednejte');
  await expect(checkout.terms).toBeChecked();
  expect(asked).toEqual([]);
});

test('Back on a reloaded page whose router cannot be had leads to the page of the address', async ({ page, listing, troubles }) => {
  await openVisit(page, LISTING);
  await listing.openOffer(0);
  await isOn(page, 'hotelCard');
  await page.route(/\/page-navigation-[^/]*\.js$/, (route) => route.abort());
  await page.reload();
  await isOn(page, 'hotelCard');
  await page.evaluate(() => history.back());
  await isOn(page, 'listing');
  expect(new URL(page.url()).pathname).toBe(LISTING);
  forgive(troubles, FAILED_REQUEST);
});

test('header and footer stay while a page follows another; the menu whose link was pressed closes [page.types]', { tag: '@narrow' }, async ({ page }) => {
  await openVisit(page, LISTING);
  const around = page.locator('[data-around]');
  await page.evaluate(() => { for (const part of document.querySelectorAll('#root > div > :is(header, footer)')) part.setAttribute('data-around', ''); });
  await expect(around).toHaveCount(2);
  await page.getByRole('button', { name: 'Menu' }).click();
  const link = page.getByRole('navigation', { name: 'Hlavní menu' }).getByRole('link').filter({ visible: true }).first();
  const place = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${place}$`));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
  await expect(around).toHaveCount(2);
  expect(await isFirstDocument(page)).toBe(true);
});

test('a facet that is shown whole is whole after Back too [listing.facets] [listing.store]', async ({ page, listing }) => {
  await openVisit(page, `${LISTING}?q=facilities:pool`);
  const facilities = page.getByRole('region', { name: 'Upřesnit výběr' }).getByRole('group', { name: 'Vybavení' });
  const shortened = await facilities.getByRole('checkbox').count();
  await facilities.getByRole('button', { name: 'Zobrazit více' }).click();
  await expect(facilities.getByRole('button', { name: 'Zobrazit méně' })).toHaveAttribute('aria-expanded', 'true');
  const whole = await facilities.getByRole('checkbox').count();
  expect(whole).toBeGreaterThan(shortened);
  await listing.openOffer(0);
  await isOn(page, 'hotelCard');
  await page.goBack();
  await isOn(page, 'listing');
  await expect(facilities.getByRole('checkbox')).toHaveCount(whole);
});

test('Back to a long list is the list itself, where its reader stood, and Forward the hotel [listing.store]', { tag: '@phone' }, async ({ page, listing }) => {
  await openVisit(page, LISTING);
  await listing.loadMore();
  await expect(listing.loadMoreButton).toHaveCount(0);
  const codes = await listing.offerCodes();
  for (let place = 0; place <= 12; place += 1) await listing.tiles.nth(place).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await listing.tiles.first().evaluate((tile) => { tile.setAttribute('data-same', ''); });
  await listing.openOffer(12);
  await isOn(page, 'hotelCard');
  const hotel = page.url();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(() => scrollTo(0, 200));
  const asked: string[] = [];
  // The hotel's own deferred flows may still ask.
  page.on('request', (request) => { if (/\/api\/www\/(?:listing|search)\/|page\+json/.test(`${new URL(request.url()).pathname} ${request.headers().accept}`)) asked.push(request.url()); });
  await page.goBack();
  await isOn(page, 'listing');
  await expect(listing.tiles).toHaveCount(codes.length);
  expect(await listing.offerCodes()).toEqual(codes);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await expect(listing.tiles.first()).toHaveAttribute('data-same');
  await expect(listing.tiles.nth(12).getByRole('link').first()).toBeFocused();
  // Far above the reader nothing is laid out, and all is as tall as it was.
  expect(await listing.tiles.nth(4).evaluate((tile) => tile.checkVisibility({ contentVisibilityAuto: true }))).toBe(false);
  expect(asked).toEqual([]);
  await page.goForward();
  await isOn(page, 'hotelCard');
  expect(page.url()).toBe(hotel);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  expect(await isFirstDocument(page)).toBe(true);
});

test('a page without a list comes back where its reader stood as well: past four others, and as a document [listing.store]', async ({ page, listing }) => {
  await openVisit(page, LISTING);
  await listing.openOffer(0);
  await isOn(page, 'hotelCard');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await page.evaluate(() => scrollTo(0, 700));
  const others = [['/', 'homePage'], [LISTING, 'listing'], ['/', 'homePage'], [LISTING, 'listing']] as const;
  for (const [path, pageType] of others) {
    await pressLinkTo(page, path);
    await isOn(page, pageType);
  }
  const top = () => page.evaluate(() => scrollY);
  await page.evaluate((entries) => history.go(-entries), others.length);
  await isOn(page, 'hotelCard');
  await expect.poll(top).toBe(700);
  await expect(heading).toBeFocused();
  expect(await isFirstDocument(page)).toBe(true);
  await page.reload();
  await isOn(page, 'hotelCard');
  await expect.poll(top).toBe(700);
});

test('a page of many parts comes back as long as it was left, each part where it stood [listing.store]', { tag: '@phone' }, async ({ page }) => {
  await openVisit(page, '/');
  const link = page.locator('main[data-page] a[href^="/blog/"]').first();
  // Parts are drawn as they come near, and from then on are as tall as they are; one whose content comes late is met by the next walk.
  await page.evaluate(async () => {
    for (let length = 0; length !== document.documentElement.scrollHeight;) {
      length = document.documentElement.scrollHeight;
      for (let top = 0; top < document.documentElement.scrollHeight; top += 300) {
        scrollTo(0, top);
        await new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(drawn)); });
      }
    }
  });
  await expect(page.locator('main[data-page] [aria-busy=true]')).toHaveCount(0);
  await link.scrollIntoViewIfNeeded();
  const stands = () => page.evaluate(() => ({ length: document.documentElement.scrollHeight, top: Math.round(document.querySelector('main[data-page] a[href^="/blog/"]')!.getBoundingClientRect().top) }));
  const before = await stands();
  for (let times = 0; times < 2; times += 1) {
    await link.click();
    await expect(page).toHaveURL(/\/blog\//);
    await page.goBack();
    await isOn(page, 'homePage');
    await expect.poll(stands).toEqual(before);
  }
});

test('two steps back from a screen of the search leave the page before with its own entry, and Forward as it was [view.fullscreen]', { tag: '@narrow' }, async ({ page, listing, search }) => {
  await openVisit(page, '/');
  await pressLinkTo(page, LISTING);
  await isOn(page, 'listing');
  await expect(listing.tiles.first()).toBeVisible();
  const entries = await page.evaluate(() => history.length);
  await search.begin();
  await search.openField('Kdo');
  await page.evaluate(() => history.go(-2));
  await isOn(page, 'homePage');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => [history.length, (history.state as { viewAt?: string }).viewAt])).toEqual([entries + 1, undefined]);
  await page.goForward();
  await isOn(page, 'listing');
});

test('a screen of the search that was open when its page was loaded again, or that Forward leads to, costs no Back [view.fullscreen]', { tag: '@narrow' }, async ({ page, search }) => {
  const isView = () => page.evaluate(() => (history.state as { viewAt?: string } | null)?.viewAt !== undefined);
  await openVisit(page, '/');
  await pressLinkTo(page, LISTING);
  await isOn(page, 'listing');
  await search.begin();
  await expect.poll(isView).toBe(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-router', 'on');
  await expect.poll(isView).toBe(false);
  await isOn(page, 'listing');
  // The entry is there still, and is left again.
  const stepped = page.evaluate(() => new Promise<boolean[]>((resolve) => {
    const steps: boolean[] = [];
    addEventListener('popstate', () => {
      steps.push((history.state as { viewAt?: string } | null)?.viewAt !== undefined);
      if (steps.length === 2) resolve(steps);
    });
    history.forward();
  }));
  expect(await stepped).toEqual([true, false]);
  await isOn(page, 'listing');
  await page.goBack();
  await isOn(page, 'homePage');
});

for (const [why, arrange] of [
  ['its visitor saves data', (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))],
  ['its code cannot be had', (page: Page) => page.route(/\/page-navigation-[^/]*\.js$/, (route) => route.abort())],
] as const) {
  test(`without the router, for ${why}, a link is a link`, async ({ page, listing, troubles }) => {
    const routers: string[] = [];
    page.on('request', (request) => { if (request.url().includes('/page-navigation-')) routers.push(request.url()); });
    await arrange(page);
    // Asked for after the router would be.
    const isAtRest = page.waitForRequest(/start-session-[^/]*\.js$/);
    await open(page, LISTING);
    await isAtRest;
    await page.evaluate(() => { (window as { firstDocument?: boolean }).firstDocument = true; });
    await listing.openOffer(0);
    await isOn(page, 'hotelCard');
    expect([await isFirstDocument(page), routers.length > 0]).toEqual([false, why === 'its code cannot be had']);
    forgive(troubles, FAILED_REQUEST);
  });
}

test('a page that was left is out of reach, and what is chosen on the next one leaves its choices alone [listing.store]', async ({ page, search }) => {
  await openVisit(page, '/');
  await search.chooseTripType('Poznávací');
  const chosen = await page.locator('main[data-page] input[type=radio]:checked').first().inputValue();
  await page.getByRole('link', { name: 'Letecky' }).first().click();
  await isOn(page, 'listing');
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const sameOnList = page.locator(`main[data-page] input[type=radio][value="${chosen}"]`).first();
  await sameOnList.evaluate((radio: HTMLElement) => { radio.click(); });
  await expect(sameOnList).toBeChecked();
  await sameOnList.evaluate((radio) => { radio.closest('fieldset')!.querySelector<HTMLElement>('input:not(:checked)')!.click(); });
  await expect(sameOnList).not.toBeChecked();
  await page.goBack();
  await isOn(page, 'homePage');
  await expect(page.locator('main[data-page] input[type=radio]:checked').first()).toHaveValue(chosen);
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

test('a press with a key, a new tab and a part of the page stay the browser’s', async ({ page, context, listing }) => {
  await openVisit(page, LISTING);
  const link = listing.tiles.first().getByRole('link').first();
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['ControlOrMeta'] })]);
  // A new tab is blank at first.
  await expect(tab).toHaveURL(/\/dovolena\/[^?]+/);
  await isOn(tab, 'hotelCard');
  await isOn(page, 'listing');
  await page.locator('a[href="#main"]').evaluate((skip: HTMLElement) => skip.click());
  await expect(page).toHaveURL(/#main$/);
  expect(await isFirstDocument(page)).toBe(true);
});

test('of links pressed one after another the last counts, and the address is true', async ({ page, listing }) => {
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

test('a page whose script cannot be loaded is opened as a document', async ({ page, listing, troubles }) => {
  let isPressed = false;
  let refused = 0;
  // What comes ahead while somebody looks around is refused too.
  await page.route('**/assets/hotel*.js', (route) => { if (isPressed) refused += 1; return refused > 1 ? route.fallback() : route.abort(); });
  await openVisit(page, LISTING);
  isPressed = true;
  await listing.openOffer(0);
  await isOn(page, 'hotelCard');
  await isAlive(page);
  expect(refused).toBeGreaterThan(0);
  forgive(troubles, FAILED_REQUEST);
});

test('without network the page stays and says so [error.texts]', async ({ page, context, listing, troubles }) => {
  await openVisit(page, LISTING);
  // Watching begins with the first move; its code is there before the network goes.
  await page.mouse.move(5, 5);
  await expect(page.locator('html')).toHaveAttribute('data-recorder', 'on');
  await context.setOffline(true);
  await listing.openOffer(0);
  const notice = page.getByRole('alert').filter({ hasText: 'Jste bez připojení' });
  await expect(notice).toBeVisible();
  await isOn(page, 'listing');
  const before = await notice.getByRole('link').elementHandle();
  await notice.getByRole('link').press('Enter');
  await expect.poll(() => before!.evaluate((link) => link.isConnected)).toBe(false);
  await expect(notice.getByRole('link')).toBeFocused();
  await context.setOffline(false);
  await notice.getByRole('link').click();
  await isOn(page, 'hotelCard');
  await expect(notice).toBeHidden();
  forgive(troubles, FAILED_REQUEST);
});

test('Back without network leads to its page as soon as the network is there again; Forward before that leads to the card as it was left [config.url] [error.texts]', async ({ page, context, hotelCard, listing, troubles }) => {
  await openVisit(page, LISTING);
  await listing.openOffer(0);
  await isOn(page, 'hotelCard');
  await page.reload();
  await isAlive(page);
  await expect(page.locator('html')).toHaveAttribute('data-router', 'on');
  const [code, total] = [hotelCard.offerCode(), await hotelCard.total()];
  const asked: string[] = [];
  await context.setOffline(true);
  page.on('request', (request) => { if (request.url().includes('/hotelCard/offer')) asked.push(request.url()); });
  const notice = page.getByRole('alert').filter({ hasText: 'Jste bez připojení' });
  await page.goBack();
  await expect(notice).toBeVisible();
  await page.goForward();
  await expect(notice).toBeHidden();
  expect([hotelCard.offerCode(), await hotelCard.total(), asked]).toEqual([code, total, []]);
  await page.goBack();
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await isOn(page, 'listing');
  await expect(page).toHaveURL(LISTING);
  await expect(notice).toBeHidden();
  forgive(troubles, FAILED_REQUEST);
});

test('a page that takes its time is announced as on its way; Back meanwhile leads where it says', async ({ page, search, listing }) => {
  await openVisit(page, '/');
  await page.getByRole('link', { name: 'Letecky' }).first().click();
  await isOn(page, 'listing');
  let release = () => {};
  let held = new Promise<void>((resolve) => { release = resolve; });
  await page.route('**/dovolena/**', async (route) => {
    if (route.request().headers().accept === STATE) await held;
    await route.fallback();
  });
  const progress = page.getByRole('progressbar', { name: 'Stránka se načítá' });
  await listing.openOffer(0);
  await expect(progress).toBeVisible();
  await page.goBack();
  await isOn(page, 'homePage');
  release();
  await expect(progress).toBeHidden();
  await isOn(page, 'homePage');
  expect(new URL(page.url()).pathname).toBe('/');
  await page.evaluate(goBackBeforeNextView);
  held = new Promise<void>((resolve) => { release = resolve; });
  await page.getByRole('link', { name: 'Poznávací' }).first().click();
  await expect(progress).toBeVisible();
  // From then on the next page fades in.
  await page.waitForFunction((seen) => performance.now() - seen > 1_000, await page.evaluate(() => performance.now()));
  release();
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
  await pressLinkTo(page, '/neni/tu');
  await isOn(page, 'page404');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.goBack();
  await isOn(page, 'homePage');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  expect(await isFirstDocument(page)).toBe(true);
  forgive(troubles, FAILED_REQUEST);
});

test('a pointer at rest on an offer fetches its page’s first picture, which the page shows without asking again', async ({ page, listing }) => {
  await openVisit(page, LISTING);
  const link = listing.tiles.first().getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const pictures: string[] = [];
  page.on('request', (request) => { if (request.resourceType() === 'image') pictures.push(request.url()); });
  await link.hover();
  await expect.poll(() => notShown(page, pictures)).toHaveLength(1);
  const [ahead] = await notShown(page, pictures);
  await listing.openOffer(0);
  await isOn(page, 'hotelCard');
  const lead = page.locator('main[data-page] a[aria-haspopup=dialog] img').first();
  await expect.poll(() => lead.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc)).toBe(ahead);
  expect(pictures.filter((url) => url === ahead)).toHaveLength(1);
});

test('a page on whose link a pointer rests is rendered and laid out before the press and found by nobody; the press shows it, and Back the elements of the page before', async ({ page, listing }) => {
  await openVisit(page, LISTING);
  const list = await page.evaluateHandle(noteUnseenPages);
  const prepared = () => page.evaluate(() => (window as unknown as { unseen: HTMLElement[] }).unseen.map((main) => main.querySelector('[data-flow="configurator"]') && main.querySelector('h1')?.textContent));
  await listing.tiles.nth(1).getByRole('link').first().hover();
  await expect.poll(prepared).toHaveLength(1);
  // Whoever changes their mind finds the page as it was.
  await listing.tiles.first().getByRole('link').first().hover();
  await expect.poll(prepared).toHaveLength(2);
  const [, name] = await prepared();
  const { tiles } = listing;
  const shown = page.locator('main[data-page]');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  // Somewhere without a link.
  await page.mouse.move(1, 1);
  await expect(page.locator('main')).toHaveCount(1);
  const [count, left] = [await tiles.count(), await height()];
  await tiles.first().getByRole('link').first().hover();
  await expect(page.locator('main[data-unseen]')).toBeHidden();
  await expect(page.locator('main[data-unseen]')).toHaveCount(1);
  expect([await page.getByRole('main').count(), await page.getByRole('heading', { level: 1 }).count(), await page.locator('[data-flow="configurator"]').filter({ visible: true }).count(), await height()]).toEqual([1, 1, 0, left]);
  await expectAccessible(page);
  await expect(shown.locator('article[data-offer-code]')).toHaveCount(count);
  await tiles.first().getByRole('link').first().click();
  await isOn(page, 'hotelCard');
  expect(await page.evaluate(() => document.querySelector('main') === (window as unknown as { unseen: HTMLElement[] }).unseen[1])).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!);
  expect(page.url()).toContain('OfferCode');
  expect([await page.locator('main').count(), await page.locator('[data-flow="listing"]').count()]).toEqual([1, 0]);
  await page.goBack();
  await isOn(page, 'listing');
  expect([await page.locator('main').count(), await page.locator('article[data-offer-code]').count()]).toEqual([1, count]);
  expect(await list.evaluate((main) => main === document.querySelector('main'))).toBe(true);
});

/** In the page: remembers each page that React has rendered before it was to be seen. @returns the one that is shown */
function noteUnseenPages(): HTMLElement {
  const main = document.querySelector('main')!;
  const unseen: HTMLElement[] = Object.assign(window, { unseen: [] as HTMLElement[] }).unseen;
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLElement && node.matches('main[data-unseen]') && !unseen.includes(node)) unseen.push(node);
    }
  }).observe(main.parentElement!, { childList: true });
  return main;
}

test('pages that are left before they are drawn whole leave nothing of themselves behind', async ({ page }) => {
  await openVisit(page, '/');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const nodesAfter = async (changes: number) => {
    for (let change = 0; change < changes; change += 1) {
      await pressLinkTo(page, change % 2 === 0 ? LISTING : '/');
      await isOn(page, change % 2 === 0 ? 'listing' : 'homePage');
      // The last two, which stay, are the same each time.
      if (change >= changes - 2) await expect(page.locator('main[data-page] [aria-busy="true"]')).toHaveCount(0);
    }
    await page.evaluate(() => new Promise((resolve) => { requestIdleCallback(resolve); }));
    for (let times = 0; times < 3; times += 1) await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'Nodes')!.value;
  };
  // As many pages as are held for Back, and the renderings that are let go a page later; some of them are not drawn whole, which was a seventh of all once; a page left behind with each change would double them.
  await nodesAfter(10);
  const before = await nodesAfter(10);
  expect(await nodesAfter(10)).toBeLessThan(before * 1.3);
});

test('who saves data fetches neither page nor picture before a press', async ({ page, listing }) => {
  await openVisit(page, LISTING);
  const link = listing.tiles.first().getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const asked: string[] = [];
  page.on('request', (request) => { if (request.resourceType() === 'image' || request.headers().accept === STATE) asked.push(request.url()); });
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }));
  await link.focus();
  await page.evaluate(async () => { await fetch('/healthz'); });
  expect(await notShown(page, asked)).toEqual([]);
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: false } }));
  await listing.tiles.nth(1).getByRole('link').first().focus();
  await expect.poll(async () => (await notShown(page, asked)).length).toBeGreaterThan(0);
});

for (const { from, link, to } of [
  { from: '/', link: 'main[data-page] a[href*="/nabidky-letecky"]', to: 'listing' },
  { from: LISTING, link: 'article[data-offer-code] a[href]', to: 'hotelCard' },
]) {
  test(`all that a page consists of is asked for together with its state: ${to}`, async ({ page }) => {
    // What the page before has asked for counts, be it on its way still.
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await openVisit(page, from);
    const answered = Promise.withResolvers<void>();
    let files: string[] = [];
    await page.route('**/dovolena/**', async (route) => {
      if (route.request().headers().accept !== STATE) return route.fallback();
      const response = await route.fetch();
      const { scripts, styles } = await response.json() as { scripts: string[]; styles: string[] };
      files = [...scripts, ...styles];
      await answered.promise;
      return route.fulfill({ response });
    });
    await page.locator(link).filter({ visible: true }).first().evaluate((element) => { (element as HTMLElement).click(); });
    await expect.poll(() => (files.length === 0 ? ['the state'] : files.filter((file) => !asked.has(file)))).toEqual([]);
    answered.resolve();
    await isOn(page, to);
  });
}

test('the tree of destinations is sent once a visit: the search of a page that follows has it all the same [gs.initial]', async ({ page, search }) => {
  const trees: string[] = [];
  page.on('request', (request) => { if (new URL(request.url()).pathname.startsWith('/state/')) trees.push(new URL(request.url()).pathname); });
  await openVisit(page, '/');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().headers().accept === STATE && new URL(response.url()).pathname === LISTING),
    pressLinkTo(page, LISTING),
  ]);
  await isOn(page, 'listing');
  const { state } = await answer.json() as { state: { flows: { files?: { href: string }[] }[] } };
  expect([trees.length, state.flows.flatMap(({ files = [] }) => files.map(({ href }) => href))]).toEqual([1, trees]);
  await search.openField('Kam');
  await expect(page.getByRole('dialog').getByText('Řecko').first()).toBeVisible();
});

test('a hotel that is gone for good, answered 410, looks in its visit as its document does [page.errors]', async ({ page, troubles }) => {
  const gone = '/dovolena/recko/kreta/hersonissos/neni-uz-99999';
  await page.route(`**${gone}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, status: 410 });
  });
  await open(page, gone);
  const looks = () => page.evaluate(() => [document.title, document.querySelector('meta[name=robots]')?.getAttribute('content'), document.querySelector('main')!.innerText]);
  const asDocument = await looks();
  await openVisit(page, LISTING);
  await pressLinkTo(page, gone);
  await isOn(page, 'page404');
  expect(await isFirstDocument(page)).toBe(true);
  expect(await looks()).toEqual(asDocument);
  forgive(troubles, FAILED_REQUEST);
});

test('a shop that cannot answer, 503, says so by its document, and a further try leads to the page [page.errors]', async ({ page, listing, troubles }) => {
  const texts = await loadServerTexts();
  const busyShop = fastify().get('*', (request, reply) => answerUnavailable(request, reply, texts));
  await openVisit(page, LISTING);
  let isBusy = true;
  await page.route('**/dovolena/**', async (route) => {
    if (!isBusy) return route.fallback();
    if (route.request().headers().accept === STATE) return route.fulfill({ status: 503, headers: { 'Retry-After': '3' }, contentType: 'application/problem+json', body: '{}' });
    const { statusCode, headers, body } = await busyShop.inject(route.request().url());
    return route.fulfill({ status: statusCode, headers: headers as Record<string, string>, body });
  });
  await listing.openOffer(0);
  await expect(page.getByRole('heading', { name: 'Hned to bude' })).toBeVisible();
  const address = page.url();
  expect(address).toContain('/dovolena/');
  isBusy = false;
  await page.getByRole('link', { name: 'Zkusit hned' }).click();
  await isOn(page, 'hotelCard');
  expect(page.url()).toBe(address);
  await page.goBack();
  await isOn(page, 'listing');
  forgive(troubles, FAILED_REQUEST);
});
