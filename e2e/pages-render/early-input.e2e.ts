import type { Page } from '@playwright/test';
import { expect, isAlive, test } from '../fixtures.ts';
import { Listing } from '../pages/listing.page.ts';
import { placeOrderAtBank } from '../shop-api.ts';

const CONFIRMATION = /\/payment\/confirmations\/add\?/;

/** Holds back what boots the page, or another script of it. */
async function heldBack(page: Page, script = /\/entry-client-[^/]*\.js$/): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('a button that is pressed before the page has booted does its work once it is [page.listing]', { tag: '@phone' }, async ({ page, isMobile }) => {
  const release = await heldBack(page);
  await page.goto('/dovolena/recko/nabidky-letecky', { waitUntil: 'commit' });
  const name = isMobile ? /Upravit hledání/ : /^Kam/;
  await page.getByRole('search').first().getByRole('button', { name }).first().click();
  release();
  await isAlive(page);
  await expect(isMobile ? page.getByRole('dialog') : page.getByRole('tree')).toBeVisible();
});

test('a form that is sent before the page has booted is sent once it is, and its address stays [account.register]', { tag: '@phone' }, async ({ page }) => {
  const release = await heldBack(page);
  await page.goto('/mytui/register-success?activate=no-such-token', { waitUntil: 'commit' });
  const registration = page.locator('[data-flow="registration"]');
  await registration.getByRole('button', { name: 'Aktivovat' }).click();
  release();
  await isAlive(page);
  await expect(registration).toHaveAttribute('data-state', 'linkOver');
  expect(new URL(page.url()).search).toBe('?activate=no-such-token');
});

test('a choice that is made before the page has booted is made once it is [page.listing]', async ({ page }) => {
  const release = await heldBack(page);
  await page.goto('/dovolena/recko/nabidky-letecky', { waitUntil: 'commit' });
  const listing = new Listing(page);
  await listing.showPrices('celkem');
  release();
  await isAlive(page);
  await expect(page).toHaveURL(/fullPrice=true/);
  await expect(page.getByRole('radio', { name: /celkem/ }).first()).toBeChecked();
});

test('a page whose flow went on before its view came shows where the flow is by then [page.payment-confirm]', async ({ page }, testInfo) => {
  const { orderId } = await placeOrderAtBank(page, testInfo);
  const confirmation = page.locator('[data-flow="paymentConfirm"]');
  // A question that stays open, and a refusal, which leads on.
  for (const [answer, heading] of [[undefined, 'Ověřujeme platbu'], ['refused', 'Platba neprošla']] as const) {
    await page.route(CONFIRMATION, (route) => answer && route.fulfill({ json: { status: answer, paymentId: 'p-1', amount: 100 } }));
    const release = await heldBack(page, /\/PaymentConfirmPage-[^/]*\.js$/);
    const asked = page.waitForRequest(CONFIRMATION);
    await page.goto(`/checkout/payment/confirm/${orderId}`, { waitUntil: 'commit' });
    await expect(confirmation).toHaveAttribute('data-state', 'waiting');
    const question = await asked;
    if (answer) await (await question.response())!.finished();
    release();
    if (!answer) await expect(confirmation).toHaveAttribute('data-state', 'asking');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.unrouteAll();
  }
});

test('the pictures of a hotel stay where they are while its code comes: comparing stands above them from the first frame [page.hotel-card]', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/dovolena/recko/nabidky-letecky');
  const hotel = (await new Listing(page).tiles.first().getByRole('link').first().getAttribute('href'))!;
  const release = await heldBack(page);
  await page.goto(hotel, { waitUntil: 'commit' });
  const pictures = page.getByRole('region', { name: 'Fotografie hotelu' });
  const comparing = page.locator('main[data-page]').getByRole('button', { name: /^(Porovnat|V porovnání)$/ }).first();
  await expect(comparing).toBeVisible();
  const before = await pictures.boundingBox();
  // The first one leaves no gap under it.
  const { height } = (await pictures.getByRole('img').first().boundingBox())!;
  expect(Math.abs(height - before!.height)).toBeLessThan(2);
  release();
  await isAlive(page);
  // Its flow has come once it answers.
  await comparing.click();
  await expect(comparing).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => scrollTo(0, 0));
  expect(await pictures.boundingBox()).toEqual(before);
});
