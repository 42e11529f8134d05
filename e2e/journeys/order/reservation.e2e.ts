import { expect, FAILED_REQUEST, forgive, isAlive, isOn, open, test } from '../../fixtures.ts';
import { fillCart, someOffer } from '../../shop-api.ts';

test('what is filled in survives a reload, another tab and a change of language [page.checkout-reservation] [market.languages]', async ({ page, context, checkout }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await fillCart(page, offer);
  await open(page, `/checkout/rezervace/${offer.offerCode}`);
  await checkout.fillOwner({ Jméno: 'Zdeňka', Příjmení: 'Šťastná' });
  await checkout.fillTraveller('2. dospělý', { firstName: 'Ondřej', birthDate: '1.2.1980' });
  await checkout.ownerField('E-mail').focus();
  await expect(page.getByText('Rozepsané údaje jsou uložené')).toBeVisible();
  await page.reload();
  await isAlive(page);
  await expect(checkout.ownerField('Jméno')).toHaveValue('Zdeňka');
  await expect(checkout.traveller('2. dospělý').getByLabel('Datum narození')).toHaveValue('01.02.1980');
  const second = await context.newPage();
  await open(second, `/hu/checkout/rezervace/${offer.offerCode}`);
  await expect(second.locator('html')).toHaveAttribute('lang', 'hu');
  await expect(second.locator('#owner-lastName')).toHaveValue('Šťastná');
});

test('what was typed a moment before the page is left is there again: after a reload, in another language, after Back [page.checkout-reservation] [checkout.flow]', async ({ page, checkout }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await fillCart(page, offer);
  const path = `/checkout/rezervace/${offer.offerCode}`;
  await open(page, path);
  await checkout.ownerField('Jméno').fill('Zdeňka');
  await page.reload();
  await isAlive(page);
  await expect(checkout.ownerField('Jméno')).toHaveValue('Zdeňka');
  await checkout.ownerField('Příjmení').fill('Šťastná');
  const birthDate = page.locator('#travellers-0-birthDate');
  await birthDate.fill('24.12.1985 r.');
  await birthDate.blur();
  await expect(birthDate).toHaveAttribute('aria-invalid', 'true');
  await expect(birthDate).toHaveValue('24.12.1985 r.');
  await open(page, `/hu${path}`);
  await expect(birthDate).toHaveValue('24.12.1985 r.');
  await expect(page.locator('#owner-lastName')).toHaveValue('Šťastná');
  await page.locator('#owner-city').fill('Brno');
  await page.goto('/');
  await page.goBack();
  await isAlive(page);
  await expect(page.locator('#owner-city')).toHaveValue('Brno');
});

test('steps of the reservation have addresses that Back, Forward and reload know [page.checkout-reservation]', async ({ page, checkout }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await fillCart(page, offer);
  await open(page, `/checkout/rezervace/${offer.offerCode}`);
  await checkout.fillCouple();
  await checkout.continueToRecommendations();
  await expect(page).toHaveURL(/\/doporuceni$/);
  await checkout.continueToSummary();
  await expect(page).toHaveURL(/\/souhrn$/);
  await page.goBack();
  await expect(checkout.heading).toHaveText('Co máte v ceně');
  await page.goBack();
  await expect(checkout.heading).toHaveText('Údaje k rezervaci');
  await expect(checkout.ownerField('Město')).toHaveValue('Praha');
  await page.goForward();
  await page.goForward();
  await expect(checkout.heading).toHaveText('Zkontrolujte a objednejte');
  await page.reload();
  await isAlive(page);
  await expect(checkout.heading).toHaveText('Zkontrolujte a objednejte');
  await expect(page.locator('main[data-page]')).toContainText('Petr Novák');
});

test('every field says what is wrong with it and how to mend it [page.checkout-reservation]', { tag: '@phone' }, async ({ page, checkout }, testInfo) => {
  const occupancies = [{ adults: 1, childBirthDates: ['2019-07-15'] }];
  const offer = await someOffer(page, testInfo, 'WS', occupancies);
  await fillCart(page, offer, occupancies);
  await open(page, `/checkout/rezervace/${offer.offerCode}`);
  const tokens = await page.getByRole('region', { name: 'Kdo objednává' }).locator('input, select').evaluateAll((controls) => controls.map((control) => control.getAttribute('autocomplete')));
  expect(tokens).toEqual(expect.arrayContaining(['given-name', 'family-name', 'email', 'tel', 'address-line1', 'address-level2', 'postal-code', 'country']));
  await checkout.fillOwner({ Jméno: 'J4na', Příjmení: 'Nováková', 'E-mail': 'jana(at)example.com', Telefon: '12', 'Ulice a číslo': '…', Město: '123', PSČ: '1' });
  await checkout.fillTraveller('1. dospělý', { firstName: 'Jana', lastName: 'Nováková', birthDate: '31.2.1985' });
  await checkout.fillTraveller('1. dítě', { firstName: 'Eva', lastName: 'Nováková', birthDate: '16.7.2019' });
  await checkout.continueToRecommendations();
  await expect(checkout.ownerField('Jméno')).toBeFocused();
  for (const [field, error] of [
    ['Jméno', 'Použijte jen písmena'], ['E-mail', 'Zkontrolujte e-mail'], ['Telefon', 'Zkontrolujte telefon'],
    ['Ulice a číslo', 'Napište ulici s číslem domu'], ['Město', 'Napište název města'], ['PSČ', 'Zkontrolujte PSČ'],
  ] as const) await expect(checkout.ownerField(field)).toHaveAccessibleDescription(new RegExp(error));
  await expect(checkout.traveller('1. dospělý').getByLabel('Datum narození')).toHaveAccessibleDescription(/Toto datum není možné/);
  await expect(checkout.traveller('1. dítě').getByLabel('Datum narození')).toHaveAccessibleDescription(/Cenu jsme spočítali pro jiné datum narození/);
  await expect(page.getByRole('alert')).toHaveText('Opravte prosím 8 údajů');
});

test('a price that has changed is shown old and new, and must be accepted [page.checkout-reservation]', async ({ page, checkout }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  const cart = await fillCart(page, offer);
  const dearer = cart.totalPrice + 100_000;
  // Prices of the demo catalogue stand still: these are the answers that the server gives when one moves (place-order.test.ts).
  await page.route('**/api/www/cart/price?*', (route) => route.fulfill({ json: { status: 'changed', previousTotal: cart.totalPrice, totalPrice: dearer } }));
  await page.route('**/api/www/cart/price/accept?*', (route) => route.fulfill({ json: { status: 'unchanged', previousTotal: dearer, totalPrice: dearer } }));
  await page.route('**/api/www/cart/details?*', (route) => route.fulfill({ json: { ...cart, totalPrice: dearer } }));
  await open(page, `/checkout/rezervace/${offer.offerCode}`);
  await checkout.fillCouple();
  await checkout.continueToRecommendations();
  await checkout.continueToSummary();
  const changed = page.getByRole('region', { name: 'Cena se mezitím změnila' });
  await expect(changed).toContainText(`Původně ${koruna(cart.totalPrice)}, nyní ${koruna(dearer)}`);
  await expect(checkout.orderButton).toHaveCount(0);
  await changed.getByRole('button', { name: `Souhlasím s cenou ${koruna(dearer)}` }).click();
  await expect(checkout.orderButton).toBeEnabled();
  await expect(page.locator('main[data-page]')).toContainText(koruna(dearer));
});

test('flights that have moved at one price are shown old and new, and must be accepted [page.checkout-reservation]', async ({ page, checkout }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  const cart = await fillCart(page, offer);
  const { departureFlight } = cart.offer;
  const { totalPrice } = cart;
  const moved = [{ leg: 'out', before: departureFlight, after: { ...departureFlight, departureTime: '22:15', arrivalTime: '23:55' } }];
  // The demo's timetable stands still, too.
  await page.route('**/api/www/cart/price?*', (route) => route.fulfill({ json: { status: 'changed', previousTotal: totalPrice, totalPrice, moved } }));
  await page.route('**/api/www/cart/price/accept?*', (route) => route.fulfill({ json: { status: 'unchanged', previousTotal: totalPrice, totalPrice } }));
  await page.route('**/api/www/cart/details?*', (route) => route.fulfill({ json: { ...cart, offer: { ...cart.offer, departureFlight: moved[0]!.after } } }));
  await open(page, `/checkout/rezervace/${offer.offerCode}`);
  await checkout.fillCouple();
  await checkout.continueToRecommendations();
  await checkout.continueToSummary();
  const changed = page.getByRole('region', { name: 'Lety se mezitím změnily' });
  await expect(changed).toContainText(/Let tam: původně .*, nyní .*22:15/);
  await expect(changed).toContainText(`Cena zůstává ${koruna(totalPrice)}`);
  await expect(checkout.orderButton).toHaveCount(0);
  const request = page.waitForRequest('**/api/www/cart/price/accept?*');
  await changed.getByRole('button', { name: 'Souhlasím se změnou letů' }).click();
  expect((await request).postDataJSON()).toEqual({ totalPrice, dropped: [], moved, rooms: [] });
  await expect(checkout.orderButton).toBeEnabled();
  await expect(page.locator('main[data-page]')).toContainText('22:15');
});

test('a room of another kind at one price is shown old and new, and must be accepted [page.checkout-reservation]', { tag: '@phone' }, async ({ page, checkout }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  const { totalPrice, offer: { _embedded: { rooms: [room] } } } = await fillCart(page, offer);
  // The demo has enough rooms of a kind: this is what the server answers when a further one is sold out (place-order.test.ts).
  const rooms = [{ position: 1, before: { roomCode: room!.roomCode, roomName: room!.roomName }, after: { roomCode: 'FAM', roomName: 'Rodinný pokoj u moře' } }];
  await page.route('**/api/www/cart/price?*', (route) => route.fulfill({ json: { status: 'changed', previousTotal: totalPrice, totalPrice, rooms } }));
  await page.route('**/api/www/cart/price/accept?*', (route) => route.fulfill({ json: { status: 'unchanged', previousTotal: totalPrice, totalPrice } }));
  await open(page, `/checkout/rezervace/${offer.offerCode}`);
  await checkout.fillCouple();
  await checkout.continueToRecommendations();
  await checkout.continueToSummary();
  const changed = page.getByRole('region', { name: 'Zájezd se mezitím změnil' });
  await expect(changed).toContainText(`2. pokoj: původně ${room!.roomName}, nyní Rodinný pokoj u moře`);
  await expect(changed).toContainText(`Cena zůstává ${koruna(totalPrice)}`);
  await expect(checkout.orderButton).toHaveCount(0);
  const request = page.waitForRequest('**/api/www/cart/price/accept?*');
  await changed.getByRole('button', { name: 'Souhlasím se změnou' }).click();
  expect((await request).postDataJSON()).toEqual({ totalPrice, dropped: [], moved: [], rooms });
  await expect(checkout.orderButton).toBeEnabled();
});

test('a reservation that is not there leads on to the hotel and the offers [page.checkout-reservation] [page.errors]', async ({ page, troubles }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  const answer = await page.goto(`/checkout/rezervace/${offer.offerCode}`);
  expect(answer!.status()).toBe(404);
  await isOn(page, 'checkoutReservation');
  await expect(page.getByRole('heading', { name: 'Rezervaci tu nemáme' })).toBeVisible();
  await page.getByRole('link', { name: 'Vybrat jiný termín' }).click();
  await isOn(page, 'hotelCard');
  forgive(troubles, FAILED_REQUEST);
});

/** An amount in haléře as the shop shows it. */
function koruna(minor: number): string {
  return `${String(Math.round(minor / 100)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}\u00a0Kč`;
}

test('a reservation ends where its footer does, also before anybody has come down to it [checkout.flow]', { tag: '@phone' }, async ({ page }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await fillCart(page, offer);
  await open(page, `/checkout/rezervace/${offer.offerCode}`);
  const height = () => page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().height);
  const before = await height();
  await page.getByRole('contentinfo').getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo').getByRole('listitem').last()).toBeInViewport();
  expect(await height()).toBe(before);
});
