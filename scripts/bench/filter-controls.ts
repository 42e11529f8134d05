/** The controls of search and listing as a person reaches them, for `npm run bench:filters`. */
import type { Locator, Page } from '@playwright/test';
import { Listing } from '../../e2e/pages/listing.page.ts';
import { Search } from '../../e2e/pages/search.page.ts';

export interface Control {
  name: string;
  /** What shows the answer, beside dialogs: its `data-flow`. */
  flow: 'listing' | 'globalSearch';
  /** Where it exists only there. */
  only?: 'desktop' | 'phone';
  /** What has to be so before a press; not measured. */
  before?: (page: Page, run: number) => Promise<void>;
  /** The place of a press; the next run presses another, or the same again. */
  target: (page: Page, run: number) => Locator;
  /** Pressed by a key instead of a finger or a mouse: the platform's own lists are no part of the page. */
  key?: (run: number) => string;
}

const listing = (control: Omit<Control, 'flow'>): Control => ({ ...control, flow: 'listing' });
const search = (control: Omit<Control, 'flow'>): Control => ({ ...control, flow: 'globalSearch' });

export const controls: readonly Control[] = [
  listing({ name: 'open the filters', only: 'phone', before: leave, target: (page) => new Listing(page).sheetOpener }),
  listing({ name: 'a facet', before: facetsAreOpen, target: (page, run) => options(page).nth(run % 5) }),
  listing({ name: 'a facet’s chip', before: oneIsChosen, target: (page) => chips(page).first() }),
  listing({ name: 'the price range', before: typePrice, target: (page) => visible(page, 'form button[type=submit]').filter({ hasText: 'Použít' }) }),
  listing({ name: 'the order', only: 'desktop', target: (page) => page.locator('main').getByRole('combobox', { name: 'Seřadit' }), key: (run) => (run % 2 === 0 ? 'ArrowDown' : 'ArrowUp') }),
  listing({ name: 'open the orders', only: 'phone', before: leave, target: (page) => new Listing(page).sortOpener }),
  listing({ name: 'the order', only: 'phone', before: ordersAreOpen, target: (page, run) => page.getByRole('dialog', { name: 'Seřadit' }).getByRole('button', { pressed: false }).nth(1 + run % 3) }),
  listing({ name: 'the kind of price', target: (page, run) => new Listing(page).priceType(run % 2 === 0 ? 'celkem' : 'za osobu') }),
  listing({ name: 'more offers', target: (page) => new Listing(page).loadMoreButton }),
  search({ name: 'open the search', only: 'phone', before: leave, target: (page) => new Search(page).opener }),
  search({ name: 'the kind of trip', only: 'desktop', target: (page, run) => new Search(page).root.getByRole('group', { name: 'Jaká dovolená' }).locator('label:has(input:enabled)').filter({ visible: true }).nth((run + 1) % 2) }),
  search({ name: 'the kind of trip', only: 'phone', before: tripTypesAreOpen, target: (page, run) => page.getByRole('dialog', { name: 'Jaká dovolená' }).getByRole('button', { pressed: false }).nth(1 + run % 2) }),
  search({ name: 'open the destinations', before: fieldIsClosed, target: (page) => new Search(page).field('Kam') }),
  search({ name: 'a country’s regions', before: fieldIsOpen('Kam'), target: (page) => new Search(page).choices('Kam').getByRole('treeitem').first().locator('button') }),
  search({ name: 'a destination', before: fieldIsOpen('Kam'), target: (page, run) => new Search(page).choices('Kam').getByRole('treeitem').nth(run % 3) }),
  search({ name: 'open the airports', before: fieldIsClosed, target: (page) => new Search(page).field('Odkud') }),
  search({ name: 'an airport', before: fieldIsOpen('Odkud'), target: (page, run) => new Search(page).choices('Odkud').locator('label:has(input[type=checkbox]:enabled)').nth(run % 2) }),
  search({ name: 'open the dates', before: fieldIsClosed, target: (page) => new Search(page).field('Kdy') }),
  search({ name: 'a whole month', before: fieldIsOpen('Kdy'), target: (page) => months(page).first() }),
  search({ name: 'a day', before: fieldIsOpen('Kdy'), target: (page, run) => new Search(page).choices('Kdy').locator('[data-date]:not([aria-disabled])').nth(3 + run) }),
  search({ name: 'keep the dates', before: monthIsChosen, target: (page) => new Search(page).choices('Kdy').getByRole('button', { name: 'Potvrdit termín' }) }),
  search({ name: 'open the lengths', before: fieldIsClosed, target: (page) => new Search(page).field('Na jak dlouho') }),
  search({ name: 'a length', before: fieldIsOpen('Na jak dlouho'), target: (page, run) => new Search(page).choices('Na jak dlouho').getByRole('listitem').getByRole('button', { pressed: false }).nth(run % 2) }),
  search({ name: 'open the party', before: fieldIsClosed, target: (page) => new Search(page).field('Kdo') }),
  search({ name: 'one adult more or less', before: fieldIsOpen('Kdo'), target: (page, run) => new Search(page).choices('Kdo').getByRole('button', { name: run % 2 === 0 ? 'Přidat dospělého' : 'Ubrat dospělého' }) }),
  search({ name: 'keep the party', before: partyIsChanged, target: (page) => new Search(page).choices('Kdo').getByRole('button', { name: 'Hotovo', exact: true }) }),
];

function visible(page: Page, what: string): Locator {
  return page.locator(what).filter({ visible: true });
}

function options(page: Page): Locator {
  return visible(page, '[id^="facet-"] label:has(input[type=checkbox]:enabled)');
}

function chips(page: Page): Locator {
  return page.getByRole('list', { name: /^Vybran/ }).getByRole('button', { name: /Zrušit filtr/ });
}

/** Those that have offers and are not chosen: the first is another with each press. */
function months(page: Page): Locator {
  return new Search(page).choices('Kdy').getByRole('list', { name: 'Celý měsíc' }).getByRole('button', { disabled: false, pressed: false });
}

/** Out of whatever covers the page. */
async function leave(page: Page): Promise<void> {
  for (let open = 0; open < 3 && await page.locator('dialog[open]').count() > 0; open += 1) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
  }
}

async function facetsAreOpen(page: Page): Promise<void> {
  const { sheetOpener, sheet } = new Listing(page);
  if (await sheetOpener.isVisible() && !await sheet.isVisible()) await sheetOpener.click();
  await options(page).first().waitFor();
}

async function oneIsChosen(page: Page, run: number): Promise<void> {
  await facetsAreOpen(page);
  await options(page).nth(run % 5).click();
  await leave(page);
  await chips(page).first().waitFor();
}

async function typePrice(page: Page, run: number): Promise<void> {
  await facetsAreOpen(page);
  await visible(page, 'input[name=to]').fill(String(40_000 + run * 1000));
}

async function ordersAreOpen(page: Page): Promise<void> {
  if (!await page.getByRole('dialog', { name: 'Seřadit' }).isVisible()) await new Listing(page).sortOpener.click();
}

async function searchIsOpen(page: Page): Promise<void> {
  const search = new Search(page);
  if (!search.isWide && await page.locator('dialog[open]').count() === 0) await search.begin();
}

async function tripTypesAreOpen(page: Page): Promise<void> {
  await searchIsOpen(page);
  await page.getByRole('dialog', { name: 'Kam pojedete?' }).getByRole('button', { name: /^Jaká dovolená / }).click();
}

async function fieldIsClosed(page: Page): Promise<void> {
  if (await page.locator('dialog[open]').count() > 0) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
  }
  await searchIsOpen(page);
}

function fieldIsOpen(name: 'Kam' | 'Odkud' | 'Kdy' | 'Na jak dlouho' | 'Kdo') {
  return async (page: Page) => {
    const search = new Search(page);
    if (await search.choices(name).isVisible()) return;
    await searchIsOpen(page);
    await search.openField(name);
  };
}

async function monthIsChosen(page: Page): Promise<void> {
  await fieldIsOpen('Kdy')(page);
  await months(page).first().click();
}

async function partyIsChanged(page: Page, run: number): Promise<void> {
  await fieldIsOpen('Kdo')(page);
  await new Search(page).choices('Kdo').getByRole('button', { name: run % 2 === 0 ? 'Přidat dospělého' : 'Ubrat dospělého' }).click();
}
