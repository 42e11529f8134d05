import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, forgive, isOn, open, test } from '../../fixtures.ts';
import { someOffer } from '../../shop-api.ts';

interface Tracked { event: string; [name: string]: unknown }

test.use({ consent: null });

/** All that reaches the data layer, whichever documents follow each other. */
async function follow(page: Page): Promise<Tracked[]> {
  const tracked: Tracked[] = [];
  await page.exposeFunction('track', (event: Tracked) => { tracked.push(event); });
  await page.addInitScript(() => {
    const world = window as unknown as { dataLayer: unknown[]; track: (event: unknown) => void };
    world.dataLayer = [];
    world.dataLayer.push = (...events) => { events.forEach((event) => world.track(event)); return events.length; };
  });
  return tracked;
}

/** Scripts that the document has fetched, with their bytes over the wire. */
async function scriptsOf(page: Page): Promise<Map<string, number>> {
  return new Map(await page.evaluate(() => (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => name.endsWith('.js')).map(({ name, encodedBodySize }) => [name, encodedBodySize] as const)));
}

test('nothing is tracked before consent; then list, presses and what is seen, with device; a press that leaves the document waits for it [track.datalayer] [track.click-delay] [url.bidding]', async ({ page, hotelCard, troubles }, testInfo) => {
  const tracked = await follow(page);
  const of = (event: string) => tracked.filter((one) => one.event === event);
  await open(page, '/dovolena/nabidky-letecky?clickedLink=mail+jana@example.com&ofertowanie=true');
  await page.getByRole('article').first().hover();
  // Deferred flows begin with a visitor's first move after the page answers.
  await expect.poll(async () => {
    await page.mouse.move(600, 300 + Math.random() * 100);
    return [...(await scriptsOf(page)).keys()].some((name) => name.includes('/deferred-flows-'));
  }).toBe(true);
  const before = await scriptsOf(page);
  await page.locator('[data-flow=consent]').getByRole('button', { name: 'Povolit všechny' }).click();
  await expect.poll(() => of('ListingOffersLoad').length).toBe(1);
  // The tap brings nothing along but itself.
  const after = await scriptsOf(page);
  const tap = [...after.keys()].find((name) => name.includes('/track-page-'))!;
  const imports = [...(await (await page.request.get(tap)).text()).matchAll(/from\s*"\.\/([^"]+)"/g)].map(([, file]) => `/${file}`);
  const ofTap = [...after].filter(([name]) => !before.has(name) && (name === tap || imports.some((file) => name.endsWith(file))));
  const kilobytes = ofTap.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000;
  expect(Number(kilobytes.toFixed(1)), ofTap.join(' ')).toBeLessThanOrEqual(2);
  expect(tracked[0]).toEqual({ event: 'page_view', pageType: 'listing', language: 'cs', clickedLink: 'mail [e-mail]', bidding: true, device: 'DESKTOP', system: null });
  expect(of('ListingOffersLoad')[0]).toMatchObject({ pagination: { page: 0, pageSize: 10 }, device: 'DESKTOP' });
  expect((of('ListingOffersLoad')[0]!.offers as unknown[]).length).toBe(10);
  await page.getByRole('article').nth(1).scrollIntoViewIfNeeded();
  await expect.poll(() => of('componentImpression').some(({ label }) => (label as string).length > 0)).toBe(true);

  // Rested on before it is pressed: its page is there, and follows at once.
  const actions = page.getByRole('banner').getByRole('link', { name: 'Akce', exact: true });
  await Promise.all([page.waitForResponse((response) => new URL(response.url()).pathname === '/akce'), actions.hover()]);
  await page.evaluate(() => new Promise((resolve) => { requestIdleCallback(resolve); }));
  await actions.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Akce a nabídky');
  await expect.poll(() => of('page_view').map(({ pageType }) => pageType)).toEqual(['listing', 'contentPage']);
  const press = tracked.findIndex(({ event, label }) => event === 'componentClick' && label === 'Akce');
  expect(press).toBeGreaterThan(0);
  expect(press).toBeLessThan(tracked.findIndex(({ pageType }) => pageType === 'contentPage'));
  await expect.poll(() => of('popup_open')).toHaveLength(1);
  await page.locator('[data-flow=popup]').getByRole('button', { name: 'Zavřít okno' }).click();
  await expect.poll(() => of('popup_click')).toMatchObject([{ decision: 'no', place: 'close' }]);

  // Another language begins with a document.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Polski' }).click();
  await expect(page).toHaveURL(/\/pl\/akce$/);
  expect(of('componentClick').at(-1)).toMatchObject({ component: 'footer', label: 'Polski' });

  // Of a card: its offer; one that cannot be had is left out, the next one is told.
  await page.route('**/api/www/hotelCard/analytics*', (route) => route.abort(), { times: 1 });
  const offer = await someOffer(page, testInfo);
  const unheard = page.waitForEvent('requestfailed', (request) => request.url().includes('/analytics'));
  await open(page, offer.offerPath);
  await page.mouse.move(700, 300);
  await unheard;
  expect(await hotelCard.chooseAnother('Na jak dlouho')).toBe(true);
  await expect.poll(() => hotelCard.offerCode()).not.toBe(offer.offerCode);
  await expect.poll(() => of('hotel_offer').map((event) => (event.offer as { offerCode: string }).offerCode)).toEqual([hotelCard.offerCode()]);
  expect(of('hotel_offer')[0]).toMatchObject({ hotel: { hotelCode: offer.offerCode.split('_')[0] }, offer: { adultsCount: 2, childrenCount: 0 } });
  forgive(troubles, FAILED_REQUEST);
});

test('a tracked press on a link to another host tells it nothing of where the visitor came from [link.rel] [track.click-delay]', async ({ page, context, baseURL, troubles }) => {
  await context.addCookies([{ name: 'consent', value: 'statistics', url: baseURL! }]);
  const tracked = await follow(page);
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
  await open(page, '/kontakt/cestovni-kancelar/brno/masarykova-21/brno1');
  await expect.poll(async () => {
    await page.mouse.move(600, 300 + Math.random() * 100);
    return tracked.length;
  }).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Zobrazit na mapě' }).click();
  await page.waitForURL('https://www.openstreetmap.org/**');
  expect(await page.evaluate(() => document.referrer)).toBe('');
  await expect.poll(() => tracked.filter(({ event }) => event === 'componentClick').map(({ label }) => label)).toEqual(['Zobrazit na mapě']);
  forgive(troubles, /openstreetmap/);
});

test('a blocker that keeps the code of analytics away is nobody’s error [track.datalayer]', async ({ page, context, baseURL, troubles }) => {
  await context.addCookies([{ name: 'consent', value: 'statistics', url: baseURL! }]);
  await page.route('**/assets/track-page-*.js', (route) => route.abort('blockedbyclient'));
  const isBlocked = page.waitForEvent('requestfailed', (request) => request.url().includes('track-page'));
  await open(page, '/o-nas');
  await isBlocked;
  await page.evaluate(() => new Promise((resolve) => { requestIdleCallback(resolve); }));
  forgive(troubles, FAILED_REQUEST);
});

test('what is tracked says on what device it happened and whose system that has [view.device-os]', async ({ browser, baseURL }) => {
  const visitors = [
    ['MOBILE', 'iOS', 390, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'],
    ['MOBILE', 'android', 767, 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'],
    ['TABLET', 'huawei', 820, 'Mozilla/5.0 (Linux; Android 12; HUAWEI BAH4-W09) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36'],
  ] as const;
  for (const [device, system, width, userAgent] of visitors) {
    const context = await browser.newContext({ baseURL: baseURL!, userAgent, viewport: { width, height: 900 } });
    const page = await context.newPage();
    const tracked = await follow(page);
    await open(page, '/o-nas');
    await page.locator('[data-flow=consent]').getByRole('button', { name: 'Povolit všechny' }).click();
    await expect.poll(() => tracked.filter(({ event }) => event === 'page_view')).toMatchObject([{ device, system }]);
    await context.close();
  }
});

test('a bid is counted from the list to the steps of the order, and its extras are recommended there [url.bidding] [url.params]', async ({ page, listing, hotelCard, checkout, context, baseURL }) => {
  await context.addCookies([{ name: 'consent', value: 'statistics', url: baseURL! }]);
  const tracked = await follow(page);
  const said = /[?&]ofertowanie=true&promotedUpsellCodes=INSURANCE$/;
  await open(page, '/dovolena/nabidky-letecky?ofertowanie=true&promotedUpsellCodes=INSURANCE&clickedLink=mail');
  await listing.openOffer(0);
  await isOn(page, 'hotelCard');
  await expect(page).toHaveURL(said);
  await hotelCard.order();
  await isOn(page, 'checkoutReservation');
  await expect(page).toHaveURL(said);
  await checkout.fillCouple();
  await checkout.continueToRecommendations();
  await expect(page).toHaveURL(/\/doporuceni\?.*ofertowanie=true&promotedUpsellCodes=INSURANCE$/);
  await expect(page.locator('[data-flow="upsell"]').getByRole('group').first()).toContainText('Cestovní pojištění');
  await expect.poll(() => tracked.filter(({ event }) => event === 'purchase_step').map(({ step, bidding }) => [step, bidding])).toContainEqual(['recommendations', true]);
  // Told once, with the list.
  expect(new URL(page.url()).searchParams.has('clickedLink')).toBe(false);
});
