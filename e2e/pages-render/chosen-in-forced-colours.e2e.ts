/** With the reader's own colours in place of ours, what is chosen still differs from what is not. */
import type { Locator } from '@playwright/test';
import { expect, isOn, open, test } from '../fixtures.ts';
import { fillCart, someOffer } from '../shop-api.ts';

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

/** The lowest contrast between a text of the control and the control's ground. */
async function contrast(control: Locator): Promise<number> {
  return control.evaluate((element) => {
    const luminance = (colour: string) => {
      const [red, green, blue] = colour.match(/[\d.]+/g)!.slice(0, 3).map(Number).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ground = luminance(getComputedStyle(element).backgroundColor);
    const texts = [element, ...element.querySelectorAll('*')].filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== ''));
    const contrasts = texts.map((text) => luminance(getComputedStyle(text).color)).map((shade) => (Math.max(shade, ground) + 0.05) / (Math.min(shade, ground) + 0.05));
    return Math.min(...contrasts);
  });
}

/** As WCAG 2.2 asks of text of the usual size. */
async function expectToBeReadable(control: Locator): Promise<void> {
  await expect.poll(() => contrast(control)).toBeGreaterThanOrEqual(4.5);
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
  await search.field('Kdy').hover();
  await expectToBeReadable(search.field('Kdy'));
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

test('what is chosen can be read to its last line in forced colours, also under the pointer: airport, length, board and room of a card, and the passenger whose seat is chosen [config.choices] [upsell.cabins]', async ({ page, hotelCard, checkout }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  await open(page, offer.offerPath);
  for (const choice of ['Odkud letíte', 'Na jak dlouho', 'Strava', 'Pokoj'] as const) {
    const chosen = page.getByRole('group', { name: choice, exact: true }).locator('label').filter({ has: page.getByRole('radio', { checked: true }) });
    await expect(chosen.locator('span').nth(choice === 'Strava' ? 0 : 1)).not.toBeEmpty();
    await expectToBeReadable(chosen);
    await expectToDiffer(chosen, hotelCard.others(choice).first());
  }
  await fillCart(page, offer);
  await open(page, `/checkout/rezervace/${offer.offerCode}`);
  await checkout.fillCouple();
  await checkout.continueToRecommendations();
  await checkout.openSeatMap();
  const passenger = page.getByRole('button', { name: /^Jana/, pressed: true });
  await expectToBeReadable(passenger);
  await passenger.hover();
  await expectToBeReadable(passenger);
  await expectToDiffer(passenger, page.getByRole('button', { name: /^Petr/ }).first());
});
