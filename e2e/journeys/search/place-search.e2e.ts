/** Where to: places and hotels by what somebody types. */
import { expectAccessible } from '../../accessibility.ts';
import { expect, FAILED_REQUEST, forgive, isAlive, open, test } from '../../fixtures.ts';
import { someOffer } from '../../shop-api.ts';

test('finds places by what people call them, says how many, marks them, takes the first on Enter, and leads to hotels [search.suggest] [search.destinations-filter] [gs.option-fields]', async ({ page, search, troubles }, testInfo) => {
  await open(page, '/');
  await search.openField('Kam');
  const field = search.choices('Kam').getByRole('searchbox');
  const named = (name: string) => search.choices('Kam').getByRole('treeitem', { name });
  await expect(field).toBeFocused();
  await field.fill('greece');
  await expect(named('Řecko')).toBeVisible();
  await field.fill('bali');
  await expect(named('Řecko')).toHaveCount(0);
  await field.fill('grecko');
  await expect(named('Řecko')).toBeVisible();
  await expectAccessible(page);
  // What reads the page aloud hears only what changes in an element that stands already.
  const said = await search.choices('Kam').getByRole('status').first().elementHandle();
  await expect.poll(() => said!.textContent()).toBe('Nalezeno 1 místo, 0 hotelů.');
  await field.fill('qqxxzz');
  await expect(search.choices('Kam').getByRole('tree')).toHaveCount(0);
  await expect.poll(() => said!.textContent()).toBe('Takové místo v nabídce nemáme. Zkuste jiný název.');
  await expectAccessible(page);
  await field.fill('grecko');
  await expect(named('Řecko')).toBeVisible();
  await field.press('Enter');
  await expect(named('Řecko')).toHaveAttribute('aria-checked', 'true');

  // Where the shop cannot be asked, the tree is searched by itself.
  await page.route('**/api/www/destinations-filter*', (route) => route.abort());
  await field.fill('kreta');
  await expect(named('Kréta')).toBeVisible();
  await page.unroute('**/api/www/destinations-filter*');
  forgive(troubles, FAILED_REQUEST);
  forgive(troubles, /destinations-filter/);

  const offer = await someOffer(page, testInfo);
  await field.fill(offer.hotelName);
  await expect(search.choices('Kam').getByRole('link', { name: offer.hotelName }).first()).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(offer.hotelPath));
  await isAlive(page);
});
