import type { Page, TestInfo } from '@playwright/test';
import type { components } from '../../../openapi/generated/commerce.ts';
import { expectAccessible } from '../../accessibility.ts';
import { expect, FAILED_REQUEST, forgive, isAlive, open, test } from '../../fixtures.ts';
import { AS_CLIENT, fillCart, orderOf, rememberInCart, someOffer, takeSeats } from '../../shop-api.ts';
import { openMail } from '../../sandbox-mail.ts';

type Schemas = components['schemas'];
const orderIdIn = (url: string) => /platba\/([^/?]+)/.exec(url)![1]!;
const FAMILY = [{ adults: 2, childBirthDates: ['2019-05-01'] }];

const minor = (text: string | null) => Number(text?.replace(/\D/g, ''));

/** Scripts of seats or payments that the document has fetched. */
const furtherScripts = (page: Page) => page.evaluate(() => performance.getEntriesByType('resource').flatMap(({ name }) => /\/(seat-steps|payment)-[\w-]{7}\.js$/.exec(name)?.[1] ?? []));

/** A family's cart of a holiday that has a trip for all of them. */
async function cartWithTrip(page: Page, { testId }: TestInfo): Promise<{ cart: Schemas['Cart']; trip: Schemas['CartUpsell'] }> {
  for (let tries = 0; tries < 8; tries += 1) {
    const cart = await fillCart(page, await someOffer(page, { testId: `${testId}${tries}` }, 'WS', FAMILY), FAMILY);
    const { upsells } = await (await page.request.get('/api/www/cart/upsell', { headers: { ...AS_CLIENT, 'cart-id': cart.cartId } })).json() as Schemas['CartUpsells'];
    const trip = upsells.find(({ groupType, variants }) => groupType === 'activity' && variants[0]!.personRefs.length === 3);
    if (trip !== undefined) return { cart, trip };
  }
  throw new Error('No holiday has a trip');
}

test('extras, seats and a trip change the price, can be undone for one person, survive a reload and are ordered; code of seats comes with their step, of payments with their page [upsell.fields] [upsell.flow] [upsell.variant-state]', async ({ page, checkout, troubles }, testInfo) => {
  const { cart, trip } = await cartWithTrip(page, testInfo);
  await open(page, `/checkout/rezervace/${cart.offer.offerCode}?promotedUpsellCodes=INSURANCE`);
  await checkout.fillCouple();
  await checkout.fillTraveller('1. dítě', { firstName: 'Anička', lastName: 'Nováková' });
  await checkout.continueToRecommendations();
  const flow = page.locator('[data-flow="upsell"]');
  const total = page.locator('aside [data-price]').first();
  await expect(flow.getByRole('group').first()).toContainText('Cestovní pojištění');
  await flow.getByRole('radio', { name: /^15 kg/ }).check();
  await expect(total).toHaveAttribute('data-price', String((cart.totalPrice + 3 * 69_000) / 100));
  const luggageOfPetr = flow.getByRole('checkbox', { name: 'Petr' });
  await luggageOfPetr.press('Space');
  await expect(total).toHaveAttribute('data-price', String((cart.totalPrice + 2 * 69_000) / 100));
  await expect(luggageOfPetr).toBeFocused();
  await expect(page.locator('aside p[aria-live=polite]')).toContainText('Celkem');

  // A trip: two grown-ups and a child; the last grown-up cannot leave it to the child.
  const tripCard = flow.getByRole('group', { name: trip.title, exact: true });
  const [forJana, forPetr, forChild] = trip.variants[0]!.personPrices as [number, number, number];
  await tripCard.getByRole('radio').first().check();
  await expect(total).toHaveAttribute('data-price', String((cart.totalPrice + 2 * 69_000 + forJana + forPetr + forChild) / 100));
  await tripCard.getByRole('checkbox', { name: 'Petr' }).uncheck();
  const withTrip = cart.totalPrice + 2 * 69_000 + forJana + forChild;
  await expect(total).toHaveAttribute('data-price', String(withTrip / 100));
  await tripCard.getByRole('checkbox', { name: 'Jana' }).click();
  await expect(tripCard.getByRole('status')).toContainText('Děti na výlet samy nemohou');
  forgive(troubles, FAILED_REQUEST);
  await expect(tripCard.getByRole('checkbox', { name: 'Jana' })).toBeChecked();
  await expect(total).toHaveAttribute('data-price', String(withTrip / 100));

  expect(await furtherScripts(page)).toEqual([]);
  await flow.getByRole('button', { name: 'Vybrat sedadla' }).click();
  await expect(flow.getByRole('heading', { name: 'V jaké třídě chcete sedět' })).toBeFocused();
  expect(await furtherScripts(page)).toEqual(['seat-steps']);
  await flow.getByRole('button', { name: 'Vybrat sedadla' }).click();
  await flow.getByRole('button', { name: 'Posadit nás vedle sebe' }).click();
  // Once they are held, the map goes on to the way back.
  await expect(flow.getByRole('group', { name: 'Cesta tam' }).getByRole('button', { name: /: \d+[A-Z]$/ })).toHaveCount(3);
  await expectAccessible(page);
  await expect(flow.getByRole('timer')).toContainText(/Sedadla držíme ještě (10:00|9:\d\d)/);
  await flow.getByRole('button', { name: 'Zkontrolovat sedadla' }).click();
  const price = minor(await flow.getByText('Sedadla celkem').locator('strong').textContent());
  // Who goes on without taking them into the price hears of it beside the order.
  await checkout.continueToSummary();
  const aside = checkout.root.getByRole('status').filter({ hasText: 'Držíme vám sedadla, která nejsou v ceně' });
  await expect(aside).toBeVisible();
  await expect(checkout.root.getByRole('timer')).toContainText('Sedadla držíme ještě');
  await aside.getByRole('button', { name: 'Zpět k sedadlům' }).click();
  await flow.getByRole('button', { name: 'Přidat do ceny' }).click();
  await expect(flow.getByRole('heading', { name: 'Sedadla máte v rezervaci' })).toBeVisible();
  await expect(total).toHaveAttribute('data-price', String(withTrip / 100 + price));
  await page.reload();
  await isAlive(page);
  await expect(flow.getByRole('button', { name: 'Změnit sedadla' })).toBeVisible();
  await expect(flow.getByRole('radio', { name: /^15 kg/ })).toBeChecked();
  await expect(tripCard.getByRole('checkbox', { name: 'Jana' })).toBeChecked();

  await checkout.continueToSummary();
  await checkout.acceptTerms();
  expect(await furtherScripts(page)).toEqual([]);
  await checkout.order();
  await expect(page).toHaveURL(/platba/);
  const order = await orderOf(page, orderIdIn(page.url()));
  const lines = order.extras.filter(({ code }) => code === trip.code);
  expect([lines.flatMap(({ personRefs }) => personRefs).toSorted(), lines.reduce((sum, line) => sum + line.price, 0)]).toEqual([[0, 2], forJana + forChild]);
});

test('the call of a recommendation takes what it recommends; an option of it is chosen, stands after a reload and in summary, order and mail [upsell.fields] [upsell.variant-state]', async ({ page, checkout }, testInfo) => {
  const email = `nabijeni-${testInfo.testId}@example.com`;
  const cart = await fillCart(page, await someOffer(page, testInfo));
  await rememberInCart(page, cart, { firstName: 'Jana', lastName: 'Nováková', email, phone: '777123456', street: 'Dlouhá 12', city: 'Praha', zip: '110 00', country: 'CZ' });
  const { upsells } = await (await page.request.get('/api/www/cart/upsell', { headers: { ...AS_CLIENT, 'cart-id': cart.cartId } })).json() as Schemas['CartUpsells'];
  const [outdoor, covered] = upsells.find(({ code }) => code === 'parking')!.variants as [Schemas['CartUpsell']['variants'][number], Schemas['CartUpsell']['variants'][number]];
  const charging = covered.options.find(({ code }) => code === 'charging')!.price;
  await open(page, `/checkout/rezervace/${cart.offer.offerCode}/doporuceni`);
  const parking = page.locator('[data-flow="upsell"]').getByRole('group', { name: 'Parkování u letiště', exact: true });
  const options = parking.getByRole('combobox', { name: 'Možnosti: Kryté stání' });
  const costs = (more: number) => expect(page.locator('aside [data-price]').first()).toHaveAttribute('data-price', String((cart.totalPrice + more) / 100));
  await parking.getByRole('button', { name: 'Přidat parkování' }).press('Enter');
  await costs(outdoor.price);
  await expect(parking.getByRole('radio', { name: /^Venkovní stání/ })).toBeFocused();
  await expect(parking.getByRole('button', { name: 'Přidat parkování' })).toHaveCount(0);
  await expect(parking.getByRole('combobox')).toHaveCount(0);
  await parking.getByRole('radio', { name: /^Kryté stání/ }).check();
  await costs(covered.price);
  await expect(options).toHaveValue('no-charging');
  await options.selectOption('charging');
  await costs(covered.price + charging);
  await expectAccessible(page);
  await page.reload();
  await isAlive(page);
  await expect(options).toHaveValue('charging');
  const named = 'Parkování u letiště: Kryté stání, s nabíjením auta';
  await checkout.continueToSummary();
  await expect(page.locator('main[data-page]')).toContainText(named);
  await checkout.acceptTerms();
  await checkout.order();
  await expect(page).toHaveURL(/platba/);
  const order = await orderOf(page, orderIdIn(page.url()));
  expect([order.totalPrice, order.extras.map(({ title, optionCode, price }) => [title, optionCode, price])]).toEqual([cart.totalPrice + covered.price + charging, [[named, 'charging', covered.price + charging]]]);
  await openMail(page, email);
  await expect(page.locator('body')).toContainText(named);
});

test('seats whose ten minutes end while the summary is read are said to be let go; the way back to them holds them again, and they are ordered [upsell.seat-once] [checkout.flow]', async ({ page, checkout }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  const filled = await fillCart(page, offer);
  await rememberInCart(page, filled, { firstName: 'Jana', lastName: 'Nováková', email: 'sedadla@example.com', phone: '777123456', street: 'Dlouhá 12', city: 'Praha', zip: '110 00', country: 'CZ' });
  const { totalPrice } = await takeSeats(page, filled);
  await page.clock.install();
  await open(page, `/checkout/rezervace/${offer.offerCode}/souhrn`);
  const over = checkout.root.getByRole('status').filter({ hasText: 'Deset minut uplynulo' });
  await expect(checkout.root.getByRole('timer')).toContainText('Sedadla držíme ještě');
  await page.clock.fastForward('09:50');
  await expect(checkout.root.getByText('Už jen chvilku, potom sedadla uvolníme.')).toBeVisible();
  await expect(over).toHaveCount(0);
  // The shop, which is asked whether their time is over, has another clock than the page.
  const isSeatMap = ({ pathname }: URL) => pathname === '/api/www/cart/seat-map';
  await page.route(isSeatMap, async (route) => {
    const response = await route.fetch();
    const map = await response.json() as Schemas['SeatMap'];
    await route.fulfill({ response, json: { ...map, holds: { ...map.holds, left: -1 } } });
  });
  await page.clock.runFor(15_000);
  await expect(over).toContainText('může si je vzít někdo jiný');
  await expect(checkout.root.getByRole('timer')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute(isSeatMap);

  await over.getByRole('button', { name: 'Zpět k sedadlům' }).click();
  await expect(page).toHaveURL(/\/doporuceni$/);
  const flow = page.locator('[data-flow="upsell"]');
  await flow.getByRole('button', { name: 'Podržet znovu' }).click();
  for (const step of ['Vybrat sedadla', 'Zkontrolovat sedadla', 'Přidat do ceny']) await flow.getByRole('button', { name: step }).click();
  await expect(flow.getByRole('heading', { name: 'Sedadla máte v rezervaci' })).toBeVisible();
  await checkout.continueToSummary();
  await expect(checkout.root.getByRole('timer')).toContainText(/Sedadla držíme ještě (10:00|9:\d\d)/);
  await expect(over).toHaveCount(0);
  await expect(checkout.root.getByText('Možnosti platby')).not.toContainText('převodem');
  await checkout.acceptTerms();
  await checkout.order();
  await expect(page).toHaveURL(/platba/);
  await expect(page.getByText(/Sedadla v letadle vám držíme do/)).toBeVisible();
  const order = await orderOf(page, orderIdIn(page.url()));
  expect([order.totalPrice, order.extras.filter(({ code }) => code === 'seat').length]).toEqual([totalPrice, 2]);
});

test('of seats of one cart chosen in two tabs the one that is behind takes none into the price, says so and shows what is held; whose clock runs out asks whether it is so [upsell.seat-once]', async ({ page, context, troubles }, testInfo) => {
  const cart = await fillCart(page, await someOffer(page, testInfo));
  await rememberInCart(page, cart, { firstName: 'Jana', lastName: 'Nováková', email: 'dve-okna@example.com', phone: '777123456', street: 'Dlouhá 12', city: 'Praha', zip: '110 00', country: 'CZ' });
  const other = await context.newPage();
  const flowOf = (tab: Page) => tab.locator('[data-flow="upsell"]');
  const firstSeat = (tab: Page) => flowOf(tab).getByRole('group', { name: 'Cesta tam' }).getByRole('button').first();
  for (const tab of [page, other]) {
    await tab.clock.install();
    await open(tab, `/checkout/rezervace/${cart.offer.offerCode}/doporuceni`);
    for (const step of ['Vybrat sedadla', 'Vybrat sedadla']) await flowOf(tab).getByRole('button', { name: step }).click();
    await expect(flowOf(tab).getByRole('grid')).toBeVisible();
  }
  const pick = async (tab: Page, place: number) => {
    const seat = flowOf(tab).locator('[data-seat]:not([aria-disabled])').nth(place);
    const name = await seat.getAttribute('data-seat') ?? '';
    await seat.click();
    await expect(firstSeat(tab)).toContainText(`: ${name}`);
    return name;
  };
  const submit = async (tab: Page) => {
    for (const step of ['Zkontrolovat sedadla', 'Přidat do ceny']) await flowOf(tab).getByRole('button', { name: step }).click();
  };
  await pick(page, 0);
  const moved = await pick(other, 1);
  await submit(page);
  await expect(flowOf(page).getByRole('status').filter({ hasText: 'Sedadla se mezitím změnila' })).toBeVisible();
  await expect(firstSeat(page)).toContainText(`: ${moved}`);
  forgive(troubles, FAILED_REQUEST);
  await submit(page);
  await expect(flowOf(page).getByRole('heading', { name: 'Sedadla máte v rezervaci' })).toBeVisible();

  // The other tab's clock is over, the seats are held still.
  await other.clock.runFor('10:05');
  await expect(flowOf(other).getByRole('heading', { name: 'Sedadla máte v rezervaci' })).toBeVisible();
  await expect(flowOf(other)).toContainText(moved);
  await expect(flowOf(other).getByRole('timer')).toContainText('Sedadla držíme ještě');
});
