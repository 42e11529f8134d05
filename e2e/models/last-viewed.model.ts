import { lastViewedMachine } from '../../machines/last-viewed/last-viewed.machine.ts';
import { lastViewedPaths } from '../../machines/last-viewed/last-viewed.paths.ts';
import { expect, open } from '../fixtures.ts';
import { someOffer } from '../shop-api.ts';
import { modelOf } from './browser-model.ts';
import type { World } from './browser-model.ts';

const OFFERS = '/api/www/search/offers';

const shelf = ({ page }: World) => page.getByRole('region', { name: 'Naposledy prohlížené' });

export const lastViewedModel = modelOf(lastViewedMachine, [{
  name: 'back on the home page [cms.slot-components] [cms.home-components]',
  paths: lastViewedPaths.scenarios[0]!,
  begin: async ({ page, testInfo, network }) => {
    const { hotelCode, tripType } = await someOffer(page, testInfo);
    await page.context().addCookies([{ name: 'consent', value: 'preferences', url: testInfo.project.use.baseURL! }]);
    // What the hotel's page has kept.
    await page.addInitScript((hotel) => localStorage.setItem('lastSeen', JSON.stringify({ searches: [], hotels: [hotel] })), { hotelCode, tripType });
    await network.hold(OFFERS);
    await open(page, '/');
  },
  asks: { fetchViewed: OFFERS },
  sees: {
    fetching: async ({ network }) => expect.poll(() => network.isWaiting(OFFERS)).toBe(true),
    shown: async (world) => expect(shelf(world).locator('article')).toHaveCount(1),
    soldOut: async (world) => expect(shelf(world)).toBeHidden(),
    failed: async (world) => expect(shelf(world).getByRole('alert')).toContainText('Nabídky se nepodařilo načíst'),
  },
  does: {
    'lastViewed.retry': (world) => shelf(world).getByRole('button', { name: 'Zkusit znovu' }).click(),
    'xstate.done.actor.fetchViewed': async ({ network }, { event }) => {
      const isOnSale = (event.output as unknown[]).length > 0;
      await network.change<{ offers: unknown[] }>(OFFERS, (body) => (isOnSale ? body : { ...body, offers: [] }));
    },
    'xstate.error.actor.fetchViewed': ({ network }) => network.fail(OFFERS),
  },
}]);
