import type { Locator } from '@playwright/test';
import { globalSearchMachine } from '../../machines/global-search/global-search.machine.ts';
import { exampleFilters, exampleInput, globalSearchPaths } from '../../machines/global-search/global-search.paths.ts';
import * as rules from '../../machines/global-search/global-search.rules.ts';
import type { Filter, FilterSet } from '../../machines/global-search/global-search.types.ts';
import { answer } from '../../machines/testing/path-coverage.ts';
import { PAGE_STATE_TYPE } from '../../src/routes/page-answer.ts';
import { expect, open } from '../fixtures.ts';
import { Listing } from '../pages/listing.page.ts';
import { nextFrame } from '../pages/next-frame.ts';
import { Search } from '../pages/search.page.ts';
import { clickTwice, happensByItself, modelOf } from './browser-model.ts';
import type { BrowserScenario, Moment, World } from './browser-model.ts';

const INITIAL = '/api/www/listing/gs/initial';
const UPDATE = '/api/www/gs';
const COUNT = '/api/www/search/offers/count';
const NEAREST = '/api/www/search/nearest-changes';
const LISTING = '/dovolena/nabidky-letecky';

const bar = ({ page }: World) => new Search(page);
const root = (world: World) => bar(world).root;
const answered: FilterSet = { filters: exampleFilters, ignored: [] };
const [requestPaths] = globalSearchPaths.scenarios;

function airportsOf(filters: readonly Filter[]): string[] {
  return filters.find(({ filterType }) => filterType === 'AIRPORT')!.options.filter(({ selected }) => selected).map(({ code }) => code);
}

/** The shop's own filters, with those airports chosen that the path's answer chooses. */
function answerFilters(pathname: string) {
  return ({ network }: World, { event }: Moment) => network.change<FilterSet>(pathname, (body) => {
    const chosen = airportsOf((event.output as FilterSet).filters);
    return {
      ...body,
      filters: body.filters.map((filter) => (filter.filterType === 'AIRPORT'
        ? { ...filter, options: filter.options.map((option) => ({ ...option, selected: chosen.includes(option.code) })) }
        : filter)),
    };
  });
}

const retry = (world: World) => root(world).getByRole('button', { name: 'Zkusit znovu' });
const choices = (world: World, field: Parameters<Search['choices']>[0]): Locator => bar(world).choices(field);
const FIELDS = { airport: 'Odkud', region: 'Kam', duration: 'Na jak dlouho', travelDate: 'Kdy', participants: 'Kdo' } as const;
type Field = keyof typeof FIELDS;

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1180, height: 820 };
/** On a phone a filter is a row of the list, and has a screen of its own. */
const row = ({ page }: World, name: string) => page.getByRole('dialog', { name: 'Kam pojedete?' }).getByRole('button', { name: new RegExp(`^${name} `) });
const screen = ({ page }: World, name: string) => page.getByRole('dialog', { name, exact: true });
const lengthOnScreen = (world: World) => screen(world, 'Na jak dlouho').getByRole('list').getByRole('button', { name: '8–9 nocí' });

const changeButton = (world: World) => root(world).getByRole('button', { name: 'Bez ohledu na letiště: 214 dovolených' });

const toggleAirport = async (world: World) => {
  await bar(world).openField('Odkud');
  await choices(world, 'Odkud').getByRole('checkbox', { name: /Praha/ }).click();
  await choices(world, 'Odkud').getByRole('button', { name: 'Hotovo', exact: true }).click();
};

const requests: BrowserScenario['does'] = {
  'xstate.done.actor.fetchInitialFilters': answerFilters(INITIAL),
  'xstate.error.actor.fetchInitialFilters': ({ network }) => network.fail(INITIAL),
  'xstate.done.actor.updateFilters': answerFilters(UPDATE),
  'xstate.error.actor.updateFilters': ({ network }) => network.fail(UPDATE, 500),
  'xstate.done.actor.countOffers': ({ network }, { event }) => network.answer(COUNT, event.output),
  'xstate.error.actor.countOffers': ({ network }) => network.fail(COUNT),
  'xstate.done.actor.findNearestChanges': ({ network }, { event }) => network.answer(NEAREST, { changes: event.output }),
  'xstate.error.actor.findNearestChanges': ({ network }) => network.fail(NEAREST, 500),
  'xstate.done.actor.writeAddress': happensByItself,
  'globalSearch.applyChange': async (world) => {
    await changeButton(world).click();
    await expect(bar(world).submitButton).toBeFocused();
  },
  'globalSearch.toggleAirport': toggleAirport,
  'globalSearch.submit': (world) => bar(world).submit(),
  'globalSearch.retry': (world) => retry(world).click(),
  // The address before, and after that again the one after it.
  'globalSearch.followUrl': async (world) => {
    const isBack = world.memory.wentBack !== 'yes';
    await (isBack ? world.page.goBack() : world.page.goForward());
    world.memory.wentBack = isBack ? 'yes' : 'no';
  },
};

/** One entry to go back from; search and list follow. */
async function beginWithAnAddressBefore({ page }: World): Promise<void> {
  await open(page, LISTING);
  await new Listing(page).showPrices('celkem');
  await expect(page).toHaveURL(/fullPrice=true/);
}

/** A page that is asked for is refused, as a state and as a document, so that the one that asked stays and can be looked at. */
async function stayHere({ page }: World): Promise<void> {
  await page.route((url) => url.pathname.startsWith('/dovolena'), (route, request) => (
    request.isNavigationRequest() || request.headers().accept === PAGE_STATE_TYPE ? route.fulfill({ status: 204 }) : route.fallback()));
}

const PRESS_MS = 100;

const openField = (world: World, field: Field) => bar(world).field(FIELDS[field]).click();

const drafts: BrowserScenario['does'] = {
  'xstate.done.actor.travelDate': async (world) => {
    const months = choices(world, 'Kdy').getByRole('list', { name: 'Celý měsíc' }).locator('button:enabled');
    await months.nth(1).click();
    await choices(world, 'Kdy').getByRole('button', { name: 'Potvrdit termín' }).click();
  },
  // The child without a birth date keeps them open; without it they close, one adult fewer or as they were.
  'xstate.done.actor.participants': async (world, { event, before }) => {
    const panel = choices(world, 'Kdo');
    await panel.getByRole('button', { name: 'Ubrat dítě' }).click();
    // The panel has shrunk: what is pressed next stands where it will stay.
    await expect(panel.getByRole('textbox', { name: /Datum narození/ })).toHaveCount(0);
    const { adults } = (event.output as { occupancies: { adults: number }[] }).occupancies[0]!;
    const now = before.context.searchState.occupancies[0].adults as number;
    for (let more = now; more > adults; more -= 1) await panel.getByRole('button', { name: 'Ubrat dospělého' }).click();
    for (let more = now; more < adults; more += 1) await panel.getByRole('button', { name: 'Přidat dospělého' }).click();
    await panel.getByRole('button', { name: 'Hotovo', exact: true }).click();
  },
};

const dropdownSees: BrowserScenario['sees'] = {
  'dropdown.closed': async (world) => { for (const field of Object.values(FIELDS)) await expect(choices(world, field)).toBeHidden(); },
  'dropdown.airport': async (world) => expect(choices(world, 'Odkud').getByRole('checkbox').first()).toBeVisible(),
  'dropdown.region': async (world) => expect(choices(world, 'Kam').getByRole('treeitem').first()).toBeVisible(),
  'dropdown.duration': async (world) => expect(choices(world, 'Na jak dlouho').getByRole('button', { name: 'Libovolně dlouho' })).toBeVisible(),
  'dropdown.travelDate': async (world) => expect(choices(world, 'Kdy').getByRole('button', { name: 'Potvrdit termín' })).toBeVisible(),
  'dropdown.participants': async (world) => expect(choices(world, 'Kdo').getByRole('button', { name: 'Hotovo', exact: true })).toBeVisible(),
};

export const globalSearchModel = modelOf(globalSearchMachine, [
  {
    name: 'what it asks the server [gs.update] [gs.submit] [gs.error]',
    paths: {
      ...requestPaths!,
      filter: ({ value, context }, happening) => {
        const { type, kind } = happening as { type: string; kind?: string };
        const refusal = JSON.stringify(value.submit);
        const hasNotice = value.filters === 'failed' || refusal.includes('countFailed') || refusal.includes('"noOffers":"failed"');
        // Its code comes once a document, and is not asked for again.
        if (type === 'xstate.error.actor.writeAddress') return false;
        if (value.submit === 'addressing') return type === 'xstate.done.actor.writeAddress';
        if (type === 'globalSearch.retry') return hasNotice;
        // One notice at a time: that the filters have failed goes first.
        if (type === 'globalSearch.applyChange') return kind === 'anyAirport' && value.filters !== 'failed' && refusal.includes('offered');
        if (type === 'globalSearch.submit') return value.submit !== 'deciding';
        return type !== 'globalSearch.toggleAirport' || context.filters.length > 0;
      },
    },
    served: [answer('fetchInitialFilters', answered), answer('countOffers', 5)],
    begin: async (world) => {
      await beginWithAnAddressBefore(world);
      for (const pathname of [INITIAL, UPDATE, COUNT, NEAREST]) await world.network.hold(pathname);
      await stayHere(world);
    },
    root, regions: ['filters', 'count', 'submit'], passingStates: ['submit.addressing'],
    sees: {
      'filters.loaded': async (world) => expect(root(world).getByRole('radio', { name: 'Letecky' })).toBeVisible(),
      'filters.failed': async (world) => expect(retry(world)).toBeVisible(),
      'count.fetching': async (world) => expect(bar(world).submitButton).toHaveText('Počítáme nabídky…'),
      'count.value': async (world, { context }) => expect(bar(world).submitButton).toHaveText(context.offersCount === 0 ? 'Žádná dovolená' : /^Zobrazit \d+ dovol/),
      'count.failed': async (world) => expect(bar(world).submitButton).toHaveText('Zobrazit dovolené'),
      'submit.refused.countFailed': async (world) => expect(retry(world)).toBeVisible(),
      'submit.refused.noOffers.offered': async (world, { value }) => { if (value.filters !== 'failed') await expect(changeButton(world)).toBeVisible(); },
      'submit.refused.noOffers.failed': async (world) => expect(retry(world)).toBeVisible(),
      'submit.deciding': async (world) => expect(bar(world).submitButton).toHaveAttribute('aria-busy', 'true'),
    },
    does: requests,
  },
  {
    name: 'its dropdowns [gs.update] [participants.close] [date.draft]',
    paths: {
      input: exampleInput,
      events: [
        answer('fetchInitialFilters', answered),
        ...(['airport', 'region', 'duration', 'travelDate', 'participants'] as const).map((dropdown) => ({ type: 'globalSearch.open' as const, dropdown })),
        { type: 'globalSearch.close' },
        { type: 'globalSearch.chooseTripType', tripType: 'DW' },
        { type: 'globalSearch.toggleDestination', code: 'GR' },
        { type: 'globalSearch.toggleAirport', code: 'PRG' },
        { type: 'globalSearch.clearAirports' },
        { type: 'globalSearch.clearDestinations' },
        { type: 'globalSearch.chooseDuration', from: 7, to: 9 },
        { type: 'globalSearch.chooseFewestNights', nights: 6 },
        { type: 'globalSearch.chooseMostNights', nights: 9 },
        answer('travelDate', { dates: { from: '2026-07-10', to: '2026-07-20', flexibility: 0 } }),
        answer('participants', { occupancies: [{ adults: 2, childBirthDates: [] }] }), answer('participants', { occupancies: [{ adults: 1, childBirthDates: [] }] }),
      ],
      serialize: ({ value, context }) => [
        value.dropdown, context.filters.length > 0, context.searchState.tripType, context.wantedDropdown,
        context.searchState.selectedDestinationsCodes, context.searchState.occupancies.length, context.searchState.selectedAirports,
      ],
      filter: ({ value, context }, happening) => {
        const event = happening as { type: string; dropdown?: string };
        if (event.type === 'globalSearch.open') {
          return event.dropdown !== value.dropdown && value.dropdown !== 'travelDate' && !(event.dropdown === 'airport' && context.searchState.tripType === 'DW');
        }
        if (event.type === 'globalSearch.close') return value.dropdown !== 'closed';
        if (event.type === 'globalSearch.chooseTripType') return value.dropdown === 'closed' && context.searchState.tripType !== 'DW';
        if (['globalSearch.chooseDuration', 'globalSearch.chooseFewestNights', 'globalSearch.chooseMostNights'].includes(event.type)) return value.dropdown === 'duration';
        if (event.type === 'globalSearch.toggleDestination') return value.dropdown === 'region' && context.searchState.selectedDestinationsCodes.length === 0;
        if (event.type === 'globalSearch.clearDestinations') return value.dropdown === 'region' && context.searchState.selectedDestinationsCodes.length > 0;
        if (event.type === 'globalSearch.toggleAirport') return value.dropdown === 'airport' && context.searchState.selectedAirports.length === 0;
        if (event.type === 'globalSearch.clearAirports') return value.dropdown === 'airport' && context.searchState.selectedAirports.length > 0;
        return true;
      },
    },
    served: [answer('fetchInitialFilters', answered)],
    begin: (world) => open(world.page, '/'),
    root, regions: ['dropdown'],
    sees: dropdownSees,
    does: {
      ...drafts,
      'globalSearch.open': async (world, { event, before }) => {
        const field = event.dropdown as Field;
        // A press takes its time, in which a panel that refuses to close may scroll.
        await bar(world).field(FIELDS[field]).click({ delay: PRESS_MS });
        if (before.value.dropdown === 'participants') await nextFrame(world.page);
        if (field === 'participants') await choices(world, 'Kdo').getByRole('button', { name: 'Přidat dítě' }).click();
      },
      'globalSearch.close': (world) => world.page.keyboard.press('Escape'),
      'globalSearch.chooseTripType': async (world) => bar(world).chooseTripType('Autem'),
      'globalSearch.toggleDestination': (world) => choices(world, 'Kam').getByRole('treeitem').first().click(),
      'globalSearch.clearDestinations': (world) => choices(world, 'Kam').getByRole('button', { name: 'Zrušit výběr' }).click(),
      'globalSearch.chooseDuration': (world) => choices(world, 'Na jak dlouho').getByRole('button').nth(1).click(),
      'globalSearch.chooseFewestNights': async (world) => { await choices(world, 'Na jak dlouho').getByLabel('Nejméně nocí').selectOption('6'); },
      'globalSearch.chooseMostNights': async (world) => { await choices(world, 'Na jak dlouho').getByLabel('Nejvýše nocí').selectOption('9'); },
      'globalSearch.toggleAirport': (world) => choices(world, 'Odkud').getByRole('checkbox', { name: /Praha/ }).click(),
      'globalSearch.clearAirports': async (world) => {
        await choices(world, 'Odkud').getByRole('button', { name: 'Zrušit výběr' }).click();
        await expect(choices(world, 'Odkud').getByRole('checkbox', { name: /Praha/ })).not.toBeChecked();
      },
    },
  },
  {
    name: 'a name that is typed to find a place [search.destinations-filter]',
    paths: {
      input: exampleInput,
      events: [answer('fetchInitialFilters', answered), { type: 'globalSearch.open', dropdown: 'region' }, { type: 'globalSearch.typePlace', text: 'kreta' }, { type: 'globalSearch.close' }],
      serialize: ({ value, context }) => [value.dropdown, context.filters.length > 0, context.typedPlace],
      filter: ({ value, context }, { type }) => {
        if (type === 'globalSearch.typePlace') return value.dropdown === 'region' && !context.typedPlace;
        if (type === 'globalSearch.close') return value.dropdown !== 'closed';
        return type === 'globalSearch.open' ? value.dropdown === 'closed' && context.filters.length > 0 : context.filters.length === 0;
      },
    },
    served: [answer('fetchInitialFilters', answered)],
    begin: (world) => open(world.page, '/'),
    root, regions: ['dropdown'],
    sees: { 'dropdown.region': async (world, { context }) => expect(choices(world, 'Kam').getByRole('searchbox')).toHaveValue(context.typedPlace ?? '') },
    does: {
      'globalSearch.open': (world) => openField(world, 'region'),
      'globalSearch.typePlace': (world, { event }) => choices(world, 'Kam').getByRole('searchbox').pressSequentially(event.text as string),
      'globalSearch.close': (world) => world.page.keyboard.press('Escape'),
    },
  },
  {
    name: 'an open calendar when an answer narrows the search [gs.update]',
    paths: {
      input: exampleInput,
      events: [
        answer('fetchInitialFilters', answered), { type: 'globalSearch.toggleAirport', code: 'PRG' }, { type: 'globalSearch.open', dropdown: 'travelDate' },
        answer('updateFilters', { ignored: [], filters: rules.toggleOption(exampleFilters, 'AIRPORT', 'BRQ') }),
      ],
      serialize: ({ value, context }) => [value.dropdown, value.filters, context.searchState.selectedAirports],
      filter: ({ value, context }, { type }) => (type === 'globalSearch.toggleAirport'
        ? value.dropdown === 'closed' && value.filters === 'loaded' && context.searchState.selectedAirports.length === 0
        : type !== 'globalSearch.open' || (value.dropdown === 'closed' && value.filters === 'updating')),
    },
    served: [answer('fetchInitialFilters', answered)],
    begin: async (world) => {
      await world.network.hold(UPDATE);
      await open(world.page, '/');
    },
    root, regions: ['dropdown'],
    sees: dropdownSees,
    does: {
      'globalSearch.toggleAirport': toggleAirport,
      'globalSearch.open': (world) => openField(world, 'travelDate'),
      'xstate.done.actor.updateFilters': answerFilters(UPDATE),
    },
  },
  {
    name: 'a dropdown when the address changes [gs.update]',
    paths: {
      input: exampleInput,
      events: [answer('fetchInitialFilters', answered), { type: 'globalSearch.open', dropdown: 'region' }, { type: 'globalSearch.followUrl', searchState: exampleInput.searchState }],
      serialize: ({ value }) => [value.dropdown, value.filters],
      filter: ({ value }, { type }) => type !== 'globalSearch.followUrl' || value.dropdown === 'region',
    },
    served: [answer('fetchInitialFilters', answered)],
    begin: beginWithAnAddressBefore,
    root, regions: ['dropdown'],
    sees: dropdownSees,
    does: { 'globalSearch.open': (world) => openField(world, 'region'), 'globalSearch.followUrl': requests['globalSearch.followUrl']! },
  },
  {
    name: 'its choices on a phone, each on a screen of its own [gs.mobile-panel] [view.mobile-filters]',
    paths: {
      input: exampleInput,
      events: [
        answer('fetchInitialFilters', answered),
        { type: 'globalSearch.open', dropdown: 'tripType' }, { type: 'globalSearch.open', dropdown: 'duration' }, { type: 'globalSearch.close' },
        { type: 'globalSearch.chooseTripType', tripType: 'DW' }, { type: 'globalSearch.chooseDuration', from: 8, to: 9 },
      ],
      serialize: ({ value, context }) => [value.dropdown, context.filters.length > 0, context.searchState.durationFrom, context.searchState.tripType],
      filter: ({ value, context: { searchState } }, happening) => {
        const { type, dropdown } = happening as { type: string; dropdown?: string };
        if (type === 'globalSearch.open') return value.dropdown === 'closed' && (dropdown === 'tripType' ? searchState.tripType !== 'DW' : searchState.durationFrom === null);
        if (type === 'globalSearch.close') return value.dropdown !== 'closed';
        if (type === 'globalSearch.chooseTripType') return value.dropdown === 'tripType';
        return type !== 'globalSearch.chooseDuration' || value.dropdown === 'duration';
      },
    },
    served: [answer('fetchInitialFilters', answered)],
    begin: async (world) => {
      await world.page.setViewportSize(PHONE);
      await open(world.page, '/');
      await bar(world).begin();
    },
    root, regions: ['dropdown'],
    sees: {
      'dropdown.closed': async (world, { context: { searchState } }) => {
        await expect(bar(world).field('Na jak dlouho')).toContainText(searchState.durationFrom === null ? 'Libovolně dlouho' : '8–9 nocí');
        await expect(row(world, 'Jaká dovolená')).toContainText(searchState.tripType === 'DW' ? 'Autem' : 'Letecky');
      },
      'dropdown.tripType': async (world) => expect(screen(world, 'Jaká dovolená').getByRole('button', { name: 'Autem', exact: true })).toBeVisible(),
      'dropdown.duration': async (world) => expect(lengthOnScreen(world)).toBeVisible(),
    },
    does: {
      'globalSearch.open': (world, { event }) => row(world, event.dropdown === 'tripType' ? 'Jaká dovolená' : 'Na jak dlouho').click(),
      'globalSearch.close': (world) => world.page.keyboard.press('Escape'),
      'globalSearch.chooseTripType': (world) => screen(world, 'Jaká dovolená').getByRole('button', { name: 'Autem', exact: true }).click(),
      'globalSearch.chooseDuration': (world) => lengthOnScreen(world).click(),
    },
  },
  {
    name: 'a party without a birth date that stays open when a wide page becomes a phone’s, where search and submit begin with it [participants.close] [gs.mobile-panel]',
    paths: {
      input: exampleInput,
      events: [answer('fetchInitialFilters', answered), { type: 'globalSearch.open', dropdown: 'participants' }, { type: 'globalSearch.submit' }],
      serialize: ({ value, context }) => [value.dropdown, context.filters.length > 0],
      filter: ({ value }, { type }) => type !== 'globalSearch.submit' || value.dropdown === 'participants',
    },
    served: [answer('fetchInitialFilters', answered)],
    begin: (world) => open(world.page, '/'),
    root, regions: ['submit', 'dropdown'],
    sees: { 'dropdown.participants': async (world) => expect(choices(world, 'Kdo').getByRole('textbox', { name: /Datum narození/ })).toBeVisible() },
    does: {
      'globalSearch.open': async (world, { before }) => {
        if (before.value.dropdown !== 'participants') {
          await openField(world, 'participants');
          await choices(world, 'Kdo').getByRole('button', { name: 'Přidat dítě' }).click();
          return;
        }
        await world.page.setViewportSize(PHONE);
        await bar(world).begin();
        await expect(screen(world, 'Kdo')).toHaveAttribute('data-view', 'mobileFilter');
      },
      'globalSearch.submit': async (world) => {
        await world.page.setViewportSize(WIDE);
        await expect(screen(world, 'Kdo')).not.toHaveAttribute('data-view', 'mobileFilter');
        await world.page.setViewportSize(PHONE);
        await expect(screen(world, 'Kdo')).toBeHidden();
        await root(world).getByRole('button', { name: /^Zobrazit \d+ dovol/ }).click();
        await expect(screen(world, 'Kdo')).toHaveAttribute('data-view', 'mobileFilter');
      },
    },
  },
  {
    name: 'a length that is pressed twice before the page has answered [duration.filter]',
    paths: {
      input: exampleInput,
      events: [answer('fetchInitialFilters', answered), { type: 'globalSearch.open', dropdown: 'duration' }, { type: 'globalSearch.chooseDuration', from: 8, to: 9 }],
      serialize: ({ value, context }) => [value.dropdown, context.filters.length > 0, context.searchState.durationFrom],
      filter: ({ value, context: { searchState } }, { type }) => {
        const isChosen = searchState.durationFrom !== null;
        if (type === 'globalSearch.open') return value.dropdown === 'closed' && !isChosen;
        return type !== 'globalSearch.chooseDuration' || value.dropdown === 'duration' || isChosen;
      },
    },
    served: [answer('fetchInitialFilters', answered)],
    begin: (world) => open(world.page, '/'),
    root, regions: ['dropdown'],
    sees: {
      'dropdown.duration': async (world) => expect(lengthOnScreen(world)).toBeVisible(),
      'dropdown.closed': async (world, { context: { searchState } }) => {
        await expect(bar(world).field('Na jak dlouho')).toContainText(searchState.durationFrom === null ? 'Libovolně dlouho' : '8–9 nocí');
      },
    },
    does: {
      'globalSearch.open': (world) => openField(world, 'duration'),
      'globalSearch.chooseDuration': async (world, { before }) => {
        if (before.value.dropdown === 'duration') await clickTwice(lengthOnScreen(world));
      },
    },
  },
  {
    name: 'a calendar left open when a wide page becomes a phone’s, whose trip types take keys [gs.update]',
    paths: {
      input: exampleInput,
      events: [answer('fetchInitialFilters', answered), { type: 'globalSearch.open', dropdown: 'travelDate' }, { type: 'globalSearch.chooseTripType', tripType: 'DW' }],
      serialize: ({ value, context }) => [value.dropdown, context.filters.length > 0, context.searchState.tripType],
      filter: ({ value, context }, { type }) => (type === 'globalSearch.open' ? value.dropdown === 'closed' : type !== 'globalSearch.chooseTripType' || (value.dropdown === 'travelDate' && context.searchState.tripType !== 'DW')),
    },
    served: [answer('fetchInitialFilters', answered)],
    begin: (world) => open(world.page, '/'),
    root, regions: ['dropdown'],
    sees: {
      'dropdown.travelDate': async (world, { context }) => {
        if (context.searchState.tripType === 'DW') await expect(root(world).getByRole('radio', { name: 'Autem', exact: true }).filter({ visible: true })).toBeChecked();
        else await expect(choices(world, 'Kdy').getByRole('button', { name: 'Potvrdit termín' })).toBeVisible();
      },
    },
    does: {
      'globalSearch.open': (world) => openField(world, 'travelDate'),
      'globalSearch.chooseTripType': async (world) => {
        await world.page.setViewportSize(PHONE);
        const byCar = root(world).getByRole('radio', { name: 'Autem', exact: true }).filter({ visible: true });
        await byCar.focus();
        await world.page.keyboard.press('Space');
      },
    },
  },
]);
