import { expect, open, test } from '../fixtures.ts';
import { someOffer } from '../shop-api.ts';

const TWO_ROOMS = [{ adults: 2, childBirthDates: [] }, { adults: 1, childBirthDates: [] }];

test('two rooms are chosen one after another, each in the address; the last change is taken back [rooms.states] [config.choices] [hotel.multiroom]', async ({ page, hotelCard }, testInfo) => {
  const offer = await someOffer(page, testInfo, 'WS', TWO_ROOMS);
  await open(page, `${offer.offerPath}?q=ctAdult:3:ctChild:0:room:2:room:1:multiroom:T`);
  const rooms = page.locator('[data-flow="roomChoice"]');
  await page.locator('[data-part="rooms"]').scrollIntoViewIfNeeded();
  const places = rooms.getByRole('group', { name: 'Pro koho vybíráte pokoj' }).getByRole('button');
  await expect(places).toHaveCount(2);
  await places.nth(1).click();
  await expect(places.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const other = rooms.locator('article[data-room-code]').filter({ has: page.getByRole('button', { name: /^Vybrat/ }) }).first();
  const code = (await other.getAttribute('data-room-code'))!;
  const before = await hotelCard.total();
  await other.getByRole('button', { name: /^Vybrat/ }).click();
  await expect(page).toHaveURL(new RegExp(`room:1\\.${code}`));
  await expect(rooms.locator(`article[data-room-code="${code}"]`)).toContainText('Právě vybráno');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await expect(page.locator('aside [data-price]')).not.toHaveAttribute('data-price', String(before));
  await expect(hotelCard.orderButton).toBeEnabled();
  await hotelCard.order();
  await expect(page.locator('main[data-page]')).toHaveAttribute('data-page', 'checkoutReservation');
});
