import { expect, open, test } from '../fixtures.ts';
import { someOffer } from '../shop-api.ts';

/** What other programs find flows by, on pages that people land on. */
const ROOTS = {
  '/dovolena/nabidky-letecky': {
    '[data-flow="accordion"][data-flow-key="facets"]': /^(?:collapsed|mixed|expanded)$/,
    '[data-flow="share"]': /^idle$/,
    '[data-flow="wishlist"]': /^(?:fetching|saved)$/,
    '[data-flow="session"]': /^following\./,
  },
  hotel: {
    '[data-flow="hotelParts"]': /\bweather\.\w+ .*reviews\.\w+/,
    '[data-flow="priceCheck"]': /^fresh$/,
  },
};

test('a flow’s element names its whole state', async ({ page }, testInfo) => {
  const { offerPath } = await someOffer(page, testInfo);
  for (const [path, roots] of Object.entries(ROOTS)) {
    await open(page, path === 'hotel' ? offerPath : path);
    await page.mouse.move(600, 300);
    for (const [root, state] of Object.entries(roots)) await expect(page.locator(root), root).toHaveAttribute('data-state', state);
  }
});
