/** Activities on a map: the way there from the menu, prices to press, the list that says the same, and what remains where no map can be drawn. */
import { expectAccessible } from '../../accessibility.ts';
import { expect, isOn, open, test } from '../../fixtures.ts';
import { DRAWS_MAPS, isOfMap, withoutWebgl } from '../../webgl.ts';

test.use(DRAWS_MAPS);

test('the menu leads to excursions; what a search finds stands on a map, on a press only, with its list beside it [route.excursions] [excursion.search]', { tag: '@phone' }, async ({ page }, { project }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/vylety/platba');
  if (project.name === 'phone') await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('banner').getByRole('navigation').getByRole('link', { name: 'Výlety' }).click();
  await isOn(page, 'excursionHome');
  // Suggestions may cover the button on a phone; its keyboard has a key for that.
  await page.getByRole('combobox', { name: 'Kam nebo co' }).fill('plavba');
  await page.keyboard.press('Enter');
  await isOn(page, 'excursionSearch');
  const total = Number(/\d+/.exec(await page.getByRole('heading', { level: 2, name: /výlet/ }).innerText())![0]);
  const button = page.getByRole('button', { name: 'Zobrazit na mapě' });
  await button.waitFor();
  const lastLine = page.getByRole('contentinfo').getByText(/^©/);
  await expect.poll(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [line, way] = await Promise.all([lastLine.boundingBox(), button.boundingBox()]);
    return line!.y + line!.height <= way!.y;
  }).toBe(true);
  expect(asked.filter((path) => isOfMap(path) || path.endsWith('/activity/map'))).toEqual([]);
  await button.click();
  const map = page.locator('[data-flow="activityMap"]');
  await expect(map.locator('[data-flow="mapCanvas"]')).toHaveAttribute('data-state', 'drawn', { timeout: 30_000 });
  const rows = map.locator('li[data-activity]');
  await expect(rows).toHaveCount(total);
  await expect(map.getByRole('region', { name: 'Mapa', exact: true })).toBeVisible();
  await expectAccessible(page);
  await map.getByRole('button', { name: /Kč/ }).first().press('Enter');
  await expect(map.locator('li[data-picked]').first()).toBeInViewport();
  await page.goBack();
  await expect(map).toBeHidden();
  await button.click();
  const name = await rows.first().getByRole('link').innerText();
  await rows.first().getByRole('link').click();
  await isOn(page, 'excursionActivity');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('where a browser draws no maps the list of activities stays and says why [excursion.search]', async ({ page }) => {
  await withoutWebgl(page);
  await open(page, '/vylety/hledani?region=kreta');
  await page.getByRole('button', { name: 'Zobrazit na mapě' }).click();
  await expect(page.getByText('Tento prohlížeč mapu nenakreslí')).toBeVisible();
  await expect(page.locator('[data-flow="activityMap"] li[data-activity]').nth(2)).toBeVisible();
});
