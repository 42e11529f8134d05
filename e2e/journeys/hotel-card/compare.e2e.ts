/** Offers side by side: chosen on tiles and the card, told by an address, alive while somebody looks. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility.ts';
import { expect, FAILED_REQUEST, forgive, isOn, open, test } from '../../fixtures.ts';

const toggle = (page: Page, place: number) => page.locator('main[data-page] article').nth(place).getByRole('button', { name: /^Přidat k porovnání/ });
const bar = (page: Page) => page.getByRole('region', { name: 'Porovnání nabídek' });

test('two to four offers stand side by side, what differs first; an address says it all, junk in it is left out, and a price is asked for again', { tag: '@phone' }, async ({ page, browser, troubles }) => {
  await open(page, '/dovolena/nabidky-letecky');
  for (const place of [0, 1, 2, 3]) await toggle(page, place).click();
  await toggle(page, 4).click();
  await expect(bar(page)).toContainText('Jednu nejdřív odeberte');
  await toggle(page, 3).click();
  await expect(bar(page)).toContainText('3 nabídky');
  await page.reload();
  await expect(toggle(page, 0)).toHaveAttribute('aria-pressed', 'true');

  // Another tab compares by itself.
  const other = await page.context().newPage();
  await open(other, '/dovolena/nabidky-letecky');
  await Promise.all([toggle(other, 4).click(), toggle(page, 2).click()]);
  await expect(bar(other)).toContainText('1 nabídka');
  await expect(bar(page)).toContainText('2 nabídky');
  await toggle(page, 2).click();
  await expect(toggle(other, 4)).toHaveAttribute('aria-pressed', 'true');
  await other.close();

  // From the card too.
  await page.locator('main[data-page] article').nth(3).getByRole('link').first().click();
  await expect(page.locator('main[data-page]')).toHaveAttribute('data-page', 'hotelCard');
  await page.getByRole('button', { name: 'Porovnat', exact: true }).click();
  await bar(page).getByRole('link', { name: 'Porovnat' }).click();

  const heads = page.locator('main[data-page] thead th[scope="col"] a[href*="OfferCode"]');
  await expect(heads).toHaveCount(4);
  await expect(page.locator('tbody').first()).toContainText('V čem se liší');
  expect(await page.locator('tbody').first().locator('tr[data-differs]').count()).toBeGreaterThan(2);
  expect(await page.locator('tbody').nth(1).locator('tr[data-differs]').count()).toBe(0);
  await expectAccessible(page);
  const size = page.viewportSize()!;
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ ...size, width });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    // What each row is about is read as words, not letter by letter.
    const rows = page.locator('tbody tr:has(td)');
    expect(Math.max(...await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height)))).toBeLessThan(110);
    expect(Math.min(...await rows.locator('th').evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().width)))).toBeGreaterThan(95);
  }
  await page.setViewportSize(size);

  // Left out by a link, which Back takes back.
  await page.getByRole('link', { name: /^Odebrat z porovnání/ }).first().click();
  await expect(heads).toHaveCount(3);
  const shared = await page.getByLabel('Odkaz na porovnání').inputValue();

  // An address without offers leads to what is chosen.
  await open(page, '/porovnani');
  await expect(heads).toHaveCount(3);
  await expect(page).toHaveURL(shared);

  // Pressed before it is known what the tab has chosen, it is taken out all the same.
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/deferred-flows-[^/]*\.js$/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.reload();
  await page.locator('html[data-router="on"]').waitFor();
  await page.getByRole('link', { name: /^Odebrat z porovnání/ }).first().click();
  await expect(heads).toHaveCount(2);
  pressed.resolve();
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  await isOn(page, 'homePage');
  await expect(bar(page)).toContainText('2 nabídky');

  const friend = await browser.newContext({ locale: 'cs-CZ', viewport: page.viewportSize() });
  const guest = await friend.newPage();
  await guest.clock.install();
  const answer = await guest.goto(shared.replace('nabidky=', 'nabidky=junk,%3Cscript%3E,'));
  expect(answer!.status()).toBe(200);
  await expect(guest.getByText('Část odkazu jsme nepoznali')).toBeVisible();
  await expect(guest.locator('thead [data-price]')).toHaveCount(3);
  await guest.locator('html[data-app="ready"]').waitFor();
  // A cheaper answer comes while the page is open.
  await guest.route('**/api/www/compare*', async (route) => {
    const real = await route.fetch();
    const body = await real.json();
    body.compared[0].offer.totalPrice -= 10000;
    await route.fulfill({ response: real, json: body });
  });
  const firstPrice = Number(await guest.locator('thead [data-price]').first().getAttribute('data-price'));
  await expect(guest.locator('[data-flow="comparePage"]')).toHaveAttribute('data-state', 'shown');
  // The clock of prices comes as a file of its own: minutes that pass before it has come are not counted.
  await expect(async () => {
    await guest.clock.fastForward('02:05');
    await expect(guest.locator('thead [data-price]').first()).toHaveAttribute('data-price', String(firstPrice - 100), { timeout: 2000 });
  }).toPass();
  await expect(guest.locator('thead').getByText(/Před chvílí/)).toBeVisible();
  expect((await guest.goto('/porovnani?nabidky=junk'))!.status()).toBe(404);
  await expect(guest.getByText('Zatím není co porovnávat')).toBeVisible();
  await friend.close();
  forgive(troubles, FAILED_REQUEST);
});

const MAP_OPENERS = { '': 'Zobrazit na mapě', '/hu': 'Megtekintés térképen', '/uk': 'Показати на мапі' };

for (const [language, map] of Object.entries(MAP_OPENERS)) {
  test(`while offers are compared on a list, the ways to the comparison, the map and the chat leave each other free, ${language || '/cs'}`, { tag: '@phone' }, async ({ page }) => {
    await open(page, `${language}/dovolena/nabidky-letecky`);
    const compared = page.locator('[data-flow="compare"][data-page="listing"]');
    for (const place of [0, 1]) await page.locator('main article').nth(place).locator('button[aria-pressed]').nth(1).click();
    const ways = [compared.getByRole('link'), compared.getByRole('button'), page.locator('[data-flow="chat"][data-state*="view.closed"] button'), page.getByRole('button', { name: map })];
    for (const way of ways) await way.click({ trial: true });
    const boxes = await Promise.all(ways.map(async (way) => (await way.boundingBox())!));
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        const isFree = one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y;
        expect([isFree, one, other]).toEqual([true, one, other]);
      }
    }
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  });
}
