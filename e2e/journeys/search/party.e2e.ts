/** Who travels is said once: it goes along wherever the customer goes. */
import { expect, isAlive, isOn, open, test } from '../../fixtures.ts';
import { fillCart, rememberInCart, someOffer } from '../../shop-api.ts';

const OWNER = { firstName: 'Jana', lastName: 'Nováková', email: 'jana@example.com', phone: '777123456', street: 'Dlouhá 12', city: 'Praha', zip: '110 00', country: 'CZ' };
const FAMILY = [{ adults: 2, childBirthDates: ['2017-03-08', '2019-07-15'] }];
const COUPLE = [{ adults: 2, childBirthDates: [] }];

test('another date is looked for from the summary by the same party at the same price, and Back shows the same summary [checkout.flow] [page.checkout-reservation]', async ({ page, checkout, hotelCard }, testInfo) => {
  const offer = await someOffer(page, testInfo, 'WS', FAMILY);
  await rememberInCart(page, await fillCart(page, offer, FAMILY), OWNER);
  // The same offer lies in a newer cart, for two.
  await fillCart(page, offer, COUPLE);
  await open(page, `/checkout/rezervace/${offer.offerCode}/souhrn?q=ctChild:2:birthDate:2017-03-08:birthDate:2019-07-15`);
  const summary = page.locator('aside [data-price]');
  await expect(summary).toHaveAttribute('data-price', String(offer.totalPrice / 100));
  await page.getByRole('link', { name: 'Změnit termín nebo pokoj' }).click();
  await isOn(page, 'hotelCard');
  await expect(hotelCard.root).toContainText('2 dospělí, 2 děti');
  expect(await hotelCard.total()).toBe(offer.totalPrice / 100);
  await hotelCard.order();
  await isOn(page, 'checkoutReservation');
  await expect(checkout.ownerField('Jméno')).toHaveValue('Jana');
  await expect(checkout.traveller('2. dítě')).toBeVisible();
  await page.goBack();
  await isOn(page, 'hotelCard');
  await page.goBack();
  await isAlive(page);
  await expect(checkout.heading).toHaveText('Zkontrolujte a objednejte');
  await expect(summary).toHaveAttribute('data-price', String(offer.totalPrice / 100));
});

test('the party goes along from the first frame on, before any code has come [url.birthdates-cookie]', async ({ page }) => {
  const family = 'q=ctChild:2:birthDate:2017-03-08:birthDate:2019-07-15';
  // The code never comes.
  await page.route(/\.js$/, () => {});
  await page.goto(`/dovolena/recko/nabidky-letecky?${family}`, { waitUntil: 'commit' });
  await page.getByRole('navigation', { name: 'Kde se nacházíte' }).getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/dovolena/nabidky-letecky', { waitUntil: 'commit' });
  expect(page.url()).toContain(family);
});

test('the party goes along with the menu, the breadcrumbs of a card and the home page [url.birthdates-cookie] [page.home]', async ({ page }) => {
  const family = 'q=ctChild:2:birthDate:2017-03-08:birthDate:2019-07-15';
  const party = page.locator('[data-flow="globalSearch"]').getByText('2 dospělí, 2 děti').filter({ visible: true }).first();
  await open(page, `/dovolena/recko/nabidky-letecky?${family}`);
  await page.locator('main[data-page] article[data-offer-code] a').first().click();
  await isOn(page, 'hotelCard');
  await page.getByRole('navigation', { name: 'Kde se nacházíte' }).getByRole('link').nth(1).click();
  await isOn(page, 'listing');
  expect(page.url()).toContain(family);
  await expect(party).toBeVisible();
  await page.getByRole('banner').getByRole('navigation').getByRole('link').first().click();
  await isAlive(page);
  expect(page.url()).toContain(family);
  await page.getByRole('banner').getByRole('link', { name: /Zefira/ }).click();
  await isOn(page, 'homePage');
  await expect(party).toBeVisible();
});
