/** What is ordered is what is shown, however orders, changes and answers meet. */
import { expect, isOn, open, test } from '../../fixtures.ts';
import { Network } from '../../models/network.ts';
import { someOffer } from '../../shop-api.ts';

const CART = '/api/www/cart/product';
const OFFER = '/api/www/hotelCard/offer';
const CHOICES = ['Odkud letíte', 'Na jak dlouho', 'Strava', 'Pokoj'] as const;

test('while an order is on its way nothing can be chosen, and the page says so [config.choices]', { tag: '@phone' }, async ({ page, hotelCard }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  const network = new Network(page);
  await open(page, offer.offerPath);
  await network.hold(CART);
  const ordered = page.waitForRequest((request) => new URL(request.url()).pathname === CART);
  await hotelCard.order();
  const { offerCode } = (await ordered).postDataJSON() as { offerCode: string };
  for (const choice of CHOICES) for (const radio of await hotelCard.options(choice).all()) await expect(radio).toBeDisabled();
  await expect(hotelCard.dayOpener).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Kdo pojede/ }).filter({ visible: true })).toBeDisabled();
  await expect(page.locator('#configurator').getByRole('status').filter({ hasText: 'výběr teď nejde změnit' })).toBeVisible();
  await network.pass(CART);
  await isOn(page, 'checkoutReservation');
  expect(decodeURIComponent(new URL(page.url()).pathname)).toContain(offerCode);
  await expect(page.locator('main[data-page]')).not.toContainText('košík jsme nenašli');
});

test('ordered while a change is on its way, the reservation is of what the change led to [config.choices] [checkout.flow]', async ({ page, hotelCard }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  const network = new Network(page);
  await open(page, offer.offerPath);
  const before = hotelCard.offerCode();
  await network.hold(OFFER);
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith(OFFER));
  expect(await hotelCard.chooseAnother('Na jak dlouho')).toBe(true);
  await asked;
  await hotelCard.order();
  await expect(hotelCard.busyButton).toBeVisible();
  const ordered = page.waitForRequest((request) => new URL(request.url()).pathname === CART);
  await network.pass(OFFER);
  await network.release(OFFER);
  const { offerCode } = (await ordered).postDataJSON() as { offerCode: string };
  expect(offerCode).not.toBe(before);
  await isOn(page, 'checkoutReservation');
  expect(decodeURIComponent(new URL(page.url()).pathname)).toContain(offerCode);
});
