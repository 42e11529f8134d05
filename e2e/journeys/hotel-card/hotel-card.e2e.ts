import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, forgive, isAlive, isOn, open, test } from '../../fixtures.ts';
import { pressIsShown } from '../../pages/next-frame.ts';
import { post, someOffer } from '../../shop-api.ts';
import type { Offer } from '../../shop-api.ts';

test('the chosen offer is in the address: reload, another tab and Back restore it [config.url] [page.hotel-card]', { tag: '@phone' }, async ({ page, context, hotelCard }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await open(page, '/dovolena/nabidky-letecky');
  await open(page, offer.offerPath);
  const day = await hotelCard.chooseAnotherDay();
  await expect.poll(() => hotelCard.offerCode()).toContain(day.replaceAll('-', ''));
  const code = hotelCard.offerCode();
  const { offer: chosen } = await post<{ offer: Offer }>(page.request, '/api/www/hotelCard/offer', { offerCode: code, occupancies: [{ adults: 2, childBirthDates: [] }] });
  const total = chosen.totalPrice / 100;
  await expect.poll(() => hotelCard.total()).toBe(total);
  await page.reload();
  await isAlive(page);
  expect([hotelCard.offerCode(), await hotelCard.total()]).toEqual([code, total]);
  const tab = await context.newPage();
  await open(tab, page.url());
  await expect(tab.locator('aside [data-price]')).toHaveAttribute('data-price', String(total));
  await page.goBack();
  await isOn(page, 'listing');
  await page.goForward();
  await isOn(page, 'hotelCard');
  expect(hotelCard.offerCode()).toBe(code);
});

test('every choice leads to an offer that is sold, or says why not [config.choices]', async ({ page, hotelCard }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await open(page, offer.hotelPath);
  await expect(hotelCard.orderButton).toBeEnabled();
  let made = 0;
  for (const choice of ['Odkud letíte', 'Na jak dlouho', 'Strava', 'Pokoj'] as const) {
    const before = hotelCard.offerCode();
    // A hotel may have one board, or one kind of room that the party fits into.
    if (!await hotelCard.chooseAnother(choice)) continue;
    made += 1;
    await expect(hotelCard.orderButton).toBeEnabled();
    await expect.poll(() => hotelCard.hasAnswered(before)).toBe(true);
  }
  expect(made).toBeGreaterThanOrEqual(2);
});

test('what was shown for a choice is the price at once, and what the server says stays [config.choices]', async ({ page, hotelCard }, testInfo) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/hotelCard/offer?*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const offer = await someOffer(page, testInfo);
  await open(page, offer.offerPath);
  const before = await hotelCard.total();
  const other = page.getByRole('group', { name: /^(Odkud letíte|Na jak dlouho)$/ }).locator('label:has(input:not(:checked):not(:disabled))').filter({ hasText: /Kč/, hasNotText: /od\s\d/ }).first();
  await page.getByRole('group', { name: 'Strava' }).scrollIntoViewIfNeeded();
  const shown = Number((await other.innerText()).replace(/^[^]*\n/, '').replaceAll(/\D/g, ''));
  await other.click();
  await expect.poll(() => hotelCard.total()).toBe(shown);
  await expect(page.getByRole('complementary', { name: /[Cc]ena/ })).toHaveAttribute('aria-busy', 'true');
  answer.resolve();
  await expect(hotelCard.orderButton).toBeEnabled();
  expect([await hotelCard.total(), before === shown]).toEqual([shown, false]);
});

test('what is chosen says its own price before the others are known; the note beside them says what they are of, and what costs the same says so [config.choices]', async ({ page, hotelCard }, testInfo) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/configurators/variants*', async (route) => {
    await answer.promise;
    const response = await route.fetch();
    const variants = await response.json() as { boards: object[]; rooms: object[] };
    const same = (one: object) => ({ ...one, difference: 0 });
    await route.fulfill({ response, json: { ...variants, boards: variants.boards.map(same), rooms: variants.rooms.map(same) } });
  });
  const offer = await someOffer(page, testInfo);
  await open(page, offer.offerPath);
  await page.getByRole('group', { name: 'Strava' }).scrollIntoViewIfNeeded();
  const note = page.getByText(/^Ceny (u letišť|„od“)/);
  const chosen = page.getByRole('group', { name: /^(Odkud letíte|Na jak dlouho)$/ }).locator('label:has(input:checked)');
  const priced = async () => (await chosen.allInnerTexts()).map((text) => Number(text.replace(/^[^]*\n/, '').replaceAll(/\D/g, '')));
  const total = await hotelCard.total();
  await expect(note).toHaveText(/^Ceny „od“ .* nejnižší/);
  expect(await priced()).toEqual([total, total]);
  await expect(chosen.filter({ hasText: /od\s\d/ })).toHaveCount(0);
  answer.resolve();
  await expect(note).toHaveText(/s vybranou stravou a pokojem/);
  expect(await priced()).toEqual([total, total]);
  const boardsAndRooms = page.getByRole('group', { name: /^(Strava|Pokoj)$/ }).locator('label');
  await expect(boardsAndRooms.filter({ has: page.locator('input:not(:checked)') }).first()).toContainText('bez příplatku');
  await expect(boardsAndRooms.filter({ has: page.locator('input:checked') }).filter({ hasText: 'bez příplatku' })).toHaveCount(0);
});

test('what a choice took along is said beside it, on a phone on the screen of the choices too, and is taken back there by the keyboard [config.choices] [view.fullscreen]', { tag: '@phone' }, async ({ page, hotelCard }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  // Another length is sold on the last of its days alone.
  await page.route('**/configurators/variants*', async (route) => {
    const answer = await route.fetch();
    const { durations, ...others } = await answer.json() as { durations: { code: string }[] };
    const elsewhere = await Promise.all(durations.map(async ({ code, ...stay }) => ({ ...stay, ...(Number(code) !== offer.duration && await lastDayOf(page, offer, Number(code))), code })));
    // What is asked again meanwhile gives the first request up.
    await route.fulfill({ response: answer, json: { ...others, durations: elsewhere } }).catch(() => {});
  });
  // So is another hour.
  await page.route('**/configurators/hours*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json() as { hours: object[] };
    const other = await lastDayOf(page, offer, offer.duration);
    await route.fulfill({ response: answer, json: { ...body, hours: [{ ...body.hours[0], departureTime: '00:01', offer: { ...offer, offerCode: other!.offerCode } }, ...body.hours] } }).catch(() => {});
  });
  await open(page, offer.offerPath);
  await expect(hotelCard.orderButton).toBeEnabled();
  const isPhone = page.viewportSize()!.width < 600;
  if (isPhone) await page.getByRole('button', { name: /, Změnit výběr$/ }).click();
  const beside = isPhone ? page.getByRole('dialog', { name: 'Vyberte si termín a cenu' }) : page.getByRole('complementary', { name: 'Cena' });
  const said = beside.getByRole('status').filter({ hasText: 'Změnili jsme i něco dalšího' });
  const choices = isPhone ? beside : page;
  await choices.getByRole('group', { name: 'Strava' }).scrollIntoViewIfNeeded();
  await choices.getByRole('group', { name: 'V kolik letíte' }).locator('label').filter({ hasText: '00:01' }).click();
  await expect(said).toContainText('Nejbližší možný den je');
  await said.getByRole('button', { name: 'Vrátit změnu' }).click();
  await expect.poll(() => hotelCard.offerCode()).toBe(offer.offerCode);
  await expect(hotelCard.others('Na jak dlouho').filter({ hasNotText: /od\s\d/ })).not.toHaveCount(0);
  await hotelCard.chooseAnother('Na jak dlouho');
  await expect(said).toContainText('Nejbližší možný den je');
  await said.getByRole('button', { name: 'Vrátit změnu' }).press('Enter');
  await expect.poll(() => hotelCard.offerCode()).toBe(offer.offerCode);
  await expect(said).toHaveCount(0);
  await expect(beside.locator(':focus')).toHaveCount(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a day on which nothing leaves says so when it is pressed, and leads to the nearest one [config.choices]', { tag: '@phone' }, async ({ page, hotelCard }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await open(page, offer.offerPath);
  await expect(hotelCard.orderButton).toBeEnabled();
  await hotelCard.dayOpener.click();
  const calendar = page.getByRole('dialog', { name: /^Den odletu/ });
  const off = calendar.locator('[data-date][aria-disabled]').first();
  await off.focus();
  await page.keyboard.press('Enter');
  await expect(calendar.getByRole('status')).toContainText(/^Tento den odtud neletíme: /);
  const nearest = calendar.getByRole('button', { name: /^Nejbližší možnost: / });
  // Where two months are higher than a phone, the words are in sight all the same.
  await expect(nearest).toBeInViewport({ ratio: 1 });
  const [, day, month, year] = /(\d\d)\.(\d\d)\.(\d{4})/.exec(await nearest.innerText())!;
  await nearest.click();
  await expect.poll(() => hotelCard.offerCode()).toContain(`_${year}${month}${day}_`);
  await expect(calendar).toHaveCount(0);
});

/** The last day on which a stay of so many nights begins, with its price. */
async function lastDayOf(page: Page, { hotelCode, airportCode, boardCode, occupancies: [room] }: Offer, duration: number): Promise<{ offerCode: string; price: number } | null> {
  const { dates } = await post<{ dates: { offerCode: string; totalPrice: number }[] }>(page.request, '/api/www/hotelCard/configurators/dates', {
    hotelCode, airportCode, duration, boardCode, roomCode: room!.roomCode, occupancies: [{ adults: 2, childBirthDates: [] }],
  });
  const last = dates.at(-1);
  return last === undefined ? null : { offerCode: last.offerCode, price: last.totalPrice };
}

test('a child joins on the card: the price follows, and the cart knows the child [participants.close] [config.url]', async ({ page, hotelCard, checkout }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await open(page, offer.offerPath);
  const before = await hotelCard.total();
  await hotelCard.openParty();
  const party = page.getByRole('dialog', { name: 'Kdo pojede' });
  await party.getByRole('button', { name: 'Přidat dítě' }).click();
  // Nothing is ordered for two while a third is being named.
  await hotelCard.order();
  await expect(party.getByRole('alert')).toContainText('Chybí datum narození');
  await party.getByRole('button', { name: 'Hotovo' }).click();
  // What it says is there already: the press is answered after its frame.
  await pressIsShown(page);
  await expect(party.getByRole('alert')).toContainText('Chybí datum narození');
  await party.getByRole('textbox', { name: /Datum narození/ }).fill('1.6.2019');
  await party.getByRole('button', { name: 'Hotovo' }).click();
  await expect.poll(() => hotelCard.total()).not.toBe(before);
  await expect(page).toHaveURL(/birthDate:2019-06-01/);
  await hotelCard.order();
  await isOn(page, 'checkoutReservation');
  await expect(checkout.traveller('1. dítě')).toBeVisible();
});

test('a price of a page that was open for long is looked at again: the old and the new one stand until the new one is accepted [config.selected-offer] [hotel.calls]', { tag: '@phone' }, async ({ page, hotelCard }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await page.clock.install();
  await open(page, offer.offerPath);
  const before = await hotelCard.total();
  const now = before + 1234;
  await page.route('**/hotelCard/validations*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...await answer.json(), totalPrice: now * 100, valid: false, problems: [{ code: 'price-changed', pointer: '/totalPrice', message: '' }] } });
  }, { times: 1 });
  const notice = page.getByRole('status').filter({ hasText: 'Cena se mezitím změnila', visible: true });
  await expect(async () => {
    await page.clock.fastForward('10:01');
    await expect(notice).toBeVisible({ timeout: 2000 });
  }).toPass();
  const koruna = (amount: number) => new Intl.NumberFormat('cs-CZ').format(amount).replace(/\s/g, '\\s');
  await expect(notice).toHaveText(new RegExp(`Místo ${koruna(before)}.* teď stojí ${koruna(now)}`));
  expect(await hotelCard.total()).toBe(before);
  await page.route('**/hotelCard/offer?*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json() as { offer: object };
    await route.fulfill({ response: answer, json: { ...body, offer: { ...body.offer, totalPrice: now * 100 } } });
  }, { times: 1 });
  await notice.getByRole('button', { name: 'Přijmout novou cenu' }).click();
  await expect(page.locator('aside [data-price]')).toHaveAttribute('data-price', String(now));
  await expect(notice).toHaveCount(0);
});

test('an offer that costs something else when it is ordered is not ordered: both prices stand until the new one is accepted, and that one is ordered [config.selected-offer] [checkout.flow]', { tag: '@phone' }, async ({ page, hotelCard, troubles }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await open(page, offer.offerPath);
  const before = await hotelCard.total();
  const now = before + 1234;
  const agreed: number[] = [];
  await page.route('**/cart/product*', async (route) => {
    agreed.push((route.request().postDataJSON() as { totalPrice: number }).totalPrice / 100);
    await (agreed.at(-1) === now ? route.abort() : route.fulfill({ status: 409, json: { type: 'urn:x', title: 'x', status: 409, code: 'price-changed', errors: [{ pointer: '/body/totalPrice', code: 'price-changed', message: String(now * 100) }] } }));
  });
  await page.route('**/hotelCard/offer?*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json() as { offer: object };
    await route.fulfill({ response: answer, json: { ...body, offer: { ...body.offer, totalPrice: now * 100 } } });
  });
  const notice = page.getByRole('status').filter({ hasText: 'Cena se mezitím změnila', visible: true });
  for (let presses = 1; presses <= 2; presses += 1) {
    await hotelCard.order();
    await expect.poll(() => agreed).toHaveLength(presses);
    await expect(notice).toBeVisible();
    await expect(hotelCard.orderButton).toBeEnabled();
  }
  expect(await hotelCard.total()).toBe(before);
  await notice.getByRole('button', { name: 'Přijmout novou cenu' }).click();
  await expect(page.locator('aside [data-price]')).toHaveAttribute('data-price', String(now));
  await hotelCard.order();
  await expect.poll(() => agreed).toEqual([before, before, now]);
  forgive(troubles, FAILED_REQUEST);
});

test('the gallery opens, turns by arrow keys, and gives the focus back [page.hotel-card]', async ({ page }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await open(page, offer.hotelPath);
  const opener = page.getByRole('button', { name: /^Zobrazit (všech|všechny)/ });
  await opener.click();
  const gallery = page.getByRole('dialog');
  await expect(gallery).toContainText(/^1 z|1 z \d/);
  await page.keyboard.press('ArrowRight');
  await expect(gallery).toContainText(/2 z \d/);
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a key that is pressed as soon as the gallery stands turns it [page.hotel-card]', async ({ page }, testInfo) => {
  await open(page, (await someOffer(page, testInfo)).hotelPath);
  await page.evaluate(() => {
    new MutationObserver((_, watching) => {
      if (document.querySelector('#gallery[open]') === null) return;
      watching.disconnect();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await page.getByRole('button', { name: /^Zobrazit (všech|všechny)/ }).click();
  await expect(page.getByRole('dialog')).toContainText(/2 z \d/);
});

test('Back closes the gallery and stays on the page [view.fullscreen] [page.hotel-card]', { tag: '@phone' }, async ({ page }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await open(page, '/');
  await open(page, offer.hotelPath);
  await page.getByRole('button', { name: /^Zobrazit (všech|všechny)/ }).click();
  const gallery = page.getByRole('dialog');
  await expect(gallery).toContainText(/1 z \d/);
  await page.goBack();
  await expect(gallery).toBeHidden();
  await isOn(page, 'hotelCard');
  await page.goBack();
  await isOn(page, 'homePage');
});
