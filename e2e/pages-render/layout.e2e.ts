import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures.ts';
import { fillCart, placeOrder, someOffer } from '../shop-api.ts';

const widths = [390, 820, 1440];

/** What reaches beyond the right edge; programs that scroll by themselves (rows of pictures, tables) may. */
async function wide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    return [`${scrollWidth} > ${clientWidth}`, ...out.slice(0, 5).map((element) => `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.slice(0, 40)}`)];
  });
}

async function expectToFit(page: Page, path: string): Promise<void> {
  await open(page, path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect([path, width, await wide(page)]).toEqual([path, width, []]);
  }
}

test('no page scrolls sideways on a phone, a tablet or a desktop, whatever words it speaks [page.home] [page.listing] [page.hotel-card]', async ({ page }, testInfo) => {
  test.slow();
  const offer = await someOffer(page, testInfo, 'WO');
  for (const language of ['', '/hu', '/pl', '/uk']) {
    for (const path of ['', '/dovolena/nabidky-okruzni', offer.offerPath]) await expectToFit(page, language + path || '/');
  }
});

test('no page of an order scrolls sideways, also with its errors [page.checkout-reservation] [page.payment] [page.order-placed]', async ({ page }, testInfo) => {
  test.slow();
  const offer = await someOffer(page, testInfo, 'NR');
  await fillCart(page, offer);
  await expectToFit(page, `/hu/checkout/rezervace/${offer.offerCode}`);
  await page.locator('main button[type=submit]').click();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await wide(page)]).toEqual([width, []]);
  }
  const order = await placeOrder(page, testInfo, 'DW');
  for (const path of [`/checkout/platba/${order.orderId}`, `/platba-negativni/${order.orderId}`, `/pz/order-placed/${order.reference}`]) await expectToFit(page, `/pl${path}`);
});
