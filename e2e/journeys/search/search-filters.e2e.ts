/** What the search asks and offers: its kinds of trip, its filters, those who travel. */
import type { Page } from '@playwright/test';
import type { OffersRequest } from '../../../src/domain/search/offers-request.ts';
import { expect, isOn, open, test } from '../../fixtures.ts';
import { dayOnSale, firstFilters } from '../../shop-api.ts';

const COUNT = '/api/www/search/offers/count';
const UPDATE = '/api/www/gs';

/** What the page asks at a path from now on, the newest last. */
async function asked<Body>(page: Page, pathname: string): Promise<Body[]> {
  const bodies: Body[] = [];
  await page.route((url) => url.pathname === pathname, async (route) => {
    bodies.push(route.request().postDataJSON() as Body);
    await route.continue();
  });
  return bodies;
}

test('a search begins with two adults anywhere, and each of its filters offers its choices [gs.initial] [gs.default] [gs.filter-kinds]', async ({ page, search }) => {
  const sent = await asked<{ filters: { filterType: string }[] }>(page, UPDATE);
  await open(page, '/');
  await expect(search.root).toHaveAttribute('data-state', /loaded/);
  await expect(search.root.getByRole('radio', { name: 'Letecky' })).toBeChecked();
  for (const [field, value] of [['Kam', 'Kamkoliv'], ['Odkud', 'Odkudkoliv'], ['Kdy', 'Kdykoliv'], ['Na jak dlouho', 'Libovolně dlouho'], ['Kdo', '2 dospělí']] as const) {
    await expect(search.field(field)).toContainText(value);
  }
  const offered = {
    Kam: search.choices('Kam').getByRole('treeitem'),
    Odkud: search.choices('Odkud').getByRole('checkbox'),
    Kdy: search.choices('Kdy').getByRole('list', { name: 'Celý měsíc' }).getByRole('button'),
    'Na jak dlouho': search.choices('Na jak dlouho').getByRole('button'),
    Kdo: search.choices('Kdo').getByRole('button', { name: 'Přidat pokoj' }),
  } as const;
  for (const field of Object.keys(offered) as (keyof typeof offered)[]) {
    await search.openField(field);
    await expect(offered[field].first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search.choices(field)).toBeHidden();
  }
  expect(sent).toEqual([]);
  await search.chooseLength('Týden (7 nocí)');
  await expect.poll(() => sent[0]?.filters.map(({ filterType }) => filterType))
    .toEqual(['TYPE', 'AIRPORT', 'REGION', 'DURATION', 'CALENDAR', 'ADULTS', 'CHILDREN', 'OCCUPANCY']);
});

test('a region chosen makes its country half chosen, all of them the whole; what is not sold cannot be chosen [gs.indeterminate] [gs.filter-types]', async ({ page, search }) => {
  const { airport, name } = await airportWithGaps(page);
  await open(page, `/dovolena/nabidky-letecky?q=a:${airport}`);
  await search.openField('Kam');
  const tree = search.choices('Kam').getByRole('tree');
  const country = tree.locator('[role="treeitem"][aria-level="1"]').filter({ hasText: name });
  await country.focus();
  await page.keyboard.press('ArrowRight');
  await expect(country).toHaveAttribute('aria-expanded', 'true');
  const unsold = tree.getByRole('treeitem', { disabled: true }).first();
  await expect(unsold).toContainText('Pro vaše zadání nemáme');
  await unsold.click({ force: true });
  await expect(unsold).toHaveAttribute('aria-checked', 'false');
  const regions = tree.locator('[role="treeitem"][aria-level="2"]:not([aria-disabled="true"])');
  const count = await regions.count();
  await regions.first().click();
  await expect(country).toHaveAttribute('aria-checked', 'mixed');
  for (let place = 1; place < count; place += 1) await regions.nth(place).click();
  await expect(country).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Escape');
  await expect(search.field('Kam')).toContainText(name);
});

test('arrows lead from the search field into the tree and back [gs.indeterminate]', { tag: '@phone' }, async ({ page, search }) => {
  await open(page, '/');
  await search.begin();
  await search.openField('Kam');
  const field = search.choices('Kam').getByRole('searchbox');
  const nodes = search.choices('Kam').getByRole('treeitem');
  await field.focus();
  await page.keyboard.type('Řecko');
  await page.keyboard.press('ArrowDown');
  await expect(nodes.first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(nodes.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Řecko');
});

test('letters typed in the moment in which the field appears stay [search.suggest]', async ({ page, search }) => {
  await open(page, '/');
  await search.begin();
  // Right after React has drawn the field, before its views listen to their flows.
  await page.evaluate(() => {
    const watching = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>('[data-find="place"]');
      if (field === null) return;
      watching.disconnect();
      field.focus();
      for (const letter of 'Ře') document.execCommand('insertText', false, letter);
    });
    watching.observe(document.body, { childList: true, subtree: true });
  });
  await search.openField('Kam');
  const field = search.choices('Kam').getByRole('searchbox');
  await expect(search.choices('Kam').getByRole('treeitem', { name: 'Bulharsko' })).toHaveCount(0);
  await expect(field).toHaveValue('Ře');
});

test('each kind of trip has places, airports and a request of its own [trip.codes] [trip.offer-types] [gs.tags]', async ({ page, search }) => {
  await open(page, '/');
  const requests = await asked<OffersRequest>(page, COUNT);
  const kinds: [name: string, tripType: string, offerType: string, hasAirports: boolean][] = [
    ['Autem', 'DW', 'BY_CAR', false], ['Poznávací', 'WO', 'BY_PLANE', true], ['Na lyže', 'NR', 'SKI', false], ['Jen letenka', 'CZ', 'CHARTER', true], ['Letecky', 'WS', 'BY_PLANE', true],
  ];
  const places = new Set<string>();
  for (const [name, tripType, offerType, hasAirports] of kinds) {
    await search.chooseTripType(name);
    await expect.poll(() => [requests.at(-1)?.tripType, requests.at(-1)?.offerType]).toEqual([tripType, offerType]);
    await expect(search.submitButton).toHaveText(/^Zobrazit \d/);
    await expect(search.field('Odkud')).toHaveCount(hasAirports ? 1 : 0);
    await search.openField('Kam');
    const nodes = search.choices('Kam').getByRole('treeitem');
    await expect(nodes.first()).toBeVisible();
    places.add((await nodes.allInnerTexts()).map((text) => text.replace(/\d+$/, '').trim()).join());
    await expect(search.choices('Kam').getByRole('treeitem', { name: 'Řecko' })).toHaveCount(tripType === 'NR' ? 0 : 1);
    await page.keyboard.press('Escape');
  }
  expect(places.size).toBeGreaterThan(2);
});

test('by car and to the snow there is no airport, neither in the search nor on the card, no hour, and a day is one of arrival; each list says beneath it what it has [trip.by-car] [search.seo-names]', async ({ page, search, listing, hotelCard }) => {
  await open(page, '/dovolena/nabidky-letecky');
  const text = page.getByText(/^V nabídce „.+“ (je|jsou) \d+ /);
  const texts = [await text.innerText()];
  for (const [link, slug] of [['Autem', 'autem'], ['Na lyže', 'lyze']] as const) {
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/dovolena/nabidky-${slug}`));
    await isOn(page, 'listing');
    await expect(text).not.toHaveText(texts.at(-1)!);
    texts.push(await text.innerText());
    await expect(search.field('Kam')).toBeVisible();
    await expect(search.field('Odkud')).toHaveCount(0);
    await expect(listing.tiles.first()).toContainText('Vlastní doprava');
    await listing.openOffer(0);
    await isOn(page, 'hotelCard');
    await expect(hotelCard.dayOpener).toHaveAccessibleName(/^Den příjezdu/);
    await expect(hotelCard.options('Odkud letíte')).toHaveCount(0);
    await expect(page.locator('[data-part="hours"]')).toHaveCount(0);
    await page.goBack();
    await isOn(page, 'listing');
  }
  expect(new Set(texts).size).toBe(3);
  expect(texts.map((said) => /Odletět|Odlétá/.test(said))).toEqual([true, false, false]);
});

test('rooms are asked for where a trip has rooms, and collapse where it has none [trip.collapse-rooms] [listing.multiroom-occupancies] [participants.rooms]', { tag: '@phone' }, async ({ page, search }) => {
  await open(page, '/');
  const requests = await asked<OffersRequest>(page, COUNT);
  await search.begin();
  await search.openField('Kdo');
  const choices = search.choices('Kdo');
  await choices.getByRole('button', { name: 'Přidat pokoj' }).click();
  await choices.getByRole('button', { name: 'Přidat pokoj' }).click();
  // Three are the most.
  await expect(choices.getByRole('button', { name: 'Přidat pokoj' })).toHaveCount(0);
  await choices.getByRole('button', { name: 'Odebrat pokoj 3' }).click();
  await search.confirmParty();
  await expect(search.field('Kdo')).toContainText('2 pokoje');
  await expect.poll(() => requests.at(-1)?.occupancies?.length).toBe(2);
  await search.chooseTripType('Poznávací');
  await expect(search.field('Kdo')).toContainText('2 dospělí');
  await expect(search.field('Kdo')).not.toContainText('pokoje');
  await expect.poll(() => [requests.at(-1)?.tripType, requests.at(-1)?.occupancies, requests.at(-1)?.numberOfAdults]).toEqual(['WO', undefined, 2]);
  await search.openField('Kdo');
  await expect(choices.getByRole('button', { name: 'Ubrat dospělého' })).toBeVisible();
  await expect(choices.getByRole('button', { name: 'Přidat pokoj' })).toHaveCount(0);
});

test('those who travel have limits: how many, and who is a child [participants.max] [participants.child-age] [view.dropdown-max]', { tag: '@phone' }, async ({ page, search }) => {
  await open(page, '/dovolena/nabidky-letecky?q=ctAdult:7');
  await search.begin();
  await search.openField('Kdo');
  const choices = search.choices('Kdo');
  await choices.getByRole('button', { name: 'Přidat dospělého' }).click();
  await expect(choices.getByRole('button', { name: 'Přidat dospělého' })).toHaveAttribute('aria-disabled', 'true');
  await expect(choices.getByText(/nejvýše 9 osob/)).toHaveCount(0);
  const eighteen = Temporal.Now.plainDateISO('Europe/Prague').subtract({ years: 18 });
  await search.addChild(`${eighteen.day}.${eighteen.month}.${eighteen.year}`);
  await expect(choices.getByText('Při objednávce online může cestovat nejvýše 9 osob. Pokud vás pojede více než 9, obraťte se prosím na náš zákaznický servis: +420 255 700 700')).toBeVisible();
  await choices.getByRole('textbox', { name: 'Datum narození 1. dítěte' }).press('Tab');
  await expect(choices.getByText('V den návratu už mu bude 18. Přidejte ho mezi dospělé.')).toBeVisible();
});

test('a child that is taken away takes its birth date along [participants.cut] [gs.child-count]', async ({ page, search }) => {
  await open(page, '/');
  const requests = await asked<OffersRequest>(page, COUNT);
  await search.openField('Kdo');
  await search.addChild('24.5.2018');
  await search.addChild('3.1.2020');
  await search.choices('Kdo').getByRole('button', { name: 'Ubrat dítě' }).click();
  await search.confirmParty();
  await expect(search.field('Kdo')).toContainText('2 dospělí, 1 dítě');
  await expect.poll(() => requests.at(-1)?.childrenBirthdays).toEqual(['2018-05-24']);
  await expect(search.submitButton).toHaveText(/^Zobrazit \d/);
  await search.submit();
  await expect(page).toHaveURL(/ctChild:1:birthDate:2018-05-24$/);
});

test('airports, days, nights, party and facets are what the list asks for [listing.request] [airport.filter] [start-date.filter]', async ({ page, search, listing }) => {
  const startDate = await dayOnSale(page);
  const endDate = Temporal.PlainDate.from(startDate).add({ days: 20 }).toString();
  await open(page, `/dovolena/nabidky-letecky?q=startDate:${startDate}:endDate:${endDate}:dF:5:dT:14:ctAdult:3:ctChild:1:birthDate:2018-05-24:room:2-2018-05-24:room:1:multiroom:T:stars:4:stars:5`);
  await search.chooseAirport(/Praha/);
  await expect(search.submitButton).toHaveText(/^Zobrazit \d/);
  await search.submit();
  await expect(page).toHaveURL(/a:PRG/);
  // The address is there before the page that it is of.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  const requests = await asked<OffersRequest>(page, '/api/www/search/offers');
  await listing.sortBy('Od nejdražší');
  await expect.poll(() => requests.at(-1)).toEqual({
    offerType: 'BY_PLANE', tripType: 'WS', numberOfAdults: 3, childrenBirthdays: ['2018-05-24'],
    occupancies: [{ adults: 2, childBirthDates: ['2018-05-24'] }, { adults: 1, childBirthDates: [] }],
    departuresCodes: ['PRG'], destinationsCodes: [], departureDateFrom: startDate, departureDateTo: endDate, durationFrom: 5, durationTo: 14,
    metaData: { page: 0, pageSize: 10, sorting: 'priceDESC' }, filters: [{ filterId: 'stars', selectedValues: ['4', '5'] }],
  });
  await expect(listing.tiles.first()).toContainText('Praha');
});

/** An airport from which some regions of a country are sold and some are not. */
async function airportWithGaps(page: Page): Promise<{ airport: string; name: string }> {
  const airports = (await firstFilters(page, {})).find(({ filterType }) => filterType === 'AIRPORT')!.options;
  for (const { code: airport } of airports) {
    const countries = (await firstFilters(page, { selectedAirports: [airport] })).find(({ filterType }) => filterType === 'REGION')!.options;
    const country = countries.find(({ enabled, additionalOptions = [] }) => enabled
      && additionalOptions.some((region) => !region.enabled) && additionalOptions.filter((region) => region.enabled).length > 1);
    if (country) return { airport, name: country.label };
  }
  throw new Error('Every airport leads everywhere');
}
