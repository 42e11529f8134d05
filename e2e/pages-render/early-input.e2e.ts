import type { Page } from '@playwright/test';
import { expect, isAlive, test } from '../fixtures.ts';
import { Listing } from '../pages/listing.page.ts';

/** Holds back what wakes the page up. */
async function asleep(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/entry-client-[^/]*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('a button that is pressed before the page is awake does its work once it is [page.listing]', { tag: '@phone' }, async ({ page, isMobile }) => {
  const wake = await asleep(page);
  await page.goto('/dovolena/recko/nabidky-letecky', { waitUntil: 'commit' });
  const name = isMobile ? /Upravit hledání/ : /^Kam/;
  await page.getByRole('search').first().getByRole('button', { name }).first().click();
  wake();
  await isAlive(page);
  await expect(isMobile ? page.getByRole('dialog') : page.getByRole('tree')).toBeVisible();
});

test('a choice that is made before the page is awake is made once it is [page.listing]', async ({ page }) => {
  const wake = await asleep(page);
  await page.goto('/dovolena/recko/nabidky-letecky', { waitUntil: 'commit' });
  const listing = new Listing(page);
  await listing.showPrices('celkem');
  wake();
  await isAlive(page);
  await expect(page).toHaveURL(/fullPrice=true/);
  await expect(page.getByRole('radio', { name: /celkem/ }).first()).toBeChecked();
});
