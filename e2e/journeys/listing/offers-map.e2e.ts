/** Offers on a map: prices to press, the list that says the same, and what remains where no map can be drawn. */
import { expectAccessible } from '../../accessibility.ts';
import { expect, open, test } from '../../fixtures.ts';
import { DRAWS_MAPS, isOfMap, withoutWebgl } from '../../webgl.ts';

test.use(DRAWS_MAPS);

test('a map shows the prices of the list, is searched where it looks, comes back after the filters, and asks no other host [listing.map] [listing.coordinates] [view.fullscreen]', { tag: '@phone' }, async ({ page }, { project }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/dovolena/nabidky-letecky');
  const button = page.getByRole('button', { name: 'Zobrazit na mapě' });
  await button.waitFor();
  expect(asked.filter(isOfMap)).toEqual([]);
  await button.click();
  const map = page.locator('[data-flow="offersMap"]');
  const rows = map.locator('li[data-offer-code]');
  await expect(map.locator('[data-flow="mapCanvas"]')).toHaveAttribute('data-state', 'drawn', { timeout: 30_000 });
  expect(asked.filter(isOfMap).length).toBeGreaterThan(0);
  await expect(page.locator('dialog#mapOverlay')).toHaveAttribute('data-view', 'overlay');
  await expect(rows.nth(5)).toBeVisible();
  await expectAccessible(page);

  // By keyboard: a cluster opens until single hotels stand in the list and on the map alike.
  const cluster = map.getByRole('button', { name: / hotel\S* od / }).first();
  await cluster.focus();
  await page.keyboard.press('Enter');
  await expect(map.locator('li[data-picked]').first()).toBeVisible();

  const before = await rows.first().getAttribute('data-offer-code');
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Přiblížit' }).click();
  const search = page.waitForRequest((request) => request.url().includes('/api/www/search/offers') && request.postDataJSON().radius > 0);
  await page.getByRole('button', { name: 'Hledat tady' }).click();
  const { radius, regionLocation } = (await search).postDataJSON();
  expect(radius).toBeLessThan(2000);
  expect(Math.abs(regionLocation.latitude)).toBeLessThan(85);
  await expect(map).toHaveAttribute('data-state', /offers\.(found|empty)/);
  await page.getByRole('button', { name: 'Hledat všude' }).click();
  await expect(rows.first()).toHaveAttribute('data-offer-code', before!);

  if (project.name === 'phone') {
    await map.getByRole('button', { name: 'Filtry' }).click();
    // The map follows the choice itself: it may ask before the filters are closed.
    const narrowed = page.waitForRequest((request) => request.url().includes('/api/www/search/offers') && JSON.stringify(request.postDataJSON().filters).includes('stars') && request.postDataJSON().metaData.pageSize === 60);
    await page.locator('dialog#facets').getByText('5 hvězdiček').first().click();
    await page.locator('dialog#facets').getByRole('button', { name: /^Zavřít|^Ukázat|^Zobrazit/ }).last().click();
    await narrowed;
    await expect(map).toBeVisible();
    await expect(map.getByRole('button', { name: 'Filtry' })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(map).toBeHidden();
  await expect(page.getByRole('button', { name: 'Zobrazit na mapě' })).toBeFocused();
});

test('the map goes no closer than its coasts are true, by button or wheel, and searches no smaller a place [listing.map] [listing.scope]', async ({ page }) => {
  await open(page, '/dovolena/nabidky-letecky');
  await page.getByRole('button', { name: 'Zobrazit na mapě' }).click();
  const map = page.locator('[data-flow="mapCanvas"]');
  await expect(map).toHaveAttribute('data-state', 'drawn', { timeout: 30_000 });
  const box = (await map.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const closer = page.getByRole('button', { name: 'Přiblížit' });
  const searchHere = async () => {
    const search = page.waitForRequest((request) => request.url().includes('/api/www/search/offers') && request.postDataJSON().radius > 0);
    await page.getByRole('button', { name: 'Hledat tady' }).click();
    return (await search).postDataJSON().radius as number;
  };
  // Far more steps than there are between the whole world and a street.
  for (let step = 0; step < 16; step += 1) await closer.click();
  const radius = await searchHere();
  expect(radius).toBeLessThan(400);
  for (let step = 0; step < 10; step += 1) await page.mouse.wheel(0, -600);
  for (let step = 0; step < 6; step += 1) await closer.click();
  expect(await searchHere()).toBeCloseTo(radius, -1);
  // Natural Earth at 1 : 10 million is true to about a kilometre: a few hundred pixels stand for a hundred.
  expect(radius).toBeGreaterThan(60);
});

test('where a browser draws no maps the list stays and says why [listing.map]', { tag: '@phone' }, async ({ page }) => {
  await withoutWebgl(page);
  await open(page, '/dovolena/nabidky-letecky');
  await page.getByRole('button', { name: 'Zobrazit na mapě' }).click();
  await expect(page.getByText('Tento prohlížeč mapu nenakreslí')).toBeVisible();
  const rows = page.locator('[data-flow="offersMap"] li[data-offer-code]');
  await expect(rows.nth(5)).toBeVisible();
  // On a phone the list stands right beneath the words.
  await expect(rows.nth(3)).toBeInViewport();
});
