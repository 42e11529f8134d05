import type { Locator } from '@playwright/test';
import { fullScreenViewMachine } from '../../machines/full-screen-view/full-screen-view.machine.ts';
import type { MobileFilter } from '../../machines/full-screen-view/full-screen-view.types.ts';
import { answer } from '../../machines/path-coverage.ts';
import { expect, open } from '../fixtures.ts';
import { Listing } from '../pages/listing.page.ts';
import { Search } from '../pages/search.page.ts';
import { modelOf } from './browser-model.ts';
import type { World } from './browser-model.ts';

const LISTING = '/dovolena/nabidky-letecky';

/** Their labels, which are the titles of their screens. */
const FILTERS: Record<MobileFilter, string> = {
  tripType: 'Jaká dovolená', airport: 'Odkud', region: 'Kam', duration: 'Na jak dlouho', travelDate: 'Kdy', participants: 'Kdo', sort: 'Seřadit', facets: 'Filtry',
};
const filters = Object.keys(FILTERS) as MobileFilter[];

const dialog = ({ page }: World, name: string): Locator => page.getByRole('dialog', { name, exact: true });
const list = (world: World) => dialog(world, 'Kam pojedete?');
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

export const fullScreenViewModel = modelOf(fullScreenViewMachine, [{
  name: 'its views on a phone [view.fullscreen] [view.mobile-filters] [gs.mobile-panel]',
  paths: {
    input: undefined,
    events: [
      ...(['globalSearch', 'sort', 'facets'] as const).map((view) => ({ type: 'fullScreenView.open' as const, view })),
      ...filters.flatMap((filter) => [{ type: 'fullScreenView.openFilter' as const, filter }, { type: 'fullScreenView.leaveFilter' as const, filter }]),
      { type: 'fullScreenView.back' },
      { type: 'fullScreenView.close' },
      answer('awaitBack'),
    ],
    filter: (snapshot, happening) => {
      const { type, filter } = happening as { type: string; filter?: MobileFilter };
      const isIn = (...places: MobileFilter[]) => places.some((place) => snapshot.matches({ view: { narrow: { globalSearch: { filter: place } } } }));
      switch (type) {
        case 'fullScreenView.open': return snapshot.matches({ view: 'closed' });
        case 'fullScreenView.openFilter': return snapshot.matches({ view: { narrow: { globalSearch: 'types' } } });
        case 'fullScreenView.leaveFilter': return filter !== 'sort' && filter !== 'facets' && isIn(filter!);
        // Of filters only that of the list closes everything; the participants answer at once.
        case 'fullScreenView.close': return isIn('facets') || snapshot.matches({ view: { narrow: 'sort' } }) || snapshot.matches({ view: { narrow: 'facets' } });
        default: return !snapshot.matches({ view: 'closed' }) && !isIn('participants');
      }
    },
  },
  begin: async (world) => {
    await world.page.setViewportSize({ width: 390, height: 844 });
    await open(world.page, '/');
    await open(world.page, LISTING);
  },
  root: ({ page }) => page.locator('[data-flow="fullScreenView"]'),
  sees: {
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
  },
  does: {
    'fullScreenView.open': async ({ page }, { event: { view } }) => {
      if (view === 'globalSearch') await new Search(page).begin();
      else await (view === 'sort' ? new Listing(page).sortOpener : new Listing(page).sheetOpener).click();
    },
    'fullScreenView.openFilter': (world, { event }) => list(world).getByRole('button', { name: new RegExp(`^${FILTERS[event.filter as MobileFilter]} `) }).click(),
    'fullScreenView.leaveFilter': (world, { event }) => {
      const filter = event.filter as keyof typeof endings;
      return endings[filter](dialog(world, FILTERS[filter]));
    },
    'fullScreenView.back': ({ page }) => page.keyboard.press('Escape'),
    'fullScreenView.close': async (world, { before }) => {
      const isFilter = before.matches({ view: { narrow: 'globalSearch' } });
      const at = before.matches({ view: { narrow: 'sort' } }) ? dialog(world, 'Seřadit') : dialog(world, 'Filtry');
      await (isFilter ? at.getByRole('button', { name: /^Zobrazit/ }) : cross(at)).click();
    },
    'xstate.done.actor.awaitBack': async ({ page }) => { await page.evaluate(() => history.back()); },
  },
}]);
