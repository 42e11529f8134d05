import { expect, test } from '../fixtures.ts';
import { someOffer } from '../shop-api.ts';

test.use({ javaScriptEnabled: false });

const search = { name: 'Vyhledávání dovolené' };

test('the plain form leads from the home page to its listing [page.home] [gs.submit]', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const form = page.getByRole('search', search);
  await form.getByLabel('Kam').selectOption('GR');
  await form.getByLabel('Dospělí').selectOption('3');
  await form.getByLabel('Data narození dětí').fill('2018-05-24');
  await form.getByRole('button', { name: 'Hledat' }).click();
  await expect(page.locator('main[data-page]')).toHaveAttribute('data-page', 'listing');
  await expect(page).toHaveURL(/nabidky-letecky\?q=c:GR:ctAdult:3:ctChild:1:birthDate:2018-05-24$/);
  await expect(page.locator('main[data-page] article[data-offer-code]').first()).toContainText('Řecko');
  await expect(page.locator('main[data-page] article[data-offer-code]').first()).toContainText('3 dospělí, 1 dítě');
});

test('a listing is ordered and turned over by links, and its offers open [page.listing] [listing.defaults]', async ({ page }) => {
  await page.goto('/dovolena/nabidky-letecky');
  const codes = () => page.locator('main[data-page] article[data-offer-code]').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-offer-code')));
  await expect(page.locator('main[data-page] article[data-offer-code]')).toHaveCount(10);
  const first = await codes();
  await page.getByRole('link', { name: 'Další nabídky' }).click();
  await expect(page).toHaveURL(/strana=2/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const second = await codes();
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((code) => first.includes(code))).toEqual([]);
  await page.getByRole('navigation', { name: 'Seřadit' }).getByRole('link', { name: 'Od nejdražší' }).click();
  await expect(page).toHaveURL(/sort:priceDESC/);
  await expect(page.locator('main[data-page] article[data-offer-code]')).toHaveCount(10);
  const prices = await page.locator('article [data-price]').evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-price'))));
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  await page.locator('main[data-page] article[data-offer-code]').first().getByRole('link').click();
  await expect(page.locator('main[data-page]')).toHaveAttribute('data-page', 'hotelCard');
});

test('an empty listing leads on by links [listing.empty]', async ({ page }) => {
  await page.goto('/dovolena/nabidky-letecky?q=c:GR:dF:28:dT:28');
  await page.locator('main[data-page]').getByRole('link', { name: /^Libovolně dlouho: \d+ dovolen/ }).click();
  await expect(page).toHaveURL(/\?q=c:GR$/);
  await expect(page.locator('main[data-page] article[data-offer-code]').first()).toBeVisible();
});

test('a hotel reads whole: pictures, price, what is in it, whom to call [page.hotel-card]', async ({ page }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await page.goto(offer.offerPath);
  const main = page.locator('main[data-page]');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(offer.hotelName);
  await expect(main.locator('aside [data-price]')).toHaveAttribute('data-price', String(offer.totalPrice / 100));
  await expect(main).toContainText('Cena obsahuje');
  await expect(main).toContainText('O hotelu');
  expect(await main.innerText()).toContain('objednat tu jde jen se zapnutým JavaScriptem');
  expect(await main.locator('img').evaluateAll((images) => images.every((image) => image.getAttribute('alt') !== null))).toBe(true);
});

test('editors’ pages read whole, and languages switch by links [market.languages] [page.home]', async ({ page }) => {
  await page.goto('/obchodni-podminky');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.locator('main[data-page]').innerText()).length).toBeGreaterThan(500);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Polski' }).click();
  await expect(page).toHaveURL(/\/pl\/obchodni-podminky$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
});

test.describe('a visitor who was not asked before', () => {
  test.use({ consent: null });

  test('is not asked by buttons that would do nothing, and nothing is stored [consent.categories]', { tag: '@phone' }, async ({ page, context }) => {
    await page.goto('/kontakt');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-flow=consent]')).toBeHidden();
    expect(await context.cookies()).toEqual([]);
  });
});
