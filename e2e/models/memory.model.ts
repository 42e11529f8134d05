import { memoryMachine } from '../../machines/memory/memory.machine.ts';
import { memoryPaths } from '../../machines/memory/memory.paths.ts';
import { answer } from '../../machines/testing/path-coverage.ts';
import { expect, open } from '../fixtures.ts';
import { ConsentBanner } from '../pages/consent-banner.page.ts';
import { Listing } from '../pages/listing.page.ts';
import { Search } from '../pages/search.page.ts';
import { someOffer } from '../shop-api.ts';
import { eventsBut, happensByItself, modelOf } from './browser-model.ts';
import type { BrowserScenario, Moment, World } from './browser-model.ts';

const LISTING = '/dovolena/nabidky-letecky';
const [allowing, neverAsked] = memoryPaths.scenarios;
const input = { ...allowing!.input, stored: { searches: [], hotels: [], owner: null } };

const stored = ({ page }: World) => page.evaluate(() => JSON.parse(localStorage.getItem('lastSeen') ?? 'null') as { searches: string[]; hotels: object[] } | null);
const sortCookie = async ({ page }: World) => (await page.context().cookies()).find(({ name }) => name === 'listingSort')?.value;

const sees: BrowserScenario['sees'] = {
  'remembering.stored': async (world, { context: { stored: { searches, hotels, sortCode } } }) => {
    await expect.poll(() => sortCookie(world)).toBe(sortCode === null ? undefined : world.memory.sort);
    const isAnythingStored = searches.length + hotels.length > 0 || sortCode !== null;
    await expect.poll(async () => { const now = await stored(world); return now && [now.searches.length, now.hotels.length]; }).toEqual(isAnythingStored ? [searches.length, hotels.length] : null);
  },
  'remembering.unstored': async (world) => expect(await stored(world)).toBeNull(),
  forgetful: async (world) => {
    await expect.poll(() => sortCookie(world)).toBeUndefined();
    await expect.poll(() => stored(world)).toBeNull();
  },
};

/** Another order than the one before: a list tells only of that. */
async function sort({ page, memory }: World): Promise<void> {
  const isDear = memory.sort === 'priceDESC';
  memory.sort = isDear ? 'priceASC' : 'priceDESC';
  await new Listing(page).sortBy(isDear ? 'Od nejlevnější' : 'Od nejdražší');
}

async function decide({ page }: World, { event }: Moment): Promise<void> {
  await page.getByRole('button', { name: 'Nastavení cookies' }).click();
  const banner = new ConsentBanner(page);
  await ((event.categories as { preferences: boolean }).preferences ? banner.accept() : banner.refuse());
  await expect(banner.root).toBeHidden();
}

const does: BrowserScenario['does'] = {
  'memory.keepSort': sort,
  'memory.keepSearch': ({ page }) => new Search(page).submit(),
  'memory.followConsent': decide,
  // The browser stores and removes at once; nobody can hold it back.
  'xstate.done.actor.storeMemory': happensByItself,
  'xstate.error.actor.storeMemory': happensByItself,
  'xstate.done.actor.removeMemory': happensByItself,
  'xstate.error.actor.removeMemory': happensByItself,
};

const passingStates = ['remembering.storing', 'forgetting'];
/** Nothing comes between a command and its end. */
const whenAtRest: NonNullable<(typeof memoryPaths.scenarios)[number]['filter']> = ({ value }, { type }) => (
  type.startsWith('xstate.') || (value !== 'forgetting' && JSON.stringify(value) !== '{"remembering":"storing"}'));

/** A list whose submitted search leads nowhere, so that it can be looked at. */
const begin = (consent: string) => async ({ page, testInfo }: World) => {
  await page.context().addCookies([{ name: 'consent', value: consent, url: testInfo.project.use.baseURL! }]);
  await open(page, LISTING);
  // Its deferred flows are there when its late button is.
  await expect(page.getByRole('button', { name: 'Sdílet' })).toBeEnabled();
  await page.route((url) => url.pathname.startsWith('/dovolena'), (route, request) => (request.isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback()));
};

export const memoryModel = modelOf(memoryMachine, [
  {
    name: 'a visitor who allows it [sort.cookie] [url.birthdates-cookie]',
    paths: { ...allowing!, input, events: eventsBut(allowing!, 'joinAccount', 'forget', 'leaveBrowser', 'mergeWithAccount', 'keepHotel', 'xstate.error'), filter: whenAtRest },
    begin: begin('preferences'),
    passingStates, sees, does,
  },
  {
    name: 'a visitor who has refused it [sort.cookie]',
    paths: { ...neverAsked!, events: eventsBut(allowing!, 'joinAccount', 'forget', 'leaveBrowser', 'mergeWithAccount', 'keepHotel', 'keepSearch', 'xstate.error'), filter: whenAtRest },
    begin: begin('none'),
    passingStates, sees, does,
  },
  {
    name: 'a browser that stores nothing [sort.cookie]',
    paths: { ...allowing!, input, events: eventsBut(allowing!, 'joinAccount', 'forget', 'leaveBrowser', 'mergeWithAccount', 'keepHotel', 'keepSearch', 'xstate.done'), filter: whenAtRest },
    begin: async (world) => {
      await world.page.addInitScript(() => {
        for (const name of ['setItem', 'removeItem'] as const) Storage.prototype[name] = () => { throw new DOMException('Denied', 'SecurityError'); };
      });
      await begin('preferences')(world);
    },
    passingStates, sees, does,
  },
  {
    name: 'a hotel that is looked at [cms.slot-components]',
    paths: { ...allowing!, input, events: eventsBut(allowing!, 'joinAccount', 'forget', 'leaveBrowser', 'mergeWithAccount', 'followConsent', 'keepSort', 'keepSearch', 'xstate.error'), filter: () => false },
    served: [{ type: 'memory.keepHotel', hotelCode: 'GRK1042', tripType: 'WS' }, answer('storeMemory')],
    begin: async ({ page, testInfo }) => {
      await page.context().addCookies([{ name: 'consent', value: 'preferences', url: testInfo.project.use.baseURL! }]);
      await open(page, (await someOffer(page, testInfo)).offerPath);
    },
    passingStates, sees, does,
  },
]);
