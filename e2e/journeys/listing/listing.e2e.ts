import { expect, FAILED_REQUEST, forgive, isAlive, isOn, open, test } from '../../fixtures.ts';
import { someOffer } from '../../shop-api.ts';

test('filters, order and kind of price are in the address; reload, Back and another tab show the same list [url.listing-q] [url.full-price] [page.listing]', { tag: '@phone' }, async ({ page, context, listing }) => {
  await open(page, '/dovolena/nabidky-letecky');
  const all = await listing.total.innerText();
  await listing.narrowBy('Strava', /^All inclusive/);
  await expect(page).toHaveURL(/boards:/);
  await expect(listing.total).not.toHaveText(all);
  const narrowed = await listing.total.innerText();
  await listing.sortBy('Od nejdražší');
  await expect(page).toHaveURL(/sort:priceDESC/);
  await listing.showPrices('celkem');
  await expect(page).toHaveURL(/fullPrice=true/);
  await expect(listing.tiles.first().locator('[data-price]')).toContainText('Kč');
  const codes = await listing.offerCodes();
  await page.reload();
  await isAlive(page);
  expect(await listing.offerCodes()).toEqual(codes);
  const tab = await context.newPage();
  await open(tab, page.url());
  expect(await tab.locator('article[data-offer-code]').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-offer-code')))).toEqual(codes);
  await page.goBack();
  await page.goBack();
  await expect(page).not.toHaveURL(/sort:/);
  await expect(listing.total).toHaveText(narrowed);
  await page.goBack();
  await expect(listing.total).toHaveText(all);
});

test('what is chosen on a list goes with the search above it, counted: order, kind of price and facets [gs.search-state] [view.mobile-filters] [search.offer-count]', { tag: '@phone' }, async ({ page, listing, search }) => {
  await open(page, '/dovolena/nabidky-letecky');
  const all = await listing.total.innerText();
  await listing.narrowBy('Kategorie', /^5 hvězdiček/);
  await expect(page).toHaveURL(/stars:5/);
  await expect(listing.total).not.toHaveText(all);
  const [holidays] = /\d+/.exec(await listing.total.innerText())!;
  await listing.sortBy('Od nejdražší');
  await expect(page).toHaveURL(/sort:priceDESC/);
  await listing.showPrices('celkem');
  await expect(page).toHaveURL(/fullPrice=true/);
  await search.begin();
  await expect(search.submitButton).toHaveText(new RegExp(`\\b${holidays}\\b`));
  await search.chooseLength('Týden (7 nocí)');
  await search.submit();
  await expect(page).toHaveURL(/dF:7/);
  expect(decodeURIComponent(page.url())).toMatch(/sort:priceDESC.*stars:5.*fullPrice=true/);
});

test('the places that a list leads to are links beside its count, those of the answer in its order, and follow the filters [listing.destinations]', { tag: '@phone' }, async ({ page, listing }) => {
  interface Answer { destinations: { code: string; name: string }[] }
  const named = ({ destinations }: Answer) => {
    const countries = destinations.filter(({ code }) => !code.includes('-'));
    return (countries.length > 1 ? countries : destinations.filter(({ code }) => code.includes('-'))).map(({ name }) => name).join(' · ');
  };
  const answers: Answer[] = [];
  page.on('response', async (response) => { if (new URL(response.url()).pathname === '/api/www/search/offers') answers.push(await response.json() as Answer); });
  await open(page, '/dovolena/recko/nabidky-letecky');
  // Within a country its regions are named.
  const places = page.locator('main[data-page] header').getByText(/^\S.* · /);
  await expect(places).toContainText('Kréta');
  const first = await places.innerText();
  await listing.narrowBy('Kategorie', /^5 hvězdiček/);
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  const narrowed = named(answers.at(-1)!);
  expect(first.split(' · ')).toEqual(expect.arrayContaining(narrowed.split(' · ')));
  if (narrowed.includes(' · ')) await expect(places).toHaveText(narrowed);
  else await expect(places).toHaveCount(0);
  await page.goBack();
  // The same search in Crete, of which the list leads nowhere else.
  await places.getByRole('link', { name: 'Kréta' }).click();
  await expect(page).toHaveURL('/dovolena/recko/kreta/nabidky-letecky');
  await isOn(page, 'listing');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kréta');
  await expect(places).toHaveCount(0);
});

test('that the list could not be had is seen beside the filter that asked for it [listing.store] [listing.facets]', async ({ page, listing, troubles }) => {
  await open(page, '/dovolena/nabidky-letecky');
  await page.route(({ pathname }) => pathname === '/api/www/search/offers', (route) => route.fulfill({ status: 500, json: {} }));
  const meals = page.getByRole('group', { name: 'Strava' }).getByRole('checkbox');
  await meals.first().evaluate((box) => box.scrollIntoView({ block: 'start' }));
  await meals.first().check();
  const error = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Zkusit znovu' }) });
  await expect(error.last()).toBeInViewport({ ratio: 1 });
  await page.unrouteAll();
  await error.last().getByRole('button').click();
  await expect(listing.tiles.first()).toBeVisible();
  forgive(troubles, FAILED_REQUEST);
});

test('more offers are added without one coming twice [listing.store] [listing.response]', async ({ page, listing }) => {
  await open(page, '/dovolena/nabidky-letecky');
  await expect(listing.tiles).toHaveCount(10);
  await listing.loadMore();
  await expect(listing.loadMoreButton).toHaveCount(0);
  const codes = await listing.offerCodes();
  expect(codes.length).toBeGreaterThan(10);
  expect(new Set(codes).size).toBe(codes.length);
  await expect(page.getByText(`Zobrazeno ${codes.length} z ${codes.length}`)).toBeVisible();
});

test('of a new list the first screen is drawn first, and until the rest is drawn the list says that it is busy', async ({ page, listing }) => {
  await open(page, '/dovolena/nabidky-letecky');
  const seen = await page.evaluateHandle(() => {
    const codes = () => [...document.querySelectorAll('main li > article')].map((tile) => tile.getAttribute('data-offer-code'));
    const [before, steps] = [codes(), [] as { first: boolean; sixth: boolean; busy: boolean }[]];
    new MutationObserver(() => {
      const now = codes();
      const busy = document.querySelector('main ul:has(> li > article)')!.getAttribute('aria-busy') === 'true';
      steps.push({ first: now[0] !== before[0], sixth: now[5] !== before[5], busy });
    }).observe(document.querySelector('main')!, { childList: true, subtree: true, attributes: true });
    return steps;
  });
  await listing.sortBy('Od nejdražší');
  await expect.poll(() => seen.evaluate((steps) => steps.at(-1))).toEqual({ first: true, sixth: true, busy: false });
  expect(await seen.evaluate((steps) => steps.filter(({ first, sixth }) => first !== sixth))).toContainEqual({ first: true, sixth: false, busy: true });
  expect(await seen.evaluate((steps) => steps.filter(({ first, sixth, busy }) => first !== sixth && !busy))).toEqual([]);
});

test('Back from a hotel finds the longer list, its order and its place again [listing.store] [sort.types]', { tag: '@phone' }, async ({ page, listing }) => {
  await open(page, '/dovolena/nabidky-letecky?q=sort:priceDESC');
  await listing.loadMore();
  await expect(listing.loadMoreButton).toHaveCount(0);
  const codes = await listing.offerCodes();
  // Tile by tile, as one reads: what is jumped over is not laid out.
  for (let place = 0; place <= 12; place += 1) await listing.tiles.nth(place).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await listing.openOffer(12);
  await isOn(page, 'hotelCard');
  // Of another document nothing is held but the list's length and place.
  await page.reload();
  await isAlive(page);
  await page.goBack();
  await isOn(page, 'listing');
  await expect(listing.tiles).toHaveCount(codes.length);
  expect(await listing.offerCodes()).toEqual(codes);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  // Laid out whole until then, and as tall once it is not any more.
  await expect.poll(() => listing.tiles.nth(4).evaluate((tile) => tile.checkVisibility({ contentVisibilityAuto: true }))).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('a price range the wrong way round or of no price names the fix; a right one narrows the list [price.validation] [price.filter]', async ({ page, listing }) => {
  await open(page, '/dovolena/nabidky-letecky');
  const filters = page.getByRole('region', { name: 'Upřesnit výběr' });
  await filters.getByLabel(/^Cena od/).fill('50 000');
  await filters.getByLabel(/^Cena do/).fill('20 000');
  await filters.getByRole('button', { name: 'Použít filtry' }).click();
  await expect(filters.getByRole('alert')).toHaveText('Cena „od“ je vyšší než cena „do“. Prohoďte je.');
  await expect(filters.getByLabel(/^Cena od/)).toBeFocused();
  await filters.getByLabel(/^Cena od/).fill('levně');
  await filters.getByRole('button', { name: 'Použít filtry' }).click();
  await expect(filters.getByRole('alert')).toHaveText('Napište částku číslem, například 20 000.');
  await expect(filters.getByLabel(/^Cena od/)).toHaveAttribute('aria-invalid', 'true');
  await expect(filters.getByLabel(/^Cena do/)).toHaveValue('20 000');
  const [cheapest = 0] = await listing.shownPrices();
  await filters.getByLabel(/^Cena od/).fill('');
  // More than anything costs is a price as well.
  await filters.getByLabel(/^Cena do/).fill('99999999999');
  await filters.getByRole('button', { name: 'Použít filtry' }).click();
  await expect(filters.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(/999999999/);
  await filters.getByLabel(/^Cena do/).fill(String(cheapest + 1));
  await filters.getByRole('button', { name: 'Použít filtry' }).click();
  await expect(listing.tiles).toHaveCount(1);
  // Where nothing is left, no map is offered.
  const map = page.getByRole('button', { name: 'Zobrazit na mapě' });
  await expect(map).toBeVisible();
  await filters.getByLabel(/^Cena do/).fill('1000');
  await filters.getByRole('button', { name: 'Použít filtry' }).click();
  await expect(page.getByRole('heading', { name: 'Tady teď nic nemáme' })).toBeVisible();
  await expect(map).toBeHidden();
  await page.getByRole('list', { name: 'Vybrané filtry' }).getByRole('button').first().click();
  await expect(listing.tiles).toHaveCount(10);
});

test('a price is a person’s first and the whole party’s on a press; the tile says what it buys, its days as dd.MM.yyyy [price.types] [listing.offer-fields] [date.shown]', async ({ page, listing }) => {
  await open(page, '/dovolena/nabidky-letecky');
  const tile = listing.tiles.first();
  const [total = 0] = await listing.shownPrices();
  const large = async () => Number((await tile.locator('strong').last().innerText()).replace(/\D/g, ''));
  expect(await large()).toBe(total / 2);
  await expect(tile).toContainText(/Odlet .+\d+ (noc|noci|nocí)/s);
  await expect(tile).toContainText(/\d\d\.\d\d\.\d{4} – \d\d\.\d\d\.\d{4}, \d+ noc/);
  await listing.showPrices('celkem');
  await expect(page).toHaveURL(/fullPrice=true/);
  await expect.poll(large).toBe(total);
});

for (const { what, filters, isThere } of [
  // The whole selection has one, on whichever day the test runs.
  { what: 'it comes', filters: [], isThere: true },
  { what: 'there is none', filters: [{ filterId: 'priceRange', selectedValues: ['1#2'] }], isThere: false },
]) test(`a list that comes before its deepest price cut keeps the place of that, and moves by nothing when ${what} [listing.promoted]`, { tag: '@phone' }, async ({ page, listing }) => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => { answer = resolve; });
  await open(page, '/dovolena/nabidky-letecky');
  await expect(listing.promotedStrip).toBeVisible();
  await page.route((url) => url.pathname === '/api/www/listing/promoted', async (route) => {
    await isAnswered;
    await route.continue({ postData: { ...route.request().postDataJSON() as object, filters } });
  });
  const all = await listing.total.innerText();
  await listing.narrowBy('Kategorie', /^5 hvězdiček/);
  await expect(listing.total).not.toHaveText(all);
  await listing.offerCodes();
  await expect(listing.promotedStrip).toHaveCount(0);
  const firstTile = async () => Math.round((await listing.tiles.first().boundingBox())!.y);
  const place = await firstTile();
  answer();
  await expect(isThere ? listing.promotedStrip : listing.promotedPlace).toBeVisible();
  expect(await firstTile()).toBe(place);
});

test('the deepest price cut is marked once, outside the order of the list; more of its day come on a press [listing.promoted]', { tag: '@phone' }, async ({ page, listing }) => {
  await open(page, '/dovolena/nabidky-letecky');
  const deepest = listing.promotedStrip.getByRole('link');
  const address = (await deepest.getAttribute('href'))!;
  await listing.sortBy('Od nejdražší');
  await listing.offerCodes();
  await expect(deepest).toHaveAttribute('href', address);
  await expect(listing.promotedMark).toHaveCount(1);
  await page.getByRole('button', { name: 'Co dalšího je ve stejný den' }).click();
  const day = page.getByRole('region', { name: /^Odjezd/ });
  await expect(day.getByRole('heading', { name: /^Odjezd/ })).toBeFocused();
  const all = day.getByRole('link', { name: /^Zobrazit \d+ dovolen.+ z tohoto dne$/ });
  const [count] = /\d+/.exec(await all.innerText())!;
  expect(await day.getByRole('article').count()).toBe(Math.min(4, Number(count)));
  await all.click();
  await isOn(page, 'listing');
  await expect(listing.total).toHaveText(new RegExp(`^${count} dovolen`));
});

test('the address of a hotel names the section it begins at [url.params]', { tag: '@phone' }, async ({ page }, testInfo) => {
  const { offerPath } = await someOffer(page, testInfo);
  await open(page, `${offerPath}?scrollTo=rooms`);
  const rooms = page.getByRole('heading', { name: 'Pokoje', exact: true });
  await expect(rooms).toBeFocused();
  await expect(rooms).toBeInViewport();
  await open(page, `${offerPath}?scrollTo=nowhere`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a list that nothing fits leads to what a small change would find, as many as it says [listing.empty]', async ({ page, listing }) => {
  await open(page, '/dovolena/recko/nabidky-letecky?q=dF:28:dT:28:ctAdult:3');
  const change = page.locator('main[data-page]').getByRole('link', { name: /^Libovolně dlouho: \d+ dovolen/ });
  const found = /: (\d+)/.exec(await change.innerText())![1]!;
  await change.click();
  await expect(page).toHaveURL(/\/dovolena\/recko\/nabidky-letecky\?q=ctAdult:3$/);
  await expect(listing.tiles.first()).toBeVisible();
  await expect(page.locator('main[data-page]')).toContainText(new RegExp(`${found} dovolen`));
});

test('a list that nothing fits says what to let go of [listing.empty]', async ({ page, listing }) => {
  await open(page, '/dovolena/nabidky-charter?q=dF:28:dT:28');
  await expect(page.getByRole('heading', { name: 'Tady teď nic nemáme' })).toBeVisible();
  await page.getByRole('link', { name: 'Zobrazit všechny letenky' }).click();
  await expect(listing.tiles.first()).toBeVisible();
});

test('filters open section by section, all, none, and those that narrow the list; what is chosen is taken back one by one or at once [view.accordion] [listing.facets]', async ({ page, listing }) => {
  await open(page, '/dovolena/nabidky-letecky?q=facilities:pool');
  const filters = page.getByRole('region', { name: 'Upřesnit výběr' });
  const section = (name: RegExp) => filters.getByRole('button', { name });
  // What is chosen is in view, whichever sections open at first.
  await expect(section(/^Vybavení · 1/)).toHaveAttribute('aria-expanded', 'true');
  await expect(section(/^Typ ubytování/)).toHaveAttribute('aria-expanded', 'false');
  await section(/^Typ ubytování/).click();
  await expect(filters.getByRole('group', { name: 'Typ ubytování' })).toBeVisible();
  await expect(section(/^Strava/)).toHaveAttribute('aria-expanded', 'true');
  await filters.getByRole('button', { name: 'Sbalit vše' }).click();
  await expect(filters.getByRole('group')).toHaveCount(0);
  await filters.getByRole('button', { name: 'Rozbalit vše' }).click();
  await expect(filters.getByRole('heading').getByRole('button', { expanded: false })).toHaveCount(0);
  await expect(filters.getByRole('button', { name: 'Rozbalit vše' })).toBeDisabled();
  await filters.getByRole('button', { name: 'Vybrané filtry' }).click();
  await expect(filters.getByRole('heading').getByRole('button', { expanded: true })).toHaveText([/^Vybavení · 1/]);
  await filters.getByRole('button', { name: 'Rozbalit vše' }).click();
  await listing.narrowBy('Kategorie', /^4 hvězdičky/);
  const chips = page.getByRole('list', { name: 'Vybrané filtry' });
  await expect(chips.getByRole('listitem')).toHaveCount(3);
  await chips.getByRole('button', { name: /4 hvězdičky/ }).click();
  await expect(page).not.toHaveURL(/stars:/);
  await expect(section(/^Kategorie$/)).toBeVisible();
  await chips.getByRole('button', { name: 'Zrušit filtry' }).click();
  await expect(page).not.toHaveURL(/facilities:/);
  await expect(chips).toHaveCount(0);
});
