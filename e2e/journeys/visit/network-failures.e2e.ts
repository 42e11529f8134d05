/** Calls that fail, break off or answer nonsense: the page says so, keeps what was filled in, and goes on when asked again. */
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, forgive, isOn, open, test } from '../../fixtures.ts';
import { fillCart, placeOrder, someOffer } from '../../shop-api.ts';

type Failure = 'breaks off' | 'fails' | 'answers nonsense' | 'answers junk' | 'hangs';

/** Lets every call of one operation fail until the returned function is called. */
async function breakCall(page: Page, pathname: string | RegExp, failure: Failure): Promise<() => Promise<void>> {
  const matches = ({ pathname: asked }: URL) => (typeof pathname === 'string' ? asked === pathname : pathname.test(asked));
  await page.route(matches, async (route) => {
    if (failure === 'hangs') return;
    if (failure === 'breaks off') await route.abort();
    else if (failure === 'fails') await route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify({ type: 'about:blank', title: 'Something went wrong on our side', status: 500, code: 'internal-error' }) });
    else await route.fulfill({ status: 200, contentType: 'application/json', body: failure === 'answers junk' ? '<html>' : '{"surprise":true}' });
  });
  return () => page.unroute(matches);
}

test.afterEach(({ troubles }) => forgive(troubles, FAILED_REQUEST));

test('a search whose update breaks off, fails or answers what nobody can read says so and recovers [gs.error] [error.texts]', async ({ page, search }) => {
  await open(page, '/');
  const error = search.root.getByRole('alert').filter({ hasText: 'Vyhledávání se nepodařilo načíst.' });
  const failures: [Failure, string][] = [['breaks off', 'Autem'], ['fails', 'Letecky'], ['answers nonsense', 'Autem'], ['answers junk', 'Letecky']];
  for (const [failure, tripType] of failures) {
    const mend = await breakCall(page, '/api/www/gs', failure);
    await search.chooseTripType(tripType);
    await expect(error).toBeVisible();
    await mend();
    await error.getByRole('button', { name: 'Zkusit znovu' }).click();
    await expect(error).toBeHidden();
    await expect(search.root.getByRole('radio', { name: tripType })).toBeChecked();
  }
  await search.submit();
  await isOn(page, 'listing');
});

test('on a phone a choice whose answer fails says so beneath itself, stays, and counts when asked again [gs.error] [view.mobile-filters] [error.texts]', { tag: '@narrow' }, async ({ page, search }) => {
  await open(page, '/dovolena/nabidky-letecky');
  await search.begin();
  await search.openField('Odkud');
  const airports = search.choices('Odkud');
  const error = airports.getByRole('alert').filter({ hasText: 'Vyhledávání se nepodařilo načíst.' });
  const failures: [Failure, RegExp][] = [['breaks off', /^Praha/], ['fails', /^Brno/], ['answers nonsense', /^Ostrava/], ['answers junk', /^Pardubice/]];
  for (const [failure, airport] of failures) {
    const mend = await breakCall(page, '/api/www/gs', failure);
    await airports.getByRole('checkbox', { name: airport }).check();
    await expect(error).toBeVisible();
    await expect(airports.getByRole('checkbox', { name: airport })).toBeChecked();
    await mend();
    const answered = page.waitForResponse((response) => response.url().includes('/api/www/gs'));
    await error.getByRole('button', { name: 'Zkusit znovu' }).click();
    await answered;
    await expect(error).toBeHidden();
  }
  await expect(airports.getByRole('checkbox', { checked: true })).toHaveCount(failures.length);
  await page.getByRole('button', { name: 'Zpět', exact: true }).click();
  const mendHanging = await breakCall(page, '/api/www/search/offers/count', 'hangs');
  await search.chooseLength('Týden (7 nocí)');
  await expect(search.submitButton).toHaveText(/^Počítáme nabídky/);
  await mendHanging();
  await search.chooseLength('Libovolně dlouho');
  await expect(search.submitButton).toHaveText(/^Zobrazit \d+/);
  await search.submit();
  await expect(page).toHaveURL(/q=(?:a:[A-Z]{3}:?){4}$/);
  await isOn(page, 'listing');
});

test('on a phone filters and a list that fail say so in their places and keep what was chosen [listing.facets] [error.texts]', { tag: '@narrow' }, async ({ page, listing }) => {
  await open(page, '/dovolena/nabidky-letecky');
  const mendFilters = await breakCall(page, '/api/www/listing/filters', 'breaks off');
  const mendList = await breakCall(page, '/api/www/search/offers', 'answers junk');
  await listing.sheetOpener.click();
  const fiveStars = listing.sheet.getByRole('checkbox', { name: /^5 hvězdiček/ });
  await fiveStars.check();
  const filtersError = listing.sheet.getByRole('status').filter({ hasText: 'Filtry se nepodařilo načíst.' });
  await expect(filtersError).toBeVisible();
  await mendFilters();
  await filtersError.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(filtersError).toBeHidden();
  await expect(fiveStars).toBeChecked();
  await listing.sheet.getByRole('button', { name: 'Zavřít okno' }).click();
  const listError = page.getByRole('alert').filter({ hasText: 'Nabídky se nepodařilo načíst' });
  await expect(listError).toBeVisible();
  await mendList();
  await listError.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(listing.tiles.first()).toBeVisible();
  await expect(listing.sheetOpener).toHaveText(/^Filtry \(1\)$/);
});

test('a name that the shop cannot be asked for is not said to be unknown; it is found when typed anew [search.suggest] [error.texts]', async ({ page, search }) => {
  await open(page, '/');
  await search.openField('Kam');
  const field = search.choices('Kam').getByRole('searchbox');
  const unknown = search.choices('Kam').getByText('Takové místo v nabídce nemáme.');
  const mendHanging = await breakCall(page, '/api/www/suggest', 'hangs');
  const asked = page.waitForRequest(/\/www\/suggest/);
  await field.fill('thalassini');
  await asked;
  await expect(search.choices('Kam').getByText('Hledáme…')).toBeVisible();
  await mendHanging();
  const mend = await breakCall(page, '/api/www/suggest', 'fails');
  await field.fill('thalassin');
  await expect(search.choices('Kam').getByText('Hledat podle názvu se teď nepodařilo.')).toBeVisible();
  await expect(unknown).toBeHidden();
  await mend();
  await field.fill('thalassini');
  await expect(search.choices('Kam').getByRole('link', { name: /Thalassini/ }).first()).toBeVisible();
  await field.fill('nikdetakovynic');
  await expect(unknown).toBeVisible();
});

test('a page whose code cannot be had says so, and its links lead on [error.texts]', async ({ page, troubles }) => {
  await page.route(/\/assets\/home-(?!listing)[^/]*\.js$/, (route) => route.abort());
  await page.goto('/');
  const said = page.getByRole('alert').filter({ hasText: 'Něco se na stránce pokazilo.' });
  await expect(said).toBeVisible();
  await page.unrouteAll();
  await said.getByRole('link', { name: 'Zkusit znovu' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await expect(said).toBeHidden();
  forgive(troubles, /dynamically imported module/);
});

test('a page whose entry cannot be had says so, too, and its links lead on [error.texts]', async ({ page, listing }) => {
  await page.route(/\/assets\/entry-client-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/dovolena/nabidky-letecky');
  const said = page.getByRole('alert').filter({ hasText: 'Něco se na stránce pokazilo.' });
  await expect(said).toBeVisible();
  await page.unrouteAll();
  await listing.openOffer(0);
  await isOn(page, 'hotelCard');
  await expect(said).toBeHidden();
});

test('a file that is lost takes no other part of its page along, and a page that answers is not said to be broken [error.texts]', { tag: '@narrow' }, async ({ page, listing, troubles }) => {
  await page.route(/\/assets\/(?:restore-place|page-taps)-[^/]*\.js$/, (route) => route.abort());
  const recorderIsLost = page.waitForEvent('requestfailed', (request) => request.url().includes('/page-taps-'));
  await open(page, '/dovolena/nabidky-letecky');
  await listing.sortBy('Od nejdražší');
  await expect(page).toHaveURL(/sort:priceDESC/);
  await recorderIsLost;
  await page.getByRole('button', { name: /^Přidat do oblíbených/ }).first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: /oblíben/i }).locator('span')).toHaveText('1');
  await expect(page.getByRole('alert')).toBeHidden();
  forgive(troubles, /dynamically imported module/);
});

test('pictures and offers of the same day whose code cannot be had say so, leave the page as it is and come when asked again [error.texts]', async ({ page, listing, troubles }) => {
  const said = page.getByRole('alert').filter({ hasText: 'Tuto část se nepodařilo načíst.' });
  const heading = page.getByRole('heading', { level: 1 });
  await page.route(/\/assets\/same-day-offers-[^/]*\.js$/, (route) => route.abort(), { times: 1 });
  await open(page, '/dovolena/nabidky-letecky');
  await page.getByRole('button', { name: 'Co dalšího je ve stejný den' }).click();
  await expect(said).toBeVisible();
  await expect(heading).toBeVisible();
  await said.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(page.locator('#same-day')).toHaveText(/^Odjezd|^Co dalšího/);
  await page.route(/\/assets\/gallery-dialog-[^/]*\.js$/, (route) => route.abort(), { times: 1 });
  await listing.openOffer(0);
  await isOn(page, 'hotelCard');
  await page.getByRole('button', { name: /^Zobrazit všech/ }).click();
  await expect(said).toBeVisible();
  await expect(heading).toBeVisible();
  await said.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(page.getByRole('dialog', { name: 'Fotografie hotelu' })).toBeVisible();
  forgive(troubles, /dynamically imported module/);
});

test('a page whose later code does not come although there is a network says so, too [error.texts]', async ({ page, troubles }) => {
  await page.route(/\/assets\/start-session-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.clock.install();
  await open(page, '/dovolena/nabidky-letecky');
  const said = page.getByRole('alert').filter({ hasText: 'Něco se na stránce pokazilo.' });
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(said).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.unrouteAll();
  await said.getByRole('link', { name: 'Zkusit znovu' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-router', 'on');
  await expect(said).toBeHidden();
  forgive(troubles, FAILED_REQUEST);
});

test('a list that cannot be had says so and comes when asked again; so does its continuation [listing.empty] [error.texts]', async ({ page, listing }) => {
  await open(page, '/dovolena/nabidky-letecky');
  const mend = await breakCall(page, '/api/www/search/offers', 'fails');
  await listing.loadMore();
  const more = page.getByRole('alert').filter({ hasText: 'Další nabídky se nepodařilo načíst.' });
  await expect(more).toBeVisible();
  await expect(listing.tiles).toHaveCount(10);
  await mend();
  await more.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(listing.tiles).not.toHaveCount(10);
  const mendAgain = await breakCall(page, '/api/www/search/offers', 'answers nonsense');
  await listing.sortBy('Od nejdražší');
  const whole = page.getByRole('alert').filter({ hasText: 'Nabídky se nepodařilo načíst' });
  await expect(whole).toBeVisible();
  await expect(listing.total).toHaveText('Nabídky teď nejde spočítat');
  await mendAgain();
  await whole.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(listing.tiles.first()).toBeVisible();
  await expect(listing.total).toHaveText(/^\d+ dovolen/);
  await expect(page).toHaveURL(/sort:priceDESC/);
});

test('a date of an answer that is none is logged and shown as it came; the rest of the list stands [date.invalid]', async ({ page, listing }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await open(page, '/dovolena/nabidky-letecky');
  await page.route('**/api/www/search/offers?*', async (route) => {
    const response = await route.fetch();
    const body = await response.json() as { offers: Record<string, unknown>[] };
    Object.assign(body.offers[0]!, { startDate: 'brzy', endDate: 'brzy' });
    await route.fulfill({ response, json: body });
  });
  await listing.sortBy('Od nejdražší');
  await expect(listing.tiles.first()).toContainText('brzy');
  await expect(listing.tiles.nth(1)).toContainText(/\d\d\.\d\d\.\d{4}/);
  expect(said.filter((text) => text.includes('has no date in startDate: brzy'))).toHaveLength(1);
});

/**
 * Until nothing has come to the page for a second: code that is on its way when the network goes is remembered as not to be
 * had, and the page would begin anew.
 */
async function noCodeComes(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((resolve) => {
    let rest = setTimeout(resolve, 1000);
    new PerformanceObserver(() => {
      clearTimeout(rest);
      rest = setTimeout(resolve, 1000);
    }).observe({ type: 'resource' });
  }));
}

/** What a page says of a part whose code does not come. */
const PART_FAILED = 'Tuto část se nepodařilo načíst.';

test('on a phone without network the page stays when a sheet cannot be opened, and opens it when asked again [error.texts] [view.fullscreen]', { tag: '@narrow' }, async ({ page, context, listing, search, troubles }) => {
  await open(page, '/dovolena/nabidky-letecky');
  // What opens views is there from now on.
  await search.begin();
  await expect(page.getByRole('dialog', { name: 'Kam pojedete?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await noCodeComes(page);
  await context.setOffline(true);
  await listing.sortOpener.click();
  const failed = page.getByRole('alert').filter({ hasText: PART_FAILED });
  await expect(failed).toBeInViewport();
  await expect(listing.tiles.first()).toBeVisible();
  await failed.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(failed).toBeVisible();
  await context.setOffline(false);
  await failed.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(page.getByRole('dialog', { name: 'Seřadit' }).getByRole('button', { name: 'Od nejdražší' })).toBeVisible();
  await expect(failed).toHaveCount(0);
  forgive(troubles, /Failed to fetch dynamically imported module/);
});

test('a field of the search whose choices cannot be had says so in its place and brings them when asked again [error.texts] [gs.error]', async ({ page, context, search, troubles }) => {
  await open(page, '/');
  await noCodeComes(page);
  await context.setOffline(true);
  await search.openField('Kam');
  const failed = search.choices('Kam').getByRole('alert').filter({ hasText: PART_FAILED });
  await expect(failed).toBeVisible();
  await context.setOffline(false);
  await failed.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(search.choices('Kam').getByRole('treeitem').first()).toBeVisible();
  forgive(troubles, /Failed to fetch dynamically imported module/);
});

test('filters, price cuts and stays of a day that cannot be had leave the list as it is [error.flags] [error.texts] [listing.facets]', async ({ page, listing }) => {
  await open(page, '/dovolena/nabidky-letecky');
  const mendFilters = await breakCall(page, '/api/www/listing/filters', 'answers nonsense');
  const mendPromoted = await breakCall(page, '/api/www/listing/promoted', 'hangs');
  const all = await listing.total.innerText();
  await listing.narrowBy('Kategorie', /^5 hvězdiček/);
  await expect(listing.total).not.toHaveText(all);
  await expect(listing.promotedMark).toHaveCount(0);
  const filters = page.getByRole('region', { name: 'Upřesnit výběr' });
  const error = filters.getByRole('status').filter({ hasText: 'Filtry se nepodařilo načíst.' });
  await expect(error).toBeVisible();
  await mendFilters();
  await mendPromoted();
  await error.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(error).toBeHidden();
  await expect(filters.getByRole('checkbox', { name: /^5 hvězdiček/ })).toBeChecked();
  const mendDay = await breakCall(page, '/api/www/listing/same-day', 'breaks off');
  await page.getByRole('button', { name: 'Co dalšího je ve stejný den' }).click();
  const day = page.getByRole('region', { name: 'Co dalšího je ve stejný den' });
  await expect(day.getByRole('alert')).toBeVisible();
  await mendDay();
  await day.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(page.getByRole('region', { name: /^Odjezd/ }).getByRole('article').first()).toBeVisible();
});

test('a hotel card keeps its offer when a change fails, and makes the change when asked again [config.states] [error.texts]', async ({ page, hotelCard }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await open(page, offer.offerPath);
  const mend = await breakCall(page, '/api/www/hotelCard/offer', 'breaks off');
  expect(await hotelCard.chooseAnother('Na jak dlouho')).toBe(true);
  const error = page.getByRole('alert').filter({ hasText: 'Cenu se nepodařilo zjistit', visible: true });
  await expect(error).toBeVisible();
  expect(hotelCard.offerCode()).toBe(offer.offerCode);
  await mend();
  await error.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(error).toBeHidden();
  await expect.poll(() => hotelCard.offerCode()).not.toBe(offer.offerCode);
  const mendCart = await breakCall(page, '/api/www/cart/product', 'fails');
  await hotelCard.order();
  await expect(page.getByRole('alert').filter({ hasText: 'Rezervaci se nepodařilo začít.', visible: true })).toBeVisible();
  await mendCart();
  await hotelCard.order();
  await isOn(page, 'checkoutReservation');
});

test('the calendar and the choices of a hotel card come when asked again; so does the look at an old price [config.states] [error.texts] [error.flags]', async ({ page, hotelCard }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await open(page, '/');
  await page.clock.install();
  const mend = await breakCall(page, '/api/www/hotelCard/configurators/dates', 'fails');
  await open(page, offer.offerPath);
  await page.getByRole('group', { name: 'Na jak dlouho' }).locator('label').filter({ has: page.getByRole('radio', { checked: false }) }).first().click();
  await page.getByRole('button', { name: /^Den odletu/ }).click();
  const calendar = page.getByRole('dialog', { name: 'Den odletu' });
  const error = calendar.getByRole('alert').filter({ hasText: 'Ceny v kalendáři se nepodařilo načíst.' });
  await expect(error).toBeVisible();
  await mend();
  await error.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(calendar.locator('[data-date]').first()).toBeVisible();
  await page.keyboard.press('Escape');

  const mendLook = await breakCall(page, '/api/www/hotelCard/validations', 'fails');
  const old = page.getByRole('status').filter({ hasText: 'cenu se teď nepodařilo ověřit', visible: true });
  // What looks at the price begins a moment after the rest.
  await expect(async () => {
    const look = page.waitForRequest(/hotelCard\/validations/, { timeout: 3000 });
    await page.clock.fastForward('10:05');
    await look;
  }).toPass();
  await expect(old).toBeVisible();
  await mendLook();
  await old.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(old).toBeHidden();

  const mendMatrix = await breakCall(page, '/api/www/hotelCard/configurators/filters', 'fails');
  await hotelCard.openParty();
  const party = page.getByRole('dialog', { name: 'Kdo pojede' });
  await party.getByRole('button', { name: /Ubrat dospěl/ }).click();
  await party.getByRole('button', { name: 'Hotovo' }).click();
  const choices = page.getByRole('alert').filter({ hasText: 'Nabídku termínů se nepodařilo načíst.', visible: true });
  await expect(choices).toBeVisible();
  await mendMatrix();
  await choices.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(page.getByRole('group', { name: 'Na jak dlouho' })).toBeVisible();
});

test('nothing filled in is lost when saving, ordering and paying fail at first [error.texts] [payment.once] [page.checkout-reservation]', async ({ page, checkout, payment, bank }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await fillCart(page, offer);
  await open(page, `/checkout/rezervace/${offer.offerCode}`);
  const mendSaving = await breakCall(page, '/api/www/cart/information', 'breaks off');
  await checkout.fillCouple();
  await checkout.ownerField('Jméno').focus();
  const unsaved = page.getByRole('status').filter({ hasText: 'Údaje se nepodařilo uložit.' });
  await expect(unsaved).toBeVisible();
  await mendSaving();
  await unsaved.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(page.getByText('Rozepsané údaje jsou uložené')).toBeVisible();
  await expect(checkout.ownerField('Město')).toHaveValue('Praha');
  await checkout.continueToRecommendations();

  const mendPrice = await breakCall(page, '/api/www/cart/price', 'answers nonsense');
  await checkout.continueToSummary();
  const unchecked = page.getByRole('alert').filter({ hasText: 'Cenu se nepodařilo ověřit.' });
  await expect(unchecked).toBeVisible();
  await mendPrice();
  await unchecked.getByRole('button', { name: 'Zkusit znovu' }).click();
  await checkout.acceptTerms();

  const mendOrder = await breakCall(page, '/api/www/cart/order', 'fails');
  await checkout.order();
  const unordered = page.getByRole('alert').filter({ hasText: 'Objednávku se nepodařilo dokončit.' });
  await expect(unordered).toBeVisible();
  // As far from what stands above it as other parts of the step are.
  expect(await unordered.evaluate((notice) => notice.getBoundingClientRect().top - notice.previousElementSibling!.getBoundingClientRect().bottom)).toBeGreaterThanOrEqual(12);
  await mendOrder();
  await unordered.getByRole('button', { name: 'Zkusit znovu' }).click();
  await isOn(page, 'checkoutPayment');

  await payment.chooseMethod('Platební kartou');
  const mendPayment = await breakCall(page, /^\/api\/www\/cart\/payment\//, 'fails');
  await payment.pay();
  const unpaid = page.getByRole('alert').filter({ hasText: 'Platbu se nepodařilo zahájit.' });
  await expect(unpaid).toBeVisible();
  await mendPayment();
  await unpaid.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(bank.heading).toBeVisible();
});

test('a payment page whose confirmation fails asks again and reaches success [page.payment-confirm] [error.texts]', async ({ page, payment, bank }, testInfo) => {
  const order = await placeOrder(page, testInfo);
  await open(page, `/checkout/platba/${order.orderId}`);
  await payment.chooseMethod('Platební kartou');
  await payment.pay();
  const mend = await breakCall(page, '/api/www/payment/confirmations/add', 'breaks off');
  const broken = page.waitForEvent('requestfailed', (request) => request.url().includes('/payment/confirmations/add'));
  await bank.answer('Zaplatit, banka se ozve později');
  await isOn(page, 'checkoutPaymentConfirm');
  await broken;
  await mend();
  await expect(page.locator('main[data-page]')).toHaveAttribute('data-page', 'checkoutPaymentSuccess', { timeout: 30_000 });
});
