import type { Page } from '@playwright/test';
import { available, prague } from '../../machines/configurator/configurator.paths.ts';
import { navigationMachine } from '../../machines/navigation/navigation.machine.ts';
import { navigationPaths } from '../../machines/navigation/navigation.paths.ts';
import { failure } from '../../machines/testing/path-coverage.ts';
import { expect, open } from '../fixtures.ts';
import { HotelCard } from '../pages/hotel-card.page.ts';
import { Listing } from '../pages/listing.page.ts';
import { Search } from '../pages/search.page.ts';
import { eventsBut, happensByItself, modelOf } from './browser-model.ts';
import type { BrowserScenario, World } from './browser-model.ts';
import { RealStay } from './real-stay.ts';

const OFFER = '/api/www/hotelCard/offer';
const scenario = navigationPaths.scenarios[0]!;

/** The browser does at once what it is asked for: what is seen is the flow at rest, with the address, the page and the documents it asked for. */
const passingStates = ['pushing', 'replacing', 'clicked', 'leaving'];
const byItself = Object.fromEntries(eventsBut(scenario, 'navigation.go', 'navigation.pushUrl', 'navigation.replaceUrl').map(({ type }) => [type, happensByItself]));
const isAtRest: BrowserScenario['sees'] = {
  staying: async ({ page, memory }) => {
    if (memory.address) await expect(page).toHaveURL((url) => decodeURIComponent(url.href).includes(memory.address!));
    if (memory.left) await expect.poll(() => pageId(page)).not.toBe(memory.left);
    expect(memory.documents).toBe('0');
    if (memory.entries) expect(await page.evaluate(() => history.length)).toBe(Number(memory.entries));
  },
};

/** The page whose entry of the history the browser stands on: pages follow each other in one document. */
const pageId = (page: Page) => page.evaluate(() => (history.state as { page?: string } | null)?.page);

/** Documents that are asked for from now on are counted: there should be none. */
async function stayHere({ page, memory }: World): Promise<void> {
  memory.documents = '0';
  page.on('request', (request) => {
    if (request.isNavigationRequest()) memory.documents = String(Number(memory.documents) + 1);
  });
  await isRouted(page);
}

/** From then on the page writes its id into the history, once. */
const isRouted = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-router', 'on');

/** One command at a time: the browser carries it out before a person can have another. */
const whenAtRest = ({ value }: { value: unknown }, { type }: { type: string }) => type.startsWith('xstate.') || value === 'staying';

/** In the page: more addresses in a short time than some browsers allow. Counts on the document what it refused. */
function refuseAddresses(): void {
  let refusals = 0;
  const refuse = () => {
    refusals += 1;
    document.documentElement.dataset.refused = String(refusals);
    throw new DOMException('More than 100 addresses in 30 seconds', 'SecurityError');
  };
  Object.assign(history, { pushState: refuse, replaceState: refuse });
}

async function beginRefused({ page, memory }: World, path: string): Promise<void> {
  await open(page, path);
  await isRouted(page);
  memory.here = page.url();
  memory.entries = String(await page.evaluate(() => history.length));
  await page.evaluate(refuseAddresses);
}

const staysAsItWas: BrowserScenario['sees'] = {
  staying: async ({ page, memory }) => {
    expect(page.url()).toBe(memory.here);
    expect(await page.evaluate(() => history.length)).toBe(Number(memory.entries));
  },
};
const isRefused = ({ page }: World) => expect(page.locator('html')).toHaveAttribute('data-refused', '1');

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
        memory.left = (await pageId(page))!;
        memory.entries = String(await page.evaluate(() => history.length) + 1);
        // The next page sorts as nobody has chosen yet.
        memory.address = '';
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
  {
    name: 'from a list, in a browser that refuses another address [url.listing-q]',
    paths: { ...scenario, events: [{ type: 'navigation.pushUrl', url: '/?q=a' }, failure('pushUrl')], filter: whenAtRest },
    begin: (world) => beginRefused(world, '/dovolena/nabidky-letecky'),
    passingStates,
    sees: staysAsItWas,
    does: {
      'navigation.pushUrl': async (world) => {
        await new Listing(world.page).sortBy('Od nejdražší');
        await isRefused(world);
      },
      'xstate.error.actor.pushUrl': happensByItself,
    },
  },
  {
    name: 'on a hotel’s card, in a browser that refuses another address [config.url]',
    paths: { ...scenario, events: [{ type: 'navigation.replaceUrl', url: '/?q=b' }, failure('replaceUrl')], filter: whenAtRest },
    begin: async (world) => {
      const stay = await RealStay.find(world);
      world.memory.board = stay.value('HB');
      await beginRefused(world, stay.path(prague));
    },
    passingStates,
    sees: staysAsItWas,
    does: {
      'navigation.replaceUrl': async (world) => {
        await new HotelCard(world.page).choose('Strava', world.memory.board!);
        await isRefused(world);
      },
      'xstate.error.actor.replaceUrl': happensByItself,
    },
  },
]);
