import { available, prague } from '../../machines/configurator/configurator.paths.ts';
import { navigationMachine } from '../../machines/navigation/navigation.machine.ts';
import { navigationPaths } from '../../machines/navigation/navigation.paths.ts';
import { expect, open } from '../fixtures.ts';
import { HotelCard } from '../pages/hotel-card.page.ts';
import { Listing } from '../pages/listing.page.ts';
import { Search } from '../pages/search.page.ts';
import { eventsBut, happensByItself, modelOf } from './browser-model.ts';
import type { BrowserScenario, World } from './browser-model.ts';
import { RealStay } from './real-stay.ts';

const OFFER = '/api/www/hotelCard/offer';
const scenario = navigationPaths.scenarios[0]!;

/** The browser does at once what it is asked for: what is seen is the flow at rest, with the address and the documents it asked for. */
const passingStates = ['pushing', 'replacing', 'clicked', 'leaving'];
const byItself = Object.fromEntries(eventsBut(scenario, 'navigation.go', 'navigation.pushUrl', 'navigation.replaceUrl').map(({ type }) => [type, happensByItself]));
const isAtRest: BrowserScenario['sees'] = {
  staying: async ({ page, memory }) => {
    if (memory.address) await expect(page).toHaveURL((url) => decodeURIComponent(url.href).includes(memory.address!));
    await expect.poll(() => memory.asked).toBe(memory.wanted);
    if (memory.entries) expect(await page.evaluate(() => history.length)).toBe(Number(memory.entries));
  },
};

/** A document that is asked for is counted, and the page that asked stays. */
async function stayHere({ page, memory }: World): Promise<void> {
  Object.assign(memory, { asked: '0', wanted: '0' });
  await page.route(() => true, (route, request) => {
    if (!request.isNavigationRequest()) return route.fallback();
    memory.asked = String(Number(memory.asked) + 1);
    return route.fulfill({ status: 204 });
  });
}

/** One wish at a time: the browser carries it out before a person can have another. */
const whenAtRest = ({ value }: { value: unknown }, { type }: { type: string }) => type.startsWith('xstate.') || value === 'staying';

export const navigationModel = modelOf(navigationMachine, [
  {
    name: 'from a list [url.listing-q]',
    paths: { ...scenario, events: eventsBut(scenario, 'replaceUrl', 'xstate.error'), filter: whenAtRest },
    begin: async (world) => {
      await open(world.page, '/dovolena/nabidky-letecky');
      await stayHere(world);
    },
    passingStates,
    sees: isAtRest,
    does: {
      ...byItself,
      'navigation.pushUrl': async ({ page, memory }) => {
        memory.entries = String(await page.evaluate(() => history.length) + 1);
        const isDear = memory.address === 'sort:priceDESC';
        memory.address = isDear ? 'sort:priceASC' : 'sort:priceDESC';
        await new Listing(page).sortBy(isDear ? 'Od nejlevnější' : 'Od nejdražší');
      },
      'navigation.go': async ({ page, memory }) => {
        memory.wanted = String(Number(memory.wanted) + 1);
        await new Search(page).submit();
      },
    },
  },
  {
    name: 'on a hotel’s card [config.url]',
    paths: { ...scenario, events: eventsBut(scenario, 'pushUrl', 'navigation.go', 'clickDelay', 'openDocument', 'xstate.error'), filter: whenAtRest },
    begin: async (world) => {
      const stay = await RealStay.find(world);
      world.memory.code = stay.code(prague.replace('_AI_', '_HB_'));
      world.memory.answer = JSON.stringify(stay.answer(available(prague.replace('_AI_', '_HB_'))));
      world.memory.board = stay.value('HB');
      await open(world.page, stay.path(prague));
      await stayHere(world);
      await world.network.hold(OFFER);
    },
    passingStates,
    sees: isAtRest,
    does: {
      ...byItself,
      'navigation.replaceUrl': async ({ page, memory, network }) => {
        memory.entries = String(await page.evaluate(() => history.length));
        memory.address = memory.code!;
        await new HotelCard(page).choose('Strava', memory.board!);
        await network.answer(OFFER, JSON.parse(memory.answer!));
      },
    },
  },
]);
