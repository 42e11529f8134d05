import { examplePage, examplePromoted, listingPaths } from '../../machines/listing/listing.paths.ts';
import { listingMachine } from '../../machines/listing/listing.machine.ts';
import type { OffersResponse } from '../../machines/listing/listing.types.ts';
import { answer, failure } from '../../machines/testing/path-coverage.ts';
import { defaultSearchState } from '../../src/domain/search/search-state.ts';
import { expect, open } from '../fixtures.ts';
import { Listing } from '../pages/listing.page.ts';
import { nextFrame } from '../pages/next-frame.ts';
import { eventsBut, happensByItself, modelOf } from './browser-model.ts';
import type { BrowserScenario, Moment, World } from './browser-model.ts';

const OFFERS = '/api/www/search/offers';
const NEAREST = '/api/www/search/nearest-changes';
const FACETS = '/api/www/listing/filters';
const PROMOTED = '/api/www/listing/promoted';
const SAME_DAY = '/api/www/listing/same-day';
const PATH = '/dovolena/nabidky-letecky';

const [aboutOffers, , aboutWhatStandsBeside] = listingPaths.scenarios;
const input = { searchState: defaultSearchState(), today: '2026-07-01' };
const facets = { facets: [{ filterId: 'stars' as const, label: 'Hvězdičky', options: [{ value: '5', label: '5', count: 3, selected: false }] }] };
const list = ({ page }: World) => new Listing(page);
const root = ({ page }: World) => page.locator('main[data-page] [data-flow="listing"]');
const main = ({ page }: World) => page.locator('main[data-page]');
const again = (world: World) => main(world).getByRole('button', { name: 'Zkusit znovu' });

/** The shop's own page of offers, with as many pages as the path's answer says; or none. */
const answerOffers = ({ network }: World, { event }: Moment) => network.change<OffersResponse>(OFFERS, (body) => {
  const { offers, pagination } = event.output as OffersResponse;
  if (offers.length === 0) return { ...body, offers: [], pagination: { ...body.pagination, totalResults: 0, pagesCount: 0 } };
  return { ...body, pagination: { ...body.pagination, page: pagination.page, pagesCount: pagination.pagesCount, totalResults: body.offers.length * pagination.pagesCount } };
});

/** An offer that no list has, so that it stands apart; or none. */
const answerUnlisted = ({ network }: World, { event }: Moment) => network.change<OffersResponse>(PROMOTED, (body) => (
  { ...body, offers: event.output === null ? [] : body.offers.map((offer) => ({ ...offer, offerCode: `${offer.offerCode}X` })) }
));

const sameDay = (world: World) => main(world).getByRole('region', { name: /^(Odjezd|Co dalšího)/ });
const sameDayButton = (world: World) => main(world).getByRole('button', { name: 'Co dalšího je ve stejný den' });
const clearFacets = (world: World) => main(world).getByRole('list', { name: 'Vybrané filtry' }).getByRole('button', { name: 'Zrušit filtry' }).click();
const narrow = (world: World) => list(world).narrowBy('Kategorie', /^4 hvězdičky/);

const serverErrors: BrowserScenario['does'] = {
  'xstate.error.actor.fetchOffers': ({ network }) => network.fail(OFFERS),
  'xstate.error.actor.extendOffers': ({ network }) => network.fail(OFFERS),
  'xstate.error.actor.fetchFacets': ({ network }) => network.fail(FACETS, 500),
  'xstate.error.actor.findNearestChanges': ({ network }) => network.fail(NEAREST, 500),
  'xstate.error.actor.updatePromoted': ({ network }) => network.fail(PROMOTED, 500),
  'xstate.error.actor.fetchSameDay': ({ network }) => network.fail(SAME_DAY),
};

export const listingModel = modelOf(listingMachine, [
  {
    name: 'its offers [listing.store] [listing.empty] [sort.types]',
    paths: {
      input,
      events: [
        ...eventsBut(aboutOffers!, 'followUrl', 'nameCalls', 'togglePriceType'),
        answer('fetchFacets', facets), answer('fetchOffers', examplePage(0, 'BC', 2)),
        { type: 'listing.sort', sortCode: 'price' },
        { type: 'listing.togglePriceType' },
        { type: 'listing.toggleFacet', filterId: 'stars', value: '5' },
      ],
      serialize: ({ value, context }) => [
        value.offers, value.facets, context.searchState.sortCode, context.pagination?.page, context.pagination?.pagesCount, context.searchState.fullPrice,
        context.searchState.selectedFilterValues,
      ],
      filter: ({ value, context }, happening) => {
        const event = happening as { type: string; sortCode?: string };
        if (event.type === 'listing.retry') return ['"failed"', '"extendFailed"', '{"empty":"failed"}'].includes(JSON.stringify(value.offers));
        // A select tells only of another choice, and the button for more is there while there is more.
        if (event.type === 'listing.sort') return event.sortCode !== context.searchState.sortCode;
        if (event.type === 'listing.extend') return value.offers === 'loaded' && context.pagination!.page + 1 < context.pagination!.pagesCount;
        if (event.type === 'listing.toggleFacet') return value.offers === 'loaded' && Object.keys(context.searchState.selectedFilterValues).length === 0;
        return true;
      },
    },
    served: [answer('fetchOffers', examplePage(0, 'AB')), answer('fetchFacets', facets)],
    begin: async (world) => {
      await open(world.page, PATH);
      await world.network.hold(OFFERS);
      await world.network.hold(NEAREST);
    },
    root, regions: ['offers', 'sort'],
    sees: {
      'offers.loaded': async (world) => expect(list(world).tiles.first()).toBeVisible(),
      'offers.fetching': async (world) => expect(main(world).locator('ul[aria-busy="true"]').first()).toBeVisible(),
      'offers.updating': async (world) => expect(main(world).locator('[aria-busy="true"]').first()).toBeVisible(),
      'offers.empty': async (world) => expect(main(world).getByRole('heading', { name: 'Tady teď nic nemáme' })).toBeVisible(),
      'offers.empty.seeking': async (world) => expect(main(world).getByText('Hledáme, co by pomohlo…')).toBeVisible(),
      'offers.empty.offered': async (world) => expect(main(world).getByRole('link', { name: 'Bez ohledu na letiště: 214 dovolených' })).toBeVisible(),
      'offers.empty.failed': async (world) => expect(again(world)).toBeVisible(),
      'offers.failed': async (world) => expect(main(world).getByRole('alert').filter({ hasText: 'Nabídky se nepodařilo načíst' })).toBeVisible(),
      'offers.extending': async (world) => expect(list(world).loadMoreButton).toHaveAttribute('aria-busy', 'true'),
      'offers.extendFailed': async (world) => expect(main(world).getByRole('alert').filter({ hasText: 'Další nabídky se nepodařilo načíst' })).toBeVisible(),
    },
    does: {
      ...serverErrors,
      'xstate.done.actor.fetchOffers': answerOffers,
      'xstate.done.actor.fetchFacets': happensByItself,
      'xstate.done.actor.extendOffers': answerOffers,
      'xstate.done.actor.findNearestChanges': ({ network }, { event }) => network.answer(NEAREST, { changes: event.output }),
      'listing.sort': (world, { event }) => list(world).sortBy(event.sortCode === 'price' ? 'Od nejlevnější' : 'Od nejdražší'),
      'listing.extend': (world) => list(world).loadMore(),
      'listing.retry': (world) => again(world).click(),
      'listing.toggleFacet': narrow,
      'listing.togglePriceType': (world, { before }) => list(world).showPrices(before.context.searchState.fullPrice ? 'za osobu' : 'celkem'),
    },
  },
  {
    name: 'its facets [listing.facets] [price.validation] [price.filter]',
    paths: {
      input,
      events: [
        answer('fetchOffers', examplePage(0, 'AB')), answer('fetchFacets', facets), failure('fetchFacets'),
        { type: 'listing.toggleFacet', filterId: 'stars', value: '5' },
        { type: 'listing.setPriceRange', from: '10 000', to: '900000' },
        { type: 'listing.setPriceRange', from: '900000', to: '10000' },
        { type: 'listing.setPriceRange', from: '', to: 'levně' },
        { type: 'listing.clearFacet', filterId: 'priceRange' },
        { type: 'listing.clearFacets' },
        { type: 'listing.retryFacets' },
        { type: 'listing.followUrl', searchState: defaultSearchState() },
      ],
      serialize: ({ value, context }) => [value.facets, value.priceRange, context.searchState.selectedFilterValues, context.facets.length],
      filter: ({ value, context: { searchState } }, { type }) => {
        const chosen = Object.keys(searchState.selectedFilterValues);
        if (type === 'listing.retryFacets') return value.facets === 'failed';
        // Whoever takes a filter back finds a button for it only while it is chosen.
        if (type === 'listing.clearFacet') return chosen.includes('priceRange');
        if (type === 'listing.clearFacets') return chosen.length > 0;
        if (type === 'listing.toggleFacet') return !chosen.includes('stars');
        if (type === 'listing.followUrl') return chosen.length > 0;
        return value.offers !== 'fetching' || !type.startsWith('listing.');
      },
    },
    served: [answer('fetchOffers', examplePage(0, 'AB')), answer('fetchFacets', facets)],
    begin: async (world) => {
      await open(world.page, PATH);
      await world.network.hold(FACETS);
    },
    root, regions: ['facets', 'priceRange', 'sort'],
    sees: {
      'facets.loaded': async (world) => expect(main(world).getByText('Filtry se nepodařilo načíst.')).toHaveCount(0),
      'facets.updating': async (world) => expect(main(world).getByRole('region', { name: 'Upřesnit výběr' }).locator('[aria-busy="true"]')).toBeVisible(),
      'facets.failed': async (world) => expect(main(world).getByText('Filtry se nepodařilo načíst.')).toBeVisible(),
      'priceRange.refused': async (world) => expect(main(world).getByText('Cena „od“ je vyšší než cena „do“. Prohoďte je.')).toBeVisible(),
      'priceRange.unreadable': async (world) => expect(main(world).getByText('Napište částku číslem, například 20 000.')).toBeVisible(),
      'priceRange.accepted': async (world) => expect(main(world).getByText('Za celou cestu a všechny cestující.')).toBeVisible(),
    },
    does: {
      ...serverErrors,
      'xstate.done.actor.fetchOffers': happensByItself,
      'xstate.done.actor.fetchFacets': ({ network }) => network.pass(FACETS),
      'listing.toggleFacet': narrow,
      'listing.setPriceRange': async (world, { event }) => {
        const panel = main(world).getByRole('region', { name: 'Upřesnit výběr' });
        await panel.getByLabel(/^Cena od/).fill(String(event.from));
        await panel.getByLabel(/^Cena do/).fill(String(event.to));
        await panel.getByRole('button', { name: 'Použít filtry' }).click();
      },
      'listing.clearFacet': (world) => main(world).getByRole('list', { name: 'Vybrané filtry' }).getByRole('listitem').filter({ hasText: 'Kč' }).getByRole('button').click(),
      'listing.clearFacets': clearFacets,
      'listing.retryFacets': (world) => again(world).click(),
      'listing.followUrl': ({ page }) => page.goBack().then(() => {}),
    },
  },
  {
    name: 'what stands above and beneath it [listing.promoted]',
    paths: {
      input,
      events: [
        ...eventsBut(aboutWhatStandsBeside!, 'followUrl'),
        answer('fetchFacets', facets), failure('fetchOffers'),
        { type: 'listing.toggleFacet', filterId: 'stars', value: '5' },
        { type: 'listing.clearFacets' },
      ],
      serialize: ({ value, context: { promoted, nextPromoted, searchState } }) => [
        value.offers, value.promoted, value.sameDay, promoted !== null, nextPromoted !== null, searchState.sortCode, searchState.selectedFilterValues,
      ],
      filter: ({ value, context: { searchState } }, { type }) => {
        const isNarrowed = Object.keys(searchState.selectedFilterValues).length > 0;
        // A list that failed leaves nothing else to press.
        if (type === 'listing.retry') return value.offers === 'failed';
        if (type === 'listing.retryPromoted') return value.offers === 'loaded' && value.promoted === 'failed';
        if (type.startsWith('listing.') && value.offers !== 'loaded') return false;
        if (type === 'listing.toggleFacet') return !isNarrowed;
        if (type === 'listing.clearFacets') return isNarrowed;
        return type !== 'listing.sort' || searchState.sortCode !== 'priceDESC';
      },
    },
    served: [answer('fetchOffers', examplePage(0, 'AB')), answer('fetchFacets', facets), answer('fetchPromoted', examplePromoted)],
    begin: async (world) => {
      await open(world.page, PATH);
      for (const pathname of [OFFERS, PROMOTED, SAME_DAY]) await world.network.hold(pathname);
    },
    root, regions: ['promoted', 'sameDay'],
    asks: { fetchOffers: OFFERS, updatePromoted: PROMOTED, fetchSameDay: SAME_DAY },
    sees: {
      '*': async (world, { value, context }) => {
        if (['loaded', 'updating'].includes(value.offers)) await expect(list(world).promotedMark).toHaveCount(context.promoted === null ? 0 : 1);
      },
      'promoted.none': async (world, { value }) => { if (value.offers === 'loaded') await expect(list(world).promotedPlace).toHaveText('V tomto výběru není žádná sleva.'); },
      'promoted.failed': async (world, { value }) => { if (value.offers === 'loaded') await expect(list(world).promotedPlace).toContainText('nepodařilo zjistit'); },
      'sameDay.unasked': async (world, { value }) => { if (value.offers === 'loaded') await expect(sameDayButton(world)).toBeVisible(); },
      'sameDay.fetching': async (world) => expect(sameDay(world)).toHaveAttribute('aria-busy', 'true'),
      'sameDay.failed': async (world) => expect(sameDay(world).getByRole('alert')).toBeVisible(),
      'sameDay.shown': async (world) => expect(sameDay(world).getByRole('article').first()).toBeVisible(),
    },
    does: {
      ...serverErrors,
      'xstate.done.actor.fetchOffers': answerOffers,
      'xstate.done.actor.fetchFacets': happensByItself,
      'xstate.done.actor.updatePromoted': answerUnlisted,
      'xstate.done.actor.fetchSameDay': ({ network }) => network.pass(SAME_DAY),
      'listing.toggleFacet': narrow,
      'listing.clearFacets': clearFacets,
      'listing.sort': (world) => list(world).sortBy('Od nejdražší'),
      'listing.retry': (world) => again(world).click(),
      'listing.retryPromoted': (world) => list(world).promotedPlace.getByRole('button').click(),
      'listing.showSameDay': async (world, { before }) => {
        const button = before.matches({ sameDay: 'failed' }) ? sameDay(world).getByRole('button', { name: 'Zkusit znovu' }) : sameDayButton(world);
        // Tiles above it take their size once they are in sight.
        await button.scrollIntoViewIfNeeded();
        await nextFrame(world.page);
        await button.click();
      },
    },
  },
  {
    name: 'its order on a phone, chosen as it is [sort.types]',
    paths: {
      input,
      events: [answer('fetchOffers', examplePage(0, 'AB')), { type: 'listing.sort', sortCode: input.searchState.sortCode }],
    },
    served: [answer('fetchOffers', examplePage(0, 'AB'))],
    begin: async (world) => {
      await world.page.setViewportSize({ width: 390, height: 844 });
      await open(world.page, PATH);
      await world.network.hold(OFFERS);
    },
    root, regions: ['offers'],
    sees: { 'offers.loaded': async (world) => expect(list(world).tiles.first()).toBeVisible() },
    does: {
      'listing.sort': async (world) => {
        await list(world).sortOpener.click();
        const orders = world.page.getByRole('dialog', { name: 'Seřadit' });
        await orders.getByRole('button', { pressed: true }).click();
        await expect(orders).toHaveCount(0);
        expect(world.network.count(OFFERS)).toBe(0);
      },
    },
  },
]);
