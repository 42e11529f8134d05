import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility.ts';
import { expect, FAILED_REQUEST, forgive, isOn, open, test } from '../../fixtures.ts';
import { someOffer } from '../../shop-api.ts';

const LISTING = '/dovolena/nabidky-letecky';
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Kam pojedete?' });

test('on a phone each filter has a screen of its own, used by keys alone; one step back at a time [view.mobile-filters] [gs.mobile-panel] [view.internal]', { tag: '@narrow' }, async ({ page, search }) => {
  await open(page, '/');
  await search.opener.focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  await expect(panel).toHaveAttribute('data-view', 'globalSearch');
  await expect(panel.getByRole('listitem').filter({ visible: true })).toHaveCount(6);

  const airport = panel.getByRole('button', { name: /^Odkud / });
  await airport.focus();
  await page.keyboard.press('Enter');
  const screen = page.getByRole('dialog', { name: 'Odkud', exact: true });
  await expect(screen).toHaveAttribute('data-view', 'mobileFilter');
  await expect(page.getByRole('group', { name: 'Odkud', exact: true }).first()).toBeFocused();
  await expect(screen.getByRole('checkbox').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(screen.getByRole('checkbox').first()).toBeChecked();
  await expect(screen.getByRole('status').filter({ hasText: /\d+ dovolen/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(airport).toBeFocused();
  await expect(airport).not.toContainText('Odkudkoliv');

  await panel.getByRole('button', { name: /^Jaká dovolená / }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Jaká dovolená' }).getByRole('button', { name: 'Autem' }).press('Enter');
  await expect(panel.getByRole('button', { name: /^Jaká dovolená Autem/ })).toBeFocused();
  await expect(airport).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(search.opener).toBeFocused();
  await search.begin();
  await expect(panel.getByRole('button', { name: /^Jaká dovolená Autem/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Zavřít okno' }).click();
  await expect(panel).toBeHidden();
});

test('on a phone a choice that could not be sent, and a count that could not be had, say so beside it; asked again, it is kept [gs.error] [gs.offers-count]', { tag: '@narrow' }, async ({ page, search, troubles }) => {
  await open(page, '/');
  await search.begin();
  await search.openField('Odkud');
  const screen = search.choices('Odkud');
  const isBroken = ({ pathname }: URL) => pathname === '/api/www/gs' || pathname === '/api/www/search/offers/count';
  await page.route(isBroken, (route) => route.fulfill({ json: { surprise: true } }));
  await screen.getByRole('checkbox').first().check();
  const error = screen.getByRole('alert').filter({ hasText: 'Vyhledávání se nepodařilo načíst.' });
  await expect(error).toBeVisible();
  await expect(screen.getByRole('status').filter({ hasText: 'Nabídky teď nejde spočítat' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(isBroken);
  await error.getByRole('button', { name: 'Zkusit znovu' }).press('Enter');
  await expect(error).toHaveCount(0);
  await expect(screen.getByRole('status').filter({ hasText: /\d+ dovolen/ })).toBeVisible();
  await expect(screen.getByRole('checkbox').first()).toBeChecked();
  forgive(troubles, FAILED_REQUEST);
});

test('the browser’s Back leads out of a filter, then out of the search, and stays on the page [view.fullscreen]', { tag: '@narrow' }, async ({ page, search }) => {
  await open(page, '/');
  await open(page, LISTING);
  await search.begin();
  await search.openField('Kdy');
  await expect(search.choices('Kdy')).toBeVisible();
  await page.goBack();
  await expect(panelOf(page).getByRole('button', { name: /^Kdy / })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(LISTING));
  await search.begin();
  await expect(panelOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The page itself leaves the entry that stood for what was open.
  await expect.poll(() => page.evaluate(() => history.state as unknown)).not.toBe('open-view');
  await page.goBack();
  await isOn(page, 'homePage');
  await page.goForward();
  await isOn(page, 'listing');
  await search.begin();
  await search.submit();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await isOn(page, 'listing');
  await page.goBack();
  await isOn(page, 'listing');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what was chosen in the filters of a list is kept when Back closes them, and is one step for Back to undo [view.fullscreen] [url.listing-q]', { tag: '@narrow' }, async ({ page, listing }) => {
  await open(page, LISTING);
  await listing.sheetOpener.click();
  await expect(listing.sheet).toHaveAttribute('data-view', 'mobileFilter');
  await listing.sheet.getByRole('group', { name: 'Strava' }).getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/boards:/);
  const narrowed = page.url();
  await page.goBack();
  await expect(listing.sheet).toHaveCount(0);
  await expect(page).toHaveURL(narrowed);
  await expect(listing.sheetOpener).toContainText('(1)');
  await listing.sortBy('Od nejdražší');
  await expect(page).toHaveURL(/sort:priceDESC/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(narrowed);
  await page.goBack();
  await expect(page).not.toHaveURL(/boards:/);
  await expect(listing.sheetOpener).toHaveText('Filtry');
});

test('on a phone the button of the order names it; another order leaves the toolbar as it is, and the longest names fit [sort.types] [view.breakpoints]', { tag: '@narrow' }, async ({ page, listing }) => {
  const longest = { pl: 'Sortuj Wyjazdy od najtańszych', hu: 'Rendezés Indulások, legolcsóbb elöl', uk: 'Сортування Найкращі за оцінкою', ro: 'Sortare Plecări, de la cele mai ieftine' };
  for (const [language, name] of Object.entries(longest)) {
    await open(page, `/${language}${LISTING}?q=sort:${language === 'uk' ? 'hotelRating' : 'nearestDeparture'}`);
    const text = page.getByRole('button', { name, exact: true }).locator('span > span').last();
    await expect(text).toBeVisible();
    expect(await text.evaluate(({ clientWidth, scrollWidth }) => scrollWidth <= clientWidth)).toBe(true);
  }
  await open(page, LISTING);
  await expect(listing.sortOpener).toHaveAccessibleName('Seřadit Od nejlevnější');
  const place = await listing.sortOpener.boundingBox();
  await listing.sortBy('Odlety od nejlevnějšího');
  await expect(listing.sortOpener).toHaveAccessibleName('Seřadit Odlety od nejlevnějšího');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await listing.sortOpener.boundingBox()).toEqual(place);
});

test('a page that becomes a desktop’s shows the same choices in its bar [view.breakpoints]', { tag: '@narrow' }, async ({ page, search }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, '/');
  await search.begin();
  await search.openField('Kdo');
  await page.getByRole('button', { name: 'Přidat dítě' }).click();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Kdo', exact: true }).getByRole('textbox', { name: /Datum narození/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await search.root.getByRole('button', { name: /^Kam / }).click({ trial: true });
});

test('a party left open without a birth date on a page that becomes a phone’s has its screen before any other filter’s [participants.close] [view.mobile-filters]', { tag: '@narrow' }, async ({ page, search }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await open(page, '/');
  await search.openField('Kdo');
  await page.getByRole('button', { name: 'Přidat dítě' }).click();
  await expect(search.choices('Kdo').getByRole('textbox', { name: /Datum narození/ })).toBeVisible();
  await page.setViewportSize({ width: 820, height: 1180 });
  const party = search.choices('Kdo');
  const birthDate = party.getByRole('textbox', { name: /Datum narození/ });
  for (const opener of [search.opener, search.root.getByRole('button', { name: /^Zobrazit \d+/ })]) {
    await opener.click();
    await expect(party).toHaveAttribute('data-view', 'mobileFilter');
    await expect(birthDate).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    await expect(party).toBeVisible();
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(party).not.toHaveAttribute('data-view', 'mobileFilter');
    await expect(birthDate).toHaveAttribute('aria-invalid', 'true');
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await search.begin();
  await expect(party).toHaveAttribute('data-view', 'mobileFilter');
  await party.getByRole('button', { name: 'Ubrat dítě' }).click();
  await search.confirmParty();
  await search.openField('Kam');
  const where = search.choices('Kam');
  await where.getByRole('treeitem').first().press('Space');
  await where.getByRole('button', { name: 'Hotovo', exact: true }).click();
  await expect(panelOf(page).getByRole('button', { name: /^Kam / })).toBeFocused();
});

test('on a phone the stay is changed from wherever the card is read: the price follows at the foot, and Back leads to the card [view.fullscreen] [view.internal]', { tag: '@narrow' }, async ({ page, hotelCard }, testInfo) => {
  const { offerPath } = await someOffer(page, testInfo);
  await open(page, offerPath);
  await expect(hotelCard.orderButton).toBeEnabled();
  const opener = page.getByRole('button', { name: /, Změnit výběr$/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const screen = page.getByRole('dialog', { name: 'Vyberte si termín a cenu' });
  await expect(screen).toHaveAttribute('data-view', 'mobileConfigurator');
  await expect(page.getByRole('group', { name: 'Na jak dlouho' })).toHaveCount(1);
  await expectAccessible(page);
  const before = hotelCard.offerCode();
  expect(await hotelCard.chooseAnother('Na jak dlouho')).toBe(true);
  await expect.poll(() => hotelCard.offerCode()).not.toBe(before);
  await expect(screen.getByRole('status').filter({ hasText: 'Kč' })).toBeVisible();
  const changed = page.url();
  await page.goBack();
  await expect(screen).toHaveCount(0);
  await expect(page).toHaveURL(changed);
  await expect(opener).toBeFocused();
  await opener.click();
  await screen.getByRole('button', { name: 'Hotovo' }).click();
  await expect(screen).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Na jak dlouho' })).toHaveCount(1);
});

test('on a phone Back closes the calendar and the people of a stay, over the card and over its screen of choices, and then leads away [view.fullscreen] [participants.close]', { tag: '@narrow' }, async ({ page, hotelCard }, testInfo) => {
  const { offerPath } = await someOffer(page, testInfo);
  const isOfView = () => page.evaluate(() => (history.state as { viewAt?: string } | null)?.viewAt !== undefined);
  const calendar = page.getByRole('dialog', { name: 'Den odletu' });
  const party = page.getByRole('dialog', { name: 'Kdo pojede' });
  await open(page, '/');
  await open(page, offerPath);
  await expect(hotelCard.orderButton).toBeEnabled();
  const address = page.url();
  await hotelCard.dayOpener.click();
  await expect(calendar).toBeVisible();
  await expect.poll(isOfView).toBe(true);
  await page.goBack();
  await expect(calendar).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect(hotelCard.dayOpener).toBeFocused();

  const entries = await page.evaluate(() => history.length);
  await hotelCard.openParty();
  await party.getByRole('button', { name: 'Přidat dítě' }).click();
  await page.goBack();
  await expect(party.getByRole('alert')).toBeVisible();
  await expect.poll(isOfView).toBe(true);
  await party.getByRole('button', { name: 'Ubrat dítě' }).click();
  await party.getByRole('button', { name: 'Zavřít okno' }).click();
  await expect(party).toHaveCount(0);
  await expect.poll(isOfView).toBe(false);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  const opener = page.getByRole('button', { name: /, Změnit výběr$/ });
  await opener.click();
  await hotelCard.openParty();
  await expect(party).toBeVisible();
  await page.goBack();
  await expect(party).toHaveCount(0);
  const screen = page.getByRole('dialog', { name: 'Vyberte si termín a cenu' });
  await expect(screen).toBeVisible();
  await page.goBack();
  await expect(screen).toHaveCount(0);
  await expect(opener).toBeFocused();

  const before = hotelCard.offerCode();
  await hotelCard.chooseAnotherDay();
  await expect.poll(() => hotelCard.offerCode()).not.toBe(before);
  await expect(calendar).toHaveCount(0);
  await expect.poll(isOfView).toBe(false);
  await hotelCard.dayOpener.click();
  await expect.poll(isOfView).toBe(true);
  await page.reload();
  await expect(hotelCard.orderButton).toBeEnabled();
  await expect.poll(isOfView).toBe(false);
  await page.goBack();
  await isOn(page, 'homePage');
});
