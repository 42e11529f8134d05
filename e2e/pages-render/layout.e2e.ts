import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures.ts';
import { fillCart, placeOrder, someOffer } from '../shop-api.ts';

const widths = [320, 390, 820, 1000, 1440];

/** What reaches beyond the right edge; programs that scroll by themselves (rows of pictures, tables) may. */
async function wide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    return [`${scrollWidth} > ${clientWidth}`, ...out.slice(0, 5).map((element) => `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.slice(0, 40)}`)];
  });
}

/** Cards that cut off some of what they say. */
async function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll<HTMLElement>('main :is(article, section) > div')]
    .filter((card) => getComputedStyle(card).overflowX === 'clip' && (card.scrollWidth > card.clientWidth + 1 || card.scrollHeight > card.clientHeight + 1))
    .map((card) => card.innerText.slice(0, 60)));
}

async function expectToFit(page: Page, path: string): Promise<void> {
  await open(page, path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect([path, width, await wide(page), await cut(page)]).toEqual([path, width, [], []]);
  }
}

test('no page scrolls sideways or cuts what an offer says on a phone, a tablet or a desktop, whatever words it speaks [page.home] [page.listing] [page.hotel-card]', async ({ page }, testInfo) => {
  test.slow();
  const offer = await someOffer(page, testInfo, 'WO');
  for (const language of ['', '/hu', '/pl', '/uk']) {
    for (const path of ['', '/dovolena/nabidky-okruzni', '/dovolena/nabidky-autem', offer.offerPath]) await expectToFit(page, language + path || '/');
  }
});

test('what the search opens fits its window, and its last button is in sight [date.draft] [gs.filter-kinds]', async ({ page, search }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await open(page, '/');
  await search.openField('Kdy');
  await expect(search.choices('Kdy').getByRole('button', { name: 'Potvrdit termín' })).toBeInViewport({ ratio: 1 });
  expect(await wide(page)).toEqual([]);
  await search.openField('Kam');
  const where = search.choices('Kam');
  await where.getByRole('treeitem').first().press('ArrowRight');
  await expect(where.getByRole('treeitem', { expanded: true })).toBeVisible();
  await expect(where.getByRole('button', { name: 'Hotovo' })).toBeInViewport({ ratio: 1 });
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
