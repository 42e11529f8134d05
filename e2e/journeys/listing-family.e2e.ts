/** Pages beside the listing: they read and work without scripts, and lead to offers. */
import { expectAccessible } from '../accessibility.ts';
import { expect, isOn, open, test } from '../fixtures.ts';

test('charter flights are found by a form and open as an offer [page.charters] [listing.charter]', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/vyhledavac-letu');
  await isOn(page, 'charters');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Podrobné hledání' }).click();
  await expect(page).toHaveURL(/\/pokrocily-vyhledavac-letu$/);
  await isOn(page, 'charters');
  await expectAccessible(page);
  const form = page.getByRole('search', { name: 'Hledání letů' });
  await form.getByLabel('Kam').selectOption('GR');
  await form.getByLabel('Dospělí').selectOption('3');
  await form.getByLabel('Seřadit').selectOption('priceDESC');
  await form.getByRole('button', { name: 'Hledat' }).click();
  await isOn(page, 'charters');
  await expect(form.getByLabel('Dospělí')).toHaveValue('3');
  const flights = page.locator('article[data-offer-code]');
  const prices = await flights.locator('[data-price]').evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-price'))));
  expect(prices.length).toBeGreaterThan(1);
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  await expect(flights.first()).toContainText('3 dospělí');
  await flights.first().getByRole('link').click();
  await isOn(page, 'hotelCard');
});

test('a flight search says what of its address it left out [page.charters]', async ({ page }) => {
  await open(page, '/pl/wyszukiwarka-lotow?od=nigdy&kam=XX');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.locator('main article[data-offer-code]').first()).toBeVisible();
  await expect(page.locator('main')).toContainText('termin');
});
