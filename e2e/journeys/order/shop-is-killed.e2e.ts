/** The shop's process is killed while what somebody asked is on its way: the page says what happened, and goes on with one order and one payment. */
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, forgive, isOn, open } from '../../fixtures.ts';
import { Network } from '../../models/network.ts';
import { test } from '../../own-shop.ts';
import { fillCart, orderOf, rememberInCart, someOffer } from '../../shop-api.ts';
import type { Order } from '../../shop-api.ts';

const ORDER = '/api/www/cart/order';
const PAYMENT = /^\/api\/www\/cart\/payment\//;
const OWNER_DATA = { firstName: 'Jana', lastName: 'Nováková', email: 'vypadek@example.com', phone: '777123456', street: 'Dlouhá 12', city: 'Praha', zip: '110 00', country: 'CZ' };

test('a shop that is killed while it orders, once before and once after it has done so, and while it starts the payment, is asked again once it is back: one order, one payment [checkout.flow] [payment.once] [error.texts]', async ({ page, checkout, payment, bank, ownShop, troubles }, testInfo) => {
  test.setTimeout(120_000);
  const offer = await someOffer(page, testInfo);
  await rememberInCart(page, await fillCart(page, offer), OWNER_DATA);
  await open(page, `/checkout/rezervace/${offer.offerCode}/souhrn`);
  const network = new Network(page);
  await network.hold(ORDER);
  const failed = checkout.root.getByRole('alert').filter({ hasText: 'Objednávku se nepodařilo dokončit. Zkuste to prosím znovu: i kdyby k nám mezitím došla, druhou nezaložíme.' });
  const retry = () => page.getByRole('main').getByRole('button', { name: 'Zkusit znovu' }).click();

  // It has the request and has not begun with it.
  const { written } = await sending(page, ORDER);
  await checkout.acceptTerms();
  await checkout.order();
  await expect.poll(() => network.isWaiting(ORDER)).toBe(true);
  ownShop.freeze();
  await network.pass(ORDER);
  await written;
  await ownShop.kill();
  await expect(failed).toBeVisible();
  await retry();
  await expect(failed).toBeVisible();
  await ownShop.start();

  // It has ordered, and nobody has heard so.
  await retry();
  const order = await network.doUnanswered<Order>(ORDER, () => ownShop.kill());
  await expect(failed).toBeVisible();
  await ownShop.start();
  await retry();
  await network.pass(ORDER);
  await isOn(page, 'checkoutPayment');
  expect(new URL(page.url()).pathname).toBe(`/checkout/platba/${order.orderId}`);

  await payment.chooseMethod('Platební kartou');
  await network.hold(PAYMENT);
  await payment.pay();
  const { redirectUrl } = await network.doUnanswered<{ redirectUrl: string }>(PAYMENT, () => ownShop.kill());
  await expect(payment.root.getByRole('alert').filter({ hasText: 'Platbu se nepodařilo zahájit. Nic jsme nestrhli, zkuste to prosím znovu.' })).toBeVisible();
  await ownShop.start();
  await retry();
  await network.pass(PAYMENT);
  await expect(bank.heading).toBeVisible();
  await expect(page).toHaveURL(redirectUrl);
  await bank.answer('Zaplatit');
  await isOn(page, 'checkoutPaymentSuccess');
  expect(await orderOf(page, order.orderId)).toMatchObject({ status: 'deposit-paid', paidPrice: order.deposit, refunds: [] });
  // Nothing else was ordered or paid: each order and each payment has a mail.
  const mails = page.getByRole('row').filter({ hasText: OWNER_DATA.email });
  await expect(async () => {
    await page.goto('/sandbox/mail');
    expect(await mails.getByRole('link').allTextContents()).toEqual([`Platba přijata, rezervace ${order.number}`, `Rezervace ${order.number}: ${offer.hotelName}`]);
  }).toPass();
  forgive(troubles, FAILED_REQUEST);
});

/** @returns at once, what resolves when the browser has written such a request into its connection */
async function sending(page: Page, pathname: string): Promise<{ written: Promise<void> }> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  const requests = new Set<string>();
  browser.on('Network.requestWillBeSent', ({ requestId, request }) => { if (new URL(request.url).pathname === pathname) requests.add(requestId); });
  return { written: new Promise((resolve) => { browser.on('Network.requestWillBeSentExtraInfo', ({ requestId }) => { if (requests.has(requestId)) resolve(); }); }) };
}
