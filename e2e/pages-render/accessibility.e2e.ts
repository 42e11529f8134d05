import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleColours } from '../accessibility.ts';
import { expect, FAILED_REQUEST, forgive, isOn, open, test } from '../fixtures.ts';
import { ConsentBanner } from '../pages/consent-banner.page.ts';
import { fillCart, placeOrder, someOffer } from '../shop-api.ts';

/** What is open over a page that is judged by itself. */
const DIALOG = 'dialog[open]';

/** Judges what is shown, in both colour schemes, without loading it twice. */
async function expectAccessibleInBoth(page: Page, part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, part);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessibleColours(page, part);
}

/** Leaves what is open, and waits until it has gone: what stands beneath it may have the same name. */
async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('pages to find a holiday are accessible, light and dark [page.home] [page.listing] [page.hotel-card]', { tag: '@phone' }, async ({ page }, testInfo) => {
  test.slow();
  const offer = await someOffer(page, testInfo, 'WO');
  for (const path of ['/', '/dovolena/nabidky-letecky', offer.offerPath]) {
    await open(page, path);
    await expectAccessibleInBoth(page);
  }
});

test('pages to read and to be told are accessible, light and dark [page.errors] [page.content]', async ({ page, troubles }) => {
  for (const path of ['/obchodni-podminky', '/nesmysl', '/oblibene', '/dovolena/nabidky-charter?q=dF:28:dT:28']) {
    await open(page, path);
    await expectAccessibleInBoth(page);
  }
  forgive(troubles, FAILED_REQUEST);
});

test('pages to order and pay are accessible, light and dark [page.checkout-reservation] [page.payment] [page.order-placed]', { tag: '@phone' }, async ({ page, checkout, payment, bank }, testInfo) => {
  test.slow();
  const offer = await someOffer(page, testInfo);
  await fillCart(page, offer);
  await open(page, `/checkout/rezervace/${offer.offerCode}`);
  await checkout.continueToRecommendations();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInBoth(page);
  await checkout.fillCouple();
  await checkout.continueToRecommendations();
  await expectAccessibleInBoth(page);
  await checkout.continueToSummary();
  await expect(checkout.orderButton).toBeVisible();
  await checkout.order();
  await expect(page.getByRole('checkbox', { name: /podmínk/ })).toBeFocused();
  // By chance of that scrolling the bar that stays lies over half a radio, which axe takes for all of it.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleInBoth(page);
  const order = await placeOrder(page, testInfo, 'NR');
  await open(page, `/checkout/platba/${order.orderId}`);
  await payment.pay();
  await expectAccessibleInBoth(page);
  await payment.chooseMethod('Platební kartou');
  await payment.pay();
  await expect(bank.heading).toBeVisible();
  await expectAccessible(page);
  await bank.answer('Odmítnout platbu');
  await isOn(page, 'checkoutPaymentFailed');
  await expectAccessibleInBoth(page);
  await open(page, `/pz/order-placed/${order.reference}`);
  await expectAccessibleInBoth(page);
});

test('what opens over the pages is accessible too, light and dark [page.home] [page.listing] [page.hotel-card]', async ({ page, search, hotelCard }, testInfo) => {
  test.slow();
  await page.context().clearCookies();
  await open(page, '/');
  await new ConsentBanner(page).customise();
  await expectAccessibleInBoth(page);
  await new ConsentBanner(page).refuse();
  for (const field of ['Kam', 'Odkud', 'Kdy', 'Na jak dlouho', 'Kdo'] as const) {
    await search.openField(field);
    await expect(search.choices(field)).toBeVisible();
    if (field === 'Kdo') {
      await search.addChild();
      await search.confirmParty();
    }
    await expectAccessibleInBoth(page, DIALOG);
  }
  const offer = await someOffer(page, testInfo);
  await open(page, offer.offerPath);
  await page.getByRole('button', { name: /^Den odletu/ }).click();
  await expect(page.getByRole('dialog', { name: 'Den odletu' }).locator('[data-date]').first()).toBeVisible();
  await expectAccessibleInBoth(page, DIALOG);
  await leave(page);
  await page.getByRole('button', { name: /^Zobrazit (všech|všechny)/ }).click();
  await expectAccessibleInBoth(page, DIALOG);
  await leave(page);
  await hotelCard.openParty();
  await expectAccessibleInBoth(page, DIALOG);
});

test('the panels of a phone are accessible, light and dark [page.home] [page.listing]', { tag: '@narrow' }, async ({ page, search, listing }) => {
  test.slow();
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessibleInBoth(page);
  await leave(page);
  await search.begin();
  await expectAccessibleInBoth(page, DIALOG);
  await open(page, '/dovolena/nabidky-letecky');
  await search.begin();
  const panel = page.getByRole('dialog', { name: 'Kam pojedete?' });
  for (const filter of ['Jaká dovolená', 'Kam', 'Odkud', 'Kdy', 'Na jak dlouho', 'Kdo', 'Seřadit', 'Filtry']) {
    await panel.getByRole('button', { name: new RegExp(`^${filter} `) }).click();
    await expect(page.getByRole('group', { name: filter, exact: true }).getByRole('button').first()).toBeVisible();
    await expectAccessibleInBoth(page, DIALOG);
    await page.getByRole('button', { name: 'Zpět', exact: true }).click();
    await expect(panel).toBeVisible();
  }
  await leave(page);
  await listing.sheetOpener.click();
  await expect(page.getByRole('dialog', { name: 'Filtry' })).toBeVisible();
  await expectAccessibleInBoth(page, DIALOG);
  await leave(page);
  await listing.sortOpener.click();
  await expect(page.getByRole('dialog', { name: 'Seřadit' })).toBeVisible();
  await expectAccessibleInBoth(page, DIALOG);
});
