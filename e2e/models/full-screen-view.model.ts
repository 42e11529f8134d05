import type { Locator } from '@playwright/test';
import { fullScreenViewMachine } from '../../machines/full-screen-view/full-screen-view.machine.ts';
import { selectFullScreenView } from '../../machines/full-screen-view/full-screen-view.select.ts';
import type { MobileFilter } from '../../machines/full-screen-view/full-screen-view.types.ts';
import { failure, streamed } from '../../machines/testing/path-coverage.ts';
import { expect, open } from '../fixtures.ts';
import { Listing } from '../pages/listing.page.ts';
import { Search } from '../pages/search.page.ts';
import { someOffer } from '../shop-api.ts';
import { clickTwice, happensByItself, modelOf } from './browser-model.ts';
import type { BrowserScenario, World } from './browser-model.ts';

const LISTING = '/dovolena/nabidky-letecky';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1180, height: 820 };

/** Their labels, which are the titles of their screens. */
const FILTERS: Record<MobileFilter, string> = {
  tripType: 'Jaká dovolená', airport: 'Odkud', region: 'Kam', duration: 'Na jak dlouho', travelDate: 'Kdy', participants: 'Kdo', sort: 'Seřadit', facets: 'Filtry',
};

const dialog = ({ page }: World, name: string): Locator => page.getByRole('dialog', { name, exact: true });
const list = (world: World) => dialog(world, 'Kam pojedete?');
const rowOf = (world: World, filter: MobileFilter) => list(world).getByRole('button', { name: new RegExp(`^${FILTERS[filter]} `) });
const cross = (at: Locator) => at.getByRole('button', { name: 'Zavřít okno' });

/** What ends a filter's choices: the choice itself, or the button beneath them. */
const endings: Record<Exclude<MobileFilter, 'sort' | 'facets'>, (at: Locator) => Promise<void>> = {
  tripType: (at) => at.getByRole('button', { name: 'Letecky', exact: true }).click(),
  airport: done,
  region: done,
  duration: (at) => at.getByRole('list').getByRole('button').first().click(),
  async travelDate(at) {
    await at.getByRole('list', { name: 'Celý měsíc' }).locator('button:enabled').nth(1).click();
    await at.getByRole('button', { name: 'Potvrdit termín' }).click();
  },
  participants: done,
};

function done(at: Locator): Promise<void> {
  return at.getByRole('button', { name: 'Hotovo', exact: true }).click();
}

type Opened = 'globalSearch' | 'sort' | 'facets';
const openings = (['globalSearch', 'sort', 'facets'] as const).map((view) => ({ type: 'fullScreenView.open' as const, view }));

const root: BrowserScenario['root'] = ({ page }) => page.locator('[data-flow="fullScreenView"]');
const stay = (world: World) => dialog(world, 'Vyberte si termín a cenu');
const birthDate = (at: Locator) => at.getByRole('textbox', { name: /Datum narození/ });

async function beginOnListing({ page }: World): Promise<void> {
  await page.setViewportSize(PHONE);
  await open(page, '/');
  await open(page, LISTING);
}

function openerOf({ page }: World, view: Opened): Locator {
  if (view === 'globalSearch') return new Search(page).opener;
  return view === 'sort' ? new Listing(page).sortOpener : new Listing(page).sheetOpener;
}

/** A page that has become a desktop’s is a phone’s again. */
async function openOnPhone(world: World, view: Opened): Promise<void> {
  await world.page.setViewportSize(PHONE);
  await openerOf(world, view).click();
}

function pressTwice(opener: (world: World, view: unknown) => Locator): BrowserScenario['does'][string] {
  return async (world, { event, before }) => {
    if (!before.matches({ view: 'closed' })) return;
    await world.page.setViewportSize(PHONE);
    await clickTwice(opener(world, event.view));
  };
}

const sees: BrowserScenario['sees'] = {
  'view.closed': async ({ page }) => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(LISTING));
  },
  'view.narrow.globalSearch.types': async (world) => expect(list(world).getByRole('button', { name: /^Kdo / })).toBeVisible(),
  'view.narrow.globalSearch.filter': async (world, { value }) => {
    const filter = (value as { view: { narrow: { globalSearch: { filter: MobileFilter } } } }).view.narrow.globalSearch.filter;
    await expect(dialog(world, FILTERS[filter])).toHaveAttribute('data-view', 'mobileFilter');
    await expect(dialog(world, FILTERS[filter]).getByRole('button').nth(1)).toBeVisible();
  },
  'view.narrow.sort': async (world) => expect(dialog(world, 'Seřadit').getByRole('button', { name: 'Od nejdražší' })).toBeVisible(),
  'view.narrow.facets': async (world) => expect(dialog(world, 'Filtry').getByRole('group').first()).toBeVisible(),
};

const does: BrowserScenario['does'] = {
  'fullScreenView.open': (world, { event }) => openOnPhone(world, event.view as Opened),
  'fullScreenView.openFilter': (world, { event }) => rowOf(world, event.filter as MobileFilter).click(),
  'fullScreenView.back': ({ page }) => page.keyboard.press('Escape'),
  'xstate.snapshot.backPresses': async ({ page }) => { await page.evaluate(() => history.back()); },
  'xstate.snapshot.viewport': ({ page }) => page.setViewportSize(DESKTOP),
};

type PhoneScenario = Parameters<typeof modelOf<typeof fullScreenViewMachine>>[1][number];

/** Filters of the search, each opened, chosen in and left. */
function onScreensOfTheirOwn(...filters: MobileFilter[]): PhoneScenario {
  return {
    name: `filters of the search on a phone, from ${filters[0]} [view.mobile-filters] [gs.mobile-panel]`,
    paths: {
      input: undefined,
      events: [
        { type: 'fullScreenView.open', view: 'globalSearch' },
        ...filters.flatMap((filter) => [{ type: 'fullScreenView.openFilter' as const, filter }, { type: 'fullScreenView.leaveFilter' as const, filter }]),
        { type: 'fullScreenView.back' },
        { type: 'fullScreenView.close' },
      ],
      filter: (snapshot, happening) => {
        const { type, filter } = happening as { type: string; filter?: MobileFilter };
        const isIn = (...places: MobileFilter[]) => places.some((place) => snapshot.matches({ view: { narrow: { globalSearch: { filter: place } } } }));
        switch (type) {
          case 'fullScreenView.open': return snapshot.matches({ view: 'closed' });
          case 'fullScreenView.openFilter': return snapshot.matches({ view: { narrow: { globalSearch: 'types' } } });
          case 'fullScreenView.leaveFilter': return filter !== 'sort' && filter !== 'facets' && isIn(filter!);
          // Of filters only that of the list closes everything; the participants answer at once.
          case 'fullScreenView.close': return isIn('facets');
          default: return !snapshot.matches({ view: 'closed' }) && !isIn('participants');
        }
      },
    },
    begin: beginOnListing,
    root,
    sees,
    does: {
      ...does,
      'fullScreenView.leaveFilter': (world, { event }) => {
        const filter = event.filter as keyof typeof endings;
        return endings[filter](dialog(world, FILTERS[filter]));
      },
      'fullScreenView.close': (world) => dialog(world, 'Filtry').getByRole('button', { name: /^Zobrazit/ }).click(),
    },
  };
}

export const fullScreenViewModel = modelOf(fullScreenViewMachine, [onScreensOfTheirOwn('tripType', 'airport', 'region', 'duration'), onScreensOfTheirOwn('travelDate', 'participants', 'sort', 'facets'), {
  name: 'openers that are pressed twice, and a page that becomes wide and narrow again [view.fullscreen] [view.breakpoints]',
  paths: {
    input: undefined,
    events: [...openings, { type: 'fullScreenView.back' }, { type: 'fullScreenView.close' }, streamed('backPresses', 'pressed'), streamed('viewport', 'DESKTOP')],
    filter: (snapshot, happening) => {
      const { type, view } = happening as { type: string; view?: Opened };
      const shown = selectFullScreenView(snapshot);
      if (type === 'fullScreenView.open') return shown === null || shown === view;
      // The search goes a step back, order and filters close.
      return shown !== null && (type !== 'fullScreenView.back' || shown === 'globalSearch') && (type !== 'fullScreenView.close' || shown !== 'globalSearch');
    },
  },
  begin: beginOnListing,
  root,
  sees,
  does: {
    ...does,
    'fullScreenView.open': pressTwice((world, view) => openerOf(world, view as Opened)),
    'fullScreenView.close': (world, { before }) => cross(dialog(world, before.matches({ view: { narrow: 'sort' } }) ? 'Seřadit' : 'Filtry')).click(),
  },
}, {
  name: 'who travels while a birth date is missing [participants.close] [view.breakpoints]',
  paths: {
    input: undefined,
    events: [
      { type: 'fullScreenView.open', view: 'globalSearch' },
      { type: 'fullScreenView.openFilter', filter: 'participants' }, { type: 'fullScreenView.leaveFilter', filter: 'participants' },
      { type: 'fullScreenView.back' },
      streamed('backPresses', 'pressed'), streamed('viewport', 'DESKTOP'),
    ],
    filter: (snapshot, { type }) => {
      if (type === 'fullScreenView.open') return snapshot.matches({ view: 'closed' });
      return type === 'fullScreenView.openFilter' || snapshot.matches({ view: { narrow: { globalSearch: { filter: 'participants' } } } });
    },
  },
  begin: beginOnListing,
  root,
  sees: {
    ...sees,
    'view.closed': async ({ page }) => expect(page.locator('dialog:modal')).toHaveCount(0),
    'view.narrow.globalSearch.filter.participants': async (world) => expect(birthDate(dialog(world, 'Kdo'))).toBeVisible(),
  },
  does: {
    ...does,
    'fullScreenView.openFilter': async (world, moment) => {
      await does['fullScreenView.openFilter']!(world, moment);
      const screen = dialog(world, 'Kdo');
      await screen.getByRole('button', { name: 'Ubrat dítě', exact: true }).waitFor();
      if (await birthDate(screen).count() === 0) await screen.getByRole('button', { name: 'Přidat dítě', exact: true }).click();
    },
    'fullScreenView.leaveFilter': async (world) => {
      await done(dialog(world, 'Kdo'));
      await dialog(world, 'Kdo').getByRole('button', { name: 'Zavřít bez těchto dětí' }).click();
    },
    // What may not be closed yet stands in the bar of a wide page.
    'xstate.snapshot.viewport': async (world, moment) => {
      await does['xstate.snapshot.viewport']!(world, moment);
      await expect(birthDate(new Search(world.page).choices('Kdo'))).toBeVisible();
    },
  },
}, {
  name: 'the configurator of a hotel’s card on a phone [view.fullscreen] [view.internal]',
  paths: {
    input: undefined,
    events: [{ type: 'fullScreenView.open', view: 'configurator' }, { type: 'fullScreenView.close' }, streamed('backPresses', 'pressed'), streamed('viewport', 'DESKTOP')],
    filter: (snapshot, { type }) => type === 'fullScreenView.open' || !snapshot.matches({ view: 'closed' }),
  },
  begin: async ({ page, testInfo }) => {
    await page.setViewportSize(PHONE);
    const { offerPath } = await someOffer(page, testInfo);
    await open(page, '/');
    await open(page, offerPath);
  },
  root,
  sees: {
    'view.closed': async (world) => {
      await expect(world.page.getByRole('dialog')).toHaveCount(0);
      await expect(world.page.getByRole('group', { name: 'Na jak dlouho' })).toHaveCount(1);
    },
    'view.narrow.configurator': async (world) => {
      await expect(stay(world)).toHaveAttribute('data-view', 'mobileConfigurator');
      await expect(stay(world).getByRole('group', { name: 'Na jak dlouho' })).toBeVisible();
    },
  },
  does: {
    ...does,
    'fullScreenView.open': pressTwice(({ page }) => page.getByRole('button', { name: /, Změnit výběr$/ })),
    'fullScreenView.close': (world) => done(stay(world)),
  },
}, {
  name: 'a browser that refuses another entry of its history [view.fullscreen]',
  paths: {
    input: undefined,
    events: [{ type: 'fullScreenView.open', view: 'globalSearch' }, { type: 'fullScreenView.back' }, failure('backPresses')],
    filter: (snapshot, { type }) => {
      if (type === 'fullScreenView.open') return snapshot.matches({ view: 'closed' });
      return type !== 'fullScreenView.back' || snapshot.matches({ backButton: 'lost' });
    },
  },
  begin: async (world) => {
    await beginOnListing(world);
    await world.page.evaluate(() => {
      history.pushState = () => { throw new DOMException('Attempt to use history.pushState() more than 100 times per 30 seconds', 'SecurityError'); };
    });
  },
  root,
  passingStates: ['backButton.held'],
  sees,
  does: { ...does, 'xstate.error.actor.backPresses': happensByItself },
}]);
