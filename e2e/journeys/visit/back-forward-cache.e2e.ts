/** Pages as visitors' browsers keep them: the headless shell of the other tests has no back/forward cache, Playwright turns it off unless told otherwise, and waits for a load that a page from the cache never has. */
import { BROWSER_FLAGS, findBrowser } from '../../../scripts/browser.ts';
import { expect, isOn, open, test } from '../../fixtures.ts';
import { placeOrder, someOffer } from '../../shop-api.ts';

test.use({ launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('back from the checkout the offer can be ordered again, and changed [config.states]', async ({ page, hotelCard }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  // What comes while the page is in the cache would put it out of there: the last of its flows is the chat's.
  const last = page.waitForEvent('requestfinished', (request) => request.url().includes('/start-messages-'));
  await open(page, offer.offerPath);
  await last;
  await page.evaluate(() => { (window as { isSame?: boolean }).isSame = true; });
  await hotelCard.order();
  await isOn(page, 'checkoutReservation');
  await page.goBack({ waitUntil: 'commit' });
  await isOn(page, 'hotelCard');
  expect(await page.evaluate(() => (window as { isSame?: boolean }).isSame)).toBe(true);
  await expect(hotelCard.orderButton).toBeEnabled();
  const before = hotelCard.offerCode();
  expect(await hotelCard.chooseAnother('Na jak dlouho')).toBe(true);
  await expect.poll(() => hotelCard.hasAnswered(before)).toBe(true);
  await hotelCard.order();
  await isOn(page, 'checkoutReservation');
});

test('back from the bank the same payment is gone on with; Forward leads there as well [payment.once] [page.payment]', async ({ page, payment, bank }, testInfo) => {
  const order = await placeOrder(page, testInfo);
  await open(page, `/checkout/platba/${order.orderId}`);
  await payment.chooseMethod('Platební kartou');
  await payment.pay();
  await expect(bank.heading).toBeVisible();
  const bankUrl = page.url();
  await page.goBack({ waitUntil: 'commit' });
  await isOn(page, 'checkoutPayment');
  await page.goForward({ waitUntil: 'commit' });
  await expect(page).toHaveURL(bankUrl);
  await page.goBack({ waitUntil: 'commit' });
  await isOn(page, 'checkoutPayment');
  await page.getByRole('button', { name: 'Pokračovat v platbě' }).click();
  await expect(page).toHaveURL(bankUrl);
  await bank.answer('Zaplatit');
  await isOn(page, 'checkoutPaymentSuccess');
});

test('a page of a visit comes back from another shop as it was left, with the pages before it [listing.store]', async ({ page, listing, baseURL }) => {
  await open(page, '/dovolena/nabidky-letecky');
  await expect(page.locator('html')).toHaveAttribute('data-router', 'on');
  await page.evaluate(() => { (window as { isSame?: boolean }).isSame = true; });
  await listing.sortBy('Od nejdražší');
  await expect(page).toHaveURL(/sort:priceDESC/);
  const dearest = await listing.offerCodes();
  // An answer that comes then would put it out as well.
  await expect(page.locator('[data-flow="listing"]').first()).not.toHaveAttribute('data-state', /fetching|updating|starting/);
  await page.goto(`${baseURL}/sandbox/mail`);
  await page.goBack({ waitUntil: 'commit' });
  await isOn(page, 'listing');
  expect(await page.evaluate(() => (window as { isSame?: boolean }).isSame)).toBe(true);
  expect(await listing.offerCodes()).toEqual(dearest);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/dovolena/nabidky-letecky');
  await expect.poll(() => listing.offerCodes()).not.toEqual(dearest);
});
