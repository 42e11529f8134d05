import { expect, forgive, FAILED_REQUEST, isAlive, isOn, open, test } from '../../fixtures.ts';
import type { BrowserContext } from '@playwright/test';

const LISTING = '/dovolena/nabidky-letecky';
const names = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

test.describe('with consent to preferences', () => {
  test.use({ consent: 'preferences' });

  test('the next list is sorted as the last one was and knows it, until the consent is withdrawn [sort.cookie] [sort.initialized]', { tag: '@phone' }, async ({ page, context, listing }) => {
    const list = page.locator('[data-flow=listing]');
    await open(page, `${LISTING}?q=sort:hotelRating`);
    await expect(list).toHaveAttribute('data-state', /sort\.fromAddress/);
    await open(page, LISTING);
    await expect(list).toHaveAttribute('data-state', /sort\.byDefault/);
    await listing.sortBy('Od nejdražší');
    await expect.poll(() => names(context)).toContain('listingSort');
    await open(page, '/dovolena/recko/nabidky-letecky');
    await expect(page).toHaveURL('/dovolena/recko/nabidky-letecky?q=sort:priceDESC');
    await expect(list).toHaveAttribute('data-state', /sort\.fromCookie/);
    const prices = await listing.shownPrices();
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((left, right) => right - left));

    await page.getByRole('button', { name: 'Nastavení cookies' }).click();
    await page.getByRole('button', { name: 'Jen nezbytné' }).click();
    await expect.poll(() => names(context)).not.toContain('listingSort');
    await open(page, LISTING);
    await expect(page).toHaveURL(LISTING);
  });

  test('a submitted search and its children are there again on the home page [url.birthdates-cookie] [cms.home-components]', { tag: '@phone' }, async ({ page, context, search }) => {
    await open(page, '/');
    await search.begin();
    await search.openField('Kdo');
    await search.addChild('24.5.2018');
    await search.confirmParty();
    await expect(search.submitButton).toContainText(/\d/);
    await search.submit();
    await isOn(page, 'listing');
    await expect.poll(() => names(context)).toContain('childrenBirthDates');
    await open(page, '/');
    await expect(search.root).toContainText(/1 dítě/);
    const last = page.getByRole('region', { name: 'Vaše poslední hledání' }).getByRole('link');
    await expect(last).toHaveText(['Kamkoliv Letecky · 2 dospělí · 1 dítě']);
    await last.click();
    await isOn(page, 'listing');
    await expect(page).toHaveURL(/birthDate:2018-05-24/);
  });

  test('hotels that were looked at are there again with today’s prices; a failure is said and mended [cms.slot-components] [cms.home-components] [home.calls]', async ({ page, listing, troubles }) => {
    await open(page, LISTING);
    const seen: string[] = [];
    for (const place of [1, 0]) {
      seen.unshift(await listing.tiles.nth(place).getByRole('heading').innerText());
      await listing.openOffer(place);
      await isOn(page, 'hotelCard');
      await expect.poll(() => page.evaluate(() => (JSON.parse(localStorage.getItem('lastSeen') ?? '{"hotels":[]}') as { hotels: [] }).hotels.length)).toBe(seen.length);
      await open(page, LISTING);
    }
    const shelf = page.getByRole('region', { name: 'Naposledy prohlížené' });
    await page.route(/\/api\/www\/search\/offers/, (route) => route.abort());
    await open(page, '/');
    await expect(shelf.getByRole('alert')).toContainText('Nabídky se nepodařilo načíst');
    await page.unroute(/\/api\/www\/search\/offers/);
    await shelf.getByRole('button', { name: 'Zkusit znovu' }).click();
    await expect(shelf.getByRole('heading', { level: 3 })).toHaveText(seen);
    forgive(troubles, FAILED_REQUEST);
  });
});

test('without consent nothing is remembered, and what another page kept is not used [sort.cookie] [url.birthdates-cookie]', async ({ page, context, listing, baseURL }) => {
  await context.addCookies([{ name: 'listingSort', value: 'priceDESC', url: baseURL! }, { name: 'childrenBirthDates', value: '2018-05-24', url: baseURL! }]);
  await open(page, LISTING);
  await expect(page).toHaveURL(LISTING);
  await context.clearCookies({ name: /listingSort|childrenBirthDates/ });
  await listing.sortBy('Od nejdražší');
  await expect(page).toHaveURL(/sort:priceDESC/);
  await open(page, '/');
  expect(await names(context)).not.toContain('listingSort');
  expect(await page.evaluate(() => localStorage.getItem('lastSeen'))).toBeNull();
  await isAlive(page);
});

test('where storage is blocked the shop works, and says with each request whose it is, and keeps nothing beyond the page [http.headers]', async ({ page, search }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: () => { throw new DOMException('The operation is insecure.', 'SecurityError'); } });
    }
  });
  await open(page, '/');
  const filters = page.waitForRequest((request) => request.method() === 'POST' && new URL(request.url()).pathname === '/api/www/gs');
  await search.chooseAirport(/Praha/);
  expect((await filters).headers()).toMatchObject({
    'market-language': 'cs', market: 'cz', currency: 'CZK', 'api-key': 'zefira-web', 'app-id': expect.stringMatching(/^[\da-f-]{36}$/), automation: 'true',
  });
  await expect(search.submitButton).toContainText(/\d/);
  await search.submit();
  await isOn(page, 'listing');
  await isAlive(page);
});
