/** The calendar of the search: what a day costs, days that may be missed, whole months, keys. */
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, forgive, isOn, open, test } from '../../fixtures.ts';
import { formatDate } from '../../../src/domain/dates/display-date.ts';

const PRICES = '/api/www/listing/calendar-offers';
const isPrices = ({ pathname }: URL) => pathname === PRICES;
const focusedDay = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-date'));
const inDays = (days: number) => Temporal.Now.plainDateISO('Europe/Prague').add({ days });

test('a day chosen with days around it reads, reopens and travels as it was chosen [date.draft] [url.listing-q] [gs.search-state]', { tag: '@phone' }, async ({ page, search, browser }) => {
  await open(page, '/');
  await search.begin();
  const days = await search.openCalendar();
  const choices = search.choices('Kdy');
  const date = (await days.nth(5).getAttribute('data-date'))!;
  await days.nth(5).click();
  await choices.getByRole('button', { name: '± 3 dny' }).click();
  await choices.getByRole('button', { name: 'Potvrdit termín' }).click();
  await expect(search.field('Kdy')).toContainText('± 3 dny');
  await search.openField('Kdy');
  await expect(choices.getByRole('button', { name: '± 3 dny' })).toHaveAttribute('aria-pressed', 'true');
  await expect(choices.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await expect(choices.getByRole('gridcell', { selected: true }).locator('[data-date]')).toHaveAttribute('data-date', date);
  await page.keyboard.press('Escape');
  await expect(search.submitButton).toHaveText(/^Zobrazit \d/);
  await search.submit();
  await isOn(page, 'listing');
  await expect(page).toHaveURL(new RegExp(`startDate:${date}:endDate:${date}:flex:3`));

  const fresh = await (await browser.newContext({ viewport: page.viewportSize()! })).newPage();
  await open(fresh, page.url().replace('/dovolena', '/pl/dovolena'));
  await expect(fresh.getByRole('search').getByRole('button', { name: /± 3 dni/ })).toBeVisible();
  const offers = await fresh.locator('article[data-offer-code]').evaluateAll((tiles) => tiles.map((tile) => /_(\d{8})_/.exec(tile.getAttribute('data-offer-code')!)![1]!));
  const [first, last] = [-3, 3].map((days) => Temporal.PlainDate.from(date).add({ days }).toString().replaceAll('-', ''));
  expect(offers.length).toBeGreaterThan(0);
  expect(offers.filter((day) => day < first! || day > last!)).toEqual([]);
  await fresh.context().close();
});

test('days chosen a moment ago are searched by the keyboard as by the mouse [date.draft] [gs.submit]', async ({ page, search }) => {
  for (const press of [() => search.submitButton.click(), () => search.submitButton.press('Enter')]) {
    await open(page, '/');
    const days = await search.openCalendar();
    const date = (await days.nth(5).getAttribute('data-date'))!;
    await days.nth(5).click();
    await press();
    await isOn(page, 'listing');
    await expect(page).toHaveURL(new RegExp(`startDate:${date}:endDate:${date}`));
  }
});

test('prices of an open calendar follow the search when its answer narrows it [gs.update] [listing.promoted]', async ({ page, search }) => {
  await open(page, '/');
  const asked: string[][] = [];
  await page.route(isPrices, async (route) => {
    asked.push((route.request().postDataJSON() as { departuresCodes: string[] }).departuresCodes);
    await route.continue();
  });
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => { answer = resolve; });
  await page.route(({ pathname }) => pathname === '/api/www/gs', async (route) => {
    await isAnswered;
    const response = await route.fetch();
    const body = await response.json() as { filters: { filterType: string; options: { code: string; selected: boolean }[] }[] };
    for (const { options } of body.filters.filter(({ filterType }) => filterType === 'AIRPORT')) for (const option of options) option.selected = option.code === 'BRQ';
    await route.fulfill({ response, json: body });
  });
  await search.chooseAirport(/Praha/);
  await search.openField('Kdy');
  await expect(search.choices('Kdy').locator('[data-date]', { hasText: /\d\stis\./ }).first()).toBeVisible();
  answer();
  await expect(search.field('Odkud')).toContainText('Brno');
  await expect.poll(() => asked).toEqual([['PRG'], ['BRQ']]);
  await expect(search.choices('Kdy').locator('[data-date]', { hasText: /\d\stis\./ }).first()).toBeVisible();
});

test('months in which nothing leaves cannot be chosen; a chosen one reads as a month [date.month-range] [gs.filter-types]', async ({ page, search }) => {
  // Skiing has a season.
  await open(page, '/dovolena/nabidky-lyze');
  await search.openField('Kdy');
  const months = search.choices('Kdy').getByRole('list', { name: 'Celý měsíc' });
  await expect(months.getByRole('button', { disabled: true }).first()).toBeVisible();
  const offered = months.getByRole('button', { disabled: false });
  const name = await offered.last().innerText();
  await offered.last().click();
  await search.choices('Kdy').getByRole('button', { name: 'Potvrdit termín' }).click();
  await expect(search.field('Kdy')).toContainText(name);
  await expect(search.submitButton).toHaveText(/^Zobrazit \d/);
  await search.submit();
  await expect(page).toHaveURL(/startDate:\d{4}-\d\d-01:endDate:\d{4}-\d\d-(28|29|30|31)$/);
});

test('keys walk the calendar as a grid, choose, and leave it to its field [date.draft] [date.weekdays]', async ({ page, search }) => {
  const from = inDays(100);
  await open(page, `/dovolena/nabidky-letecky?q=startDate:${from.toString()}:endDate:${from.toString()}`);
  const before = await search.field('Kdy').innerText();
  await search.field('Kdy').press('Enter');
  const choices = search.choices('Kdy');
  await expect(choices.getByRole('grid').first()).toBeVisible();
  const buttonOf = (date: Temporal.PlainDate) => choices.locator(`[data-date="${date.toString()}"]`);
  await buttonOf(from.add({ days: 1 })).evaluate((button) => {
    // A key between the frame that shows where the focus is and what React does after it.
    new MutationObserver((_, changes) => {
      changes.disconnect();
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    }).observe(button, { attributeFilter: ['tabindex'] });
    button.focus();
  });
  await expect.poll(() => focusedDay(page)).toBe(from.add({ days: 2 }).toString());
  await buttonOf(from).focus();
  await expect(buttonOf(from)).toHaveAttribute('tabindex', '0');
  let day = from;
  const monday = (date: Temporal.PlainDate) => date.subtract({ days: date.dayOfWeek - 1 });
  const moves: [key: string, to: (date: Temporal.PlainDate) => Temporal.PlainDate][] = [
    ['ArrowRight', (date) => date.add({ days: 1 })],
    ['ArrowDown', (date) => date.add({ days: 7 })],
    ['ArrowLeft', (date) => date.subtract({ days: 1 })],
    ['ArrowUp', (date) => date.subtract({ days: 7 })],
    ['Home', monday],
    ['End', (date) => monday(date).add({ days: 6 })],
    ['PageDown', (date) => date.add({ months: 1 })],
    ['PageDown', (date) => date.add({ months: 1 })],
    ['PageUp', (date) => date.subtract({ months: 1 })],
  ];
  for (const [key, to] of moves) {
    day = to(day);
    await page.keyboard.press(key);
    await expect.poll(() => focusedDay(page), { message: key }).toBe(day.toString());
  }
  await page.keyboard.press('Enter');
  await expect(choices.getByRole('gridcell', { selected: true }).locator('[data-date]')).toHaveAttribute('data-date', day.toString());
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focusedDay(page)).toBe(day.add({ days: 1 }).toString());
  await page.keyboard.press('Space');
  await expect(choices.getByRole('gridcell', { selected: true })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(choices).toBeHidden();
  await expect(search.field('Kdy')).toBeFocused();
  expect(await search.field('Kdy').innerText()).toBe(before);
});

test('a Polish calendar names its days in Polish [date.weekdays] [date.formats]', async ({ page }) => {
  await open(page, '/pl/dovolena/nabidky-letecky');
  await page.getByRole('search').getByRole('button', { name: /^Kiedy / }).click();
  const grid = page.getByRole('grid').first();
  await expect(grid.getByRole('columnheader')).toHaveText(['PN', 'WT', 'ŚR', 'CZ', 'PT', 'SB', 'ND']);
});

test('days can be chosen while their prices hang, fail or come as nonsense, and prices come when asked again [error.flags] [error.texts]', async ({ page, search, troubles }) => {
  await open(page, '/');
  let mode: 'hangs' | 'fails' | 'nonsense' | 'works' = 'fails';
  await page.route(isPrices, async (route) => {
    if (mode === 'works') await route.continue();
    else if (mode === 'fails') await route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify({ type: 'about:blank', title: 'Broken', status: 500, code: 'internal-error' }) });
    else if (mode === 'nonsense') await route.fulfill({ json: { days: [{ date: 'soon', totalPrice: 'cheap' }] } });
  });
  await search.openField('Kdy');
  const choices = search.choices('Kdy');
  const error = choices.getByRole('status').filter({ hasText: 'Ceny se teď nepodařilo načíst, termín ale vybrat můžete.' });
  const retry = error.getByRole('button', { name: 'Zkusit znovu' });
  const priced = choices.locator('[data-date]', { hasText: /\d\stis\./ });
  await expect(error).toBeVisible();
  mode = 'nonsense';
  await retry.click();
  await expect(error).toBeVisible();
  await expect(priced).toHaveCount(0);
  mode = 'hangs';
  await retry.click();
  await expect(choices.locator('[data-flow="dayPrices"]')).toHaveAttribute('aria-busy', 'true');
  await choices.locator('[data-date]:not([aria-disabled])').nth(4).click();
  await expect(choices.getByText('Teď vyberte poslední den')).toBeVisible();
  // Leaving does not wait for them either; opened again they are asked for anew.
  await choices.getByRole('button', { name: 'Potvrdit termín' }).click();
  await expect(choices).toBeHidden();
  await expect(search.field('Kdy')).not.toContainText('Kdykoliv');
  mode = 'works';
  await search.openField('Kdy');
  await expect(priced.first()).toBeVisible();
  await expect(error).toHaveCount(0);
  forgive(troubles, FAILED_REQUEST);
});

test('prices that never come are given up [error.flags]', async ({ page, search, troubles }) => {
  // The minute that a call may take is over when the test says so.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => {
      const deadline = new AbortController();
      addEventListener('deadline', () => deadline.abort(new DOMException('Too late', 'TimeoutError')));
      return deadline.signal;
    };
  });
  await open(page, '/');
  await page.route(isPrices, () => {});
  await search.openField('Kdy');
  const note = search.choices('Kdy').locator('[data-flow="dayPrices"]');
  await expect(note).toHaveAttribute('aria-busy', 'true');
  // The calendar says that it waits a moment before its call has left.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('deadline')));
    await expect(note.getByRole('button', { name: 'Zkusit znovu' })).toBeVisible({ timeout: 500 });
  }).toPass();
  forgive(troubles, FAILED_REQUEST);
});

test('days with one end only say which end it is [gs.search-state] [url.listing-q]', async ({ page, search }) => {
  const day = inDays(60);
  const text = formatDate(day.toString());
  await open(page, `/dovolena/nabidky-letecky?q=startDate:${day.toString()}`);
  await expect(search.field('Kdy')).toContainText(`Od ${text}`);
  await open(page, `/dovolena/nabidky-letecky?q=endDate:${day.toString()}`);
  await expect(search.field('Kdy')).toContainText(`Do ${text}`);
});
