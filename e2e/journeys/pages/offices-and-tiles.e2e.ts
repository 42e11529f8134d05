/** Pages that lead on: offices with their doors, tiles with their listings. Each is reached by links from the home page. */
import { expectAccessible } from '../../accessibility.ts';
import { expect, open, test } from '../../fixtures.ts';
import { followFooterLink } from '../../pages/footer.ts';

test('from the home page to an office: when it is open, its number and the way there [page.offices] [office.list] [page.reached]', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  await followFooterLink(page, 'Zefira', 'Naše pobočky');
  await expect(page.locator('main[data-page="contentPageContactOffices"]')).toBeVisible();
  await expect(page.getByRole('img', { name: /Mapa České republiky.*Praha.*Brno/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('heading', { name: 'Praha' }).getByRole('link').click();
  await expect(page.locator('main[data-page="contentPageContactCity"]')).toBeVisible();
  await page.getByRole('link', { name: 'Na Můstku 12' }).click();
  await expect(page.locator('main[data-page="contentPageContactOffice"]')).toBeVisible();
  await expect(page.getByRole('link', { name: /Zavolat/ })).toHaveAttribute('href', 'tel:+420255700711');
  await expect(page.getByRole('row', { name: /pondělí.*9:00–19:00/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /neděle.*Zavřeno/ })).toBeVisible();
  await expect(page.getByText(/^(Otevřeno do|Zavřeno, )/)).not.toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Zobrazit na mapě' })).toHaveAttribute('rel', 'nofollow noreferrer');
  await expectAccessible(page);
});

test('an address that is not quite an office’s leads to it, one of none is not found [page.offices]', async ({ request }) => {
  const moved = await request.get('/pl/kontakt/cestovni-kancelar/nekde/jinde/brno1', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/pl/kontakt/cestovni-kancelar/brno/masarykova-21/brno1']);
  expect((await request.get('/kontakt/cestovni-kancelar/atlantida')).status()).toBe(404);
  expect((await request.get('/kontakt/cestovni-kancelar/brno/masarykova-21/constructor')).status()).toBe(404);
});

test('from the home page by a tile page to a listing [page.tiles] [page.tiles-url] [page.reached]', async ({ page }) => {
  await open(page, '/');
  await followFooterLink(page, 'Inspirace', 'Zima');
  await expect(page.locator('main[data-page="tilesPage"]')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Lyže v Rakousku' }).first().click();
  await expect(page.locator('main[data-page="listing"]')).toBeVisible();
  await expect(page).toHaveURL(/\/dovolena\/rakousko\/nabidky-lyze/);
});

test('what guests say shows the hotels that they praise, each with its card [page.tiles] [home.calls]', async ({ page }) => {
  await open(page, '/');
  await followFooterLink(page, 'Inspirace', 'Co říkají hosté');
  const hotels = page.getByRole('region', { name: 'Hotely, které hosté chválí' }).getByRole('article');
  await expect(hotels).not.toHaveCount(0);
  await expectAccessible(page);
  await hotels.first().getByRole('link').first().click();
  await expect(page.locator('main[data-page="hotelCard"]')).toBeVisible();
});
