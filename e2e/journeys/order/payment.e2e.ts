import { expectAccessible } from '../../accessibility.ts';
import { expect, FAILED_REQUEST, forgive, isOn, open, test } from '../../fixtures.ts';
import { TRIP_TYPES } from '../../../src/domain/search/trip-types.ts';
import { becomeCustomer } from '../../customer.ts';
import { tellTimeOf } from '../../server-time.ts';
import { AS_CLIENT, fillCart, type Offer, offersOn, type Order, orderOf, placeOrder, placeOrderOf, post, rememberInCart, someOffer, takeSeats } from '../../shop-api.ts';

test('a refused payment is tried again and paid [page.payment-failed] [payment.once]', async ({ page, payment, bank }, testInfo) => {
  const order = await placeOrder(page, testInfo);
  await open(page, `/checkout/platba/${order.orderId}`);
  await payment.chooseMethod('Platební kartou');
  await payment.pay();
  await bank.answer('Odmítnout platbu');
  await isOn(page, 'checkoutPaymentFailed');
  await expect(page.locator('main[data-page]')).toContainText('Banka platbu odmítla. Rezervace platí dál a nic se nestrhlo.');
  expect(await orderOf(page, order.orderId)).toMatchObject({ status: 'placed', paidPrice: 0 });
  await page.getByRole('link', { name: 'Zaplatit znovu' }).click();
  await isOn(page, 'checkoutPayment');
  await payment.chooseMethod('Vltavská spořitelna');
  await payment.chooseAmount('Celou částku');
  await payment.pay();
  await bank.answer('Zaplatit');
  await isOn(page, 'checkoutPaymentSuccess');
  expect(await orderOf(page, order.orderId)).toMatchObject({ status: 'paid', paidPrice: order.totalPrice });
});

test('a bank window that was closed leads back to the choice [page.payment-failed] [page.payment-confirm]', async ({ page, payment, bank }, testInfo) => {
  const order = await placeOrder(page, testInfo);
  await open(page, `/checkout/platba/${order.orderId}`);
  await payment.chooseMethod('Platební kartou');
  await payment.pay();
  await bank.answer('Zavřít okno bez placení');
  await isOn(page, 'checkoutPaymentFailed');
  await expect(page.locator('main[data-page]')).toContainText('Platbu jste v bance zrušili.');
  await page.getByRole('link', { name: 'Zaplatit znovu' }).click();
  await isOn(page, 'checkoutPayment');
  await expect(payment.payButton).toBeEnabled();
});

test('an order that its customer has cancelled says so wherever it is come to, and where no payment was begun none is waited for [page.payment-failed] [page.order-placed] [page.payment-confirm]', async ({ page }, testInfo) => {
  await becomeCustomer(page, `zrusena-${crypto.randomUUID().slice(0, 8)}@example.cz`);
  const { orderId, offer } = await placeOrder(page, testInfo);
  const main = page.locator('main[data-page]');
  await open(page, `/checkout/payment/confirm/${orderId}`);
  await expect(main).toContainText('Žádná platba teď neprobíhá.');
  await expect(page.getByRole('link', { name: 'Přejít k platbě' })).toBeVisible();
  await post(page.request, `/api/www/cart/payment/${orderId}`, { variant: 'deposit', method: 'transfer', idempotencyKey: 'watched-from-account' });
  await open(page, `/mytui/reservation/${orderId}/payment`);
  await page.getByRole('link', { name: 'Sledovat platbu' }).click();
  await isOn(page, 'processPayment');
  await expect(page.getByRole('region', { name: 'Platební příkaz' })).toBeVisible();
  const reservation = await (await page.request.get(`/api/www/account/reservations/${orderId}`, { headers: AS_CLIENT })).json() as { cancellation: { fee: number }[] };
  await post(page.request, `/api/www/account/reservations/${orderId}/cancel`, { agreedFee: reservation.cancellation[0]!.fee });
  for (const path of [`/platba-negativni/${orderId}`, `/checkout/platba/probehla-uspesne/${orderId}`]) {
    await open(page, path);
    await isOn(page, 'checkoutOrderPlaced');
    await expect(main).toContainText('Rezervaci jste zrušili ve svém účtu.');
    await expect(main).not.toContainText(/nebylo nic zaplaceno|platí dál|Zbývá doplatit/);
  }
  await open(page, `/checkout/platba/${orderId}`);
  await expect(main).toContainText('Rezervaci jste zrušili ve svém účtu.');
  await page.getByRole('link', { name: 'Vybrat dovolenou znovu' }).click();
  await isOn(page, 'hotelCard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(offer.hotelName);
});

test('whoever leaves the bank without a word resumes the same payment [payment.once] [page.payment]', async ({ page, payment, bank }, testInfo) => {
  const order = await placeOrder(page, testInfo);
  await open(page, `/checkout/platba/${order.orderId}`);
  await payment.chooseMethod('Platební kartou');
  await payment.pay();
  await expect(bank.heading).toBeVisible();
  const bankUrl = page.url();
  await open(page, `/checkout/platba/${order.orderId}`);
  await page.getByRole('button', { name: 'Pokračovat v platbě' }).click();
  await expect(page).toHaveURL(bankUrl);
  await bank.answer('Zaplatit');
  await isOn(page, 'checkoutPaymentSuccess');
  expect(await orderOf(page, order.orderId)).toMatchObject({ status: 'deposit-paid', paidPrice: order.deposit });
});

test('a payment begun in one tab is continued in another and from the mail [payment.resume] [payment.once]', async ({ page, context, browser, baseURL, payment, bank }, testInfo) => {
  const order = await placeOrder(page, testInfo);
  await open(page, `/checkout/platba/${order.orderId}`);
  await payment.chooseAmount('Celou částku');
  await payment.chooseMethod('Vltavská spořitelna');
  await payment.pay();
  await expect(bank.heading).toBeVisible();
  const bankUrl = page.url();
  const second = await context.newPage();
  await open(second, `/checkout/platba/${order.orderId}`);
  await second.getByRole('button', { name: 'Pokračovat v platbě' }).click();
  await expect(second).toHaveURL(bankUrl);
  await second.goto('/sandbox/mail');
  await second.getByRole('row').filter({ hasText: order.number }).first().getByRole('link').click();
  const link = await second.getByRole('link', { name: /\/checkout\/platba\// }).first().getAttribute('href');
  const elsewhere = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await open(elsewhere, link!);
  await elsewhere.getByRole('button', { name: 'Pokračovat v platbě' }).click();
  await expect(elsewhere).toHaveURL(bankUrl);
  await elsewhere.context().close();
});

test('a part begun in the customer area is gone on with by way of the page that waits for it [payment.resume] [page.process-payment]', async ({ page, bank }, testInfo) => {
  await becomeCustomer(page, `cast-${crypto.randomUUID().slice(0, 8)}@example.cz`);
  const { orderId, deposit } = await placeOrder(page, testInfo);
  const amount = deposit + 12_300;
  await post(page.request, `/api/www/account/reservations/${orderId}/payment`, { variant: 'part', amount, method: 'card', idempotencyKey: 'part-from-account' });
  await open(page, `/mytui/reservation/${orderId}/payment`);
  await expect(page.locator('main')).toContainText('Jedna platba už probíhá');
  await expect(page.locator('main')).toContainText('banka ještě nerozhodla');
  await open(page, `/checkout/platba/${orderId}`);
  await page.getByRole('link', { name: 'Sledovat platbu' }).click();
  await isOn(page, 'processPayment');
  await page.getByRole('link', { name: 'Zpět do banky' }).click();
  await bank.answer('Zaplatit');
  await expect.poll(async () => (await orderOf(page, orderId)).paidPrice).toBe(amount);
});

test('after a refused payment of the whole price the whole price is chosen again [payment.resume]', async ({ page, payment, bank }, testInfo) => {
  const order = await placeOrder(page, testInfo);
  await open(page, `/checkout/platba/${order.orderId}`);
  await payment.chooseAmount('Celou částku');
  await payment.chooseMethod('Platební kartou');
  await payment.pay();
  await bank.answer('Odmítnout platbu');
  await isOn(page, 'checkoutPaymentFailed');
  await page.getByRole('link', { name: 'Zaplatit znovu' }).click();
  await isOn(page, 'checkoutPayment');
  await expect(page.getByRole('radio', { name: /Celou částku/ })).toBeChecked();
});

test('while the bank has a payment in hand no other is opened, and the page leads to its result [payment.once]', async ({ page, context, payment, bank, troubles }, testInfo) => {
  const order = await placeOrder(page, testInfo);
  await open(page, `/checkout/platba/${order.orderId}`);
  const second = await context.newPage();
  await open(second, `/checkout/platba/${order.orderId}`);
  await payment.chooseMethod('Platební kartou');
  await payment.chooseAmount('Celou částku');
  await payment.pay();
  // Chosen before: the bank's answer is only some seconds away.
  await second.getByRole('radio', { name: /Vltavská spořitelna/ }).check();
  await bank.answer('Zaplatit, banka se ozve později');
  await second.getByRole('button', { name: /^Zaplatit [\d\s]+/ }).click();
  await expect(second.getByText('Banka ještě zpracovává předchozí platbu')).toBeVisible();
  await second.getByRole('link', { name: 'Počkat na výsledek' }).click();
  await expect(second.locator('main[data-page]')).toHaveAttribute('data-page', 'checkoutPaymentSuccess', { timeout: 30_000 });
  expect(await orderOf(page, order.orderId)).toMatchObject({ status: 'paid', paidPrice: order.totalPrice, refunds: [] });
  forgive(troubles, FAILED_REQUEST);
});

test('once the time of unpaid seats is over the page asks for the new sum by itself, keeps what was chosen, and starts no payment of a sum that is not due [upsell.seat-once] [payment.variants] [page.payment]', async ({ page, payment, troubles }, testInfo) => {
  const order = await placeOrderOf(page, await takeSeats(page, await fillCart(page, await someOffer(page, testInfo))));
  const options = `**/api/www/cart/payment/${order.orderId}*`;
  const seats = order.totalPrice - order.offerPrice;
  await tellTimeOf(page);
  await page.clock.install();
  await open(page, `/checkout/platba/${order.orderId}`);
  await expect(payment.root).toContainText('Sedadla v letadle vám držíme do');
  await payment.chooseAmount('Celou částku');
  await payment.chooseMethod('Vltavská spořitelna');
  await expect(payment.payButton).toHaveAttribute('data-price', String(order.totalPrice / 100));
  // The shop's clock cannot be moved: it answers as it does then.
  await page.route(options, async (route) => {
    const response = await route.fetch();
    const body = await response.json() as { order: Order; variants: { code: string; amount: number }[] };
    const { seatsReservedUntil: _, ...rest } = body.order;
    await route.fulfill({ response, json: { ...body, order: { ...rest, totalPrice: rest.totalPrice - seats, duePrice: rest.duePrice - seats }, variants: body.variants.map(({ code, amount }) => ({ code, amount: code === 'full' ? amount - seats : amount })) } });
  });
  await page.clock.fastForward('00:29:00');
  await expect(payment.payButton).toHaveAttribute('data-price', String(order.totalPrice / 100));
  await page.clock.fastForward('00:01:30');
  await expect(payment.root.getByRole('status').filter({ hasText: 'Čas na zaplacení sedadel vypršel' })).toBeVisible();
  await expect(payment.payButton).toHaveAttribute('data-price', String(order.offerPrice / 100));
  await expect(payment.root).not.toContainText('Sedadla v letadle vám držíme');
  await expect(payment.root.getByRole('radio', { name: /Celou částku/ })).toBeChecked();
  await expect(payment.root.getByRole('radio', { name: /Vltavská spořitelna/ })).toBeChecked();
  await expectAccessible(page);
  // In truth the seats are still there: what is due is what the shop says.
  await page.unroute(options);
  await payment.pay();
  await expect(payment.root).toContainText('Rezervace se mezitím změnila');
  await expect(payment.payButton).toHaveAttribute('data-price', String(order.totalPrice / 100));
  expect(await orderOf(page, order.orderId)).toMatchObject({ payment: { status: 'none' }, duePrice: order.totalPrice });
  forgive(troubles, FAILED_REQUEST);
});

test('a bank that answers late is waited for [page.payment-confirm]', async ({ page, payment, bank }, testInfo) => {
  const order = await placeOrder(page, testInfo);
  await open(page, `/checkout/platba/${order.orderId}`);
  await payment.chooseMethod('Platební kartou');
  await payment.pay();
  await bank.answer('Zaplatit, banka se ozve později');
  await isOn(page, 'checkoutPaymentConfirm');
  await expect(page.getByText('Čekáme na potvrzení z banky')).toBeVisible();
  await expect(page.locator('main[data-page]')).toHaveAttribute('data-page', 'checkoutPaymentSuccess', { timeout: 30_000 });
  expect(await orderOf(page, order.orderId)).toMatchObject({ paidPrice: order.deposit });
});

test('a bank that answers twice takes the money once, and so do two presses [payment.once]', async ({ page, payment, bank }, testInfo) => {
  const order = await placeOrder(page, testInfo);
  await open(page, `/checkout/platba/${order.orderId}`);
  await payment.chooseMethod('Platební kartou');
  const starts: string[] = [];
  page.on('request', (request) => { if (request.method() === 'POST' && new URL(request.url()).pathname.includes('/cart/payment/')) starts.push(request.url()); });
  await payment.payButton.dblclick();
  await bank.answer('Zaplatit, banka se ozve dvakrát');
  await isOn(page, 'checkoutPaymentSuccess');
  expect(starts).toHaveLength(1);
  expect(await orderOf(page, order.orderId)).toMatchObject({ status: 'deposit-paid', paidPrice: order.deposit });
});

test('paying in a second tab does not charge a second time [payment.once]', async ({ page, context, payment, bank, troubles }, testInfo) => {
  const order = await placeOrder(page, testInfo);
  await open(page, `/checkout/platba/${order.orderId}`);
  const second = await context.newPage();
  await open(second, `/checkout/platba/${order.orderId}`);
  await payment.chooseMethod('Platební kartou');
  await payment.chooseAmount('Celou částku');
  await payment.pay();
  await bank.answer('Zaplatit');
  await isOn(page, 'checkoutPaymentSuccess');
  await second.getByRole('radio', { name: /Platební kartou/ }).check();
  await second.getByRole('button', { name: /^Zaplatit [\d\s]+/ }).click();
  await expect(second.locator('main[data-page]')).toContainText('Zaplaceno, děkujeme');
  expect(await orderOf(page, order.orderId)).toMatchObject({ status: 'paid', paidPrice: order.totalPrice });
  forgive(troubles, FAILED_REQUEST);
});

test('another visitor’s order is not there, a mailed link with its token opens it [page.payment] [page.errors]', async ({ page, browser, baseURL }, testInfo) => {
  const order = await placeOrder(page, testInfo);
  const stranger = await browser.newContext({ baseURL: baseURL! });
  const answer = await stranger.request.get(`/checkout/platba/${order.orderId}`);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain(order.number);
  for (const path of [`/checkout/platba/${order.orderId}`, `/pz/order-placed/${order.reference}?token=old`, `/processPayment/${order.orderId}`, '/vylety/platba?order=unknown']) {
    const notice = await (await stranger.request.get(path)).text();
    expect(notice, path).toContain('Otevřete ji odkazem z potvrzovacího e-mailu.');
    expect(notice, path).toMatch(/<a [^>]*href="\/mytui"[^>]*>Můj účet</);
  }
  await page.goto('/sandbox/mail');
  await page.getByRole('row').filter({ hasText: order.number }).first().getByRole('link').click();
  const link = await page.getByRole('link', { name: /\/pz\/order-placed\// }).first().getAttribute('href');
  const placed = await stranger.request.get(link!);
  expect(placed.status()).toBe(200);
  expect(await placed.text()).toContain(order.number);
  await stranger.close();
});

test('an order that is due at once says so before it is placed, and asks for the same afterwards [payment.variants]', async ({ page, checkout }) => {
  const soon = Temporal.Now.plainDateISO('Europe/Prague');
  // Not every kind of trip leaves in every month.
  let offer: Offer | undefined;
  for (const tripType of TRIP_TYPES) offer ??= (await offersOn(page, tripType, soon.add({ days: 3 }).toString(), soon.add({ days: 25 }).toString()))[0];
  const cart = await fillCart(page, offer!);
  await rememberInCart(page, cart, { firstName: 'Jana', lastName: 'Nováková', email: 'soon@example.com', phone: '777123456', street: 'Dlouhá 12', city: 'Praha', zip: '110 00', country: 'CZ' });
  await open(page, `/checkout/rezervace/${offer!.offerCode}/souhrn`);
  const today = soon.toString().split('-').reverse().join('.');
  await expect(checkout.root).toContainText(`Celá cena do ${today}`);
  await expect(checkout.root).not.toContainText('Záloha');
  await expect(checkout.root).toContainText('Dokud nic nezaplatíte, je zrušení zdarma.');
  const firstHeading = page.locator('main[data-page]').getByRole('heading').first();
  await expect(firstHeading).toHaveText('Zkontrolujte a objednejte');
  await checkout.acceptTerms();
  await checkout.order();
  await isOn(page, 'checkoutPayment');
  await expect(firstHeading).toHaveText('Platba');
  await expect(page.locator('main[data-page]')).toContainText(`Celá cena do ${today}`);
  await expect(page.locator('main[data-page]')).toContainText(/Pokud do \d\d\.\d\d\.\d{4} \d\d:\d\d nic nezaplatíte, rezervaci zrušíme/);
});

test('an order placed again with other details shows both: no correction is lost silently', async ({ page, checkout, troubles }, testInfo) => {
  const owner = { firstName: 'Jana', lastName: 'Nováková', email: 'jana@example.com', phone: '+420777123456', street: 'Dlouhá 12', city: 'Praha', zip: '110 00', country: 'CZ' };
  const offer = await someOffer(page, testInfo);
  const cart = await fillCart(page, offer);
  await rememberInCart(page, cart, owner);
  await open(page, `/checkout/rezervace/${offer.offerCode}/souhrn`);
  await checkout.acceptTerms();
  // Meanwhile another tab has ordered, with another telephone.
  const details = ((await (await page.request.get('/api/www/cart/details', { headers: AS_CLIENT })).json()) as typeof cart).information;
  const answer = await page.request.post('/api/www/cart/order', { data: { information: { ...details, owner: { ...owner, phone: '+420777999999' } }, totalPrice: cart.totalPrice, termsAccepted: true }, headers: { ...AS_CLIENT, 'cart-id': cart.cartId } });
  expect(answer.status()).toBe(200);
  await checkout.order();
  await expect(checkout.heading).toHaveText('Tuto dovolenou jste už objednali s jinými údaji');
  await expect(page.getByRole('region', { name: 'Co platí' })).toContainText('+420 777 999 999');
  await expect(page.getByRole('region', { name: 'Co jste vyplnili teď' })).toContainText('+420 777 123 456');
  await page.getByRole('link', { name: 'Zobrazit rezervaci' }).click();
  await isOn(page, 'checkoutPayment');
  forgive(troubles, FAILED_REQUEST);
});

test('a transfer with its QR code is waited for on a page that leads on once the money has come [page.process-payment] [payment.variants]', async ({ page, context, payment }, testInfo) => {
  const order = await placeOrder(page, testInfo);
  await open(page, `/checkout/platba/${order.orderId}`);
  await payment.chooseMethod('Převodem na účet');
  await payment.pay();
  await isOn(page, 'processPayment');
  const transfer = page.getByRole('region', { name: 'Platební příkaz' });
  await expect(transfer.locator('[data-price]')).toHaveAttribute('data-price', String(order.deposit / 100));
  const text = await transfer.getByRole('img', { name: 'QR platba' }).getAttribute('data-qr');
  expect(text).toMatch(new RegExp(`^SPD\\*1\\.0\\*ACC:CZ\\d{22}.*\\*AM:${(order.deposit / 100).toFixed(2)}\\*CC:CZK\\*.*X-VS:${order.number.replace(/\D/g, '')}`));
  await expect(page.getByText(/^Čekáme \d+:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(transfer).toBeVisible();
  const bankPage = await context.newPage();
  await bankPage.goto((await page.getByRole('link', { name: /^Zkušební banka/ }).getAttribute('href'))!);
  await bankPage.getByRole('button', { name: 'Zaplatit', exact: true }).click();
  await isOn(bankPage, 'checkoutPaymentSuccess');
  await expect(page.locator('main[data-page]')).toHaveAttribute('data-page', 'checkoutPaymentSuccess', { timeout: 20_000 });
  expect(await orderOf(page, order.orderId)).toMatchObject({ status: 'deposit-paid', paidPrice: order.deposit });
  await page.goto(`/processPayment/${order.orderId}`);
  await isOn(page, 'checkoutPaymentSuccess');
});

test('without an order no step is said to be done, and the way leads to the customer’s own [page.process-payment]', async ({ page }) => {
  await open(page, '/processPayment');
  await expect(page.getByRole('heading', { level: 1, name: 'Kterou platbu hledáte?' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Můj účet' })).toHaveAttribute('href', '/mytui');
  await expect(page.getByRole('navigation', { name: 'Průběh rezervace' })).toHaveCount(0);
});

test('what is sold while it is ordered leads to a page with other dates and hotels [page.checkout-reservation-failed] [checkout.flow]', async ({ page, checkout, troubles }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  const cart = await fillCart(page, offer);
  await rememberInCart(page, cart, { firstName: 'Jana', lastName: 'Nováková', email: 'last@example.com', phone: '777123456', street: 'Dlouhá 12', city: 'Praha', zip: '110 00', country: 'CZ' });
  await open(page, `/checkout/rezervace/${offer.offerCode}/souhrn`);
  const cancellation = page.getByRole('region', { name: 'Když si to rozmyslíte' }).getByRole('row');
  await expect(cancellation.last()).toContainText(/od \d\d\.\d\d\.\d{4}\s*100\s%/);
  await expect(page.getByRole('region', { name: 'Doklady, víza a zdraví' }).getByRole('listitem')).toHaveCount(3);
  const rights = page.getByRole('region', { name: 'Standardní informace ke smlouvě o zájezdu' });
  await expect(rights).toContainText('směrnice (EU) 2015/2302');
  await expect(rights).toContainText('Modrá záštita pojišťovna, a.s., smlouva č. MZ-2026-0042');
  await page.route(/\/api\/www\/cart\/order(?:\?|$)/, (route) => route.fulfill({ status: 409, contentType: 'application/problem+json', json: { type: 'about:blank', title: 'The offer is no longer on sale', status: 409, code: 'offer-gone' } }));
  await checkout.acceptTerms();
  await checkout.order();
  await isOn(page, 'checkoutReservationFailed');
  await expect(page.locator('main[data-page]')).toContainText(offer.hotelName);
  await expect(page.locator('main[data-page]')).toContainText('Nic jsme neobjednali a nic se nestrhlo.');
  await expect(page.getByRole('region', { name: 'Podobné hotely ve stejnou dobu' }).locator('article[data-offer-code]').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Jiné termíny a pokoje' }).click();
  await isOn(page, 'hotelCard');
  forgive(troubles, FAILED_REQUEST);
});
