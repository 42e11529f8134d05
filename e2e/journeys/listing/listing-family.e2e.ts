/** Pages beside the listing: they read and work without scripts, and lead to offers. */
import { expectAccessible } from '../../accessibility.ts';
import { expect, FAILED_REQUEST, forgive, isOn, open, test } from '../../fixtures.ts';
import { someOffer } from '../../shop-api.ts';

test('charter flights are found by a form and open as an offer [page.charters] [listing.charter]', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/vyhledavac-letu');
  await isOn(page, 'charters');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Podrobné hledání' }).click();
  await expect(page).toHaveURL(/\/pokrocily-vyhledavac-letu$/);
  await isOn(page, 'charters');
  await expectAccessible(page);
  const form = page.getByRole('search', { name: 'Hledání letů' });
  await form.getByLabel('Kam').selectOption('GR');
  await form.getByLabel('Dospělí').selectOption('3');
  await form.getByLabel('Seřadit').selectOption('priceDESC');
  await form.getByRole('button', { name: 'Hledat' }).click();
  await isOn(page, 'charters');
  await expect(form.getByLabel('Dospělí')).toHaveValue('3');
  const flights = page.locator('main[data-page] article[data-offer-code]');
  const prices = await flights.locator('[data-price]').evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-price'))));
  expect(prices.length).toBeGreaterThan(1);
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  await expect(flights.first()).toContainText('3 dospělí');
  await flights.first().getByRole('link').click();
  await isOn(page, 'hotelCard');
});

test('flights are asked for some days around the chosen ones, with birth dates and a price as people type them, and the form keeps it all [page.charters] [date.formats]', async ({ page }) => {
  await open(page, '/pokrocily-vyhledavac-letu');
  const form = page.getByRole('search', { name: 'Hledání letů' });
  const from = form.getByLabel('Odjezd nejdříve');
  const day = await from.getAttribute('min');
  await from.fill(day!);
  await form.getByLabel('Odjezd nejpozději').fill(day!);
  await form.getByLabel('Jak přesně').selectOption('± 7 dní');
  await form.getByLabel('Data narození dětí').fill('24. 5. 2018, 2.1.2020');
  await form.getByLabel('Celkem nejvýše (Kč)').fill('900 000');
  await form.getByRole('button', { name: 'Hledat' }).click();
  await expect(page).toHaveURL(/plusminus=7/);
  await isOn(page, 'charters');
  await expect(form.getByLabel('Jak přesně')).toHaveValue('7');
  await expect(from).toHaveValue(day!);
  await expect(form.getByLabel('Data narození dětí')).toHaveValue('24.05.2018, 02.01.2020');
  await expect(form.getByLabel('Celkem nejvýše (Kč)')).toHaveValue('900000');
  await expect(page.getByText('Části adresy jsme nerozuměli')).toHaveCount(0);
});

test('Back to a page with a plain form shows the form as its results were asked for, within the visit, as a document and from the browser’s cache [page.charters] [page.lowest-price-chart]', async ({ page }) => {
  for (const [path, at, name, button] of [['/vyhledavac-letu', 'charters', 'Hledání letů', 'Hledat'], ['/nejnizsi-ceny', 'lowestPriceChart', 'Pro koho a kam hledat ceny', 'Zobrazit ceny']] as const) {
    const form = page.getByRole('search', { name });
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-router', 'on');
    await form.getByLabel('Kam').selectOption('GR');
    await form.getByRole('button', { name: button, exact: true }).click();
    await expect(page).toHaveURL(/kam=GR/);
    await isOn(page, at);
    await expect(form.getByLabel('Kam'), name).toHaveValue('GR');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(form.getByLabel('Kam'), name).toHaveValue('');
    await expect(page.locator('html')).toHaveAttribute('data-router', 'on');
    await form.getByLabel('Dospělí').selectOption('3');
    await page.getByRole('banner').getByRole('link', { name: /oblíben/i }).filter({ visible: true }).first().click();
    await isOn(page, 'wishlist');
    await page.goBack();
    await isOn(page, at);
    await expect(form.getByLabel('Dospělí'), name).toHaveValue('2');
    await form.getByLabel('Dospělí').selectOption('4');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(form.getByLabel('Dospělí'), name).toHaveValue('2');
    await form.getByLabel('Dospělí').selectOption('3');
    await page.goto('/oblibene', { waitUntil: 'domcontentloaded' });
    await page.goBack({ waitUntil: 'domcontentloaded' });
    await isOn(page, at);
    await expect(form.getByLabel('Dospělí'), name).toHaveValue('2');
  }
});

test('a flight search says what of its address it left out [page.charters]', async ({ page }) => {
  await open(page, '/pl/wyszukiwarka-lotow?od=nigdy&kam=XX');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.locator('main[data-page] article[data-offer-code]').first()).toBeVisible();
  await expect(page.locator('main[data-page]')).toContainText('termin');
});

test('directions lead from all countries to a region, its airport and its listing [page.directions] [page.direction-flights] [route.flights-listing]', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/dovolena');
  await isOn(page, 'directions');
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Letecká dovolená' }).getByRole('link', { name: 'Řecko' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Řecko letecky');
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Oblasti' }).getByRole('link', { name: /Kréta/ }).click();
  await expect(page).toHaveURL(/\/directions\/letecky\/recko\/kreta$/);
  await page.getByRole('region', { name: 'Odkud se tam létá' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/direction-flights\/[^/]+\/recko\/kreta$/);
  await isOn(page, 'directions');
  await page.getByRole('link', { name: /Zobrazit \d+ dovolen/ }).click();
  await isOn(page, 'listing');
  await expect(page).toHaveURL(/\/wypoczynek\/recko\/kreta\/wyloty-z-/);
});

test('the code of an offer, a hotel or a place is found where all countries are, and what is none says so [listing.promoted] [search.suggest]', async ({ page, troubles }, testInfo) => {
  const offer = await someOffer(page, testInfo);
  const look = async (words: string) => {
    await open(page, '/dovolena');
    await page.getByLabel('Místo, hotel nebo kód nabídky').fill(words);
    await page.getByRole('main').getByRole('button', { name: 'Hledat', exact: true }).click();
  };
  await look(offer.offerCode.toLowerCase());
  await expect(page).toHaveURL(new RegExp(`${offer.offerPath}$`));
  await isOn(page, 'hotelCard');
  await look('Kréta');
  await isOn(page, 'listing');
  await expect(page).toHaveURL(/\/recko\/kreta\//);
  await look('qqqq');
  await expect(page.getByRole('main')).toContainText('Pro „qqqq“ jsme nenašli žádné místo ani hotel');
  forgive(troubles, FAILED_REQUEST);
});

test('lowest prices are a chart with its table, whose prices lead to their offers; a list leads to them [page.lowest-price-chart] [search.lowest-price] [page.reached]', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/dovolena/recko/nabidky-letecky');
  await page.getByRole('navigation', { name: 'Kam dál' }).getByRole('link', { name: 'Kdy je to nejlevnější' }).filter({ visible: true }).click();
  await isOn(page, 'lowestPriceChart');
  await expectAccessible(page);
  const form = page.getByRole('search', { name: 'Pro koho a kam hledat ceny' });
  await form.getByLabel('Kam').selectOption('GR');
  await form.getByLabel('Odkud').selectOption('PRG');
  await form.getByRole('button', { name: 'Zobrazit ceny' }).click();
  await expect(page).toHaveURL(/kam=GR&odkud=PRG/);
  await isOn(page, 'lowestPriceChart');
  await expect(page.getByRole('img', { name: /^Nejnižší cena podle měsíce: Řecko, 2 dospělí/ })).toBeVisible();
  const price = page.getByRole('table').getByRole('link').first();
  const shown = await price.innerText();
  await price.click();
  await isOn(page, 'listing');
  await expect(page.locator('main[data-page] article[data-offer-code]').first()).toContainText(shown);
});

test('a campaign is a listing that keeps its address while it is narrowed [page.campaigns]', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/odlety-z-brna');
  await isOn(page, 'listing');
  await expectAccessible(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dovolená s odletem z Brna');
  await expect(page.locator('main[data-page] article[data-offer-code]').first()).toContainText('Odlet Brno');
  await open(page, '/odlety-z-brna?q=sort:priceDESC');
  await expect(page.locator('main[data-page] article[data-offer-code]').first()).toContainText('Odlet Brno');
});

test('the landing page of charter flights is led to by their list and leads to a flight and to the search [page.charters-landing] [page.reached]', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/dovolena/recko/nabidky-charter');
  await page.getByRole('navigation', { name: 'Kam dál' }).getByRole('link', { name: 'Přehled letů' }).filter({ visible: true }).click();
  await isOn(page, 'chartersLandingPage');
  await expectAccessible(page);
  await expect(page.getByRole('img', { name: /^Nejnižší cena podle měsíce: Řecko/ })).toBeVisible();
  await page.getByRole('link', { name: 'Hledat lety sem' }).click();
  await isOn(page, 'charters');
  await expect(page.getByLabel('Kam')).toHaveValue('GR');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages beside the listing read and ask as well [page.charters] [page.directions] [page.lowest-price-chart]', async ({ page }) => {
    await page.goto('/vyhledavac-letu');
    await page.getByLabel('Kam').selectOption('GR');
    await page.getByRole('button', { name: 'Hledat' }).click();
    await expect(page).toHaveURL(/\?.*kam=GR/);
    await expect(page.locator('main[data-page] article[data-offer-code]').first()).toContainText('Řecko');
    await page.goto('/dovolena');
    await page.getByRole('link', { name: 'Řecko' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Řecko letecky');
    await page.getByRole('main').getByRole('link', { name: 'Kdy je nejlevněji' }).click();
    await expect(page.getByRole('table')).toContainText('Kréta');
  });
});
