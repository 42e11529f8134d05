/** Small things that a customer stumbled over, each looked at where it was met. */
import type { Page } from '@playwright/test';
import { expect, FAILED_REQUEST, forgive, isAlive, isOn, open, test } from '../../fixtures.ts';
import { fillCart, someOffer } from '../../shop-api.ts';

test('on a phone the unfolded holiday folds at Escape and when the form goes on, long values leave their names whole, and the hotel is one press away [page.checkout-reservation]', { tag: '@narrow' }, async ({ page, checkout }, testInfo) => {
  const rooms = [{ adults: 2, childBirthDates: [] }, { adults: 1, childBirthDates: ['2017-03-08'] }];
  const offer = await someOffer(page, testInfo, 'WS', rooms);
  await fillCart(page, offer, rooms);
  await open(page, `/checkout/rezervace/${offer.offerCode}?q=ctAdult:3:ctChild:1:birthDate:2017-03-08:room:2:room:1-2017-03-08:multiroom:T`);
  const bar = page.getByRole('button', { name: /^Vaše dovolená/ });
  await bar.click();
  await expect(bar).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveAttribute('aria-expanded', 'false');
  await expect(bar).toBeFocused();
  await bar.click();
  await checkout.ownerField('E-mail').focus();
  await expect(bar).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('link', { name: /zpět k nabídce/ }).click();
  await isOn(page, 'hotelCard');
  await isAlive(page);
  await page.setViewportSize({ width: 360, height: 780 });
  // A word is never broken letter by letter: no name of the price box is taller than two of its lines.
  const tallest = await page.locator('dt').evaluateAll((terms) => Math.max(0, ...terms.map((term) => term.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(term).lineHeight))));
  expect(tallest).toBeLessThan(2.5);
  const [price, pencil] = await Promise.all(['strong', 'svg'].map((part) => page.locator('button[aria-haspopup="dialog"]').filter({ has: page.locator('strong') }).last().locator(part).first().boundingBox()));
  expect(pencil!.x).toBeGreaterThanOrEqual(price!.x + price!.width);
});

test('a price that cannot be read is said to be so and changes nothing; one with points and hellers is read as it is meant [price.filter]', async ({ page }) => {
  await open(page, '/dovolena/nabidky-letecky');
  const upper = page.getByLabel('Cena do (Kč)').filter({ visible: true });
  for (const text of ['abc', '-5']) {
    await upper.fill(text);
    await upper.press('Enter');
    await expect(page.getByText('Napište částku číslem')).toBeVisible();
    await expect(upper).toHaveAttribute('aria-invalid', 'true');
  }
  expect(page.url()).not.toContain('q=');
  await upper.fill('20.000,50');
  await upper.press('Enter');
  await expect(page).toHaveURL(/20000/);
  await expect(page.getByText('Napište částku číslem')).toHaveCount(0);
});

test.describe('Who has not chosen yet', () => {
  test.use({ consent: null });

  test('reaches the question about cookies with the second press of Tab [consent.categories]', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('[data-flow="consent"]')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Jen nezbytné' })).toBeFocused();
  });

  test('finds the way to the map over the question about cookies, not under it [listing.map]', async ({ page }) => {
    await open(page, '/dovolena/nabidky-letecky');
    await page.keyboard.press('Tab');
    for (const width of [1440, 1000, 820]) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('button', { name: 'Zobrazit na mapě' }).click({ trial: true, timeout: 5_000 });
    }
  });
});

test('on a desktop the total of an order stands in the first screen [page.checkout-reservation]', async ({ page }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await fillCart(page, offer);
  await open(page, `/checkout/rezervace/${offer.offerCode}`);
  await expect(page.locator('main[data-page] aside [data-price]')).toBeInViewport({ ratio: 1 });
});

test('a row of places that is longer than its room fades out, and what is gone to in it stands before the fade [listing.destinations]', async ({ page }) => {
  await page.setViewportSize({ width: 420, height: 900 });
  await open(page, '/uk/dovolena/nabidky-letecky');
  const row = page.locator('main[data-page] header').getByText(/^\S.* · /);
  expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0);
  await expect(row).toHaveCSS('mask-image', /^linear-gradient/);
  await row.getByRole('link').last().focus();
  const beforeFade = await row.evaluate((box) => box.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(box).paddingRight));
  const link = (await row.getByRole('link').last().boundingBox())!;
  expect(link.x + link.width).toBeLessThanOrEqual(beforeFade + 1);
});

test('a tile never breaks its line between a number and the people that it counts [page.listing]', async ({ page }) => {
  await open(page, '/uk/dovolena/nabidky-letecky');
  const total = page.locator('article[data-offer-code] [data-price]').first();
  await expect(total).toContainText('2 дорослих');
  const linesOfParty = await total.evaluate((element) => {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = words.nextNode() as Text | null; text !== null; text = words.nextNode() as Text | null) {
      if (!text.data.includes('дорослих')) continue;
      const range = document.createRange();
      range.setStart(text, text.data.search(/2\sдорослих/));
      range.setEnd(text, text.data.search(/дорослих/) + 'дорослих'.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }
    return 0;
  });
  expect(linesOfParty).toBe(1);
});

/** Scrolls until all that comes when it is near has come. */
async function readToTheEnd(page: Page): Promise<string> {
  const main = page.locator('main[data-page]');
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, innerHeight / 2));
    expect(await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)).toBe(true);
    expect(await main.locator('[aria-busy="true"]').count()).toBe(0);
  }).toPass({ timeout: 30_000, intervals: [100] });
  return main.innerText();
}

test('a flight alone is told as a flight in list, card and checkout; who drives reads of no plane, and no list says what an offer denies [page.listing] [hotel.structure] [page.checkout-reservation]', async ({ page, listing, search }, testInfo) => {
  test.setTimeout(120_000);
  const OF_A_HOTEL = /hotel|pokoj|(?<!o)strav|hodnocen|sedadl|vaše dovolená/i;
  const flight = await someOffer(page, testInfo, 'CZ');
  await open(page, '/dovolena/nabidky-charter');
  await expect(listing.tiles.first()).toContainText(/\d\d:\d\d–\d\d:\d\d · .+Zpět, \d\d:\d\d–\d\d:\d\d · /s);
  expect((await listing.tiles.allInnerTexts()).filter((text) => OF_A_HOTEL.test(text))).toEqual([]);
  await expect(page.getByRole('region', { name: 'Nalezené letenky' })).toBeVisible();
  await expect(listing.total).toHaveText(/^\d+ leten(ka|ky|ek)$/);
  await expect(search.submitButton).toHaveText(/^Zobrazit \d+ leten(ku|ky|ek)$/);
  await expect(page.getByRole('group', { name: 'Strava' })).toHaveCount(0);
  expect(await page.locator('main[data-page]').getByRole('combobox', { name: 'Seřadit' }).innerText()).not.toMatch(/hodnocené|hvězdiček/);
  await open(page, flight.offerPath);
  // Where one stays is said once: that it is not sold.
  expect((await readToTheEnd(page)).replaceAll(/.*ubytování.*/g, '').match(OF_A_HOTEL)).toBeNull();
  await fillCart(page, flight);
  await open(page, `/checkout/rezervace/${flight.offerCode}`);
  expect((await page.locator('main[data-page]').innerText()).match(OF_A_HOTEL)).toBeNull();

  for (const tripType of ['DW', 'NR'] as const) {
    const drive = await someOffer(page, testInfo, tripType);
    await fillCart(page, drive);
    await open(page, `/checkout/rezervace/${drive.offerCode}`);
    const text = await page.locator('main[data-page]').innerText();
    expect([/vlastním autem/.test(text), text.match(/let (tam|zpět)|leta|sedadl/i)]).toEqual([true, null]);
  }

  // What the box leaves out of a price no text puts in.
  await open(page, '/dovolena/nabidky-letecky');
  expect(await readToTheEnd(page)).toMatch(/odbavené zavazadlo nízkonákladové lety nemají/);
});

test('the first screen of a desktop shows a whole offer, the price of a card with its button, and that the calendar’s days are departures; nothing is shown twice [page.listing] [hotel.structure] [date.draft]', async ({ page, listing, search, hotelCard, troubles }) => {
  await open(page, '/dovolena/nabidky-letecky');
  await expect(listing.tiles.first()).toBeInViewport({ ratio: 1 });
  await expect(listing.tiles.first().getByText('Zobrazit', { exact: true })).toBeInViewport();
  const pictures = (await listing.tiles.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')!.split('?')[0])));
  expect(pictures.filter((picture, place) => picture === pictures[place - 1])).toEqual([]);
  const columns = await listing.tiles.locator('[data-price]').evaluateAll((prices) => [...new Set(prices.map((price) => Math.round(price.closest('p')!.getBoundingClientRect().x)))]);
  expect(columns).toHaveLength(1);
  const days = await search.openCalendar();
  await expect(page.getByText(/^Dny odjezdu s nejnižší cenou celkem, 2 dospělí/)).toBeInViewport({ ratio: 1 });
  await expect(days.first()).toBeInViewport();
  await page.keyboard.press('Escape');

  await listing.openOffer(0);
  await isOn(page, 'hotelCard');
  await expect(page.locator('main[data-page] aside [data-price]')).toBeInViewport({ ratio: 1 });
  await expect(hotelCard.orderButton).toBeInViewport({ ratio: 1 });
  // Days that could not be had are said to be so, with a way on.
  await page.route(/configurators\/dates/, (route) => route.abort());
  await hotelCard.chooseAnother('Strava');
  await hotelCard.dayOpener.click();
  const dialog = page.getByRole('dialog', { name: /^Den/ });
  await expect(dialog.getByText('Ceny v kalendáři se nepodařilo načíst.')).toBeVisible();
  await page.unroute(/configurators\/dates/);
  await dialog.getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(dialog.locator('[data-date]').first()).toBeVisible();
  // What is open is known to the flow, not to the view alone.
  await expect(hotelCard.root).toHaveAttribute('data-state', /calendar\.open/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(hotelCard.root).toHaveAttribute('data-state', /calendar\.closed/);
  forgive(troubles, FAILED_REQUEST);
});

test('a phone swipes the shelves of the home page sideways, and folds the footer [page.home]', { tag: '@narrow' }, async ({ page }) => {
  await open(page, '/');
  await readToTheEnd(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8000);
  const shelf = page.getByRole('region', { name: 'Hotely, které hosté chválí' }).locator('div').filter({ has: page.locator('> article') });
  expect(await shelf.evaluate((row) => [row.scrollWidth > row.clientWidth, getComputedStyle(row).overflowX])).toEqual([true, 'auto']);
  await expect(page.getByRole('contentinfo').locator('details[open]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').locator('summary').first()).toBeVisible();
});
