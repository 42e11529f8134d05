import { expect, FAILED_REQUEST, forgive, isOn, open, test } from '../fixtures.ts';
import { someOffer } from '../shop-api.ts';

test('a page that is not there leads home and to the offers [page.errors]', async ({ page, troubles }) => {
  const answer = await page.goto('/nesmysl');
  expect(answer!.status()).toBe(404);
  await isOn(page, 'page404');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tuto stránku nemáme');
  await page.getByRole('link', { name: 'Prohlédnout dovolené' }).click();
  await isOn(page, 'listing');
  forgive(troubles, FAILED_REQUEST);
});

test('a listing drops what it cannot read of its address and says so [url.listing-q] [page.listing]', async ({ page, listing }) => {
  await open(page, '/dovolena/nabidky-letecky?q=sort:priceDESC:startDate:32.13.2026:ctAdult:99:blabla');
  await expect(page.getByText('Části adresy jsme nerozuměli, a tak jsme ji vynechali (termín, další údaje). Zbytek hledání platí.')).toBeVisible();
  await expect(page.getByText('Při objednávce online může cestovat nejvýše 9 osob.')).toBeVisible();
  await expect(listing.tiles).toHaveCount(10);
  await expect(page.getByRole('combobox', { name: 'Seřadit' })).toHaveValue('priceDESC');
});

test('an offer that has expired leads to the nearest ones of its hotel [page.hotel-card] [config.url]', async ({ page, hotelCard }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await open(page, offer.offerPath.replace(/_\d{8}_/, '_20200105_'));
  await expect(page.getByText('Tuto nabídku už nemáme').first()).toBeVisible();
  await expect(page.getByText('Prodej tohoto odjezdu už skončil.')).toBeVisible();
  const nearest = hotelCard.root.locator('article[data-offer-code]').first();
  const code = await nearest.getAttribute('data-offer-code');
  await nearest.getByRole('link').click();
  await expect.poll(() => hotelCard.offerCode()).toBe(code);
  await expect(hotelCard.orderButton).toBeEnabled();
});

