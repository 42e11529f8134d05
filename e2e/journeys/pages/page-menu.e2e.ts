import { expect, open, test } from '../../fixtures.ts';

test('the ways into the shop stand in one line of the header in every language, from the narrowest desktop on [menu.calls] [view.breakpoints]', async ({ page }) => {
  for (const language of ['', '/pl', '/ro', '/uk', '/hu']) {
    await page.goto(`${language}/kontakt`);
    for (const width of [992, 1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 600 });
      const tops = await page.getByRole('banner').getByRole('navigation').getByRole('link').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect([language, width, tops.length, new Set(tops).size]).toEqual([language, width, 8, 1]);
    }
  }
});

test('the header leads to search, wishlist, account, offices and campaigns; on phones the menu opens [menu.calls] [page.reached]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/dovolena');
  const header = page.getByRole('banner');
  for (const [name, path] of [['Oblíbené', '/oblibene'], ['Můj účet', '/mytui'], ['Pobočky', '/kontakt/cestovni-kancelar'], ['Akce', '/akce']] as const) {
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await header.getByRole('link', { name: 'Hledat dovolenou' }).click();
  await expect(page.getByRole('main')).toHaveAttribute('data-page', 'homePage');
  await expect(page.locator('#search')).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/pl');
  await expect(header.getByRole('link', { name: 'Ulubione' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Okazje' })).toBeHidden();
  await header.getByRole('button', { name: 'Menu' }).click();
  await header.getByRole('link', { name: 'Okazje' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Okazje i oferty');
  await page.getByRole('main').getByRole('link', { name: 'Sylwester nad morzem' }).click();
  await expect(page.getByRole('main')).toHaveAttribute('data-page', 'listing');

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Deklaracja dostępności' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deklaracja dostępności');
  await footer.getByRole('button', { name: 'Ustawienia plików cookie' }).click();
  await expect(page.locator('[data-flow=consent]')).toBeVisible();
});
