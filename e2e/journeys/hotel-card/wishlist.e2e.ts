/** Hotels put aside: from tiles and the card, in two tabs at once, with what has changed since. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility.ts';
import { expect, FAILED_REQUEST, forgive, open, test } from '../../fixtures.ts';
import { Network } from '../../models/network.ts';

const heart = (page: Page, place: number) => page.locator('main[data-page] article').nth(place).getByRole('button', { name: /^Přidat do oblíbených/ });
const inHeader = (page: Page) => page.getByRole('banner').getByRole('link', { name: /oblíben/i });
const count = (page: Page) => inHeader(page).locator('span');
const unsent = (page: Page) => page.evaluate(() => sessionStorage.getItem('wishes'));

test('a heart pressed as its page is left is on the next one and on the list, once, whatever it was waiting for [wishlist.events]', async ({ page, context }) => {
  const pressAndLeave = (place: number) => heart(page, place).evaluate((button: HTMLElement) => {
    button.click();
    location.assign(location.href);
  });
  const isShown = async (place: number) => {
    await expect(count(page)).toHaveText(String(place + 1));
    await expect(heart(page, place)).toHaveAttribute('aria-pressed', 'true');
  };
  // The code of the list's flow, then its count never come.
  for (const [place, late] of [/deferred-flows/, /\/wishlist\/count/].entries()) {
    await page.route(late, () => {}, { times: 1 });
    const asked = page.waitForRequest(late);
    await open(page, '/dovolena/nabidky-letecky');
    await asked;
    await pressAndLeave(place);
    await isShown(place);
  }
  const other = await context.newPage();
  await other.goto('/oblibene');
  await other.evaluate(() => void navigator.locks.request('wishlist', () => new Promise(() => {})));
  await pressAndLeave(2);
  await isShown(2);
  await other.close();
  await expect.poll(() => unsent(page)).toBeNull();
  // In its document, too: the flow boots with the first input of the visitor.
  const marked = (await (await page.request.get('/oblibene')).text()).match(/aria-pressed="true"/g);
  expect(marked).toHaveLength(3);
  await open(page, '/oblibene');
  await expect(page.locator('main[data-page] article')).toHaveCount(3);
});

test('hearts that are pressed a moment before their list opens come to it as soon as the shop has them [page.wishlist] [wishlist.events]', async ({ page }) => {
  const CHANGES = '/api/www/wishlist/changes';
  const network = new Network(page);
  await network.hold(CHANGES);
  await open(page, '/dovolena/nabidky-letecky');
  await heart(page, 0).click();
  await heart(page, 1).click();
  await inHeader(page).click();
  await expect(page.getByText('Zatím tu nic není')).toBeVisible();
  for (const place of [1, 2]) {
    await network.pass(CHANGES);
    await expect(page.locator('main[data-page] article')).toHaveCount(place);
  }
});

test('of a list that is longer than its page none is missed when one before it was taken off [page.wishlist]', async ({ page, listing }) => {
  await open(page, '/dovolena/nabidky-letecky');
  await listing.loadMoreButton.click();
  await expect(heart(page, 12)).toBeVisible();
  for (let place = 0; place <= 12; place += 1) await heart(page, place).click();
  await expect(count(page)).toHaveText('13');
  await expect.poll(() => unsent(page)).toBeNull();
  await open(page, '/oblibene');
  const tiles = page.locator('main[data-page] article');
  await expect(tiles).toHaveCount(12);
  await heart(page, 0).click();
  await expect(count(page)).toHaveText('12');
  await expect.poll(() => unsent(page)).toBeNull();
  await page.getByRole('button', { name: 'Zobrazit další' }).click();
  await expect(tiles).toHaveCount(13);
});

test('hearts on tiles fill the list, in two tabs at once, and it stays when the browser is closed [wishlist.events] [wishlist.calls] [page.wishlist]', { tag: '@phone' }, async ({ page, context, browser }) => {
  // Pressed before the flow has come: the press waits.
  await page.goto('/dovolena/nabidky-letecky', { waitUntil: 'domcontentloaded' });
  await heart(page, 0).click();
  await expect(count(page)).toHaveText('1');
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
  const other = await context.newPage();
  await open(other, '/dovolena/nabidky-letecky');
  await expect(heart(other, 0)).toHaveAttribute('aria-pressed', 'true');
  await Promise.all([heart(page, 1).click(), heart(other, 2).click(), heart(other, 0).click()]);
  await expect(count(page)).toHaveText('2');
  await expect(count(other)).toHaveText('2');
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'false');
  // A press counts before the shop has it.
  for (const tab of [page, other]) await expect.poll(() => unsent(tab)).toBeNull();
  await other.close();

  const cookies = (await context.cookies()).filter(({ name }) => name === 'shop_wishlist');
  const later = await browser.newContext({ viewport: page.viewportSize(), locale: 'cs-CZ' });
  await later.addCookies([...cookies, { name: 'consent', value: 'none', url: new URL(page.url()).origin }]);
  const returned = await later.newPage();
  await open(returned, '/oblibene');
  await expect(returned.locator('main[data-page] article')).toHaveCount(2);
  await expect(returned.locator('[data-change="same"]')).toHaveCount(2);
  await expect(count(returned)).toHaveText('2');
  await expect(returned.getByText('2 hotely', { exact: true })).toBeVisible();
  const shared = await returned.getByLabel(/Odkaz na seznam/).inputValue();
  let send = () => {};
  const isHeld = new Promise<void>((resolve) => { send = resolve; });
  await returned.route('**/wishlist/changes*', async (route) => {
    await isHeld;
    await route.continue();
  });
  await heart(returned, 0).click();
  await expect(heart(returned, 0)).toHaveAttribute('aria-pressed', 'false');
  await expect(count(returned)).toHaveText('1');
  await expect(returned.getByText('1 hotel', { exact: true })).toBeVisible();
  // Both count it before the shop has it.
  send();
  await expect(returned.locator('main[data-page] article')).toHaveCount(2);
  await expect.poll(() => unsent(returned)).toBeNull();
  await later.close();

  const friend = await browser.newContext({ locale: 'cs-CZ' });
  const guest = await friend.newPage();
  await guest.goto(shared);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Hotely, které pro vás někdo vybral');
  await expect(guest.locator('main[data-page] article')).toHaveCount(1);
  await friend.close();
});

test('hotels that are gone stand apart, all go at one press, by keyboard, and come back; another tab’s press is not lost [page.wishlist]', async ({ page, context }) => {
  await open(page, '/dovolena/nabidky-letecky');
  const saved = page.waitForResponse(/\/api\/www\/wishlist\/changes/);
  await heart(page, 0).click();
  await saved;
  // No hotel goes out of the catalogue of a running shop: half of a list of 300 is put beside what the shop answers.
  await page.route(/\/api\/www\/wishlist\?/, async (route) => {
    const answer = await route.fetch();
    const gone = Array.from({ length: 150 }, (_, at) => ({ hotelCode: `OLD${1000 + at}`, hotelName: `Hotel ${at}`, savedOfferCode: `OLD${1000 + at}_PRG_20260712_07_AI_DR2`, occupancies: [{ adults: 2, childBirthDates: [] }] }));
    await route.fulfill({ response: answer, json: { ...await answer.json(), gone } });
  });
  await open(page, '/oblibene');
  await expect(count(page)).toHaveText('1');
  const other = await context.newPage();
  await open(other, '/dovolena/nabidky-letecky');
  await heart(other, 1).click();
  await expect(page.locator('main[data-page] article')).toHaveCount(2);
  await page.bringToFront();
  await expect(page.getByRole('heading', { name: 'Už neprodáváme (150)' })).toBeVisible();
  await page.getByText('Které to jsou').click();
  await expect(page.getByRole('region', { name: /Už neprodáváme/ }).getByRole('listitem')).toHaveCount(150);
  await expectAccessible(page);
  const told = page.waitForRequest(/\/api\/www\/wishlist\/gone/);
  await page.getByRole('button', { name: 'Odebrat všech 150 hotelů' }).press('Enter');
  expect([(await told).postDataJSON().isWished, (await told).postDataJSON().hotelCodes.length]).toEqual([false, 150]);
  await expect(page.getByRole('status').filter({ hasText: 'zmizelo 150 hotelů' })).toBeVisible();
  await heart(other, 2).click();
  await expect(page.locator('main[data-page] article')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: /Už neprodáváme/ })).toHaveCount(0);
  // The focus is where the press was: the next stop takes it back.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Odebrat všech 150 hotelů' })).toBeVisible();
  await expect(count(page)).toHaveText('3');
  await other.close();
});

test('a list says that it is empty, that a link leads nowhere, and that a press could not be saved [page.wishlist] [wishlist.events]', async ({ page, troubles }) => {
  expect((await page.goto('/oblibene?seznam=junk'))!.status()).toBe(404);
  await expect(page.getByText('Takový seznam tu není')).toBeVisible();
  await open(page, '/oblibene');
  await expect(page.getByText('Zatím tu nic není')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Vybrat dovolenou' }).click();
  await page.route('**/api/www/wishlist/changes*', (route) => route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }), { times: 1 });
  await heart(page, 0).click();
  await expect(page.getByText('Do oblíbených se to nepodařilo uložit.')).toBeVisible();
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('alert').getByRole('button').click();
  await expect(count(page)).toHaveText('1');
  forgive(troubles, FAILED_REQUEST);
  forgive(troubles, /500/);
});

test('hearts pressed without network are as before, and one press beneath the thumb saves them all [wishlist.events]', { tag: '@narrow' }, async ({ page, context, troubles }) => {
  const asked = page.waitForResponse(/\/wishlist\/count/);
  await open(page, '/dovolena/nabidky-letecky');
  await asked;
  await expect(page.getByRole('button', { name: 'Napište nám' })).toBeVisible();
  await context.setOffline(true);
  for (const place of [0, 1, 2]) {
    await heart(page, place).click();
    await expect(page.getByText('Do oblíbených se to nepodařilo uložit.')).toBeVisible();
    await expect(heart(page, place)).toHaveAttribute('aria-pressed', 'false');
  }
  await context.setOffline(false);
  await page.getByRole('alert').getByRole('button', { name: 'Zkusit znovu' }).click();
  await expect(count(page)).toHaveText('3');
  await expect(page.getByRole('alert')).toBeHidden();
  forgive(troubles, FAILED_REQUEST);
});
