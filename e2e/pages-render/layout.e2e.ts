import type { Page } from '@playwright/test';
import type { components } from '../../openapi/generated/commerce.ts';
import { AIRCRAFT, seatsOf } from '../../src/server/seats/seat-layout.ts';
import { enlargeLetters, expectToBeUncovered } from '../accessibility.ts';
import { expect, isOn, open, test } from '../fixtures.ts';
import { fillCart, placeOrder, someOffer } from '../shop-api.ts';

type Schemas = components['schemas'];

const widths = [320, 390, 820, 1000, 1440];
/** `npm test` looks at the longest words and the widest letters. */
const languages = process.env.E2E_ONCE === '1' ? ['/hu', '/uk'] : ['', '/hu', '/pl', '/uk'];

/** What reaches beyond the right edge; programs that scroll by themselves (rows of pictures, tables) may. */
async function wide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What is not laid out before it comes near would reach nowhere.
    document.documentElement.style.setProperty('--out-of-sight', 'visible');
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    return [`${scrollWidth} > ${clientWidth}`, ...out.slice(0, 5).map((element) => `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.slice(0, 40)}`)];
  });
}

/** Cards that cut off some of what they say. */
async function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll<HTMLElement>('main :is(article, section) > div, main li')]
    .filter((card) => getComputedStyle(card).overflowX === 'clip' && (card.scrollWidth > card.clientWidth + 1 || card.scrollHeight > card.clientHeight + 1))
    .map((card) => card.innerText.slice(0, 60)));
}

/** Controls too low for a finger, but links within a sentence; a box is pressed by its label too, a tile’s link by all of its tile. */
async function tooLow(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll('main :is(a, button, input, select, summary)')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.closest('label') === null && getComputedStyle(control, '::after').position !== 'absolute')
    .filter((control) => !(getComputedStyle(control).display === 'inline' && control.parentElement!.textContent !== control.textContent))
    .map((control) => ({ height: Math.round(control.getBoundingClientRect().height), text: control.textContent }))
    .filter(({ height }) => height > 1 && height < 44)
    .map(({ height, text }) => `${height} px: ${text}`));
}

async function expectToFit(page: Page, path: string): Promise<void> {
  await open(page, path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect([path, width, await wide(page), await cut(page)]).toEqual([path, width, [], []]);
  }
}

/** What stays at an edge of the window while the page scrolls, as wide as half of it or more. */
async function barsInView(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position) && element.checkVisibility())
    .filter((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width >= innerWidth / 2 && top < innerHeight && bottom > 0;
    })
    .map((element) => element.innerText.slice(0, 40)));
}

/** All of its seats free. */
function rowsOfLargestAircraft(): Schemas['SeatMap']['legs'][number]['rows'] {
  const [largest] = AIRCRAFT.toSorted((left, right) => seatsOf(right).length - seatsOf(left).length);
  return largest!.rows.map(({ number, cabin, isExit, seats }) => ({
    number, cabin, isExit, seats: seats.map((place) => place && { seat: place.seat, position: place.position, price: 10_000, isFree: true }),
  }));
}

test('no page scrolls sideways or cuts what an offer says on a phone, a tablet or a desktop, whatever words it speaks [page.home] [page.listing] [page.hotel-card]', async ({ page }, testInfo) => {
  test.slow();
  const offer = await someOffer(page, testInfo, 'WO');
  for (const language of languages) {
    for (const path of ['', '/dovolena/nabidky-okruzni', '/dovolena/nabidky-autem', offer.offerPath]) await expectToFit(page, language + path || '/');
  }
});

test('no page beside the listing scrolls sideways [page.charters] [page.directions] [page.lowest-price-chart]', async ({ page }) => {
  for (const path of ['/hu/pokrocily-vyhledavac-letu?od=nikdy', '/hu/directions/letecky/recko', '/hu/nejnizsi-ceny']) await expectToFit(page, path);
});

test('a focused price is not covered by the places of its table, and on paper every month has room [page.lowest-price-chart]', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 900 });
  await open(page, '/uk/chartersLandingPage/recko');
  const row = page.locator('main tbody tr').first();
  const prices = row.getByRole('link');
  await prices.last().focus();
  for (let before = await prices.count() - 2; before >= 0; before -= 1) {
    await page.keyboard.press('Shift+Tab');
    await expect(prices.nth(before)).toBeFocused();
    await expect.poll(() => row.evaluate((cells) => document.activeElement!.getBoundingClientRect().left >= cells.querySelector('th')!.getBoundingClientRect().right)).toBe(true);
  }
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('main table').evaluate((table) => table.scrollWidth - table.parentElement!.clientWidth)).toBe(0);
});

test('what the search opens fits its window, and its last button is in sight [date.draft] [gs.filter-kinds]', async ({ page, search }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await open(page, '/');
  await search.openField('Kdy');
  await expect(search.choices('Kdy').getByRole('button', { name: 'Potvrdit termín' })).toBeInViewport({ ratio: 1 });
  expect(await wide(page)).toEqual([]);
  await search.openField('Kam');
  const where = search.choices('Kam');
  await where.getByRole('treeitem').first().press('ArrowRight');
  await expect(where.getByRole('treeitem', { expanded: true })).toBeVisible();
  await expect(where.getByRole('button', { name: 'Hotovo' })).toBeInViewport({ ratio: 1 });
});

test('who travels is changed on the card in a panel that comes into sight whole [config.choices] [participants.close]', async ({ page, hotelCard }, testInfo) => {
  await open(page, (await someOffer(page, testInfo)).offerPath);
  await hotelCard.openParty();
  const party = page.getByRole('dialog', { name: 'Kdo pojede' });
  await expect(party.getByRole('button', { name: 'Hotovo' })).toBeInViewport({ ratio: 1 });
  await expect(party.getByRole('button', { name: 'Přidat dítě' })).toBeInViewport({ ratio: 1 });
});

test('in letters twice as large the search’s fields take two rows, and say what is chosen whole [view.breakpoints]', async ({ page }) => {
  await enlargeLetters(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/hu/dovolena/nabidky-letecky');
  const fields = page.getByRole('search').locator('button[aria-haspopup="dialog"]').filter({ visible: true });
  await expect(fields).toHaveCount(5);
  // A last line's letters may reach a few pixels below it; another line is more.
  expect(await fields.locator('span').evaluateAll((texts) => texts
    .filter((text) => text.scrollHeight > text.clientHeight + 8 || text.scrollWidth > text.clientWidth + 1).map(({ textContent }) => textContent))).toEqual([]);
});

test('in letters twice as large tiles and cards break what they say instead of cutting it [view.breakpoints]', async ({ page }, testInfo) => {
  await enlargeLetters(page);
  for (const path of ['/pl', '/hu/dovolena', '/hu/dovolena/nabidky-letecky', '/hu/vylety', `/pl${(await someOffer(page, testInfo)).offerPath}`]) {
    await open(page, path);
    for (const width of [390, 820, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect([path, width, await wide(page), await cut(page)]).toEqual([path, width, [], []]);
    }
  }
  // Price and way on, at the foot of the card, leave room for what is read.
  await page.setViewportSize({ width: 390, height: 844 });
  const shares = await page.locator('main *').evaluateAll((all) => all
    .filter((each) => getComputedStyle(each).position === 'sticky' && Math.round(each.getBoundingClientRect().bottom) === innerHeight)
    .map((bar) => bar.clientHeight / innerHeight));
  expect([shares.length, ...shares.filter((share) => share > 1 / 3)]).toEqual([1]);
});

test('in letters twice as large how many come is counted within the page, on the narrowest phone too [view.breakpoints] [excursion.search]', async ({ page }) => {
  await enlargeLetters(page);
  await open(page, '/hu/vylety/hledani?region=rhodos');
  await open(page, (await page.locator('main article[data-activity]').getByRole('link').first().getAttribute('href'))!);
  const more = page.locator('[data-flow="activity"]').getByRole('group', { name: 'Felnőttek' }).getByRole('button').last();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await more.scrollIntoViewIfNeeded();
    await expect(more).toBeInViewport({ ratio: 1 });
    expect([width, await wide(page)]).toEqual([width, []]);
  }
});

test('in letters one and a half times or twice as large pages to order scroll to no side [view.breakpoints] [page.checkout-reservation] [page.payment]', async ({ page }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await fillCart(page, offer);
  const order = await placeOrder(page, testInfo, 'NR');
  const pages = [
    // Who booked last is offered once the page rests.
    [`/hu/checkout/rezervace/${offer.offerCode}`, page.getByRole('button', { name: 'Korábbi adatok kitöltése' })],
    [`/hu/checkout/platba/${order.orderId}`, page.getByRole('radio').first()],
    [`/hu/pz/order-placed/${order.reference}`, page.getByRole('heading', { level: 1 })],
  ] as const;
  for (const [path, part] of pages) {
    for (const [letters, widths] of [[24, [360, 1032]], [32, [390, 768, 1024]]] as const) {
      await enlargeLetters(page, letters);
      await open(page, path);
      await expect(part).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect([path, letters, width, await wide(page)]).toEqual([path, letters, width, []]);
      }
    }
  }
});

test('what opens beneath a field stands in the window whole, in narrow windows and large letters too [view.breakpoints]', async ({ page, search, hotelCard }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  const sidesOf = (name: string) => page.getByRole('dialog', { name, exact: true }).evaluate((panel) => {
    const { left, right } = panel.getBoundingClientRect();
    return [Math.min(0, Math.round(left)), Math.max(0, Math.round(right) - document.documentElement.clientWidth)];
  });
  for (const letters of ['usual', 'large']) {
    if (letters === 'large') await enlargeLetters(page);
    for (const width of letters === 'large' ? [1440] : [992, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/');
      await search.openField('Kdy');
      await expect(search.choices('Kdy').getByRole('grid').first()).toBeVisible();
      expect([letters, width, await sidesOf('Kdy')]).toEqual([letters, width, [0, 0]]);
      await page.keyboard.press('Escape');
      await open(page, offer.offerPath);
      await hotelCard.openParty();
      expect([letters, width, await sidesOf('Kdo pojede')]).toEqual([letters, width, [0, 0]]);
    }
  }
});

test('a dialog ends right beneath its last button, also where the chat stands, and a menu in large letters tells the number whole [view.fullscreen] [account.chat]', { tag: '@narrow' }, async ({ page, listing }) => {
  await open(page, '/dovolena/nabidky-letecky');
  await expect(page.locator('[data-flow="chat"]')).toBeAttached();
  await listing.sheetOpener.click();
  const footer = page.getByRole('dialog', { name: 'Filtry' }).locator('footer');
  await expect(footer).toBeVisible();
  expect(await footer.evaluate((foot) => foot.getBoundingClientRect().bottom - foot.lastElementChild!.getBoundingClientRect().bottom)).toBeLessThan(20);
  await page.keyboard.press('Escape');
  await enlargeLetters(page);
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('[popover]:popover-open');
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((panel) => [panel.scrollWidth - panel.clientWidth, panel.querySelectorAll('a[href^="tel:"]').length])).toEqual([0, 1]);
});

test('where nothing is found the panel of places stays as wide as it was, and its field says all that can be written [gs.filter-kinds]', async ({ page }) => {
  await open(page, '/hu');
  await page.getByRole('search').getByRole('button', { name: /^Hová / }).first().click();
  const panel = page.getByRole('dialog', { name: 'Hová', exact: true });
  const field = panel.getByRole('searchbox');
  await expect(field).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await panel.boundingBox();
  expect(await field.evaluate((input: HTMLInputElement) => {
    const measured = document.createElement('canvas').getContext('2d')!;
    measured.font = getComputedStyle(input).font;
    return measured.measureText(input.placeholder).width < input.clientWidth - 24;
  })).toBe(true);
  await field.fill('qqqq');
  await expect(panel.getByRole('treeitem')).toHaveCount(0);
  expect((await panel.boundingBox())!.width).toBe(before!.width);
});

test('the water’s line crosses no number of the weather [hotel.calls]', async ({ page }, testInfo) => {
  await open(page, (await someOffer(page, testInfo)).offerPath);
  const weather = page.locator('[data-part="weather"]');
  await weather.scrollIntoViewIfNeeded();
  const chart = weather.getByRole('img');
  await expect(chart).toBeVisible();
  expect(await chart.evaluate((svg) => [...svg.querySelectorAll('g')].filter((month) => {
    const [line, number] = [month.querySelector('line')?.getBoundingClientRect(), month.querySelector('text')!.getBoundingClientRect()];
    return line !== undefined && line.top > number.top && line.bottom < number.bottom;
  }).map(({ textContent }) => textContent))).toEqual([]);
});

test('what is done with all days of a round trip stands together [view.accordion]', { tag: '@narrow' }, async ({ page }, testInfo) => {
  await open(page, `/hu${(await someOffer(page, testInfo, 'WO')).offerPath}`);
  const buttons = ['Összes megnyitása', 'Összes bezárása'].map((name) => page.getByRole('button', { name }));
  // Whichever font the page stands in.
  for (const width of [360, 390, 420, 450, 480, 510, 540]) {
    await page.setViewportSize({ width, height: 844 });
    const [toOpen, toClose] = await Promise.all(buttons.map((button) => button.boundingBox()));
    expect([width, toOpen!.y === toClose!.y || toOpen!.x === toClose!.x]).toEqual([width, true]);
  }
});

test('links and controls that stand alone are as large as a finger needs [account.login] [office.list] [excursion.search]', { tag: '@narrow' }, async ({ page }) => {
  for (const path of ['/mytui/login', '/mytui/register', '/kontakt/cestovni-kancelar', '/kontakt/cestovni-kancelar/praha/na-mustku-12/praha1', '/vylety/hledani', '/dovolena/nabidky-letecky']) {
    await open(page, path);
    expect([path, await tooLow(page)]).toEqual([path, []]);
  }
});

test('a day that the arrows lead to stands above what sticks to the foot of the calendar [gs.mobile-panel] [gs.filter-kinds]', { tag: '@phone' }, async ({ page, search }) => {
  await open(page, '/dovolena/nabidky-letecky');
  await search.begin();
  await search.openField('Kdy');
  const days = search.choices('Kdy').locator('[data-date]');
  await days.and(page.locator('[tabindex="0"]')).focus();
  for (let week = 0; week < 10; week += 1) {
    const before = await days.and(page.locator(':focus')).getAttribute('data-date');
    await page.keyboard.press('ArrowDown');
    const focused = days.and(page.locator(`:focus:not([data-date="${before}"])`));
    await expect(focused).toBeVisible();
    await expectToBeUncovered(focused);
  }
});

test('what Tab leads to below parts that nobody has seen yet is seen [page.hotel-card]', { tag: '@phone' }, async ({ page }, testInfo) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, (await someOffer(page, testInfo)).offerPath);
  await page.locator('html[data-router=on]').waitFor({ state: 'attached' });
  const focused = page.locator(':focus');
  await page.getByRole('main').getByRole('button', { name: 'Pokračovat k rezervaci' }).last().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').locator(focused)).toBeInViewport({ ratio: 1 });
});

test('the way to the chat covers nothing that the search has open [gs.filter-kinds]', async ({ page, search }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  const chat = page.getByRole('button', { name: 'Napište nám' });
  await expect(chat).toBeVisible();
  await search.openField('Kam');
  await expect(search.choices('Kam')).toBeVisible();
  await expect(chat).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(chat).toBeVisible();
});

test('on a list the way to the chat stands beside the way to the map and over no filter [page.listing] [account.chat]', async ({ page }) => {
  for (const path of ['/hu/dovolena/nabidky-letecky', '/dovolena/nabidky-letecky']) {
    await open(page, path);
    const chat = page.locator('[data-flow="chat"][data-state*="view.closed"] button');
    const map = page.locator('main button[aria-haspopup="dialog"]').filter({ hasText: /térképen|na mapě/ });
    for (const width of [320, 360, 390, 992, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [way, other] = await Promise.all([chat.boundingBox(), map.boundingBox()]);
      expect([path, width, other!.x >= way!.x + way!.width || way!.x >= other!.x + other!.width || other!.y + other!.height <= way!.y]).toEqual([path, width, true]);
      const filters = await page.getByRole('region', { name: /^(Upřesnit výběr|Szűrés)$/ }).filter({ visible: true }).all();
      for (const filter of filters) {
        const { x, width: wide } = (await filter.boundingBox())!;
        expect([path, width, x + wide <= way!.x]).toEqual([path, width, true]);
      }
      expect(filters.length > 0).toBe(width >= 992);
    }
  }
});

test('the ways of the header stand in one line in every language, also before the web font has come [page.home]', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body: '' }));
  for (const language of ['', '/hu', '/pl', '/ro', '/uk']) {
    await open(page, language || '/');
    for (const width of [992, 1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await page.locator('header nav').first().getByRole('link').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect([language, width, new Set(tops).size]).toEqual([language, width, 1]);
    }
  }
});

test('what is missing of three children is said whole, above the button that asked for it [participants.close]', { tag: '@phone' }, async ({ page, search }) => {
  await open(page, '/');
  await search.begin();
  await search.openField('Kdo');
  for (let child = 0; child < 3; child += 1) await search.addChild();
  await search.confirmParty();
  const missing = search.choices('Kdo').getByRole('alert').filter({ hasText: 'Chybí data narození' });
  await expect(missing).toBeInViewport({ ratio: 1 });
  const [said, button] = await Promise.all([missing.boundingBox(), search.choices('Kdo').getByRole('button', { name: 'Hotovo' }).boundingBox()]);
  expect(said!.y + said!.height).toBeLessThanOrEqual(button!.y);
});

test('a reader who asks for less motion sees what the search opens at once [gs.filter-kinds]', async ({ page, search }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function remember(options) {
      document.documentElement.dataset.scrolled = typeof options === 'object' ? options.behavior : 'auto';
      scroll.call(this, options);
    };
  });
  await open(page, '/');
  await search.openField('Odkud');
  await expect(search.choices('Odkud').getByRole('checkbox').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'auto');
});

test('on a tablet’s calendar two months stand beside each other, and no price reaches into the next day [date.draft] [view.breakpoints]', { tag: '@narrow' }, async ({ page, search }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  // The fallback font, in which a page stands until the shop's has come, is the widest.
  await page.route('**/*.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body: '' }));
  await open(page, '/');
  await search.begin();
  await search.openCalendar();
  const tops = await search.choices('Kdy').getByRole('grid').evaluateAll((months) => months.map((month) => month.getBoundingClientRect().top));
  expect([tops.length, new Set(tops).size]).toEqual([3, 2]);
  for (const width of [820, 768, 744, 390, 360]) {
    await page.setViewportSize({ width, height: 1180 });
    const tooWide = await search.choices('Kdy').locator('[data-date]').evaluateAll((days) => days
      .filter((day) => [...day.querySelectorAll('span')].some((part) => part.getBoundingClientRect().width > day.getBoundingClientRect().width))
      .map((day) => day.textContent));
    expect(tooWide, `${width} px`).toEqual([]);
  }
});

test('the days of an activity stay within their buttons, also in the widest font [excursion.search]', { tag: '@narrow' }, async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body: '' }));
  await open(page, '/pl/vylety/hledani');
  await page.locator('main article[data-activity] a').first().click();
  const days = page.locator('[data-flow=activity] button[aria-pressed]');
  await expect(days.first()).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await days.evaluateAll((buttons) => buttons.filter((button) => button.scrollWidth > button.clientWidth).map((button) => button.textContent)), `${width} px`).toEqual([]);
  }
});

test('enlarged four times, nothing scrolls sideways and what has the focus is not covered [gs.mobile-panel] [page.listing]', { tag: '@narrow' }, async ({ page, search, listing }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/');
  await search.begin();
  await search.openField('Kam');
  const places = search.choices('Kam').getByRole('treeitem');
  await places.first().press('ArrowRight');
  await expect(places.first()).toHaveAttribute('aria-expanded', 'true');
  for (const place of [1, 2, 3]) {
    await page.keyboard.press('ArrowDown');
    await expect(places.nth(place)).toBeFocused();
    await expectToBeUncovered(places.nth(place));
  }
  expect(await wide(page)).toEqual([]);
  await open(page, '/dovolena/nabidky-letecky');
  await listing.tiles.nth(1).getByRole('link').focus();
  await expectToBeUncovered(listing.tiles.nth(1).getByRole('link'));
  expect(await wide(page)).toEqual([]);
  await open(page, '/vylety/hledani?q=:region:kreta');
  await expect(page.getByRole('button', { name: 'Zobrazit na mapě' })).toBeVisible();
  const cheapest = page.getByRole('link', { name: 'Nejlevnější' });
  await cheapest.evaluate((link) => link.scrollIntoView({ block: 'end' }));
  await cheapest.focus();
  await expectToBeUncovered(cheapest);
});

test('enlarged four times, a card’s price and the seats’ total scroll with the page, and the way on stands beside them [page.hotel-card] [upsell.cabins]', { tag: '@narrow' }, async ({ page, hotelCard, checkout }, testInfo) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const offer = await someOffer(page, testInfo);
  await open(page, offer.offerPath);
  await page.getByRole('group', { name: 'Odkud letíte', exact: true }).evaluate((group) => group.scrollIntoView());
  expect(await barsInView(page)).toEqual([]);
  await expect(page.getByRole('complementary', { name: /[Cc]ena/ }).locator(hotelCard.orderButton)).toHaveCount(1);
  await hotelCard.orderButton.click();
  await isOn(page, 'checkoutReservation');
  await checkout.fillCouple();
  await checkout.continueToRecommendations();
  await checkout.openSeatMap();
  await page.getByRole('grid').evaluate((grid) => grid.scrollIntoView());
  expect(await barsInView(page)).toEqual([]);
});

test('no page of an order scrolls sideways, also with its errors [page.checkout-reservation] [page.payment] [page.order-placed]', async ({ page }, testInfo) => {
  test.slow();
  const offer = await someOffer(page, testInfo, 'NR');
  await fillCart(page, offer);
  await expectToFit(page, `/hu/checkout/rezervace/${offer.offerCode}`);
  await page.locator('main[data-page] button[type=submit]').click();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await wide(page)]).toEqual([width, []]);
  }
  const order = await placeOrder(page, testInfo, 'DW');
  for (const path of [`/checkout/platba/${order.orderId}`, `/platba-negativni/${order.orderId}`, `/pz/order-placed/${order.reference}`]) await expectToFit(page, `/pl${path}`);
});

test('on paper an order has nothing to press, and no way leads on from it [page.order-placed]', async ({ page }, testInfo) => {
  const order = await placeOrder(page, testInfo);
  await open(page, `/pz/order-placed/${order.reference}`);
  const toPress = page.getByRole('main').locator('a, button').filter({ visible: true });
  expect(await toPress.count()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await expect(toPress).toHaveCount(0);
  await expect(page.getByText(order.number).first()).toBeVisible();
});

test('on paper a hotel card and a list name the shop and what is offered, without what is pressed, chosen or still awaited [page.hotel-card] [page.listing]', async ({ page }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await open(page, offer.offerPath);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(page.locator('header').first().getByRole('link').filter({ visible: true })).toHaveCount(2);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of [/Pokračovat k rezervaci/, /^Zobrazit všech/, /Změnit cestující/, /^Porovnat/]) {
    await expect(main.getByRole('button', { name, includeHidden: true }).first()).toBeAttached();
    await expect(main.getByRole('button', { name })).toHaveCount(0);
  }
  expect(await main.locator('[data-part]').evaluateAll((parts) => parts.filter((part) => part.childElementCount === 0 && part.getBoundingClientRect().height > 0).length)).toBe(0);
  // Who has read all of it takes three sheets along at most: name, price, days, place, not what else is sold.
  await page.emulateMedia({ media: 'screen' });
  for (const part of ['priceYear', 'allOffers', 'onSite', 'alternatives']) {
    await main.locator(`[data-part=${part}]`).scrollIntoViewIfNeeded();
    await expect(main.locator(`[data-part=${part}] h2`)).toBeVisible();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(main.locator('[data-part]').filter({ visible: true })).toHaveCount(1);
  await expect(main.getByText(/^GPS \d/)).toBeVisible();
  await page.emulateMedia({ media: null });
  expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)!.length).toBeLessThanOrEqual(3);
  await open(page, '/dovolena/nabidky-letecky');
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.locator('button, select, input').filter({ visible: true })).toHaveCount(0);
});

test('each row of the largest aircraft stands in one line, in seats that a finger hits, within the map of the narrowest phone [upsell.cabins]', { tag: '@narrow' }, async ({ page, checkout }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await fillCart(page, offer);
  await page.route(({ pathname }) => pathname === '/api/www/cart/seat-map', async (route) => {
    const { legs, holds } = await (await route.fetch()).json() as Schemas['SeatMap'];
    await route.fulfill({ json: { legs: legs.map((leg) => ({ ...leg, rows: rowsOfLargestAircraft() })), holds } });
  });
  await open(page, `/checkout/rezervace/${offer.offerCode}`);
  await checkout.fillCouple();
  await checkout.continueToRecommendations();
  await checkout.openSeatMap();
  const map = page.getByRole('grid');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // A row that is out of sight is not laid out.
    for (const row of [map.getByRole('row').first(), map.getByRole('row').last()]) {
      await row.scrollIntoViewIfNeeded();
      const seats = await row.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()).map(({ top, width: wide, right }) => ({ top, right, isWide: wide >= 24 })));
      expect([width, new Set(seats.map(({ top }) => top)).size, seats.every(({ isWide }) => isWide)]).toEqual([width, 1, true]);
      expect(Math.max(...seats.map(({ right }) => right))).toBeLessThanOrEqual(await map.evaluate((grid) => grid.getBoundingClientRect().right));
    }
  }
});

test('what is far below is laid out once it comes near, and nothing that is seen moves then [page.home]', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const isLaidOut = () => footer.evaluate((element) => element.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await page.evaluate(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) (window as unknown as { moved: number }).moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  await page.mouse.move(100, 300);
  await expect.poll(async () => {
    await page.mouse.wheel(0, 400);
    return page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  }, { intervals: [100] }).toBe(true);
  await expect.poll(isLaidOut).toBe(true);
  await expect(footer.getByRole('button').last()).toBeInViewport();
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.01);
});

test.describe('On a sharp screen', () => {
  test.use({ deviceScaleFactor: 2 });

  test('a picture below the first screen comes as sharp as its place is wide, and no larger [format.image-widths]', { tag: '@narrow' }, async ({ page }) => {
    await open(page, '/');
    const pictures = page.locator('main img[loading=lazy]');
    // The wide one, narrow ones beside each other, and offers in a row that reaches beyond the screen.
    for (const picture of [pictures.first(), pictures.nth(1), page.locator('main article img').first()]) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toBe('');
      const { needed, chosen, offered } = await picture.evaluate((image: HTMLImageElement) => ({
        needed: image.clientWidth * devicePixelRatio,
        chosen: Number(new URL(image.currentSrc).searchParams.get('dstw')),
        offered: image.srcset.split(', ').map((candidate) => Number.parseInt(candidate.split(' ')[1]!, 10)),
      }));
      expect(chosen).toBe(offered.find((width) => width >= needed));
    }
  });
});
