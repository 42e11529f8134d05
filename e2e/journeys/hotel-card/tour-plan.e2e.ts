import { expect, isOn, open, test } from '../../fixtures.ts';
import { someOffer } from '../../shop-api.ts';

test('the days of a round trip are read one by one, all together, or folded away; above them stands the summary [view.accordion] [hotel.details]', { tag: '@phone' }, async ({ page, listing }) => {
  await open(page, '/dovolena/nabidky-okruzni');
  await listing.openOffer(0);
  await isOn(page, 'hotelCard');
  const plan = page.getByRole('region', { name: 'Program zájezdu' });
  const days = plan.locator('button[aria-expanded]');
  const openDays = plan.locator('button[aria-expanded=true]');
  // Of a page that follows, what is below its first screen is drawn a moment later.
  await expect(days.nth(2)).toBeAttached();
  const count = await days.count();
  await expect(openDays).toHaveCount(count);
  await plan.getByRole('button', { name: 'Sbalit vše' }).click();
  await expect(openDays).toHaveCount(0);
  await expect(plan.getByRole('button', { name: 'Sbalit vše' })).toBeDisabled();
  await days.nth(1).press('Enter');
  await expect(days.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await days.nth(2).click();
  await expect(openDays).toHaveCount(1);
  await expect(days.nth(2)).toHaveAttribute('aria-expanded', 'true');
  await days.nth(2).click();
  await expect(openDays).toHaveCount(0);
  await plan.getByRole('button', { name: 'Rozbalit vše' }).click();
  await expect(openDays).toHaveCount(count);
  await open(page, `/pl${new URL(page.url()).pathname}`);
  await expect(page.getByRole('heading', { name: 'Podsumowanie wycieczki' })).toBeVisible();
});

test('a ski hotel shows its slopes, another one neither those nor a tour [hotel.details]', async ({ page }, testInfo) => {
  const slopes = page.getByRole('region', { name: 'Sjezdovky v okolí' }).getByRole('img');
  await open(page, (await someOffer(page, testInfo, 'NR')).offerPath);
  await slopes.scrollIntoViewIfNeeded();
  await expect.poll(() => slopes.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  await open(page, (await someOffer(page, testInfo)).offerPath);
  await expect(page.getByRole('heading', { name: 'O hotelu' })).toBeAttached();
  await expect(slopes).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Program zájezdu' })).toHaveCount(0);
});
