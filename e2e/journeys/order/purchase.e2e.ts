import { expect, isAlive, isOn, open, test } from '../../fixtures.ts';
import { ConsentBanner } from '../../pages/consent-banner.page.ts';
import { orderOf, someOffer } from '../../shop-api.ts';

const A_DATE = /(?<!\d)\d\d\.\d\d\.\d{4}/;
/** From the address of a payment page. */
const orderIdIn = (url: string) => /platba\/([^/?]+)/.exec(url)![1]!;

test.describe('A family’s first purchase', () => {
  test.use({ consent: null });

  test('leads from the home page to a paid holiday, with dates as dd.MM.yyyy all the way [page.home] [page.payment-success] [date.shown]', { tag: '@phone' }, async ({ page, search, listing, hotelCard, checkout, payment, bank }) => {
    test.slow();
    await test.step('Home: the visitor refuses cookies and searches', async () => {
      await open(page, '/');
      await new ConsentBanner(page).refuse();
      await search.begin();
      await search.chooseDestination('Řecko');
      await search.chooseAirport(/^Praha/);
      await search.chooseSummerWeeks();
      await expect(search.field('Kdy')).toContainText(A_DATE);
      await search.openField('Kdo');
      await search.addChild('24.5.2018');
      await search.confirmParty();
      await expect(search.submitButton).toHaveText(/^Zobrazit \d+ dovolen/);
      await search.submit();
    });

    await test.step('Listing: sorted, with full prices, opened', async () => {
      await isOn(page, 'listing');
      await expect(page).toHaveURL(/q=/);
      await expect(listing.tiles.first()).toContainText('Řecko');
      await expect(listing.tiles.first()).toContainText(A_DATE);
      await listing.showPrices('celkem');
      await listing.sortBy('Od nejdražší');
      await expect(page).toHaveURL(/sort:priceDESC/);
      await expect.poll(async () => isDescending(await listing.shownPrices())).toBe(true);
      await listing.openOffer(0);
    });

    await test.step('Hotel card: another day, another board', async () => {
      await isOn(page, 'hotelCard');
      await expect(hotelCard.dayOpener).toContainText(A_DATE);
      // The address names the offer once it is settled: until then the card may still show the price of the one before.
      const found = hotelCard.offerCode();
      await hotelCard.chooseAnotherDay();
      await expect.poll(() => hotelCard.hasAnswered(found)).toBe(true);
      const ofTheDay = hotelCard.offerCode();
      if (await hotelCard.chooseAnother('Strava')) await expect.poll(() => hotelCard.hasAnswered(ofTheDay)).toBe(true);
      await expect(hotelCard.orderButton).toBeEnabled();
    });
    const total = await hotelCard.total();

    await test.step('Reservation: refused with the first error in focus, then filled', async () => {
      await hotelCard.order();
      await isOn(page, 'checkoutReservation');
      await checkout.continueToRecommendations();
      await expect(checkout.ownerField('Jméno')).toBeFocused();
      await expect(page.getByText('Napište jméno', { exact: true }).first()).toBeVisible();
      await checkout.fillOwner({ 'E-mail': 'jana@' });
      await checkout.fillCouple();
      await checkout.fillTraveller('1. dítě', { firstName: 'Anička', lastName: 'Nováková' });
      await checkout.continueToRecommendations();
      await expect(checkout.heading).toHaveText('Co máte v ceně');
    });

    await test.step('Recommendations, summary, terms', async () => {
      await expect(page).toHaveURL(/\/doporuceni/);
      await checkout.continueToSummary();
      await expect(page).toHaveURL(/\/souhrn/);
      await expect(page.locator('main[data-page]')).toContainText('Anička Nováková');
      await expect(page.locator('main[data-page]')).toContainText(A_DATE);
      await checkout.order();
      await expect(page.getByRole('alert').filter({ hasText: 'Bez souhlasu s podmínkami' })).toBeVisible();
      await expect(checkout.terms).toBeFocused();
      await checkout.acceptTerms();
      await checkout.order();
    });

    await test.step('Payment: a method is asked for, then the whole sum is paid at the bank', async () => {
      await isOn(page, 'checkoutPayment');
      await payment.pay();
      await expect(page.getByRole('alert').filter({ hasText: 'Vyberte, jak zaplatíte' })).toBeVisible();
      await payment.chooseAmount('Celou částku');
      await payment.chooseMethod('Platební kartou');
      await expect(payment.payButton).toHaveAttribute('data-price', String(total));
    });
    const orderId = orderIdIn(page.url());
    await payment.pay();
    await expect(bank.heading).toBeVisible();
    await bank.answer('Zaplatit');

    await test.step('Paid: the order, its number and the confirmation', async () => {
      await isOn(page, 'checkoutPaymentSuccess');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zaplaceno, děkujeme');
      const order = await orderOf(page, orderId);
      expect(order).toMatchObject({ status: 'paid', totalPrice: total * 100, paidPrice: total * 100, duePrice: 0 });
      expect(order.travellers.map(({ firstName, birthDate }) => [firstName, birthDate])).toEqual([['Jana', '1985-04-12'], ['Petr', '1983-11-03'], ['Anička', '2018-05-24']]);
      await page.getByRole('link', { name: 'Zobrazit rezervaci' }).click();
      await isOn(page, 'checkoutOrderPlaced');
      expect(page.url()).not.toContain('jana');
      await expect(page.locator('main[data-page]')).toContainText(order.number);
      await page.goto('/sandbox/mail');
      const confirmation = page.getByRole('row').filter({ hasText: `Rezervace ${order.number}:` });
      await expect(confirmation).toContainText('jana@example.com');
      await confirmation.getByRole('link').click();
      await expect(page.locator('pre')).toContainText(A_DATE);
      await expect(page.locator('pre')).toContainText(/Cestující: Jana \S+, Petr \S+, Anička Nováková \(2 dospělí, 1 dítě\)/);
    });
  });
});

const kinds = [
  ['WS', 'a plane holiday', 'Letecky'], ['DW', 'a holiday by car', 'Autem'], ['WO', 'a round trip', 'Poznávací zájezdy'], ['NR', 'a ski holiday', 'Na lyže'], ['CZ', 'a charter flight', 'Jen letenka'],
] as const;

for (const [tripType, title, link] of kinds) {
  test(`${title} is found from the menu, changed, ordered and its deposit paid [trip.sellable] [page.payment] [page.order-placed]`, { tag: tripType === 'WS' ? '@thorough' : [] }, async ({ page, search, listing, checkout, payment, bank, hotelCard }) => {
    test.slow();
    await open(page, '/');
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
    await isOn(page, 'listing');
    await search.chooseLastMonth();
    await search.submit();
    await expect(page).toHaveURL(/startDate:/);
    await isOn(page, 'listing');
    await listing.openOffer(0);
    await isOn(page, 'hotelCard');
    await expect(hotelCard.orderButton).toBeEnabled();
    const found = hotelCard.offerCode();
    expect(await hotelCard.changeSomething()).toBe(true);
    await expect.poll(() => hotelCard.hasAnswered(found)).toBe(true);
    await expect(hotelCard.orderButton).toBeEnabled();
    const offerCode = hotelCard.offerCode();
    const totalPrice = await hotelCard.total() * 100;
    await hotelCard.order();
    await isOn(page, 'checkoutReservation');
    await checkout.fillCouple();
    await checkout.continueToRecommendations();
    await checkout.continueToSummary();
    // A flight alone is no package: nothing calls it one, and its buyer is not told the rights of one.
    const summary = page.locator('main[data-page]');
    await expect(summary).toContainText(tripType === 'CZ' ? 'Let: 2 dospělí' : 'Zájezd: 2 dospělí');
    await expect(summary.getByText('směrnice (EU) 2015/2302')).toHaveCount(tripType === 'CZ' ? 0 : 1);
    await checkout.acceptTerms();
    await checkout.order();
    await isOn(page, 'checkoutPayment');
    const orderId = orderIdIn(page.url());
    await payment.chooseAmount('Zálohu');
    await payment.chooseMethod('Aurora banka');
    await payment.pay();
    await bank.answer('Zaplatit');
    await isOn(page, 'checkoutPaymentSuccess');
    const order = await orderOf(page, orderId);
    expect(order).toMatchObject({ status: 'deposit-paid', totalPrice, paidPrice: order.deposit, duePrice: totalPrice - order.deposit });
    expect(order.offer).toMatchObject({ offerCode, tripType });
  });
}

test('a second press on order makes no second order, and leads to the heading of the payment; it names the tab’s cart [payment.once] [page.checkout-reservation] [http.cart-id]', async ({ page, hotelCard, checkout, payment }, testInfo) => {
  await open(page, (await someOffer(page, testInfo)).offerPath);
  await hotelCard.order();
  await isOn(page, 'checkoutReservation');
  const cartId = await page.evaluate(() => sessionStorage.getItem('cartId'));
  await checkout.fillCouple();
  await checkout.continueToRecommendations();
  await checkout.continueToSummary();
  await checkout.acceptTerms();
  const orders: (string | undefined)[] = [];
  page.on('request', (request) => { if (new URL(request.url()).pathname.endsWith('/cart/order')) orders.push(request.headers()['cart-id']); });
  await checkout.orderButton.dblclick();
  await isOn(page, 'checkoutPayment');
  expect([cartId, orders]).toEqual([expect.any(String), [cartId]]);
  await expect(payment.heading).toBeFocused();
  await page.goBack();
  await isAlive(page);
  await expect(checkout.heading).toHaveText('Tuto dovolenou jste už objednali');
});

function isDescending(prices: readonly number[]): boolean {
  return prices.length > 1 && prices.every((price, place) => place === 0 || price <= prices[place - 1]!);
}
