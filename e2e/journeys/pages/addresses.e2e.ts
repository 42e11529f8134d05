/** Addresses: what they say opens the same page elsewhere, and what they cannot say is told. */
import type { Page } from '@playwright/test';
import { expect, isOn, open, test } from '../../fixtures.ts';
import { dayOnSale, offersOn, someOffer } from '../../shop-api.ts';

/** What a listing shows, whatever its language. */
async function shown(page: Page) {
  const tiles = page.locator('main[data-page] [data-flow="listing"] article[data-offer-code]');
  await tiles.first().waitFor();
  return {
    offers: await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('data-offer-code'))),
    prices: await tiles.locator('[data-price]').evaluateAll((prices) => prices.map((price) => price.getAttribute('data-price'))),
    large: await tiles.locator('strong').evaluateAll((prices) => prices.map((price) => price.textContent?.replace(/\D/g, ''))),
    checked: await page.locator('main[data-page] input[type=checkbox]:checked').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value)),
    order: await page.locator('main[data-page] select').first().inputValue(),
    range: await page.locator('main[data-page] input[inputmode=numeric]').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value.replace(/\D/g, ''))),
  };
}

test('one address restores a whole search in a browser that knows nothing, in another language [gs.search-state] [url.listing-q] [url.full-price]', async ({ page, browser, context, listing }) => {
  await page.addInitScript(() => { Object.defineProperty(navigator, 'share', { value: undefined }); });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const from = await dayOnSale(page);
  await open(page, `/dovolena/nabidky-letecky?q=sort:priceDESC:a:PRG:a:BRQ:c:GR:dF:4:dT:14:startDate:${from}:endDate:${from}:flex:7:ctAdult:3:ctChild:1:birthDate:2018-05-24`
    + ':room:2-2018-05-24:room:1:multiroom:T:priceRange:20000~23300000:stars:3:stars:4:stars:5&fullPrice=true&strana=2');
  expect(await listing.tiles.count()).toBeGreaterThan(0);
  const before = await shown(page);
  const place = page.url();
  await page.getByRole('button', { name: 'Sdílet' }).click();
  await expect(page.getByText('Odkaz je zkopírovaný.')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  // All but the child's birth date: its age is enough for the same prices.
  expect(new URL(address).search).toBe(new URL(place).search.replaceAll('2018-05-24', /birthDate:([^:]+)/.exec(address)![1]!));
  expect(address).not.toContain('2018-05-24');
  const fresh = await (await browser.newContext({ viewport: page.viewportSize()!, locale: 'hu-HU' })).newPage();
  await open(fresh, address.replace('/dovolena', '/hu/dovolena'));
  await expect(fresh.locator('html')).toHaveAttribute('lang', 'hu');
  expect(await shown(fresh)).toEqual(before);
  const search = fresh.getByRole('search').first();
  await expect(search).toContainText('± 7 nap');
  await expect(search).toContainText('3 felnőtt, 1 gyermek, 2 szoba');
  await fresh.context().close();
});

test('what an address says that is not sold is named; a known value of another filter stays [listing.facets] [url.listing-q] [error.texts]', async ({ page }) => {
  await open(page, '/dovolena/nabidky-letecky?q=stars:9:stars:5:rating:9:a:QQQ:colour:5');
  await expect(page.getByText('Část odkazu už nenabízíme, a tak jsme ji vynechali (místo odletu, filtry). Zbytek hledání platí.')).toBeVisible();
  const chips = page.getByRole('list', { name: 'Vybrané filtry' });
  await expect(chips).toContainText('5 hvězdiček');
  // Two filters and the button that clears them.
  await expect(chips.getByRole('listitem')).toHaveCount(3);
  await open(page, '/dovolena/nabidky-letecky?q=c:ATLANTIS');
  await expect(page.getByText('(cíl cesty)')).toBeVisible();
  // A type value leads to the listing of the trips that it means; another one is a filter that nobody knows.
  await open(page, '/dovolena/rakousko/nabidky-letecky?q=additionalType:SKIBYPLANE:ctAdult:3&ofertowanie=true');
  await expect(page).toHaveURL(/\/dovolena\/nabidky-lyze\?q=c:AT:ctAdult:3&ofertowanie=true$/);
  await open(page, '/dovolena/nabidky-letecky?q=additionalType:GT03~23TUZ');
  await expect(page.getByText('(filtry)')).toBeVisible();
  await open(page, '/dovolena/nabidky-letecky?q=flex:3');
  await expect(page.getByText('Části adresy jsme nerozuměli, a tak jsme ji vynechali (termín).')).toBeVisible();
});

test('what an address says of the visit stays in it while the list becomes another, asked for as the search’s options say [url.params] [gs.option-fields]', { tag: '@phone' }, async ({ page, listing }) => {
  const said = 'clickedLink=hero%20banner&ofertowanie=true&promotedUpsellCodes=SEAT,BAG_20';
  await open(page, `/dovolena/nabidky-letecky?${said}`);
  await listing.sortBy('Od nejdražší');
  await expect(page).toHaveURL(new RegExp(`/dovolena/nabidky-letecky\\?q=sort:priceDESC&${said}$`));
  await expect(page.getByText('Části adresy jsme nerozuměli')).toHaveCount(0);
  const ofCharter = '/api/www/search/offers/charter';
  await page.route('**/api/www/listing/gs/initial*', async (route) => {
    const response = await route.fetch();
    const { filters, ...rest } = await response.json();
    for (const option of filters[0].options) option.searchOffersUrl = ofCharter;
    await route.fulfill({ response, json: { ...rest, filters } });
  });
  const named = page.waitForResponse('**/api/www/listing/gs/initial*');
  await page.goBack();
  await named;
  await expect(page).not.toHaveURL(/priceDESC/);
  const asked = page.waitForRequest(`**${ofCharter}*`);
  await listing.sortBy('Od nejdražší');
  await asked;
});

test('the address of a hotel names its offer in one segment, follows another offer, and is the hotel itself without it [url.offer-code] [url.slug]', async ({ page, hotelCard }, testInfo) => {
  const { offerPath, offerCode, hotelPath } = await someOffer(page, testInfo);
  expect(offerPath).toBe(`${hotelPath}/OfferCodeWS/${offerCode}`);
  expect(hotelPath).toMatch(/^\/dovolena(\/[a-z0-9-]+)+-[a-z0-9]+$/);
  await open(page, offerPath);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const day = await hotelCard.chooseAnotherDay();
  await expect.poll(() => hotelCard.offerCode()).toContain(day.replaceAll('-', ''));
  expect(new URL(page.url()).pathname).toBe(`${hotelPath}/OfferCodeWS/${hotelCard.offerCode()}`);
  await open(page, hotelPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${hotelPath}$`));
});

test('places have plain letters in their addresses, and their listings titles and descriptions of their own [url.slug] [route.listing-types]', async ({ page }) => {
  await open(page, '/dovolena');
  const paths = await page.locator('main[data-page] a[href^="/"]').evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !/^[a-zA-Z0-9/-]+$/.test(path))).toEqual([]);
  for (const [path, title] of [['/dovolena/recko/kreta/nabidky-letecky', 'Kréta'], ['/dovolena/recko/nabidky-letecky', 'Řecko'], ['/pl/dovolena/recko/kreta/nabidky-letecky', 'Kreta']] as const) {
    await open(page, path);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', new RegExp(title));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  }
});

test('pictures are asked for in the size of their place [url.image]', { tag: '@phone' }, async ({ page, listing }) => {
  await open(page, '/dovolena/nabidky-letecky');
  const picture = listing.tiles.first().getByRole('img').first();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const { pathname, searchParams } = new URL(await picture.evaluate((image) => (image as HTMLImageElement).currentSrc));
  expect(pathname).toMatch(/\/scale\//);
  expect(pathname).not.toMatch(/\/(http|file)\//);
  expect([...searchParams.keys()]).toEqual(['dstw', 'dsth', 'type', 'quality']);
  expect(searchParams.get('type')).toBe('1');
  expect(['75', '80']).toContain(searchParams.get('quality'));
  const [width, shownWidth] = [Number(searchParams.get('dstw')), await picture.evaluate((image) => image.clientWidth * devicePixelRatio)];
  expect(width).toBeGreaterThanOrEqual(shownWidth * 0.9);
});

test('a low-cost flight is marked in the list, on the card and where it is compared [listing.low-cost]', async ({ page }) => {
  const from = await dayOnSale(page);
  const weeks = await Promise.all([0, 7, 14, 21].map((days) => {
    const first = Temporal.PlainDate.from(from).add({ days });
    return offersOn(page, 'WS', first.toString(), first.add({ days: 6 }).toString());
  }));
  const low = weeks.flat().find(({ lowCost }) => lowCost)!;
  expect([low.departureFlight?.airLineCode, low.returnFlight?.airLineCode]).toContain('FR');
  expect(typeof low.originalFullPrice).toBe('number');
  await open(page, `/dovolena/nabidky-letecky?q=a:${low.airportCode}:c:${low.destination.resort.code}:startDate:${low.departureDate}:endDate:${low.departureDate}:dF:${low.duration}:dT:${low.duration}`);
  await expect(page.locator(`article[data-offer-code="${low.offerCode}"]`)).toContainText('Nízkonákladový let');
  await open(page, low.offerPath);
  await isOn(page, 'hotelCard');
  await expect(page.locator('main[data-page]').getByText('Nízkonákladový let').first()).toBeVisible();
  await open(page, `/porovnani?nabidky=${low.offerCode}`);
  await expect(page.getByRole('row', { name: /^Nízkonákladový let/ })).toContainText('Ano');
});
