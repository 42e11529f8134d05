import { expectAccessible, expectFocusToBeSeen } from '../../accessibility.ts';
import { beginPayment, fillBasket, fillBasketAgain, fillBasketOver, orderActivities, orderAllPlaces } from '../../activity-api.ts';
import { expect, FAILED_REQUEST, forgive, isAlive, isOn, open, test } from '../../fixtures.ts';

const SAVE_ITEM = '**/api/www/activity/cart/items?*';

test('an activity is found, booked for a day and people, and paid at the second try [excursion.search] [excursion.checkout] [route.excursions]', async ({ page, bank, troubles }) => {
  await open(page, '/vylety');
  await isOn(page, 'excursionHome');
  await expectFocusToBeSeen(page.getByLabel('Od', { exact: true }));
  const where = page.getByRole('combobox', { name: 'Kam nebo co' });
  await where.pressSequentially('Kré');
  await expect(page.getByRole('option').first()).toContainText('Kréta');
  await where.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await where.press('Enter');
  await isOn(page, 'excursionSearch');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Výlety a zážitky: Kréta');
  const toBasket = page.getByRole('main').getByRole('link', { name: 'Košík s výlety' });
  await expect(toBasket).toHaveAttribute('href', '/vylety/platba');
  const tile = page.locator('main[data-page] article[data-activity]').filter({ hasText: 'elektrokol' });
  const price = Number(await tile.locator('[data-price]').getAttribute('data-price'));
  const name = await tile.getByRole('link').innerText();
  await tile.getByRole('link').click();

  await isOn(page, 'excursionActivity');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(toBasket).toHaveAttribute('href', '/vylety/platba');
  const booking = page.locator('[data-flow="activity"]');
  const add = booking.getByRole('button', { name: 'Přidat do košíku' });
  await add.click();
  await expect(booking.getByRole('alert')).toHaveText('Vyberte den a čas, kdy je dost míst.');
  const days = booking.getByRole('group', { name: 'Den', exact: true });
  const before = await days.getByRole('button').allTextContents();
  await booking.getByRole('button', { name: 'Další dny' }).press('Enter');
  await expect(days.getByRole('button').nth(before.length)).toBeVisible();
  expect((await days.getByRole('button').allTextContents()).slice(0, before.length)).toEqual(before);
  await expect.poll(() => days.evaluate((list) => [...list.children].indexOf(document.activeElement!))).toBeGreaterThanOrEqual(before.length);
  expect(await days.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
  await days.getByRole('button', { disabled: false }).first().click();
  const times = booking.getByRole('group', { name: 'Začátek' }).getByRole('button', { disabled: false });
  await add.click();
  await expect(booking.getByRole('alert')).toHaveText('Vyberte čas, kdy je dost míst.');
  await expect(booking.getByRole('alert')).toBeInViewport();
  await expect(times.first()).toBeFocused();
  await times.first().click();
  await expect(booking.getByRole('alert')).toHaveCount(0);
  await booking.getByRole('button', { name: 'Přidat: Dospělí' }).click();
  await expect(booking.locator('[data-price]')).toHaveAttribute('data-price', String(3 * price));
  await add.click();
  const heights = booking.getByLabel('Výška (cm)');
  await expect(heights).toHaveCount(3);
  await expect(heights.first()).toBeFocused();
  for (const height of await heights.all()) await height.fill('178');
  await expectAccessible(page);

  await page.route(SAVE_ITEM, (route) => route.abort(), { times: 1 });
  await add.click();
  await expect(booking).toContainText('Nepovedlo se to. Nic se neztratilo');
  await expect(heights.first()).toHaveValue('178');
  forgive(troubles, FAILED_REQUEST);
  const desktop = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await add.focus();
  await page.keyboard.press('Enter');
  // The button is gone, and the page is shorter; who goes by keyboard is still here, and who looks sees what came of it.
  await expect(booking.getByText('Výlet je v košíku')).toBeInViewport();
  await expect(booking).toBeFocused();
  await page.setViewportSize(desktop);
  await expect(toBasket).toHaveText('Košík s výlety (1)');
  await page.goBack();
  await isOn(page, 'excursionSearch');
  await expect(toBasket).toHaveText('Košík s výlety (1)');
  await page.goForward();
  await isOn(page, 'excursionActivity');
  await booking.getByRole('link', { name: 'Do košíku' }).click();

  await isOn(page, 'excursionPayment');
  const basket = page.locator('[data-flow="activityBasket"]');
  await expect(basket.getByRole('article')).toHaveCount(1);
  await expect(basket.getByRole('article')).toContainText('3 osoby');
  await expect(basket.getByRole('status').locator('[data-price]')).toHaveAttribute('data-price', String(3 * price));
  const order = basket.getByRole('button', { name: 'Objednat s povinností platby' });
  await order.click();
  await expect(basket.getByLabel('Jméno', { exact: true })).toBeFocused();
  await expect(basket).toContainText('Bez souhlasu nelze objednat.');
  await basket.getByLabel('Jméno', { exact: true }).fill('Jana');
  await basket.getByLabel('Příjmení').fill('Nováková');
  await basket.getByLabel('E-mail').fill('jana@example.com');
  await basket.getByLabel('Mobil').fill('+420601123456');
  await basket.getByLabel('Souhlasím s podmínkami pořadatelů').check();
  await expectAccessible(page);
  await order.dblclick();

  const payment = page.locator('[data-flow="activityOrder"]');
  await expect(payment).toHaveAttribute('data-state', /./);
  await isOn(page, 'excursionPayment');
  const orderAddress = page.url();
  expect(orderAddress).toContain('order=');
  const pay = payment.getByRole('button', { name: /^Zaplatit / });
  await pay.click();
  await expect(payment.getByRole('radio', { name: 'Visa, Mastercard' })).toBeFocused();
  await expect(payment.getByRole('alert')).toBeInViewport({ ratio: 1 });
  const byCard = async () => {
    await payment.getByRole('radio', { name: 'Visa, Mastercard' }).check();
    const full = payment.getByRole('radio', { name: /Celá částka/ });
    if (await full.count() > 0) await full.check();
    await pay.click();
  };
  await byCard();
  await bank.answer('Odmítnout platbu');
  await isOn(page, 'excursionPaymentFailed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Platba neproběhla');
  await page.getByRole('link', { name: 'Zaplatit znovu' }).click();
  await isOn(page, 'excursionPayment');
  await byCard();
  await bank.answer('Zaplatit, banka se ozve dvakrát');
  await isOn(page, 'excursionPaymentSuccess');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Výlety jsou zaplacené');
  await expect(payment).toContainText('Vouchery posíláme na jana@example.com');

  await open(page, orderAddress);
  await expect(payment).toContainText('Vše je zaplaceno.');
  await expect(payment).toContainText(/Výlet zrušíte nebo změníte na telefonu \+420/);
  await open(page, '/vylety/platba');
  await expect(page.locator('main[data-page]')).toContainText('V košíku zatím nic není');
});

test('a search keeps its days and people where another place is suggested, and goes to one whose name is written [excursion.search]', async ({ page }) => {
  await open(page, '/vylety/hledani?region=kreta&people=3');
  const search = page.getByRole('search', { name: 'Hledat výlety' });
  const where = search.getByRole('combobox', { name: 'Kam nebo co' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Výlety a zážitky: Kréta');
  await where.fill('Rhodos');
  await search.getByRole('button', { name: 'Hledat' }).click();
  await expect(heading).toHaveText('Výlety a zážitky: Rhodos');
  expect(new URL(page.url()).search).toBe('?region=rhodos&people=3');

  await isAlive(page);
  const from = (await page.locator('main').getByText(/^Nejbližší volno/).first().innerText()).replace(/^.*?(\d\d)\.(\d\d)\.(\d{4})$/s, '$3-$2-$1');
  await search.getByLabel('Od', { exact: true }).fill(from);
  await search.getByLabel('Osob').fill('4');
  await where.pressSequentially('Kos');
  await page.getByRole('option', { name: /^Kos/ }).click();
  await expect(heading).toHaveText('Výlety a zážitky: Kos');
  await expect(search.getByLabel('Od', { exact: true })).toHaveValue(from);
  await expect(search.getByLabel('Osob')).toHaveValue('4');
});

test('paper has the excursions that were found, and what one is, without what is pressed [excursion.search]', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/vylety/hledani?region=kreta');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Výlety a zážitky: Kréta');
  const tiles = page.locator('main article[data-activity]');
  await expect(tiles.first()).toBeVisible();
  for (const pressed of [page.getByRole('search', { name: 'Hledat výlety' }), page.getByRole('navigation', { name: 'Oblast' }), page.getByRole('link', { name: 'Nejlevnější' })]) await expect(pressed).toBeHidden();
  await open(page, (await tiles.first().getByRole('link').getAttribute('href'))!);
  await expect(page.getByRole('heading', { name: 'Co zažijete' })).toBeVisible();
  await expect(page.locator('[data-flow="activity"]')).toBeHidden();
});

test('suggestions close where the field is left, a late answer covers no other field, and who comes back has them [excursion.search]', async ({ page }) => {
  await open(page, '/vylety/hledani');
  const where = page.getByRole('combobox', { name: 'Kam nebo co' });
  const from = page.getByLabel('Od', { exact: true });
  await where.pressSequentially('Rho');
  await expect(page.getByRole('option').first()).toContainText('Rhodos');
  await where.press('Tab');
  await expect(from).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(0);

  const held = Promise.withResolvers<void>();
  const aboutCrete = '**/api/www/activity/autocomplete?query=Kre*';
  await page.route(aboutCrete, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(aboutCrete);
  await where.fill('Kre');
  await asked;
  await from.focus();
  const answered = page.waitForResponse(aboutCrete);
  held.resolve();
  await (await answered).finished();
  await where.focus();
  await expect(page.getByRole('option').first()).toContainText('Kréta');
  await from.focus();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(where).toHaveAttribute('aria-expanded', 'false');

  // Typed and left before typing has paused: nobody has asked about it yet.
  await where.evaluate((field: HTMLInputElement) => {
    field.focus();
    field.setSelectionRange(0, field.value.length);
    document.execCommand('insertText', false, 'Rho');
    field.blur();
  });
  await where.focus();
  await expect(page.getByRole('option').first()).toContainText('Rhodos');
});

test('a payment that was begun and left is told of on the page of its order, which leads to what became of it and back [excursion.checkout]', async ({ page, bank }) => {
  const { orderId, token } = await orderActivities(page, 'kreta');
  await beginPayment(page, orderId);
  await open(page, `/vylety/platba?order=${orderId}&token=${token}`);
  const payment = page.locator('[data-flow="activityOrder"]');
  await expect(payment).toContainText('Jedna platba této objednávky je otevřená u banky.');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Jak platba dopadla' }).click();
  await isOn(page, 'excursionPaymentSuccess');
  await expect(payment).toContainText('Banka ještě nerozhodla.');
  await page.getByRole('link', { name: 'Zobrazit objednané výlety' }).click();
  await isOn(page, 'excursionPayment');
  await payment.getByRole('radio', { name: 'Visa, Mastercard' }).check();
  await payment.getByRole('button', { name: /^Zaplatit / }).click();
  await bank.answer('Zaplatit');
  await isOn(page, 'excursionPaymentSuccess');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Výlety jsou zaplacené');
});

test('an order of activities of which nothing was paid is cancelled on its page, asked about once, and says so afterwards [excursion.checkout]', async ({ page }) => {
  const { orderId, token, number } = await orderActivities(page, 'kreta');
  await beginPayment(page, orderId);
  await open(page, `/vylety/platba?order=${orderId}&token=${token}`);
  const payment = page.locator('[data-flow="activityOrder"]');
  const way = payment.getByRole('button', { name: 'Zrušit objednávku' });
  await expect(payment).toContainText(/Změnu výletu domluvíte na telefonu \+420/);
  await expect(payment).not.toContainText('zrušíte nebo změníte na telefonu');
  await way.click();
  const question = page.getByRole('dialog', { name: `Zrušit objednávku ${number}?` });
  await expect(question).toContainText('zrušení je zdarma');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(way).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Ano, zrušit' }).click();
  await expect(payment.getByRole('status')).toContainText('Objednávku jste zrušili a místa jsme uvolnili.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(payment.getByRole('button', { name: /^Zaplatit / })).toHaveCount(0);
  await expect(way).toHaveCount(0);
  await page.reload();
  await expect(payment).toContainText('Objednávku jste zrušili a místa jsme uvolnili.');
});

test('who comes back from a bank whose payment another has taken the place of is led to the order that is paid [excursion.checkout] [payment.once]', async ({ page, bank }) => {
  const { orderId, token } = await orderActivities(page, 'kreta');
  const { transactionId } = await beginPayment(page, orderId);
  await open(page, `/vylety/platba?order=${orderId}&token=${token}`);
  const payment = page.locator('[data-flow="activityOrder"]');
  await payment.getByRole('radio', { name: 'Vltavská spořitelna' }).check();
  const whole = payment.getByRole('radio', { name: /Celá částka/ });
  if (await whole.count() > 0) await whole.check();
  await payment.getByRole('button', { name: /^Zaplatit / }).click();
  await bank.answer('Zaplatit');
  await isOn(page, 'excursionPaymentSuccess');
  for (const outcome of ['uspesna', 'neuspesna']) {
    await open(page, `/vylety/platba/${outcome}/${transactionId}?token=${token}`);
    await isOn(page, 'excursionPayment');
    await expect(payment).toContainText('Vše je zaplaceno.');
    await expect(page.locator('main[data-page]')).not.toContainText(/neproběhla|Zaplatit znovu/);
  }
});

test('activities of a row are as tall as each other, each with its price at the foot [excursion.search]', async ({ page }) => {
  await open(page, '/vylety/hledani');
  const tiles = await page.locator('article[data-activity] > div').evaluateAll((cards) => cards.map((card) => {
    const { top, height } = card.getBoundingClientRect();
    return { top, height, foot: card.querySelector('[data-price]')!.getBoundingClientRect().bottom };
  }));
  const rows = [...Map.groupBy(tiles, ({ top }) => top).values()];
  expect(rows[0]!.length).toBeGreaterThan(1);
  for (const row of rows) expect([new Set(row.map(({ height }) => Math.round(height))).size, new Set(row.map(({ foot }) => Math.round(foot))).size]).toEqual([1, 1]);
});

test('an activity that fills while it is in the basket says so with other times; what was written stays, and one press moves it [excursion.checkout]', { tag: '@phone' }, async ({ page, baseURL, troubles }) => {
  const item = await fillBasket(page, 'korfu');
  await open(page, '/vylety/platba');
  const basket = page.locator('[data-flow="activityBasket"]');
  for (const [label, value] of [['Jméno', 'Jana'], ['Příjmení', 'Nováková'], ['E-mail', 'jana@example.com'], ['Mobil', '+420601123456']] as const) await basket.getByLabel(label, { exact: label === 'Jméno' }).fill(value);
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('+420601123456');
  await open(page, page.url());
  await page.getByRole('heading', { level: 1 }).click();
  await expect(basket.getByLabel('Příjmení')).toHaveValue('Nováková');
  await basket.getByLabel('Souhlasím s podmínkami pořadatelů').check();
  await orderAllPlaces(baseURL!, item);
  const order = basket.getByRole('button', { name: 'Objednat s povinností platby' });
  await order.press('Enter');
  await expect(basket.getByRole('status').filter({ hasText: 'Něco se mezitím změnilo' })).toBeInViewport();
  await expect(order).toBeFocused();
  await expect(basket.getByRole('article')).toContainText('Na tento čas už není dost míst');
  await expect(order).toBeDisabled();
  await expectAccessible(page);
  const other = basket.getByRole('article').getByRole('button', { name: /voln/ }).first();
  await other.click();
  await expect(basket.getByRole('article')).not.toContainText('Na tento čas už není dost míst');
  await expect(basket.getByLabel('Příjmení')).toHaveValue('Nováková');
  await order.click();
  await expect(page.locator('[data-flow="activityOrder"]')).toHaveAttribute('data-state', /choosing/);
  forgive(troubles, FAILED_REQUEST);
});

test('an order that is refused because others are not paid leads to those of this browser; with one paid it is placed, and nothing written was lost [excursion.checkout] [error.texts]', async ({ page, bank, troubles }) => {
  const unpaid = [await orderActivities(page, 'kos'), await orderActivities(page, 'kos')];
  await fillBasket(page, 'zakynthos');
  await open(page, '/vylety/platba');
  const basket = page.locator('[data-flow="activityBasket"]');
  for (const [label, value] of [['Jméno', 'Jana'], ['Příjmení', 'Nováková'], ['E-mail', 'jana@example.com'], ['Mobil', '+420601123456']] as const) await basket.getByLabel(label, { exact: label === 'Jméno' }).fill(value);
  await basket.getByLabel('Souhlasím s podmínkami pořadatelů').check();
  const order = basket.getByRole('button', { name: 'Objednat s povinností platby' });
  // The shops of tests count nobody's orders.
  await page.route('**/api/www/activity/cart/order*', (route) => route.fulfill({
    status: 409, contentType: 'application/problem+json',
    json: { type: 'about:blank', title: 'Too many orders wait for their payment', status: 409, code: 'too-many-unpaid-orders', errors: unpaid.map(({ orderId, number }) => ({ pointer: `/orders/${orderId}`, code: 'unpaid-order', message: number })) },
  }), { times: 1 });
  await order.click();
  await expect(basket.getByRole('alert')).toBeInViewport();
  await expect(basket.getByRole('alert').getByRole('link')).toHaveText(unpaid.map(({ number }) => `Zaplatit objednávku ${number}`));
  await expectAccessible(page);

  // The browser's cookie opens it, no token of the link.
  await basket.getByRole('link', { name: unpaid[0]!.number }).click();
  const payment = page.locator('[data-flow="activityOrder"]');
  await expect(payment).toContainText(unpaid[0]!.number);
  expect(new URL(page.url()).search).toBe(`?order=${unpaid[0]!.orderId}`);
  await payment.getByRole('radio', { name: 'Visa, Mastercard' }).check();
  await payment.getByRole('button', { name: /^Zaplatit / }).click();
  await bank.answer('Zaplatit');
  await isOn(page, 'excursionPaymentSuccess');
  await open(page, '/vylety/platba');
  await expect(basket.getByLabel('Příjmení')).toHaveValue('Nováková');
  await basket.getByLabel('Souhlasím s podmínkami pořadatelů').check();
  await order.click();
  await expect(payment).toHaveAttribute('data-state', /choosing/);
  forgive(troubles, FAILED_REQUEST);
});

test('who removes an activity by keyboard goes on at the next one, after the last at the heading [excursion.checkout]', async ({ page }) => {
  await fillBasket(page, 'kos');
  await fillBasket(page, 'kreta');
  await open(page, '/vylety/platba');
  const remove = page.locator('[data-flow="activityBasket"]').getByRole('button', { name: 'Odebrat' });
  await expect(remove).toHaveCount(2);
  for (const left of [1, 0]) {
    await remove.first().press('Enter');
    await expect(remove).toHaveCount(left);
    await expect(left > 0 ? remove : page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('activities that nobody can do one beside another say so in the basket until one of them is removed; they can be ordered [excursion.checkout]', { tag: '@phone' }, async ({ page }) => {
  const item = await fillBasket(page, 'rhodos');
  await fillBasketAgain(page, item);
  const { time } = await fillBasketOver(page, 'rhodos', item);
  await open(page, '/vylety/platba');
  const basket = page.locator('[data-flow="activityBasket"]');
  await expect(basket.getByRole('article').filter({ hasText: `(${time})` })).toHaveCount(2);
  await expect(basket.getByRole('article').filter({ hasText: 'Ve stejnou dobu máte v košíku i: ' })).toHaveCount(3);
  const note = basket.getByRole('article').filter({ hasText: 'Tento výlet máte v košíku na stejný čas vícekrát.' });
  await expect(note).toHaveCount(2);
  await expect(basket.getByRole('button', { name: 'Objednat s povinností platby' })).toBeEnabled();
  await expectAccessible(page);
  await note.first().getByRole('button', { name: 'Odebrat' }).click();
  await expect(basket.getByRole('article')).toHaveCount(2);
  await expect(note).toHaveCount(0);
  await expect(basket.getByRole('article').filter({ hasText: 'Ve stejnou dobu máte v košíku i: ' })).toHaveCount(2);
});

test('an unknown place or activity is a 404 that shows what is near; a stranger sees no order [route.excursions]', async ({ page, troubles }) => {
  const unknown = await page.goto('/vylety/hledani?region=atlantida');
  expect(unknown!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tento výlet už nenabízíme');
  await expect(page.locator('main[data-page] article[data-activity]')).not.toHaveCount(0);
  const gone = await page.goto('/vylety/kreta/spinalonga-999999');
  expect(gone!.status()).toBe(404);
  await expect(page.locator('main[data-page]')).toContainText('Podívejte se, co je poblíž: Kréta');
  await expect(page.locator('main[data-page] article[data-activity]').first()).toContainText('Kréta');
  const foreign = await page.goto('/vylety/platba?order=nesmysl');
  expect(foreign!.status()).toBe(404);
  forgive(troubles, FAILED_REQUEST);
});
