import type { Snapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { ListingCommand, ListingInput, ListingPorts } from './listing.types.ts';
import type { FoundChange } from '../../src/domain/search/nearest-changes.ts';
import { defaultSearchState } from '../../src/domain/search/search-state.ts';
import { tileOfferOf } from '../../src/domain/offers/tile-offer.ts';
import { heldPort, persisted, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { listingMachine } from './listing.machine.ts';
import { examplePage, examplePromoted, listingPaths } from './listing.paths.ts';
import {
  selectCanExtend, selectChosenFacetsCount, selectDestinations, selectFacets, selectFacetsHaveFailed, selectNeighbourPages, selectOffers, selectPriceRange,
  selectPromoted, selectPromotedPlace, selectRemaining, selectSameDay, selectSameDayStatus, selectShownRange, selectShowsFullPrice, selectSpansDays, selectStatus, selectTotalResults,
} from './listing.select.ts';
import { selectChanges, selectChangesHaveFailed } from './nearest-changes.select.ts';

const today = '2026-07-01';
const stars = { filterId: 'stars' as const, label: 'Hvězdičky', options: [{ value: '5', label: '5', count: 3, selected: false }] };

function start(input: Partial<ListingInput> = {}, resumeFrom?: Snapshot<unknown>) {
  const offers = heldPort<ListingPorts['fetchOffers']>();
  const facets = heldPort<ListingPorts['fetchFacets']>();
  const nearest = heldPort<ListingPorts['findNearestChanges']>();
  const promoted = heldPort<ListingPorts['fetchPromoted']>();
  const sameDay = heldPort<ListingPorts['fetchSameDay']>();
  const { actor, facts } = startFlow(listingMachine, {
    input: { searchState: defaultSearchState(), today, ...input },
    ports: {
      fetchOffers: offers.port, fetchFacets: facets.port, findNearestChanges: nearest.port, fetchPromoted: promoted.port, fetchSameDay: sameDay.port,
    },
    snapshot: resumeFrom,
  });
  return {
    actor, facts, offers: offers.calls, facets: facets.calls, nearest: nearest.calls, promoted: promoted.calls, sameDay: sameDay.calls,
    snapshot: () => actor.getSnapshot(),
  };
}

async function startLoaded(input?: Partial<ListingInput>) {
  const flow = start(input);
  await flow.offers[0]!.answer(examplePage(0, 'AB'));
  await flow.facets[0]!.answer({ facets: [stars] });
  await flow.promoted[0]!.answer(examplePromoted);
  return flow;
}

const hotels = (snapshot: ReturnType<typeof start>['snapshot']) => selectOffers(snapshot()).map(({ hotelCode }) => hotelCode);

describe('listing', () => {
  it('asks as the search names the calls of its type from the next request on, of other types as ever [gs.option-fields] [listing.charter]', () => {
    const { actor, offers } = start();
    actor.send({ type: 'listing.nameCalls', calls: { BY_PLANE: '/api/www/search/offers/charter' } });
    actor.send({ type: 'listing.sort', sortCode: 'priceDESC' });
    actor.send({ type: 'listing.followUrl', searchState: { ...defaultSearchState(), tripType: 'DW' } });
    expect(offers.map(({ input }) => input.call)).toEqual(['/api/www/search/offers', '/api/www/search/offers/charter', '/api/www/search/offers']);
  });

  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(listingPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(listingPaths)).toEqual([]);
  });

  it('begins at page 0 with ten offers by price [listing.defaults]', () => {
    expect(start().offers[0]!.input.request.metaData).toEqual({ page: 0, pageSize: 10, sorting: 'price' });
  });

  it('begins at the page a plain link asks for', async () => {
    const { offers, snapshot } = start({ page: 1 });
    expect(offers[0]!.input.request.metaData.page).toBe(1);
    await offers[0]!.answer(examplePage(1, 'CD', 3));
    expect(selectNeighbourPages(snapshot())).toEqual({ previous: 0, next: 2 });
  });

  it('counts what it shows from the page it began with [listing.store]', async () => {
    const pageOfTwo = (page: number, letters: string) => {
      const answer = examplePage(page, letters, 3);
      return { ...answer, pagination: { ...answer.pagination, totalResults: 6, pageSize: 2 } };
    };
    const { actor, offers, snapshot } = start({ page: 1 });
    await offers[0]!.answer(pageOfTwo(1, 'CD'));
    expect([selectShownRange(snapshot()), selectRemaining(snapshot())]).toEqual([{ from: 3, to: 4 }, 2]);
    actor.send({ type: 'listing.extend' });
    await offers[1]!.answer(pageOfTwo(2, 'EF'));
    expect([selectShownRange(snapshot()), selectRemaining(snapshot())]).toEqual([{ from: 3, to: 6 }, 0]);
  });

  it('knows whether its sort was initialised, from the cookie or the address; Back and a choice count too [sort.initialized]', () => {
    const sortOf = (input: Partial<ListingInput>) => start(input).snapshot().value.sort;
    expect([sortOf({}), sortOf({ sortedBy: 'cookie' }), sortOf({ sortedBy: 'address' })]).toEqual(['byDefault', 'fromCookie', 'fromAddress']);
    const { actor, snapshot } = start({ sortedBy: 'cookie' });
    const after = (command: ListingCommand) => {
      actor.send(command);
      return snapshot().value.sort;
    };
    expect(after({ type: 'listing.toggleFacet', filterId: 'stars', value: '5' })).toBe('fromCookie');
    expect(after({ type: 'listing.sort', sortCode: 'priceDESC' })).toBe('chosen');
    expect(after({ type: 'listing.followUrl', searchState: { ...defaultSearchState(), sortCode: 'hotelRating' }, sortedBy: 'address' })).toBe('fromAddress');
    expect(after({ type: 'listing.followUrl', searchState: defaultSearchState() })).toBe('byDefault');
    expect(start({}, persisted(actor)).snapshot().value.sort).toBe('byDefault');
  });

  it('asks with what its page adds: site, hotels, surroundings [listing.request]', () => {
    const scope = { site: 'leto', hotelCodes: ['HOTELA'], radius: 50, regionLocation: { latitude: 35, longitude: 25 } };
    expect(start({ scope }).offers[0]!.input.request).toMatchObject(scope);
  });

  it('stores offers, destinations and pagination, and says so to the data layer [listing.response] [listing.store]', async () => {
    const { facts, snapshot } = await startLoaded();
    const { offers, destinations, pagination } = examplePage(0, 'AB');
    expect(snapshot().context).toMatchObject({ offers: offers.map(tileOfferOf), destinations, pagination });
    expect([selectStatus(snapshot()), selectTotalResults(snapshot()), selectRemaining(snapshot())]).toEqual(['loaded', 4, 2]);
    expect(facts).toEqual([{ type: 'listing.loaded', offers, destinations, pagination }]);
  });

  it('knows of all places where something was found those that it leads to: countries, or one country and its regions [listing.destinations]', async () => {
    const [greece, crete, rhodes, turkey] = ['GR', 'GR-KRETA', 'GR-RHODOS', 'TR'].map((code) => ({ code, name: code, slug: code }));
    const found = [greece!, crete!, rhodes!, turkey!];
    const { actor, offers, snapshot, facts } = start();
    await offers[0]!.answer({ ...examplePage(0, 'AB'), destinations: found });
    expect([selectDestinations(snapshot()), facts.at(-1)]).toMatchObject([[greece, turkey], { type: 'listing.loaded', destinations: [greece, turkey] }]);
    actor.send({ type: 'listing.followUrl', searchState: { ...defaultSearchState(), selectedDestinationsCodes: ['GR'] } });
    await offers[1]!.answer({ ...examplePage(0, 'AB'), destinations: found.slice(0, 3) });
    expect(selectDestinations(snapshot())).toEqual([greece, crete, rhodes]);
  });

  it('appends the next page without repeating a hotel [listing.store]', async () => {
    const { actor, facts, offers, snapshot } = await startLoaded();
    actor.send({ type: 'listing.extend' });
    expect([selectStatus(snapshot()), offers[1]!.input.request.metaData.page]).toEqual(['extending', 1]);
    await offers[1]!.answer(examplePage(1, 'BC'));
    expect(hotels(snapshot)).toEqual(['HOTELA', 'HOTELB', 'HOTELC']);
    expect([selectCanExtend(snapshot()), snapshot().context.page]).toEqual([false, 1]);
    expect(facts.slice(1).map((fact) => (fact.type === 'listing.loaded' ? fact.offers.length : fact))).toEqual([
      2, { type: 'listing.urlChanged', searchState: defaultSearchState(), page: 1 },
    ]);
  });

  it('keeps the list when extending fails, and asks for the same page again [listing.store]', async () => {
    const { actor, offers, snapshot } = await startLoaded();
    actor.send({ type: 'listing.extend' });
    await offers[1]!.fail();
    expect([selectStatus(snapshot()), hotels(snapshot)]).toEqual(['extendFailed', ['HOTELA', 'HOTELB']]);
    actor.send({ type: 'listing.retry' });
    expect(offers[2]!.input).toEqual(offers[1]!.input);
  });

  it('keeps the old list in sight while it is sorted anew from its first page [listing.store] [sort.types]', async () => {
    const { actor, facts, offers, facets, snapshot } = await startLoaded();
    actor.send({ type: 'listing.extend' });
    await offers[1]!.answer(examplePage(1, 'CD'));
    actor.send({ type: 'listing.sort', sortCode: 'priceDESC' });
    expect([selectStatus(snapshot()), hotels(snapshot).length]).toEqual(['updating', 4]);
    expect(offers[2]!.input.request.metaData).toEqual({ page: 0, pageSize: 10, sorting: 'priceDESC' });
    expect(facets).toHaveLength(1);
    await offers[2]!.answer(examplePage(0, 'DC'));
    expect(hotels(snapshot)).toEqual(['HOTELD', 'HOTELC']);
    expect(facts).toContainEqual({ type: 'listing.urlChanged', searchState: { ...defaultSearchState(), sortCode: 'priceDESC' }, page: 0 });
  });

  it('leaves the wait for an older list when a newer one is asked for [listing.store]', async () => {
    const { actor, offers, snapshot } = await startLoaded();
    actor.send({ type: 'listing.sort', sortCode: 'priceDESC' });
    actor.send({ type: 'listing.sort', sortCode: 'hotelRating' });
    await offers[2]!.answer(examplePage(0, 'C'));
    await offers[1]!.answer(examplePage(0, 'D'));
    expect([offers[1]!.signal.aborted, hotels(snapshot)]).toEqual([true, ['HOTELC']]);
  });

  it('narrows list and facets together, and clears one or all [listing.facets]', async () => {
    const { actor, offers, facets, snapshot } = await startLoaded();
    actor.send({ type: 'listing.toggleFacet', filterId: 'stars', value: '5' });
    actor.send({ type: 'listing.toggleFacet', filterId: 'boards', value: 'AI' });
    const filters = [{ filterId: 'stars', selectedValues: ['5'] }, { filterId: 'boards', selectedValues: ['AI'] }];
    expect([offers.at(-1)!.input.request.filters, facets.at(-1)!.input.filters]).toEqual([filters, filters]);
    expect(selectFacets(snapshot())).toEqual([{ ...stars, options: [{ ...stars.options[0], selected: true }] }]);
    actor.send({ type: 'listing.clearFacet', filterId: 'stars' });
    expect([offers.at(-1)!.input.request.filters, selectChosenFacetsCount(snapshot())]).toEqual([filters.slice(1), 1]);
    actor.send({ type: 'listing.clearFacets' });
    expect([offers.at(-1)!.input.request.filters, selectChosenFacetsCount(snapshot())]).toEqual([[], 0]);
  });

  it('lets go of the facets of an address that the shop does not know [listing.facets] [url.listing-q]', async () => {
    const { offers, snapshot } = start({ searchState: { ...defaultSearchState(), selectedFilterValues: { boards: ['AI', 'QQ'], stars: ['9', '5'], rating: ['9'], pools: ['AI'] } } });
    await offers[0]!.answer({ ...examplePage(0, 'AB'), ignored: ['boards:QQ', 'stars:9', 'pools:AI'] });
    expect([snapshot().context.searchState.selectedFilterValues, selectChosenFacetsCount(snapshot())]).toEqual([{ boards: ['AI'], stars: ['5'], rating: ['9'] }, 3]);
  });

  it('works without its facets [listing.facets]', async () => {
    const { offers, facets, promoted, snapshot } = start();
    await facets[0]!.fail();
    await promoted[0]!.fail();
    await offers[0]!.answer(examplePage(0, 'AB'));
    expect([selectFacetsHaveFailed(snapshot()), selectStatus(snapshot()), snapshot().hasTag('busy')]).toEqual([true, 'loaded', false]);
  });

  it('sends a range of prices as its code, and none once cleared [price.filter]', async () => {
    const { actor, offers, snapshot } = await startLoaded();
    actor.send({ type: 'listing.setPriceRange', from: '10 000', to: '' });
    expect(offers.at(-1)!.input.request.filters).toEqual([{ filterId: 'priceRange', selectedValues: ['10000#'] }]);
    expect(selectPriceRange(snapshot())).toEqual({ from: '10000', to: '', error: null, ends: [] });
    actor.send({ type: 'listing.setPriceRange', from: '', to: ' ' });
    expect(offers.at(-1)!.input.request.filters).toEqual([]);
  });

  it.each([
    ['20 000', '10 000', 'priceFromGreaterThanPriceTo', ['from', 'to'], 'refused'],
    ['0', '0', 'priceToLessThanZero', ['to'], 'refused'],
    ['levně', '10 000', 'unreadable', ['from'], 'unreadable'],
    ['', '-5', 'unreadable', ['to'], 'unreadable'],
  ] as const)('refuses the range %j to %j with %s at %j and keeps the list and what was typed [price.validation]', async (from, to, error, ends, state) => {
    const { actor, offers, snapshot } = await startLoaded();
    actor.send({ type: 'listing.setPriceRange', from, to });
    expect([snapshot().value.priceRange, selectPriceRange(snapshot()), offers.length]).toEqual([state, { from, to, error, ends }, 1]);
    actor.send({ type: 'listing.setPriceRange', from: '1', to: '2' });
    expect([snapshot().value.priceRange, selectPriceRange(snapshot())]).toEqual(['accepted', { from: '1', to: '2', error: null, ends: [] }]);
  });

  it('shows prices per person by default and the whole party\'s without asking again [price.types]', async () => {
    const { actor, facts, offers, snapshot } = await startLoaded();
    expect(selectShowsFullPrice(snapshot())).toBe(false);
    actor.send({ type: 'listing.togglePriceType' });
    expect([selectShowsFullPrice(snapshot()), offers.length]).toEqual([true, 1]);
    expect(facts.at(-1)).toEqual({ type: 'listing.urlChanged', searchState: { ...defaultSearchState(), fullPrice: true }, page: 0 });
  });

  it('follows the URL without writing it [listing.store]', async () => {
    const { actor, facts, offers } = await startLoaded();
    actor.send({ type: 'listing.followUrl', searchState: { ...defaultSearchState(), sortCode: 'hotelRating' }, page: 2 });
    expect(offers[1]!.input.request.metaData).toEqual({ page: 2, pageSize: 10, sorting: 'hotelRating' });
    expect(facts.map(({ type }) => type)).toEqual(['listing.loaded']);
  });

  it('says that nothing was found, and that nothing could be fetched [listing.empty]', async () => {
    const empty = start();
    await empty.offers[0]!.answer(examplePage(0, '', 0));
    const failed = start();
    await failed.offers[0]!.fail();
    expect([selectStatus(empty.snapshot()), selectStatus(failed.snapshot())]).toEqual(['empty', 'failed']);
    failed.actor.send({ type: 'listing.retry' });
    expect(failed.offers[1]!.input).toEqual(failed.offers[0]!.input);
  });

  it('counts nothing for a search whose list could not be fetched, though the one before it was counted [listing.empty] [listing.response]', async () => {
    const { actor, offers, snapshot } = await startLoaded();
    actor.send({ type: 'listing.sort', sortCode: 'priceDESC' });
    await offers[1]!.fail();
    expect(selectTotalResults(snapshot())).toBe(null);
    actor.send({ type: 'listing.retry' });
    await offers[2]!.answer(examplePage(0, 'AB'));
    expect(selectTotalResults(snapshot())).toBe(4);
  });

  it('shows nothing of an older list where a new try finds nothing [listing.empty]', async () => {
    const { actor, offers, snapshot } = await startLoaded();
    actor.send({ type: 'listing.sort', sortCode: 'priceDESC' });
    await offers[1]!.fail();
    actor.send({ type: 'listing.retry' });
    await offers[2]!.answer(examplePage(0, '', 0));
    expect([hotels(snapshot), selectTotalResults(snapshot()), selectStatus(snapshot())]).toEqual([[], 0, 'empty']);
  });

  it('asks what would find something where nothing was found, before the page is sent [listing.empty]', async () => {
    const { actor, offers, facets, nearest, promoted, snapshot } = start({ searchState: { ...defaultSearchState(), selectedAirports: ['BRQ'] } });
    await facets[0]!.answer({ facets: [stars] });
    await promoted[0]!.answer(null);
    await offers[0]!.answer(examplePage(0, '', 0));
    expect([nearest[0]!.input.selectedAirports, snapshot().hasTag('busy'), selectChanges(snapshot())]).toEqual([['BRQ'], true, null]);
    await nearest[0]!.fail();
    expect([selectChangesHaveFailed(snapshot()), snapshot().hasTag('busy')]).toEqual([true, false]);
    actor.send({ type: 'listing.retry' });
    const change: FoundChange = { kind: 'anyAirport', count: 214, searchState: defaultSearchState(), places: [] };
    await nearest[1]!.answer([change]);
    expect([selectChanges(snapshot()), selectChangesHaveFailed(snapshot()), offers]).toEqual([[change], false, expect.objectContaining({ length: 1 })]);
  });

  it('asks again for the part that a retry is of, and for no other [error.flags] [listing.facets]', async () => {
    const { actor, offers, facets, promoted } = start();
    await facets[0]!.fail();
    await promoted[0]!.fail();
    const asked = () => [offers.length, facets.length, promoted.length];
    await offers[0]!.answer(examplePage(0, 'AB'));
    actor.send({ type: 'listing.retryFacets' });
    expect(asked()).toEqual([1, 2, 1]);
    actor.send({ type: 'listing.retryPromoted' });
    expect(asked()).toEqual([1, 2, 2]);
    await promoted[1]!.fail();
    actor.send({ type: 'listing.extend' });
    await offers[1]!.fail();
    actor.send({ type: 'listing.retry' });
    expect(asked()).toEqual([3, 2, 2]);
  });

  it('is waited for by the page that is made until list, facets and the price cut are there, and only then [listing.store]', async () => {
    const { offers, facets, promoted, snapshot } = start();
    const parts = [() => offers[0]!.answer(examplePage(0, 'AB')), () => facets[0]!.answer({ facets: [stars] }), () => promoted[0]!.answer(examplePromoted)];
    for (const [place, part] of parts.entries()) {
      const other = start();
      const others = [() => other.offers[0]!.answer(examplePage(0, 'AB')), () => other.facets[0]!.answer({ facets: [stars] }), () => other.promoted[0]!.answer(examplePromoted)];
      for (const answer of others.filter((_, which) => which !== place)) await answer();
      expect([snapshot().hasTag('busy'), other.snapshot().hasTag('busy')]).toEqual([true, true]);
      await part();
    }
    expect(snapshot().hasTag('busy')).toBe(false);
  });

  it('writes each choice into its address once, and asks nothing where nothing changes [listing.facets] [price.filter] [sort.types]', async () => {
    const { actor, facts, offers } = await startLoaded();
    const factsAfter = (command: ListingCommand) => {
      const [before, asked] = [facts.length, offers.length];
      actor.send(command);
      return [facts.slice(before).map((fact) => (fact.type === 'listing.urlChanged' ? fact.searchState.selectedFilterValues : fact.type)), offers.length - asked];
    };
    expect(factsAfter({ type: 'listing.sort', sortCode: 'price' })).toEqual([[], 0]);
    expect(factsAfter({ type: 'listing.clearFacets' })).toEqual([[], 0]);
    expect(factsAfter({ type: 'listing.sort', sortCode: 'priceDESC' })).toEqual([['listing.sorted', {}], 1]);
    expect(factsAfter({ type: 'listing.toggleFacet', filterId: 'stars', value: '5' })).toEqual([[{ stars: ['5'] }], 1]);
    expect(factsAfter({ type: 'listing.clearFacet', filterId: 'boards' })).toEqual([[], 0]);
    expect(factsAfter({ type: 'listing.clearFacet', filterId: 'stars' })).toEqual([[{}], 1]);
    expect(factsAfter({ type: 'listing.setPriceRange', from: '10000', to: '' })).toEqual([[{ priceRange: ['10000#'] }], 1]);
    expect(factsAfter({ type: 'listing.clearFacets' })).toEqual([[{}], 1]);
  });

  it('tells of each list that comes, shows nothing of an older one where a new one is empty, and stands still then [listing.response] [listing.empty]', async () => {
    const { actor, facts, offers, snapshot } = await startLoaded();
    const shown = () => [selectStatus(snapshot()), hotels(snapshot), selectTotalResults(snapshot()), facts.filter(({ type }) => type === 'listing.loaded').length];
    actor.send({ type: 'listing.sort', sortCode: 'priceDESC' });
    await offers[1]!.answer(examplePage(0, 'CD'));
    expect(shown()).toEqual(['loaded', ['HOTELC', 'HOTELD'], 4, 2]);
    actor.send({ type: 'listing.toggleFacet', filterId: 'stars', value: '5' });
    await offers[2]!.answer(examplePage(0, '', 0));
    expect([shown(), offers.length]).toEqual([['empty', [], 0, 2], 3]);
  });

  it('ends with its last page, and asks once more for a further one that did not come when it is pressed [listing.store]', async () => {
    const { actor, offers, snapshot } = await startLoaded();
    actor.send({ type: 'listing.extend' });
    await offers[1]!.fail();
    actor.send({ type: 'listing.extend' });
    expect([selectStatus(snapshot()), offers[2]!.input]).toEqual(['extending', offers[1]!.input]);
    await offers[2]!.answer(examplePage(1, 'CD'));
    expect([selectStatus(snapshot()), hotels(snapshot), selectCanExtend(snapshot())]).toEqual(['loaded', ['HOTELA', 'HOTELB', 'HOTELC', 'HOTELD'], false]);
    actor.send({ type: 'listing.extend' });
    expect([selectStatus(snapshot()), offers.length]).toEqual(['loaded', 3]);
  });

  it('says that the counts of a narrowed list could not be had, and takes them from another try [listing.facets] [error.flags]', async () => {
    const { actor, facets, snapshot } = await startLoaded();
    actor.send({ type: 'listing.toggleFacet', filterId: 'stars', value: '5' });
    await facets[1]!.fail();
    expect([selectFacetsHaveFailed(snapshot()), selectFacets(snapshot())[0]!.options[0]!.count]).toEqual([true, 3]);
    actor.send({ type: 'listing.retryFacets' });
    await facets[2]!.answer({ facets: [{ ...stars, options: [{ ...stars.options[0]!, count: 1 }] }] });
    expect([selectFacetsHaveFailed(snapshot()), selectFacets(snapshot())[0]!.options[0]!.count, snapshot().value.facets]).toEqual([false, 1, 'loaded']);
  });

  it.each([
    ['20000', 'refused', 'priceFromGreaterThanPriceTo'], ['draho', 'unreadable', 'unreadable'],
  ] as const)('says no more why a range from %s is %s once the list is narrowed by something else [price.validation]', async (from, state, error) => {
    const { actor, snapshot } = await startLoaded();
    expect(snapshot().value.priceRange).toBe('accepted');
    actor.send({ type: 'listing.setPriceRange', from, to: '10000' });
    expect([snapshot().value.priceRange, selectPriceRange(snapshot()).error]).toEqual([state, error]);
    actor.send({ type: 'listing.toggleFacet', filterId: 'stars', value: '5' });
    expect([snapshot().value.priceRange, selectPriceRange(snapshot())]).toEqual(['accepted', { from: '', to: '', error: null, ends: [] }]);
  });

  it('resumes from JSON as it was, asking nothing again', async () => {
    const { actor, snapshot } = await startLoaded();
    const resumed = start({}, persisted(actor));
    expect([resumed.snapshot().value, resumed.snapshot().context]).toEqual([snapshot().value, snapshot().context]);
    expect([resumed.offers, resumed.facets]).toEqual([[], []]);
  });

  it('takes the counts that come with a narrowed list [listing.facets]', async () => {
    const { actor, facets, snapshot } = await startLoaded();
    actor.send({ type: 'listing.toggleFacet', filterId: 'stars', value: '5' });
    await facets.at(-1)!.answer({ facets: [{ ...stars, options: [{ ...stars.options[0]!, count: 1 }] }] });
    expect(selectFacets(snapshot())[0]!.options[0]!.count).toBe(1);
  });

  describe('the deepest price cut', () => {
    const another = { ...examplePromoted, hotelCode: 'HOTELY' };

    it('stands above a list that begins at its first page, whatever its order [listing.promoted]', async () => {
      const { actor, promoted, snapshot } = await startLoaded();
      expect(selectPromoted(snapshot())).toEqual(examplePromoted);
      actor.send({ type: 'listing.sort', sortCode: 'hotelRating' });
      expect([selectPromoted(snapshot()), promoted]).toEqual([examplePromoted, expect.objectContaining({ length: 1 })]);
      const second = start({ page: 1 });
      await second.offers[0]!.answer(examplePage(1, 'CD', 3));
      await second.promoted[0]!.answer(examplePromoted);
      expect(selectPromoted(second.snapshot())).toBeNull();
    });

    it('is left out where the list begins with its hotel [listing.promoted]', async () => {
      const { offers, promoted, snapshot } = start();
      const page = examplePage(0, 'AB');
      await offers[0]!.answer(page);
      await promoted[0]!.answer({ ...examplePromoted, hotelCode: page.offers[0]!.hotelCode });
      expect([selectPromoted(snapshot()), selectPromotedPlace(snapshot())]).toEqual([null, null]);
    });

    it('changes in the moment in which its list does [listing.promoted]', async () => {
      const { actor, offers, promoted, snapshot } = await startLoaded();
      actor.send({ type: 'listing.toggleFacet', filterId: 'stars', value: '5' });
      expect(promoted[1]!.input.filters).toEqual([{ filterId: 'stars', selectedValues: ['5'] }]);
      await promoted[1]!.answer(another);
      expect(selectPromoted(snapshot())).toEqual(examplePromoted);
      await offers[1]!.answer(examplePage(0, 'B'));
      expect([selectPromoted(snapshot()), snapshot().value.promoted]).toEqual([another, 'loaded']);
    });

    it('has its place kept above a list that came first: nothing is pushed down that is read [listing.promoted]', async () => {
      const { actor, offers, promoted, snapshot } = await startLoaded();
      const shown = () => [selectPromoted(snapshot()), selectPromotedPlace(snapshot())];
      actor.send({ type: 'listing.toggleFacet', filterId: 'stars', value: '5' });
      expect(shown()).toEqual([examplePromoted, null]);
      await offers[1]!.answer(examplePage(0, 'B'));
      expect(shown()).toEqual([null, 'updating']);
      await promoted[1]!.answer(another);
      expect([shown(), snapshot().value.promoted]).toEqual([[another, null], 'loaded']);
    });

    it('says in the place that was kept that there is none [listing.promoted]', async () => {
      const { actor, offers, promoted, snapshot } = await startLoaded();
      actor.send({ type: 'listing.toggleFacet', filterId: 'stars', value: '5' });
      await offers[1]!.answer(examplePage(0, 'B'));
      await promoted[1]!.answer(null);
      expect([selectPromoted(snapshot()), selectPromotedPlace(snapshot())]).toEqual([null, 'none']);
    });

    it('takes no place where none was kept: above the first list, and above one that came together with it [listing.promoted]', async () => {
      const first = start();
      await first.offers[0]!.answer(examplePage(0, 'AB'));
      await first.promoted[0]!.answer(null);
      expect(selectPromotedPlace(first.snapshot())).toBeNull();
      const { actor, offers, promoted, snapshot } = await startLoaded();
      actor.send({ type: 'listing.toggleFacet', filterId: 'stars', value: '5' });
      await promoted[1]!.answer(null);
      await offers[1]!.answer(examplePage(0, 'B'));
      expect([selectPromoted(snapshot()), selectPromotedPlace(snapshot())]).toEqual([null, null]);
    });

    it('has no place above a list of a later page, and says there that it cannot be had [listing.promoted] [error.flags]', async () => {
      const { actor, offers, promoted, snapshot } = await startLoaded();
      actor.send({ type: 'listing.followUrl', searchState: defaultSearchState(), page: 1 });
      await offers[1]!.answer(examplePage(1, 'CD', 3));
      expect(selectPromotedPlace(snapshot())).toBeNull();
      actor.send({ type: 'listing.followUrl', searchState: defaultSearchState(), page: 0 });
      await offers[2]!.answer(examplePage(0, 'AB'));
      expect(selectPromotedPlace(snapshot())).toBe('updating');
      await promoted[2]!.fail();
      expect([selectPromoted(snapshot()), selectPromotedPlace(snapshot())]).toEqual([null, 'failed']);
    });

    it('waits for a list that failed before it came [listing.promoted] [error.flags]', async () => {
      const { actor, offers, promoted, snapshot } = await startLoaded();
      actor.send({ type: 'listing.toggleFacet', filterId: 'stars', value: '5' });
      await offers[1]!.fail();
      await promoted[1]!.answer(another);
      actor.send({ type: 'listing.retry' });
      await offers[2]!.answer(examplePage(0, 'B'));
      expect([selectPromoted(snapshot()), selectPromotedPlace(snapshot())]).toEqual([another, null]);
    });

    it('is none beside a new list when the next one cannot be had [listing.promoted] [error.flags]', async () => {
      const { actor, offers, promoted, snapshot } = await startLoaded();
      actor.send({ type: 'listing.toggleFacet', filterId: 'stars', value: '5' });
      await promoted[1]!.fail();
      expect(selectPromoted(snapshot())).toEqual(examplePromoted);
      await offers[1]!.answer(examplePage(0, 'B'));
      expect([selectPromoted(snapshot()), selectPromotedPlace(snapshot())]).toEqual([null, 'failed']);
    });

    it('goes with its list when the next one cannot be had, and is asked for again with it [listing.promoted] [error.flags]', async () => {
      const { actor, offers, promoted, snapshot } = await startLoaded();
      actor.send({ type: 'listing.toggleFacet', filterId: 'stars', value: '5' });
      await promoted[1]!.fail();
      await offers[1]!.fail();
      actor.send({ type: 'listing.retry' });
      await promoted[2]!.answer(another);
      await offers[2]!.answer(examplePage(0, 'B'));
      expect(selectPromoted(snapshot())).toEqual(another);
    });
  });

  describe('what leaves on the same day', () => {
    const day = { date: '2026-07-12', offers: [examplePromoted], totalResults: 34 };

    it('is asked for when somebody wants to see it, four of the day, and is of this selection only [listing.promoted]', async () => {
      const { actor, sameDay, snapshot } = await startLoaded();
      expect([sameDay, selectSameDayStatus(snapshot())]).toEqual([[], 'unasked']);
      actor.send({ type: 'listing.showSameDay' });
      expect(sameDay[0]!.input).toMatchObject({
        departureDateFrom: '2026-07-12', departureDateTo: '2026-07-12', metaData: { page: 0, pageSize: 4, sorting: 'price' },
      });
      await sameDay[0]!.answer(day);
      expect([selectSameDayStatus(snapshot()), selectSameDay(snapshot())]).toEqual(['shown', day]);
      actor.send({ type: 'listing.toggleFacet', filterId: 'stars', value: '5' });
      expect(selectSameDayStatus(snapshot())).toBe('unasked');
    });

    it('says when it cannot be had, and is asked for again [listing.promoted] [error.flags]', async () => {
      const { actor, sameDay, snapshot } = await startLoaded();
      actor.send({ type: 'listing.showSameDay' });
      await sameDay[0]!.fail();
      expect(selectSameDayStatus(snapshot())).toBe('failed');
      actor.send({ type: 'listing.showSameDay' });
      await sameDay[1]!.answer(day);
      expect(selectSameDayStatus(snapshot())).toBe('shown');
    });

    it('is no question where one day was searched for [listing.promoted]', () => {
      const spans = (startDate: string | null, endDate: string | null) => selectSpansDays(start({ searchState: { ...defaultSearchState(), startDate, endDate } }).snapshot());
      expect([spans(null, null), spans('2026-07-12', '2026-07-20'), spans('2026-07-12', '2026-07-12')]).toEqual([true, true, false]);
    });
  });
});
