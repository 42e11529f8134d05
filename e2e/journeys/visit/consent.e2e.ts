import { enlargeLetters, expectToBeUncovered } from '../../accessibility.ts';
import { expect, FAILED_REQUEST, forgive, isAlive, open, test } from '../../fixtures.ts';
import { ConsentBanner } from '../../pages/consent-banner.page.ts';
import { nextFrame } from '../../pages/next-frame.ts';

test.use({ consent: null });

/** What keeps the shop working without a choice: who this browser is to the API, and the choice. */
const NECESSARY = { cookies: ['consent'], storage: ['appId', 'tokenGeneration'] };

test('before a choice only what is necessary is kept, the choice itself is, and it can be changed [consent.categories]', { tag: '@phone' }, async ({ page, context }) => {
  const banner = new ConsentBanner(page);
  await open(page, '/dovolena/nabidky-letecky');
  await expect(banner.root).toBeVisible();
  await page.getByRole('contentinfo').getByText('Zefira je ukázkový obchod').scrollIntoViewIfNeeded();
  // Comparing has begun with the first move on the page.
  await expect(page.getByRole('button', { name: /^Přidat k porovnání/ }).first()).toBeVisible();
  const kept = async () => ({
    cookies: (await context.cookies()).map(({ name }) => name).filter((name) => !NECESSARY.cookies.includes(name)),
    storage: (await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).filter((name) => !NECESSARY.storage.includes(name)),
  });
  expect(await kept()).toEqual({ cookies: [], storage: [] });
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('consent');

  await banner.customise();
  await banner.allow('Statistika');
  await banner.root.getByRole('button', { name: 'Zavřít okno' }).click();
  await banner.customise();
  await expect(banner.category('Statistika')).not.toBeChecked();
  await banner.allow('Předvolby');
  await banner.save();
  await expect(banner.root).toBeHidden();
  expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe('preferences');
  await page.reload();
  await isAlive(page);
  await expect(banner.root).toBeHidden();
  await expect.poll(async () => (await kept()).cookies).toEqual(['shop_visited']);

  const settings = page.getByRole('button', { name: 'Nastavení cookies' });
  await settings.click();
  await expect(banner.root.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner.root).toBeHidden();
  await expect(settings).toBeFocused();
  await settings.click();
  await expect(banner.root.getByRole('checkbox', { name: /^Předvolby/ })).toBeChecked();
  await expect(banner.root.getByRole('checkbox', { name: /^Nezbytné/ })).toBeDisabled();
  await banner.refuse();
  expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe('none');
});

test('the page stays where it is while Tab goes through the question, each button of which is seen, also enlarged four times [consent.categories]', { tag: '@phone' }, async ({ page }) => {
  const banner = new ConsentBanner(page);
  await open(page, '/dovolena/nabidky-letecky');
  await expect(banner.root).toBeVisible();
  const buttons = banner.root.getByRole('button');
  for (const viewport of [page.viewportSize()!, { width: 320, height: 256 }]) {
    await page.setViewportSize(viewport);
    // Until what the new size moves has moved.
    await nextFrame(page);
    await nextFrame(page);
    await page.evaluate(() => scrollTo(0, 600));
    await buttons.first().focus();
    for (const place of [0, 1, 2]) {
      // Not once more after the last: what follows it is kept in view for some frames.
      if (place > 0) await page.keyboard.press('Tab');
      await expect(buttons.nth(place)).toBeFocused();
      await expectToBeUncovered(buttons.nth(place));
      expect(await page.evaluate(() => scrollY)).toBe(600);
    }
  }
});

test('behind the question an order’s bar comes up for the focus; the ways to map and chat wait for its answer [consent.categories]', { tag: '@narrow' }, async ({ page, listing, hotelCard }) => {
  const banner = new ConsentBanner(page);
  await open(page, '/dovolena/nabidky-letecky');
  const openers = page.locator('button').filter({ hasText: /Zobrazit na mapě|Napište nám/ });
  // They come with the first key or once the page is idle.
  await page.keyboard.press('Tab');
  await expect(openers).toHaveCount(2);
  await expect(openers.filter({ visible: true })).toHaveCount(0);
  await listing.tiles.first().getByRole('link').click();
  await hotelCard.orderButton.focus();
  await expectToBeUncovered(hotelCard.orderButton);
  await banner.refuse();
  await page.goBack();
  await expect(openers.filter({ visible: true })).toHaveCount(2);
});

test('in letters twice as large the question, header and footer take more lines, and nothing of them is cut off [consent.categories] [cms.header-components]', async ({ page }) => {
  await enlargeLetters(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/hu/oblibene');
    await page.getByRole('contentinfo').getByRole('link').first().scrollIntoViewIfNeeded();
    expect(await page.locator(':is(header, footer, [data-flow="consent"]) :is(a, button, p)').evaluateAll((elements) => elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.parentElement!.clientWidth > 1)
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth || element.scrollWidth > element.clientWidth + 1)
      .map(({ textContent }) => textContent)), `${width} px`).toEqual([]);
  }
  expect((await page.locator('[data-flow="consent"]').boundingBox())!.height).toBeLessThan(400);
});

test('Escape closes the choices while they are still on their way [consent.categories]', async ({ page }) => {
  const banner = new ConsentBanner(page);
  await page.route('**/consent-choices-*.js', () => {});
  await open(page, '/kontakt');
  await banner.customise();
  await expect(banner.root.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner.root.getByRole('button', { name: 'Vybrat, co povolím' })).toBeVisible();
});

test('choices that could not be had say so beneath the question, beside whose buttons nothing moves [consent.categories]', async ({ page, troubles }) => {
  const banner = new ConsentBanner(page);
  await page.route('**/consent-choices-*.js', (route) => route.abort());
  await open(page, '/kontakt');
  await banner.customise();
  const failed = banner.root.getByRole('alert');
  await expect(failed).toBeVisible();
  const tops = await banner.root.getByRole('button', { name: /^(Jen nezbytné|Povolit všechny|Uložit volbu)$/ }).evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().bottom));
  expect([tops.length, new Set(tops).size]).toEqual([3, 1]);
  expect((await failed.boundingBox())!.y).toBeGreaterThan(tops[0]!);
  forgive(troubles, FAILED_REQUEST);
});

test('a choice that is made in one tab closes the question in the others [consent.categories]', async ({ page, context }) => {
  const banner = new ConsentBanner(page);
  await open(page, '/dovolena/nabidky-letecky');
  await expect(banner.root).toBeVisible();
  const other = await context.newPage();
  await open(other, '/kontakt');
  await new ConsentBanner(other).refuse();
  await expect(banner.root).toBeHidden();
});
