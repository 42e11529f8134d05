/** What a campaign counts down to, its tile, its dialog, its end; and the sale of an offer on its last day. */
import { expectAccessible } from '../../accessibility.ts';
import { expect, open, test } from '../../fixtures.ts';
import { tellTimeOf } from '../../server-time.ts';
import { someOffer } from '../../shop-api.ts';
import { bookableUntil } from '../../../src/domain/booking/bookable-until.ts';

const DAY = 86_400_000;

test('a tile counts every second to its end date by the server’s clock, on a device whose own is a day late, over a sleep too, and says at zero that it is over [view.countdown] [view.dialog]', { tag: '@phone' }, async ({ page }) => {
  const day = /<time dateTime="([^"]+)"/i.exec(await (await page.request.get('/silvestr')).text())![1]!;
  const end = Date.parse(`${day}T23:59:59.999+01:00`);
  const late = end - DAY;
  await tellTimeOf(page, DAY);
  await page.clock.install({ time: late - 200_000 });
  await open(page, '/silvestr');
  const tile = page.locator('[data-flow="countdown"]');
  await expect(tile).toHaveAttribute('data-state', /time\.counting/);
  await expect(tile.getByRole('timer', { name: 'Poslední den roku:' })).toContainText(/00\s*hodin.*03\s*minuty/);
  await tile.getByRole('button', { name: 'Jak vybrat termín' }).click();
  const dialog = page.getByRole('dialog', { name: 'Jak vybrat termín' });
  await expect(dialog.getByRole('timer')).toContainText(/0[23]\s*minuty/);
  await expect(dialog.locator('img')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zavřít okno' }).click();
  await expect(dialog).toHaveCount(0);
  await page.clock.pauseAt(late - 99_500);
  await expect(tile.getByRole('timer')).toContainText(/01\s*minuta\s*40\s*sekund/);
  await page.clock.runFor(1000);
  await expect(tile.getByRole('timer')).toContainText(/01\s*minuta\s*39\s*sekund/);
  await page.clock.fastForward(80_000);
  await expect(tile.getByRole('timer')).toContainText(/00\s*minut\s*19\s*sekund/);
  await page.clock.runFor(20_000);
  await expect(tile).toHaveAttribute('data-state', /time\.ended/);
  await expect(tile.getByRole('status')).toHaveText('Šťastný nový rok!');
  await expect(tile.getByRole('timer')).toHaveCount(0);
});

test('the sale of an offer is counted down on its card on its last day, until midnight, follows the chosen day, and when its sale has ended the card leads to the nearest ones [view.countdown] [config.selected-offer]', { tag: '@phone' }, async ({ page, hotelCard }, testInfo) => {
  const today = Temporal.Now.plainDateISO('Europe/Prague');
  const { offerPath, departureDate: departure } = await someOffer(page, testInfo);
  const end = bookableUntil(departure);
  await tellTimeOf(page);
  await page.clock.install({ time: end - 200_000 });
  await open(page, offerPath);
  const place = page.locator('[data-flow="saleEnd"]');
  const timer = place.getByRole('timer', { name: 'Tento odjezd prodáváme už jen dnes, do půlnoci.' });
  await expect(timer).toContainText(/00\s*hodin.*0[123]\s*minut/);
  await expectAccessible(page);
  const day = await hotelCard.chooseAnotherDay();
  await expect.poll(() => hotelCard.offerCode()).toContain(day.replaceAll('-', ''));
  await expect(place).toHaveCount(0);
  await hotelCard.chooseDay(departure);
  await expect(place).toHaveAttribute('data-state', 'lastHours.counting');
  await page.clock.pauseAt(end - 59_500);
  await expect(timer).toContainText(/00\s*minut.*59\s*sekund|01\s*minuta.*00\s*sekund/);
  // The shop's own clock has not moved: it says what it says of a departure of today.
  await page.route('**/hotelCard/offer?*', async (route) => {
    const body = route.request().postDataJSON() as { offerCode: string };
    await route.continue({ postData: { ...body, offerCode: body.offerCode.replace(/_\d{8}_/, `_${today.toString().replaceAll('-', '')}_`) } });
  }, { times: 1 });
  await page.clock.fastForward(58_500);
  await expect(timer).toContainText(/0[01]\s*sekund/);
  await page.clock.runFor(1000);
  await expect(page.getByRole('status').filter({ hasText: 'Prodej tohoto odjezdu už skončil.', visible: true })).toBeVisible();
  await expect(timer).toHaveCount(0);
  await page.clock.resume();
  await page.getByRole('heading', { name: 'Nejbližší volné termíny v hotelu' }).locator('xpath=..').getByRole('article').getByRole('link').first().click();
  await expect.poll(() => hotelCard.offerCode()).not.toContain(departure.replaceAll('-', ''));
  await expect(hotelCard.orderButton).toBeEnabled();
});
