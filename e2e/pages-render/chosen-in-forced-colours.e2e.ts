/** With the reader's own colours in place of ours, what is chosen still differs from what is not. */
import type { Locator } from '@playwright/test';
import { expect, isOn, open, test } from '../fixtures.ts';

test.use({ forcedColors: 'active' });

/** What tells two controls apart: ground, letters, frame. */
async function looks(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    const { backgroundColor, color, borderTopColor } = getComputedStyle(element);
    return `${backgroundColor} ${color} ${borderTopColor}`;
  });
}

async function expectToDiffer(chosen: Locator, other: Locator): Promise<void> {
  await expect.poll(async () => await looks(chosen) !== await looks(other)).toBe(true);
}

test('the kind of trip, the open field, days, their range and the price’s kind show in forced colours [gs.filter-kinds] [date.draft] [price.types]', async ({ page, search, listing }) => {
  await open(page, '/dovolena/nabidky-letecky');
  const option = (name: string) => page.locator('label').filter({ visible: true, has: page.getByRole('radio', { name, exact: true }) });
  await expectToDiffer(option('Letecky'), option('Autem'));
  await expectToDiffer(option('za osobu'), option('celkem'));
  await listing.showPrices('celkem');
  await expectToDiffer(option('celkem'), option('za osobu'));
  await search.openCalendar();
  await expectToDiffer(search.field('Kdy'), search.field('Kdo'));
  const calendar = search.choices('Kdy');
  const days = calendar.locator('[data-date]:not([aria-disabled])');
  await days.nth(2).click();
  await days.nth(4).click();
  const cells = calendar.getByRole('gridcell', { selected: true });
  await expect(cells).toHaveCount(3);
  const outside = calendar.getByRole('gridcell', { selected: false }).filter({ has: page.locator('[data-date]') }).last();
  await expectToDiffer(cells.nth(1).locator('> div'), outside.locator('> div'));
  await expectToDiffer(cells.nth(0).getByRole('button'), cells.nth(1).getByRole('button'));
  const exact = calendar.getByRole('list', { name: 'Jak přesně' }).getByRole('button');
  await expectToDiffer(exact.nth(0), exact.nth(1));
});

test('the chosen day and hour of an activity show in forced colours [excursion.search]', async ({ page }) => {
  await open(page, '/vylety/hledani?region=kreta');
  await page.locator('main[data-page] article[data-activity] a').first().click();
  await isOn(page, 'excursionActivity');
  const booking = page.locator('[data-flow="activity"]');
  for (const group of ['Den', 'Začátek']) {
    const slot = booking.getByRole('group', { name: group, exact: true }).getByRole('button', { disabled: false }).first();
    const before = await looks(slot);
    await slot.press('Enter');
    await expect(slot).toHaveAttribute('aria-pressed', 'true');
    await expect(slot).toHaveCSS('outline-style', 'solid');
    // What has the focus is framed in a colour of its own.
    await page.keyboard.press('Tab');
    await expect.poll(() => looks(slot)).not.toBe(before);
  }
});
