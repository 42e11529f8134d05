import type { Locator, Page } from '@playwright/test';
import { pressIsShown } from './next-frame.ts';

/** A list of offers: to order, to narrow, to lengthen, to open. */
export class Listing {
  readonly tiles: Locator;
  readonly prices: Locator;
  readonly total: Locator;
  readonly loadMoreButton: Locator;
  /** The deepest price cut, above the list. */
  readonly promotedStrip: Locator;
  /** What marks it. */
  readonly promotedMark: Locator;
  /** What stands in its place where there is none. */
  readonly promotedPlace: Locator;
  /** Only on narrow screens, as is the one of the order on phones. */
  readonly sheetOpener: Locator;
  readonly sortOpener: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    const results = page.getByRole('region', { name: /^Nalezené (dovolené|letenky)$/ });
    this.tiles = results.locator('article[data-offer-code]');
    this.prices = results.locator('article [data-price]');
    this.total = page.locator('main[data-page] [data-flow="listing"]').getByRole('status').first();
    this.sheetOpener = page.getByRole('button', { name: /^Filtry( \(\d+\))?$/ });
    this.sortOpener = results.getByRole('button', { name: /^Seřadit / });
    this.promotedMark = results.getByText(/^Největší sleva ve výběru: \d+\s%$/);
    this.promotedStrip = results.getByRole('region', { name: /^Největší sleva ve výběru/ });
    this.promotedPlace = results.getByText(/^V tomto výběru není žádná sleva\.$|^Největší slevu ve výběru se nepodařilo zjistit\.$/).locator('..');
    this.loadMoreButton = results.getByRole('button', { name: /^Načíst|^Načítáme/ });
  }

  /** Total prices of the tiles in koruna, in the order shown. */
  async shownPrices(): Promise<number[]> {
    return this.prices.evaluateAll((prices) => prices.map((price) => Number(price.getAttribute('data-price'))));
  }

  /** In the order shown, once the list is what was last asked for. */
  async offerCodes(): Promise<string[]> {
    await pressIsShown(this.page);
    await this.page.locator('main[data-page] [data-flow="listing"] ul[aria-busy]').waitFor({ state: 'detached' });
    return this.tiles.evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-offer-code') ?? ''));
  }

  /** On phones the orders are in a sheet that closes with the choice. */
  async sortBy(label: string): Promise<void> {
    if (await this.sortOpener.isVisible()) {
      await this.sortOpener.click();
      await this.page.getByRole('dialog', { name: 'Seřadit' }).getByRole('button', { name: label }).click();
    } else await this.page.locator('main[data-page]').getByRole('combobox', { name: 'Seřadit' }).selectOption({ label });
  }

  /** Narrows by a facet's option, in the sheet where the screen is narrow. */
  async narrowBy(facet: string, option: RegExp): Promise<void> {
    const isNarrow = await this.sheetOpener.isVisible();
    if (isNarrow) await this.sheetOpener.click();
    const place = isNarrow ? this.sheet : this.page.getByRole('region', { name: 'Upřesnit výběr' });
    await place.getByRole('group', { name: facet }).getByRole('checkbox', { name: option }).check();
    if (isNarrow) await place.getByRole('button', { name: 'Zavřít okno' }).click();
  }

  /** The filters of narrow screens, when they are open. */
  get sheet(): Locator {
    return this.page.getByRole('dialog', { name: 'Filtry', exact: true });
  }

  async showPrices(label: 'za osobu' | 'celkem'): Promise<void> {
    await this.priceType(label).click();
  }

  priceType(label: 'za osobu' | 'celkem'): Locator {
    return this.page.getByRole('group', { name: 'Zobrazit cenu' }).getByText(label, { exact: true });
  }

  async loadMore(): Promise<void> {
    // What a jump leads to is laid out in the frames after it, and moves the button.
    await this.loadMoreButton.scrollIntoViewIfNeeded();
    await this.page.evaluate(() => new Promise((drawn) => { requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(drawn))); }));
    await this.loadMoreButton.click();
  }

  async openOffer(place: number): Promise<void> {
    await this.tiles.nth(place).getByRole('link').first().click();
  }
}
