/** What a campaign counts down to: its tile, its dialog, its end. */
import { expectAccessible } from '../accessibility.ts';
import { expect, open, test } from '../fixtures.ts';
import { tellTimeOf } from '../server-time.ts';

const DAY = 86_400_000;

test('a tile counts every second to its end date by the server’s clock, on a device whose own is a day late, over a sleep too, and says at zero that it is over [view.countdown] [view.dialog]', { tag: '@phone' }, async ({ page }) => {
  const day = /<time dateTime="([^"]+)"/i.exec(await (await page.request.get('/silvestr')).text())![1]!;
  const end = Date.parse(`${day}T23:59:59.999+01:00`);
  const late = end - DAY;
  await tellTimeOf(page, DAY);
  await page.clock.install({ time: late - 200_000 });
  await open(page, '/silvestr');
  const tile = page.locator('[data-flow="countdown"]');
  await expect(tile).toHaveAttribute('data-state', 'counting');
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
  await expect(tile).toHaveAttribute('data-state', 'ended');
  await expect(tile.getByRole('status')).toHaveText('Šťastný nový rok!');
  await expect(tile.getByRole('timer')).toHaveCount(0);
});
