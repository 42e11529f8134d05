/** What a screen reader says without being asked: once, and where the visitor is. */
import type { Page } from '@playwright/test';
import { expect, open, test } from '../../fixtures.ts';

/** Notes from now on what live regions say; those behind a modal window are not heard. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const regions = () => [...document.querySelectorAll<HTMLElement>('[role=status], [role=alert], output')];
    const known = new Map(regions().map((region) => [region, region.innerText]));
    const heard: string[] = [];
    Reflect.set(globalThis, 'heard', heard);
    const isHeard = (region: HTMLElement) => {
      const modal = document.querySelector('dialog:modal');
      return region.ariaLive !== 'off' && region.checkVisibility() && (modal === null || modal.contains(region));
    };
    new MutationObserver(() => {
      for (const region of regions()) {
        const text = region.innerText;
        if (text !== (known.get(region) ?? '') && isHeard(region)) heard.push(text.trim());
        known.set(region, text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'heard') as string[]);
}

test('a filter says its new count once, a wrong price says so, a longer list how long it is [listing.facets] [price.validation] [listing.defaults]', { tag: '@phone' }, async ({ page, listing }) => {
  await open(page, '/dovolena/nabidky-letecky');
  const all = await listing.total.innerText();
  const isNarrow = await listing.sheetOpener.isVisible();
  if (isNarrow) await listing.sheetOpener.click();
  const place = isNarrow ? listing.sheet : page.getByRole('region', { name: 'Upřesnit výběr' });
  const fiveStars = place.getByRole('checkbox', { name: /^5 hvězdiček/ });
  await expect(fiveStars).toBeVisible();
  const heard = await listen(page);
  await fiveStars.check();
  await expect(listing.total).not.toHaveText(all);
  const fewer = await listing.total.innerText();
  const counts = async () => (await heard()).filter((text) => /\d/.test(text));
  await expect.poll(counts).toEqual([fewer]);
  await place.getByRole('textbox', { name: /^Cena od/ }).fill('50000');
  await place.getByRole('textbox', { name: /^Cena do/ }).fill('20000');
  await place.getByRole('textbox', { name: /^Cena do/ }).press('Enter');
  await expect.poll(async () => (await heard()).at(-1)).toBe('Cena „od“ je vyšší než cena „do“. Prohoďte je.');
  await fiveStars.uncheck();
  await expect(listing.total).toHaveText(all);
  await expect.poll(counts).toEqual([fewer, all]);
  if (isNarrow) await place.getByRole('button', { name: 'Zavřít okno' }).click();
  await listing.loadMore();
  await expect.poll(async () => (await counts()).at(-1)).toMatch(/^Zobrazeno (1[1-9]|20) z \d+$/);
});

test('how many activities a kind of them leaves is heard as the page follows [excursion.search]', async ({ page }) => {
  await open(page, '/vylety/hledani');
  await expect(page.locator('html')).toHaveAttribute('data-router', 'on');
  const total = page.locator('main[data-page]').getByRole('status').getByRole('heading', { level: 2 });
  const all = await total.innerText();
  const heard = await listen(page);
  const counts = async () => (await heard()).filter((text) => /^\d/.test(text));
  await page.locator('#filters').getByRole('navigation').first().getByRole('link').nth(1).click();
  await expect(total).not.toHaveText(all);
  const fewer = await total.innerText();
  await expect.poll(counts).toEqual([fewer]);
});
