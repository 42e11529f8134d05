/** Reading without network: stored after consent, read and written without network, sent once, gone at the sign-out in another tab. */
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../../accessibility.ts';
import { becomeCustomer } from '../../customer.ts';
import { expect, FAILED_REQUEST, forgive, isOn, open, test } from '../../fixtures.ts';
import { placeOrder } from '../../shop-api.ts';

const control = (page: Page) => page.locator('[data-flow="offlineCopies"]');
const written = (page: Page, text: string) => page.getByRole('log').getByRole('listitem').filter({ hasText: text });
const stored = (page: Page) => page.evaluate(async () => (await caches.keys()).length + (await navigator.serviceWorker.getRegistrations()).length);

test('a customer stores the journey, reads it without network, writes a message that is sent once, and leaves nothing behind [account.mailbox] [page.wishlist]', { tag: '@phone' }, async ({ page, context, troubles }, testInfo) => {
  test.slow();
  const email = `offline-${crypto.randomUUID()}@example.cz`;
  await becomeCustomer(page, email);
  const order = await placeOrder(page, testInfo);
  const reservation = (tab: string) => `/mytui/reservation/${order.orderId}/${tab}`;

  await open(page, '/dovolena/nabidky-letecky');
  const saved = page.locator('main[data-page] article').first();
  const savedName = await saved.getByRole('heading').first().innerText();
  await saved.getByRole('button', { name: /^Přidat do oblíbených/ }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /oblíben/i }).locator('span')).toHaveText('1');
  await open(page, reservation('chat'));
  await page.getByLabel('Vaše zpráva').fill('Napsáno doma.');
  await page.getByRole('button', { name: 'Odeslat' }).click();
  await expect(written(page, 'Napsáno doma')).toHaveAttribute('data-status', 'sent');

  await open(page, '/mytui/settings');
  await expect(control(page)).toHaveAttribute('data-state', 'notAsked');
  expect(await stored(page)).toBe(0);
  await control(page).getByRole('button', { name: 'Uložit do tohoto zařízení' }).click();
  await expect(control(page)).toContainText('přečte každý, kdo má zařízení v ruce');
  await expectAccessible(page);
  await testInfo.attach('consent', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  await control(page).getByRole('button', { name: 'Souhlasím' }).click();
  await expect(control(page)).toHaveAttribute('data-state', 'stored', { timeout: 30_000 });
  await testInfo.attach('stored', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });

  // Connected, and nothing comes.
  const held: Route[] = [];
  await context.route((url) => !url.pathname.startsWith('/sandbox'), (route) => { held.push(route); });
  await page.goto(reservation('summary'));
  await expect(page.getByRole('main')).toContainText(order.offer.hotelName);
  await expect(page.getByText('Síť neodpovídá. Čtete kopii')).toBeVisible();
  expect(held.length).toBeGreaterThan(0);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all(held.map((route) => route.abort().catch(() => {})));
  await context.setOffline(true);
  await page.goto(reservation('travel'));
  await expect(page.getByRole('main')).toContainText(order.offer.hotelName);
  await expect(page.getByText('Jste bez připojení. Čtete kopii')).toBeVisible();
  await testInfo.attach('travel without network', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  await page.getByRole('link', { name: 'Dokumenty' }).click();
  await isOn(page, 'mytuiReservationDocuments');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Stáhnout' }).first().click()]);
  expect(await download.failure()).toBeNull();
  await page.goto('/oblibene');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Oblíbené hotely');
  await expect(page.getByRole('main').getByRole('heading', { name: savedName })).toBeVisible();
  await expect(page.getByText(/^Jste bez připojení\. Čtete kopii z \d\d\.\d\d\.\d{4} \d\d:\d\d/)).toBeVisible();
  await testInfo.attach('wishlist without network', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  await page.goto('/dovolena/nabidky-letecky');
  await expect(page.getByRole('heading', { name: 'Jste bez připojení' })).toBeVisible();
  await page.getByRole('link', { name: `${order.offer.hotelName}: Napište nám` }).click();
  await isOn(page, 'mytuiReservationChat');
  await expect(page.getByText('Čtete zprávy z')).toBeVisible();
  await expect(written(page, 'Napsáno doma')).toBeVisible();
  await testInfo.attach('chat without network', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
  await page.getByLabel('Vaše zpráva').fill('Napsáno v letadle.');
  await page.getByRole('button', { name: 'Odeslat' }).click();
  await expect(written(page, 'Napsáno v letadle')).toHaveAttribute('data-status', 'written');
  // The tab is gone, and with it all that only it knew.
  await page.close();
  await context.setOffline(false);

  const [later, other] = [await context.newPage(), await context.newPage()];
  await open(later, '/mytui');
  await expect(async () => {
    await Promise.all([later, other].map((tab) => open(tab, reservation('chat'))));
    await expect(written(later, 'Napsáno v letadle')).toHaveAttribute('data-status', 'sent', { timeout: 3000 });
  }).toPass();
  for (const tab of [later, other]) await expect(written(tab, 'Napsáno v letadle')).toHaveCount(1);

  await open(other, '/mytui/settings');
  await open(later, '/mytui/settings');
  await expect(control(later)).toHaveAttribute('data-state', 'stored');
  await other.locator('[data-flow="accountForm"][data-flow-key="signOut"]').getByRole('button').last().click();
  await isOn(other, 'mytuiAuthLogin');
  // The sign-out closes this tab's page as well.
  await isOn(later, 'mytuiAuthLogin');
  await expect.poll(() => stored(later)).toBe(0);
  expect(await later.evaluate(() => localStorage.getItem('outboxOwner'))).toBeNull();
  await context.setOffline(true);
  await expect(later.goto(reservation('travel'))).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  forgive(troubles, FAILED_REQUEST);
});
