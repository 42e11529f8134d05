import type { Page } from '@playwright/test';

/** Has the shop tell the time of the page's clock, or one that is `ahead` of it by milliseconds: a test moves that clock, the shop's it cannot. */
export async function tellTimeOf(page: Page, ahead = 0): Promise<void> {
  await page.route('**/api/www/user/info/get*', async (route) => {
    const response = await route.fetch();
    const now = await page.evaluate(() => Date.now());
    await route.fulfill({ response, json: { ...await response.json() as object, timestamp: new Date(now + ahead).toISOString() } });
  });
}
