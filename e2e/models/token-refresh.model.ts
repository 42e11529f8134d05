import { tokenRefreshMachine } from '../../machines/token-refresh/token-refresh.machine.ts';
import { tokenRefreshPaths } from '../../machines/token-refresh/token-refresh.paths.ts';
import { expect, open } from '../fixtures.ts';
import { Listing } from '../pages/listing.page.ts';
import { fillCart, someOffer } from '../shop-api.ts';
import { modelOf } from './browser-model.ts';
import type { World } from './browser-model.ts';

const REFRESH = '/api/www/oauth/token/refresh';
const OFFERS = '/api/www/search/offers';

const refreshes = async ({ network }: World) => expect.poll(() => network.isWaiting(REFRESH)).toBe(true);

/** Sorts anew, and the shop no longer knows the token that the request carries. */
async function beRefused({ page, network, memory }: World): Promise<void> {
  memory.offersBefore = String(network.count(OFFERS));
  memory.refreshesBefore = String(network.count(REFRESH));
  memory.sort = memory.sort === 'Od nejdražší' ? 'Od nejlevnější' : 'Od nejdražší';
  await new Listing(page).sortBy(memory.sort);
  await network.fail(OFFERS, 403, { code: 'forbidden' });
}

/** The request that was refused is made once more, after one refresh, and its list comes. */
async function isMadeAgain({ page, network, memory }: World): Promise<void> {
  await expect(page.locator('main[data-page] ul[aria-busy]')).toHaveCount(0);
  await expect(new Listing(page).tiles.first()).toBeVisible();
  expect(network.count(OFFERS) - Number(memory.offersBefore)).toBe(2);
  expect(network.count(REFRESH) - Number(memory.refreshesBefore)).toBe(1);
}

/** Nothing of it is to be seen but its effect: the list that was asked for comes in the end, or says that it failed. */
export const tokenRefreshModel = modelOf(tokenRefreshMachine, [{
  name: 'tokens that are refused [token.refresh]',
  paths: {
    ...tokenRefreshPaths.scenarios[0]!,
    // Who asks while a refresh runs shares it: that needs a second request of the page, which the list has not.
    filter: ({ value }, { type }) => type !== 'tokenRefresh.request' || value !== 'refreshing',
  },
  begin: async ({ page, network, testInfo }) => {
    // Who has a cart has a session, and tokens to renew.
    await fillCart(page, await someOffer(page, testInfo));
    await open(page, '/dovolena/nabidky-letecky');
    await network.hold(OFFERS);
    await network.hold(REFRESH);
  },
  sees: {
    refreshing: refreshes,
    failed: async ({ page }) => expect(page.getByRole('alert').filter({ hasText: 'Nabídky se nepodařilo načíst' })).toBeVisible(),
  },
  does: {
    'tokenRefresh.request': beRefused,
    'xstate.done.actor.refresh': async (world, { event }) => {
      const { network } = world;
      if (event.output === 'spent') await network.fail(REFRESH, 401, { code: 'refresh-token-missing' });
      else await network.pass(REFRESH);
      // The request that was refused is made again, with the new token or without any.
      await network.pass(OFFERS);
      await isMadeAgain(world);
    },
    'xstate.error.actor.refresh': ({ network }) => network.fail(REFRESH),
  },
}]);
