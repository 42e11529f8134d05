import { expect, open, test } from '../../fixtures.ts';

test('an address is handed on, and opens the same list elsewhere; a browser that refuses is answered [url.listing-q]', { tag: '@phone' }, async ({ page, context, listing, browser }) => {
  await page.addInitScript(() => { Object.defineProperty(navigator, 'share', { value: undefined }); });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/dovolena/nabidky-letecky');
  await listing.sortBy('Od nejdražší');
  await expect(page).toHaveURL(/sort:priceDESC/);
  const codes = await listing.offerCodes();
  const share = page.getByRole('button', { name: 'Sdílet' });
  await share.click();
  await expect(page.getByText('Odkaz je zkopírovaný.')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const other = await (await browser.newContext()).newPage();
  await open(other, address);
  expect(await other.locator('article[data-offer-code]').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-offer-code')))).toEqual(codes);
  await other.context().close();

  await page.evaluate(() => { navigator.clipboard.writeText = async () => { throw new DOMException('Denied', 'NotAllowedError'); }; });
  await share.click();
  await expect(page.getByText('Odkaz zkopírujte z adresního řádku.')).toBeVisible();
});

test.describe('Who has not touched the page yet', () => {
  test.use({ consent: null });

  test('shares its address with the very first press, which waits for what answers it [url.listing-q]', { tag: '@phone' }, async ({ page, context }) => {
    await page.addInitScript(() => { Object.defineProperty(navigator, 'share', { value: undefined }); });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/dovolena/nabidky-letecky');
    const share = page.getByRole('button', { name: 'Sdílet' });
    await expect(share).toBeEnabled();
    await share.click();
    await expect(page.getByText('Odkaz je zkopírovaný.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
});
