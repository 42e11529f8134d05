/** Buttons that are pressed twice before the page has answered: what they ask for is asked once. */
import type { Page } from '@playwright/test';
import { SAVE_DEBOUNCE } from '../../../machines/checkout/checkout.rules.ts';
import { confirmPause, MAX_QUESTIONS } from '../../../machines/payment-confirm/payment-confirm.rules.ts';
import { expect, FAILED_REQUEST, forgive, open, test } from '../../fixtures.ts';
import { clickTwice } from '../../models/browser-model.ts';
import { stopClock } from '../../models/standing-clock.ts';
import { fillCart, placeOrderAtBank, someOffer } from '../../shop-api.ts';

const LISTING = '/dovolena/nabidky-letecky';

/** The first call of an operation fails; how many have been made so far is told by the function returned. */
async function failFirst(page: Page, pathname: string): Promise<() => number> {
  let calls = 0;
  await page.route((url) => url.pathname === pathname, async (route) => {
    calls += 1;
    if (calls === 1) await route.fulfill({ status: 500, json: { type: 'about:blank', title: 'Something went wrong on our side', status: 500, code: 'internal-error' } });
    else await route.continue();
  });
  return () => calls;
}

test('all filters are cleared once, and Back brings them again [listing.facets] [url.listing-q]', async ({ page, listing }) => {
  await open(page, LISTING);
  const all = await listing.total.innerText();
  await listing.narrowBy('Kategorie', /^5 hvězdiček/);
  await expect(listing.total).not.toHaveText(all);
  await expect(page).toHaveURL(/\?q=/);
  const narrowed = page.url();
  const clear = page.getByRole('list', { name: 'Vybrané filtry' }).getByRole('button', { name: 'Zrušit filtry' });
  await clickTwice(clear);
  await expect(clear).toHaveCount(0);
  await expect(listing.total).toHaveText(all);
  await expect(page).not.toHaveURL(/\?q=/);
  await page.goBack();
  await expect(page).toHaveURL(narrowed);
  await expect(clear).toBeVisible();
});

test('the next offers are asked for once more after they could not be had, and none comes twice [listing.store] [error.texts]', async ({ page, listing, troubles }) => {
  await open(page, LISTING);
  const calls = await failFirst(page, '/api/www/search/offers');
  await listing.loadMore();
  await clickTwice(page.getByRole('alert').filter({ hasText: 'Další nabídky se nepodařilo načíst.' }).getByRole('button', { name: 'Zkusit znovu' }));
  await expect(listing.loadMoreButton).toHaveCount(0);
  const codes = await listing.offerCodes();
  expect([calls(), new Set(codes).size]).toEqual([2, codes.length]);
  await expect(page.getByText(`Zobrazeno ${codes.length} z ${codes.length}`)).toBeVisible();
  forgive(troubles, FAILED_REQUEST);
});

test('the days of a round trip end up as one press leaves them [view.accordion]', async ({ page }, testInfo) => {
  await open(page, (await someOffer(page, testInfo, 'WO')).offerPath);
  const plan = page.getByRole('region', { name: 'Program zájezdu' });
  const openDays = plan.locator('button[aria-expanded=true]');
  const count = await plan.locator('button[aria-expanded]').count();
  await expect(openDays).toHaveCount(count);
  await clickTwice(plan.getByRole('button', { name: 'Sbalit vše' }));
  await expect(openDays).toHaveCount(0);
  await clickTwice(plan.locator('button[aria-expanded]').first());
  await expect(openDays).toHaveCount(1);
  await clickTwice(plan.getByRole('button', { name: 'Rozbalit vše' }));
  await expect(openDays).toHaveCount(count);
});

test('what is filled in is saved once more after it could not be saved [checkout.flow] [error.texts]', async ({ page, checkout, troubles }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await fillCart(page, offer);
  const calls = await failFirst(page, '/api/www/cart/information');
  // The page would try again by itself a while later.
  await page.clock.install();
  await open(page, `/checkout/rezervace/${offer.offerCode}`);
  await stopClock(page);
  await checkout.ownerField('Jméno').fill('Jana');
  await expect(page.getByText('Ukládáme…')).toBeVisible();
  await page.clock.runFor(SAVE_DEBOUNCE);
  const unsaved = page.getByRole('status').filter({ hasText: 'Údaje se nepodařilo uložit.' });
  await clickTwice(unsaved.getByRole('button', { name: 'Zkusit znovu' }));
  await expect(page.getByText('Rozepsané údaje jsou uložené')).toBeVisible();
  expect(calls()).toBe(2);
  forgive(troubles, FAILED_REQUEST);
});

test('the bank is asked once more when the page has given up asking by itself [page.payment-confirm] [error.texts]', async ({ page, troubles }, testInfo) => {
  const { orderId } = await placeOrderAtBank(page, testInfo);
  let areLost = true;
  let calls = 0;
  await page.route((url) => url.pathname === '/api/www/payment/confirmations/add', async (route) => {
    if (areLost) return route.abort();
    calls += 1;
    return route.continue();
  });
  await page.clock.install();
  await open(page, `/checkout/payment/confirm/${orderId}`);
  await stopClock(page);
  const again = page.getByRole('alert').getByRole('button', { name: 'Ověřit znovu' });
  await expect(async () => {
    await page.clock.runFor(confirmPause(MAX_QUESTIONS));
    await expect(again).toBeVisible({ timeout: 200 });
  }).toPass();
  areLost = false;
  await clickTwice(again);
  await expect(again).toHaveCount(0);
  await expect(page.locator('[data-flow="paymentConfirm"]')).toHaveAttribute('data-state', 'waiting');
  expect(calls).toBe(1);
  forgive(troubles, FAILED_REQUEST);
});
