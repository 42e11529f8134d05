/** What else happens in the moment of an order or a payment: one order, one charge, nothing lost, and the page says what came of it. */
import { expect, FAILED_REQUEST, forgive, isOn, open, test } from '../../fixtures.ts';
import { Network } from '../../models/network.ts';
import { Checkout } from '../../pages/checkout.page.ts';
import { Payment } from '../../pages/payment.page.ts';
import { SandboxBank } from '../../pages/sandbox-bank.page.ts';
import { fillCart, orderOf, placeOrder, rememberInCart, someOffer, takeSeats } from '../../shop-api.ts';

const INFORMATION = '/api/www/cart/information';
const UPSELL = '/api/www/cart/upsell';
const PRICE = '/api/www/cart/price';
const ORDER = '/api/www/cart/order';
const CONFIRMATION = '/api/www/payment/confirmations/add';
const OWNER_DATA = { firstName: 'Jana', lastName: 'Nováková', email: 'naraz@example.com', phone: '777123456', street: 'Dlouhá 12', city: 'Praha', zip: '110 00', country: 'CZ' };

/** Of the ten minutes that seats are held. */
const ALL_BUT_A_MOMENT = '09:50';
const A_MOMENT = 15_000;

const orderIdIn = (url: string) => /platba\/([^/?]+)/.exec(url)![1]!;

test('while the order is on its way a draft is saved, an extra chosen before comes into the price, and the ten minutes of the seats end: one order, at a price that was agreed to, and another tab is told of it [checkout.flow] [upsell.seat-once]', async ({ page, context, checkout, troubles }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  const cart = await fillCart(page, offer);
  await rememberInCart(page, cart, OWNER_DATA);
  const { totalPrice, extras } = await takeSeats(page, cart);
  await page.clock.install();
  const other = await context.newPage();
  await open(other, `/checkout/rezervace/${offer.offerCode}/doporuceni`);
  await expect(other.getByRole('timer')).toBeVisible();
  const network = new Network(page);
  for (const call of [INFORMATION, UPSELL, PRICE, ORDER]) await network.hold(call);
  await open(page, `/checkout/rezervace/${offer.offerCode}`);
  await checkout.ownerField('Město').fill('Brno');
  await checkout.continueToRecommendations();
  await network.pass(UPSELL);
  await page.locator('[data-flow="upsell"]').getByRole('radio', { name: /^15 kg/ }).check();
  await checkout.continueToSummary();
  await network.pass(PRICE);
  await checkout.acceptTerms();

  // The extra comes into the price after the button was pressed at the price without it.
  await checkout.order();
  const chosen = page.waitForResponse((response) => new URL(response.url()).pathname === UPSELL && response.request().method() === 'PUT');
  await network.pass(UPSELL);
  await chosen;
  await network.pass(PRICE);
  const changed = page.getByRole('region', { name: 'Cena se mezitím změnila' });
  await expect(changed.locator('[data-price]')).toHaveAttribute('data-price', String(totalPrice / 100 + 2 * 690));
  expect(network.count(ORDER)).toBe(0);
  await changed.getByRole('button', { name: /^Souhlasím s cenou/ }).click();
  await expect(checkout.orderButton).toBeEnabled();
  await page.clock.fastForward(ALL_BUT_A_MOMENT);

  // The draft is saved, and the ten minutes end, while the order is being made.
  await checkout.order();
  await network.pass(PRICE);
  await expect.poll(() => network.isWaiting(ORDER)).toBe(true);
  await page.clock.runFor(A_MOMENT);
  const deliver = await network.serve(ORDER);
  const saved = page.waitForResponse((response) => new URL(response.url()).pathname === INFORMATION);
  await network.pass(INFORMATION);
  expect((await saved).status()).toBe(409);
  await expect(checkout.root).toHaveAttribute('data-state', /placing/);
  await deliver();
  await isOn(page, 'checkoutPayment');
  const order = await orderOf(page, orderIdIn(page.url()));
  expect([network.count(ORDER), order.totalPrice, order.extras.filter(({ code }) => code === 'seat').length, order.owner.city])
    .toEqual([1, totalPrice + 2 * 69_000, extras.length, 'Brno']);

  // The ten minutes are over by the other tab's clock too, which asks the shop: who chooses on there is told that the cart is ordered.
  await other.locator('[data-flow="upsell"]').getByRole('radio', { name: /^15 kg/ }).click();
  await expect(new Checkout(other).heading).toHaveText('Tuto dovolenou jste už objednali');
  await other.getByRole('link', { name: 'Zobrazit rezervaci' }).click();
  await isOn(other, 'checkoutPayment');
  forgive(troubles, FAILED_REQUEST);
});

test('flights that were accepted in one tab are said once in another, which shows the earlier ones, and accepted there before it orders [checkout.flow] [page.checkout-reservation]', async ({ page, context, checkout }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  const cart = await fillCart(page, offer);
  await rememberInCart(page, cart, OWNER_DATA);
  const { departureTime } = cart.offer.departureFlight!;
  const path = `/checkout/rezervace/${offer.offerCode}/souhrn`;
  const other = await context.newPage();
  await open(other, path);
  await expect(new Checkout(other).orderButton).toBeEnabled();
  // The demo's timetable stands still: this tab's document is as it was before its flights moved.
  await page.route((url) => url.pathname === path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(departureTime, '00:07') });
  });
  await open(page, path);
  await checkout.acceptTerms();
  const orders: string[] = [];
  page.on('request', (request) => { if (new URL(request.url()).pathname === ORDER) orders.push(request.postDataJSON().shown.departureFlight.departureTime); });
  await checkout.order();
  const changed = page.getByRole('region', { name: 'Lety se mezitím změnily' });
  await expect(changed).toContainText(new RegExp(`Let tam: původně .*00:07.*, nyní .*${departureTime}`));
  await expect(checkout.orderButton).toHaveCount(0);
  expect(orders).toEqual([]);
  await changed.getByRole('button', { name: 'Souhlasím se změnou letů' }).click();
  await expect(checkout.orderButton).toBeEnabled();
  await expect(page.locator('main[data-page]')).not.toContainText('00:07');
  await checkout.order();
  await isOn(page, 'checkoutPayment');
  expect(orders).toEqual([departureTime]);
  expect((await orderOf(page, orderIdIn(page.url()))).offer.departureFlight!.departureTime).toBe(departureTime);
});

test('an extra that is chosen after another tab has accepted other flights brings its price alone: the flights are asked about before the order [checkout.flow] [upsell.fields]', async ({ page, checkout }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  const cart = await fillCart(page, offer);
  await rememberInCart(page, cart, OWNER_DATA);
  const { departureTime } = cart.offer.departureFlight!;
  const path = `/checkout/rezervace/${offer.offerCode}/doporuceni`;
  // This tab's document is as it was before its flights moved.
  await page.route((url) => url.pathname === path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(departureTime, '00:07') });
  });
  await open(page, path);
  await page.locator('[data-flow="upsell"]').getByRole('radio', { name: /^15 kg/ }).check();
  await expect(page.locator('aside [data-price]').first()).toHaveAttribute('data-price', String((cart.totalPrice + 2 * 69_000) / 100));
  await checkout.continueToSummary();
  const changed = page.getByRole('region', { name: 'Lety se mezitím změnily' });
  await expect(changed).toContainText(new RegExp(`Let tam: původně .*00:07.*, nyní .*${departureTime}`));
  await expect(checkout.orderButton).toHaveCount(0);
  await changed.getByRole('button', { name: 'Souhlasím se změnou letů' }).click();
  await expect(page.locator('main[data-page]')).not.toContainText('00:07');
  await checkout.acceptTerms();
  await checkout.order();
  await isOn(page, 'checkoutPayment');
});

test('of two tabs that are taken to the bank by different ways one pays; the other is told, also when the bank’s notice comes between its question and the answer [payment.once] [page.payment-confirm]', async ({ page, context, payment, bank }, testInfo) => {
  const order = await placeOrder(page, testInfo);
  const path = `/checkout/platba/${order.orderId}`;
  const other = await context.newPage();
  const [otherPayment, otherBank] = [new Payment(other), new SandboxBank(other)];
  await open(page, path);
  await open(other, path);
  await payment.chooseMethod('Platební kartou');
  await payment.pay();
  await expect(bank.heading).toBeVisible();
  await otherPayment.chooseMethod('Vltavská spořitelna');
  await otherPayment.chooseAmount('Celou částku');
  await otherPayment.pay();
  await expect(otherBank.heading).toBeVisible();

  // The first tab's payment has been closed for the second's: paying there takes nothing.
  const network = new Network(page);
  await network.hold(CONFIRMATION);
  await bank.answer('Zaplatit');
  await isOn(page, 'checkoutPaymentConfirm');
  expect(await orderOf(page, order.orderId)).toMatchObject({ paidPrice: 0 });
  const deliver = await network.serve(CONFIRMATION);
  await otherBank.answer('Zaplatit');
  await isOn(other, 'checkoutPaymentSuccess');
  await deliver();
  await network.pass(CONFIRMATION);
  await isOn(page, 'checkoutPaymentSuccess');
  expect(await orderOf(page, order.orderId)).toMatchObject({ status: 'paid', paidPrice: order.totalPrice, refunds: [] });
});
