import { describe, expect, it } from 'vitest';
import type { Snapshot } from 'xstate';
import type { FilterSet, GlobalSearchCommand, GlobalSearchPorts, ListChoices, SearchDropdown } from './global-search.types.ts';
import type { FoundChange } from '../../src/domain/search/nearest-changes.ts';
import type { SearchState } from '../../src/domain/search/search-state.ts';
import { defaultSearchState } from '../../src/domain/search/search-state.ts';
import { heldPort, persisted, startFlow } from '../testing/flow-under-test.ts';
import { failure, uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { chosenCodes } from './filter-tree.ts';
import { globalSearchMachine } from './global-search.machine.ts';
import { exampleFilters, globalSearchPaths } from './global-search.paths.ts';
import { optionsOf, searchStateOf } from './global-search.rules.ts';
import { selectFirstMonthOffered, selectMonthsWithoutOffers } from './offered-months.select.ts';
import {
  selectChoice, selectHasFailed, selectIsStarting, selectIsSubmitting, selectOffersCount, selectOpenDropdown, selectOptions, selectParty,
  selectRefusal,
} from './global-search.select.ts';
import { selectChanges, selectChangesHaveFailed } from './nearest-changes.select.ts';

const today = '2026-07-01';
const answered: FilterSet = { filters: exampleFilters, ignored: [] };

function start(searchState: SearchState = defaultSearchState(), resumeFrom?: Snapshot<unknown>) {
  const initial = heldPort<GlobalSearchPorts['fetchInitialFilters']>();
  const update = heldPort<GlobalSearchPorts['updateFilters']>();
  const count = heldPort<GlobalSearchPorts['countOffers']>();
  const nearest = heldPort<GlobalSearchPorts['findNearestChanges']>();
  const address = heldPort<GlobalSearchPorts['writeAddress']>();
  const ports = { fetchInitialFilters: initial.port, updateFilters: update.port, countOffers: count.port, findNearestChanges: nearest.port, writeAddress: address.port };
  const { actor, facts } = startFlow(globalSearchMachine, { input: { searchState, today }, ports, snapshot: resumeFrom });
  return { actor, facts, initial: initial.calls, update: update.calls, count: count.calls, nearest: nearest.calls, address: address.calls, snapshot: () => actor.getSnapshot() };
}

async function startLoaded(searchState?: SearchState, filters = exampleFilters) {
  const flow = start(searchState);
  await flow.initial[0]!.answer({ filters, ignored: [] });
  await flow.count.at(-1)!.answer(7);
  return flow;
}

describe('global search', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(globalSearchPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(globalSearchPaths)).toEqual([]);
  });

  it('fetches the first filters and their count at once [gs.initial] [gs.offers-count]', async () => {
    const { snapshot, initial, count } = start();
    expect(initial.map(({ input }) => input)).toEqual([{ searchState: defaultSearchState() }]);
    expect(count.map(({ input }) => input.metaData)).toEqual([{ page: 0, pageSize: 10, sorting: 'price' }]);
    expect([selectIsStarting(snapshot()), snapshot().hasTag('busy'), selectOffersCount(snapshot())]).toEqual([true, true, { status: 'fetching' }]);
    await initial[0]!.answer(answered);
    await count[0]!.answer(7);
    expect(snapshot().context.filters).toEqual(exampleFilters);
    expect([selectIsStarting(snapshot()), snapshot().hasTag('busy'), selectOffersCount(snapshot())]).toEqual([false, false, { status: 'value', count: 7 }]);
    expect(count).toHaveLength(1);
  });

  it('tells what lists offers of each type, as the first options of a search say it [gs.option-fields]', async () => {
    const searchOffersUrl = '/api/www/search/offers/charter';
    const { facts, actor, update } = await startLoaded(undefined, exampleFilters.map((filter) => (filter.filterType === 'TYPE'
      ? { ...filter, options: filter.options.map((option) => ({ ...option, ...(option.code === 'WS' && { globalTypes: ['BY_PLANE'], searchOffersUrl }) })) } : filter)));
    const named = { type: 'globalSearch.callsNamed', calls: { BY_PLANE: searchOffersUrl } };
    expect(facts).toEqual([named]);
    actor.send({ type: 'globalSearch.toggleAirport', code: 'PRG' });
    await update[0]!.answer({ filters: update[0]!.input.filters, ignored: [] });
    expect(facts).toEqual([named, { type: 'globalSearch.changed' }]);
  });

  it('searches for two adults without children by default [gs.default]', async () => {
    const { snapshot } = await startLoaded();
    expect(selectParty(snapshot())).toEqual({ adults: 2, children: 0, rooms: 1 });
  });

  it('sends the current filters on each change and takes the answer instead [gs.update]', async () => {
    const { actor, facts, snapshot, update } = await startLoaded();
    actor.send({ type: 'globalSearch.toggleAirport', code: 'PRG' });
    expect(update[0]!.input.filters.find(({ filterType }) => filterType === 'AIRPORT')!.options.map(({ selected }) => selected)).toEqual([true, false, false]);
    const narrowed = update[0]!.input.filters.map((filter) => (filter.filterType === 'REGION' ? { ...filter, options: filter.options.slice(0, 1) } : filter));
    await update[0]!.answer({ filters: narrowed, ignored: ['XX'] });
    expect(snapshot().context.filters).toEqual(narrowed);
    expect(snapshot().context.ignored).toEqual(['XX']);
    expect(facts).toEqual([{ type: 'globalSearch.changed' }]);
  });

  it('lets no answer to an older change overwrite a newer one [gs.stale]', async () => {
    const { actor, snapshot, update, count } = await startLoaded();
    actor.send({ type: 'globalSearch.toggleAirport', code: 'PRG' });
    actor.send({ type: 'globalSearch.toggleAirport', code: 'BRQ' });
    expect(update.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await update[1]!.answer({ filters: update[1]!.input.filters, ignored: [] });
    await update[0]!.answer({ filters: update[0]!.input.filters, ignored: [] });
    await count[2]!.answer(3);
    await count[1]!.answer(99);
    expect(snapshot().context.searchState.selectedAirports).toEqual(['PRG', 'BRQ']);
    expect(selectOffersCount(snapshot())).toEqual({ status: 'value', count: 3 });
  });

  it('keeps what was chosen when an update fails, and retries it [gs.error]', async () => {
    const { actor, snapshot, update } = await startLoaded();
    actor.send({ type: 'globalSearch.toggleAirport', code: 'PRG' });
    await update[0]!.fail();
    expect(selectHasFailed(snapshot())).toBe(true);
    expect(selectChoice(snapshot(), 'AIRPORT')).toEqual({ labels: ['Praha'], count: 1 });
    actor.send({ type: 'globalSearch.retry' });
    expect(update[1]!.input).toEqual(update[0]!.input);
  });

  it('retries the first filters from the same search [gs.error]', async () => {
    const { actor, snapshot, initial } = start();
    await initial[0]!.fail();
    expect(selectHasFailed(snapshot())).toBe(true);
    actor.send({ type: 'globalSearch.retry' });
    expect(initial[1]!.input).toEqual(initial[0]!.input);
  });

  it('counts again when the answer asks for something else than was sent [gs.offers-count]', async () => {
    const { actor, update, count } = await startLoaded();
    actor.send({ type: 'globalSearch.toggleAirport', code: 'PRG' });
    await update[0]!.answer(answered);
    expect(count.map(({ input }) => input.departuresCodes)).toEqual([[], ['PRG'], []]);
  });

  it('takes no press before its filters are known, and none of what is not for sale or no length of stay [gs.initial] [duration.filter]', async () => {
    const { actor, facts, snapshot, initial, update, count } = start();
    const early: GlobalSearchCommand[] = [
      { type: 'globalSearch.chooseTripType', tripType: 'DW' }, { type: 'globalSearch.toggleAirport', code: 'PRG' }, { type: 'globalSearch.clearAirports' },
      { type: 'globalSearch.toggleDestination', code: 'GR' }, { type: 'globalSearch.clearDestinations' }, { type: 'globalSearch.chooseDuration', from: 7, to: 9 },
      { type: 'globalSearch.chooseFewestNights', nights: 7 }, { type: 'globalSearch.chooseMostNights', nights: 9 },
    ];
    for (const press of early) actor.send(press);
    const untouched = [defaultSearchState(), 0, 1, []];
    const stands = () => [snapshot().context.searchState, update.length, count.length, facts];
    expect([stands(), initial[0]!.signal.aborted]).toEqual([untouched, false]);
    await initial[0]!.answer(answered);
    const impossible: GlobalSearchCommand[] = [
      { type: 'globalSearch.toggleAirport', code: 'PED' }, { type: 'globalSearch.toggleDestination', code: 'XX' }, { type: 'globalSearch.chooseDuration', from: 9, to: 7 },
      { type: 'globalSearch.chooseFewestNights', nights: 0 }, { type: 'globalSearch.chooseMostNights', nights: 0 },
    ];
    for (const press of impossible) actor.send(press);
    expect(stands()).toEqual(untouched);
  });

  it('asks anew with each choice that is taken back or made beside an open list [gs.update] [duration.filter]', async () => {
    const { actor, snapshot, update } = await startLoaded();
    const asked = () => { const { selectedAirports: from, selectedDestinationsCodes: to, durationFrom, durationTo } = snapshot().context.searchState; return [from, to, durationFrom, durationTo, update.length]; };
    actor.send({ type: 'globalSearch.toggleDestination', code: 'GR-KRETA' });
    actor.send({ type: 'globalSearch.toggleAirport', code: 'PRG' });
    expect(asked()).toEqual([['PRG'], ['GR-KRETA'], null, null, 2]);
    actor.send({ type: 'globalSearch.clearDestinations' });
    expect(asked()).toEqual([['PRG'], [], null, null, 3]);
    actor.send({ type: 'globalSearch.clearAirports' });
    expect(asked()).toEqual([[], [], null, null, 4]);
    actor.send({ type: 'globalSearch.chooseDuration', from: 7, to: 9 });
    expect(asked()).toEqual([[], [], 7, 9, 5]);
  });

  it('counts again when its first filters ask for something else, and tells their calls then as well [gs.initial] [gs.offers-count]', async () => {
    const searchOffersUrl = '/api/www/search/offers/charter';
    const { facts, snapshot, initial, count } = start();
    const filters = exampleFilters.map((filter) => {
      if (filter.filterType === 'AIRPORT') return { ...filter, options: filter.options.map((option) => ({ ...option, selected: option.code === 'BRQ' })) };
      return filter.filterType === 'TYPE' ? { ...filter, options: filter.options.map((option) => ({ ...option, ...(option.code === 'WS' && { globalTypes: ['BY_PLANE' as const], searchOffersUrl }) })) } : filter;
    });
    await initial[0]!.answer({ filters, ignored: [] });
    expect(facts).toEqual([{ type: 'globalSearch.callsNamed', calls: { BY_PLANE: searchOffersUrl } }]);
    expect([selectIsStarting(snapshot()), count.map(({ input, signal }) => [input.departuresCodes, signal.aborted])]).toEqual([false, [[[], true], [['BRQ'], false]]]);
    // The page that is made waits for that count too.
    expect(snapshot().hasTag('busy')).toBe(true);
    await count[1]!.answer(7);
    expect(snapshot().hasTag('busy')).toBe(false);
  });

  it('stands still once the answer to a change is there, whatever it asks for [gs.update]', async () => {
    for (const filters of [(sent: typeof exampleFilters) => sent, () => exampleFilters]) {
      const { actor, snapshot, update } = await startLoaded();
      actor.send({ type: 'globalSearch.toggleAirport', code: 'PRG' });
      expect(snapshot().value.filters).toBe('updating');
      await update[0]!.answer({ filters: filters(update[0]!.input.filters), ignored: [] });
      expect([snapshot().value.filters, update.length]).toEqual(['loaded', 1]);
    }
  });

  it('closes the lengths of stay with the one that is chosen; either end of one’s own leaves them open [duration.filter]', async () => {
    const { actor, snapshot, update } = await startLoaded();
    const nights = () => [snapshot().context.searchState.durationFrom, snapshot().context.searchState.durationTo, selectOpenDropdown(snapshot())];
    actor.send({ type: 'globalSearch.open', dropdown: 'duration' });
    actor.send({ type: 'globalSearch.chooseFewestNights', nights: 6 });
    expect(nights()).toEqual([6, 6, 'duration']);
    actor.send({ type: 'globalSearch.chooseMostNights', nights: 9 });
    expect(nights()).toEqual([6, 9, 'duration']);
    actor.send({ type: 'globalSearch.chooseDuration', from: 7, to: null });
    expect(nights()).toEqual([6, 9, 'duration']);
    actor.send({ type: 'globalSearch.chooseDuration', from: 7, to: 7 });
    expect(nights()).toEqual([7, 7, null]);
    expect(update).toHaveLength(3);
  });

  describe('submit', () => {
    it('leaves for the listing when there is something to see [gs.submit]', async () => {
      const { actor, facts, address, snapshot } = await startLoaded();
      actor.send({ type: 'globalSearch.submit' });
      expect([selectIsSubmitting(snapshot()), facts, address.map(({ input }) => input)]).toEqual([true, [], [defaultSearchState()]]);
      await address[0]!.answer('/dovolena/nabidky-letecky');
      expect(facts).toEqual([{ type: 'globalSearch.submitted', searchState: defaultSearchState(), address: '/dovolena/nabidky-letecky' }]);
      expect(selectIsSubmitting(snapshot())).toBe(false);
    });

    it('says that its address could not be written, and leaves after a retry [gs.submit] [gs.error]', async () => {
      const { actor, facts, address, snapshot } = await startLoaded();
      actor.send({ type: 'globalSearch.submit' });
      await address[0]!.fail();
      expect([selectRefusal(snapshot()), facts]).toEqual(['addressFailed', [{ type: 'globalSearch.refused', reason: 'addressFailed' }]]);
      actor.send({ type: 'globalSearch.retry' });
      expect([selectRefusal(snapshot()), selectIsSubmitting(snapshot())]).toEqual([null, true]);
      await address[1]!.answer('/dovolena/nabidky-letecky');
      expect(facts.at(-1)!.type).toBe('globalSearch.submitted');
    });

    it('leaves an address behind that comes after another choice [gs.stale]', async () => {
      const { actor, facts, address, snapshot } = await startLoaded();
      actor.send({ type: 'globalSearch.submit' });
      actor.send({ type: 'globalSearch.toggleAirport', code: 'PRG' });
      await address[0]!.answer('/dovolena/nabidky-letecky');
      expect([address[0]!.signal.aborted, selectIsSubmitting(snapshot()), facts.map(({ type }) => type)]).toEqual([true, false, ['globalSearch.changed']]);
    });

    it('stays and says so when nothing is on sale [gs.submit]', async () => {
      const { actor, facts, snapshot, count } = start();
      await count[0]!.answer(0);
      actor.send({ type: 'globalSearch.submit' });
      expect(selectRefusal(snapshot())).toBe('noOffers');
      expect(facts).toEqual([{ type: 'globalSearch.refused', reason: 'noOffers' }]);
    });

    describe('of a search that finds nothing', () => {
      const searchState: SearchState = { ...defaultSearchState(), selectedAirports: ['BRQ'] };
      const anyAirport: FoundChange = { kind: 'anyAirport', count: 214, searchState: defaultSearchState(), places: [] };

      async function refused() {
        const flow = start(searchState);
        await flow.initial[0]!.answer(answered);
        await flow.count.at(-1)!.answer(0);
        flow.actor.send({ type: 'globalSearch.submit' });
        return flow;
      }

      it('asks which small change would find something, and takes the one that is chosen [gs.submit]', async () => {
        const { actor, snapshot, nearest, initial, count } = await refused();
        expect([nearest.map(({ input }) => input), selectChanges(snapshot()), snapshot().hasTag('busy')]).toEqual([[snapshot().context.searchState], null, true]);
        await nearest[0]!.answer([anyAirport]);
        expect(snapshot().hasTag('busy')).toBe(false);
        expect(selectChanges(snapshot())).toEqual([anyAirport]);
        const counted = count.length;
        actor.send({ type: 'globalSearch.applyChange', kind: 'anyAirport' });
        expect([selectRefusal(snapshot()), snapshot().context.searchState]).toEqual([null, defaultSearchState()]);
        expect([initial.at(-1)!.input, count.length - counted]).toEqual([{ searchState: defaultSearchState() }, 1]);
      });

      it('takes no change that it did not offer', async () => {
        const { actor, snapshot, nearest } = await refused();
        await nearest[0]!.answer([anyAirport]);
        actor.send({ type: 'globalSearch.applyChange', kind: 'anyNights' });
        expect([selectRefusal(snapshot()), snapshot().context.searchState.selectedAirports]).toEqual(['noOffers', snapshot().context.searchState.selectedAirports]);
      });

      it('asks again when nobody could count the changes [gs.error]', async () => {
        const { actor, snapshot, nearest } = await refused();
        await nearest[0]!.fail();
        expect([selectChangesHaveFailed(snapshot()), selectRefusal(snapshot())]).toEqual([true, 'noOffers']);
        actor.send({ type: 'globalSearch.retry' });
        await nearest[1]!.answer([]);
        expect(selectChanges(snapshot())).toEqual([]);
      });

      it('leaves an answer behind that comes after another choice [gs.stale]', async () => {
        const { actor, snapshot, nearest, count } = await refused();
        actor.send({ type: 'globalSearch.toggleAirport', code: 'PRG' });
        expect(nearest[0]!.signal.aborted).toBe(true);
        await nearest[0]!.answer([anyAirport]);
        await count.at(-1)!.answer(0);
        actor.send({ type: 'globalSearch.submit' });
        expect(selectChanges(snapshot())).toBe(null);
      });
    });

    it('is not under way before anybody submits, nor after another address is followed [gs.submit]', async () => {
      const { actor, snapshot, address } = await startLoaded();
      expect(selectIsSubmitting(snapshot())).toBe(false);
      actor.send({ type: 'globalSearch.submit' });
      actor.send({ type: 'globalSearch.followUrl', searchState: { ...defaultSearchState(), selectedDestinationsCodes: ['GR'] } });
      expect([selectIsSubmitting(snapshot()), selectRefusal(snapshot()), address[0]!.signal.aborted]).toEqual([false, null, true]);
    });

    it('goes by the count of what is asked now, never by the one before [gs.submit] [gs.offers-count]', async () => {
      const { actor, facts, snapshot, count, address } = await startLoaded();
      actor.send({ type: 'globalSearch.toggleAirport', code: 'PRG' });
      actor.send({ type: 'globalSearch.submit' });
      expect([selectOffersCount(snapshot()), selectIsSubmitting(snapshot()), address]).toEqual([{ status: 'fetching' }, true, []]);
      await count.at(-1)!.answer(0);
      expect([selectRefusal(snapshot()), facts.at(-1), address]).toEqual(['noOffers', { type: 'globalSearch.refused', reason: 'noOffers' }, []]);
    });

    it('waits for the count that is on its way [gs.submit]', async () => {
      const { actor, facts, snapshot, count, address } = start();
      actor.send({ type: 'globalSearch.submit' });
      expect([selectIsSubmitting(snapshot()), facts, address]).toEqual([true, [], []]);
      await count[0]!.answer(2);
      await address[0]!.answer('/dovolena/nabidky-letecky');
      expect(facts.map(({ type }) => type)).toEqual(['globalSearch.submitted']);
    });

    it('says that nobody could count, and is free again after a retry [gs.submit]', async () => {
      const { actor, facts, snapshot, count } = start();
      await count[0]!.fail();
      actor.send({ type: 'globalSearch.submit' });
      expect([selectRefusal(snapshot()), facts]).toEqual(['countFailed', [{ type: 'globalSearch.refused', reason: 'countFailed' }]]);
      actor.send({ type: 'globalSearch.retry' });
      expect([selectRefusal(snapshot()), selectIsSubmitting(snapshot())]).toEqual([null, false]);
      expect(count).toHaveLength(2);
    });
  });

  describe('trip type', () => {
    const rooms = [{ adults: 2, childBirthDates: ['2019-05-04'] }, { adults: 1, childBirthDates: [] }];
    const multiroom: SearchState = {
      ...defaultSearchState(), occupancies: rooms, adultsCount: 3, childrenBirthDates: ['2019-05-04'], multiroomEnabled: true,
    };
    const filters = exampleFilters.map((filter) => (filter.filterType === 'OCCUPANCY' ? { ...filter, occupancies: rooms } : filter));

    it('collapses rooms to the default before the request leaves [trip.collapse-rooms]', async () => {
      const { actor, update, count } = await startLoaded(multiroom, filters);
      actor.send({ type: 'globalSearch.chooseTripType', tripType: 'WO' });
      expect(update[0]!.input.filters.find(({ filterType }) => filterType === 'OCCUPANCY')!.occupancies).toEqual([{ adults: 2, childBirthDates: [] }]);
      const { occupancies, numberOfAdults, childrenBirthdays, tripType } = count.at(-1)!.input;
      expect({ occupancies, numberOfAdults, childrenBirthdays, tripType }).toEqual({
        occupancies: undefined, numberOfAdults: 2, childrenBirthdays: [], tripType: 'WO',
      });
    });

    it('keeps rooms for a type that has them [trip.collapse-rooms] [listing.multiroom-occupancies]', async () => {
      const { actor, count } = await startLoaded(multiroom, filters);
      actor.send({ type: 'globalSearch.chooseTripType', tripType: 'DW' });
      expect(count.at(-1)!.input.occupancies).toEqual(rooms);
    });

    it('forgets airports by car and opens no airport dropdown [trip.by-car]', async () => {
      const { actor, snapshot, count } = await startLoaded();
      actor.send({ type: 'globalSearch.toggleAirport', code: 'PRG' });
      actor.send({ type: 'globalSearch.chooseTripType', tripType: 'DW' });
      expect(count.at(-1)!.input.departuresCodes).toEqual([]);
      actor.send({ type: 'globalSearch.open', dropdown: 'airport' });
      expect(selectOpenDropdown(snapshot())).toBe(null);
    });
  });

  describe('Back', () => {
    const greece: SearchState = { ...defaultSearchState(), selectedDestinationsCodes: ['GR'] };

    it('is what a press changes that comes before its filters [gs.update]', async () => {
      const { actor, snapshot, initial, update } = await startLoaded();
      actor.send({ type: 'globalSearch.toggleDestination', code: 'ES' });
      await update[0]!.answer({ ...answered, filters: update[0]!.input.filters });
      actor.send({ type: 'globalSearch.followUrl', searchState: greece });
      actor.send({ type: 'globalSearch.toggleAirport', code: 'PRG' });
      expect(snapshot().context.searchState).toMatchObject({ selectedDestinationsCodes: ['GR'], selectedAirports: ['PRG'] });
      expect(initial[1]!.signal.aborted).toBe(true);
      expect(chosenCodes(optionsOf(update[1]!.input.filters, 'REGION'))).toEqual(['GR']);
    });

    it('that failed is what a retry asks for [gs.update] [error.flags]', async () => {
      const { actor, snapshot, initial, update } = await startLoaded();
      actor.send({ type: 'globalSearch.toggleDestination', code: 'ES' });
      await update[0]!.answer({ ...answered, filters: update[0]!.input.filters });
      actor.send({ type: 'globalSearch.followUrl', searchState: { ...greece, durationFrom: 7, durationTo: 9, startDate: '2026-08-10', endDate: '2026-08-20', flexibleDays: 3 } });
      await initial[1]!.fail();
      actor.send({ type: 'globalSearch.retry' });
      expect(searchStateOf(update[1]!.input.filters, defaultSearchState())).toEqual(snapshot().context.searchState);
      expect(snapshot().context.searchState).toMatchObject({ selectedDestinationsCodes: ['GR'], durationFrom: 7, startDate: '2026-08-10', flexibleDays: 3 });
    });

    it('to a place that the filters do not know waits for its own: no press changes the search before [gs.update]', async () => {
      const { actor, snapshot, initial, update } = await startLoaded();
      const turkey = { ...greece, selectedDestinationsCodes: ['TR'] };
      actor.send({ type: 'globalSearch.followUrl', searchState: turkey });
      actor.send({ type: 'globalSearch.toggleAirport', code: 'PRG' });
      expect([snapshot().context.searchState, update.length, initial[1]!.signal.aborted]).toEqual([turkey, 0, false]);
      await initial[1]!.fail();
      actor.send({ type: 'globalSearch.retry' });
      expect(initial[2]!.input.searchState).toEqual(turkey);
    });
  });

  describe('what is chosen on the list', () => {
    const choices: ListChoices = { sortCode: 'priceDESC', fullPrice: true, selectedFilterValues: { stars: ['5'] } };

    it('goes with the next search, counted; what is open and chosen here stays [gs.search-state] [gs.offers-count]', async () => {
      const { actor, snapshot, count, address } = await startLoaded();
      actor.send({ type: 'globalSearch.open', dropdown: 'airport' });
      actor.send({ type: 'globalSearch.toggleAirport', code: 'PRG' });
      actor.send({ type: 'globalSearch.followList', choices });
      expect(selectOpenDropdown(snapshot())).toBe('airport');
      expect(snapshot().context).toMatchObject({ offersCount: null, searchState: { tripType: 'WS', selectedAirports: ['PRG'], sortCode: 'priceDESC', fullPrice: true, selectedFilterValues: { stars: ['5'] } } });
      expect(count.at(-1)!.input.filters).toEqual([{ filterId: 'stars', selectedValues: ['5'] }]);
      await count.at(-1)!.answer(6);
      actor.send({ type: 'globalSearch.submit' });
      expect(address.at(-1)!.input).toEqual(snapshot().context.searchState);
    });

    it('is counted again for other facets alone', async () => {
      const { actor, snapshot, count } = await startLoaded();
      actor.send({ type: 'globalSearch.followList', choices: { ...choices, selectedFilterValues: {} } });
      expect([snapshot().context.searchState.sortCode, snapshot().context.searchState.fullPrice, count.length]).toEqual(['priceDESC', true, 1]);
    });
  });

  describe('dropdowns', () => {
    const dropdowns: SearchDropdown[] = ['tripType', 'airport', 'region', 'duration', 'travelDate', 'participants'];
    const closed = ({ facts }: ReturnType<typeof start>) => facts.flatMap((fact) => (fact.type === 'globalSearch.dropdownClosed' ? fact.dropdown : []));

    it.each(dropdowns)('%s closes by a press, by an address that is followed and for another one, and tells it [gs.update]', async (dropdown) => {
      const flow = await startLoaded();
      const { actor, snapshot, update } = flow;
      const open = () => { actor.send({ type: 'globalSearch.open', dropdown }); return selectOpenDropdown(snapshot()); };
      expect([selectOpenDropdown(snapshot()), open()]).toEqual([null, dropdown]);
      actor.send({ type: 'globalSearch.close' });
      expect([selectOpenDropdown(snapshot()), open()]).toEqual([null, dropdown]);
      actor.send({ type: 'globalSearch.followUrl', searchState: defaultSearchState() });
      expect([selectOpenDropdown(snapshot()), open()]).toEqual([null, dropdown]);
      const another = dropdown === 'region' ? 'duration' : 'region';
      actor.send({ type: 'globalSearch.open', dropdown: another });
      expect([selectOpenDropdown(snapshot()), closed(flow), update.length]).toEqual([another, [dropdown, dropdown, dropdown], 0]);
    });

    it('close with the trip type, the length of stay and the days that are chosen, once each [date.draft]', async () => {
      const flow = await startLoaded();
      const { actor, snapshot } = flow;
      actor.send({ type: 'globalSearch.open', dropdown: 'tripType' });
      actor.send({ type: 'globalSearch.chooseTripType', tripType: 'WO' });
      expect([selectOpenDropdown(snapshot()), closed(flow)]).toEqual([null, ['tripType']]);
      actor.send({ type: 'globalSearch.open', dropdown: 'duration' });
      actor.send({ type: 'globalSearch.chooseDuration', from: 7, to: 9 });
      expect([selectOpenDropdown(snapshot()), closed(flow)]).toEqual([null, ['tripType', 'duration']]);
      actor.send({ type: 'globalSearch.open', dropdown: 'travelDate' });
      snapshot().children.travelDate!.send({ type: 'travelDate.submit' });
      expect([selectOpenDropdown(snapshot()), closed(flow)]).toEqual([null, ['tripType', 'duration', 'travelDate']]);
    });

    it.each(['travelDate', 'participants'] as const)('%s that is chosen where no filters could be had changes nothing else of the search, which is asked for again as a whole [gs.update] [gs.error]', async (dropdown) => {
      const flight: SearchState = { ...defaultSearchState(), selectedDestinationsCodes: ['GR'], selectedAirports: ['PRG'], durationFrom: 7, durationTo: 9 };
      const { actor, facts, snapshot, initial, update, count } = start(flight);
      await initial[0]!.fail();
      actor.send({ type: 'globalSearch.open', dropdown });
      const { travelDate, participants } = snapshot().children;
      travelDate?.send({ type: 'travelDate.chooseDay', date: '2026-08-10' });
      travelDate?.send({ type: 'travelDate.submit' });
      participants?.send({ type: 'participants.addAdult', roomId: 'room-1' });
      participants?.send({ type: 'participants.close' });
      const chosen = dropdown === 'travelDate' ? { startDate: '2026-08-10', endDate: '2026-08-10' } : { occupancies: [{ adults: 3, childBirthDates: [] }], adultsCount: 3 };
      expect([snapshot().context.searchState, update]).toEqual([{ ...flight, ...chosen }, []]);
      expect([initial.at(-1)!.input, count.at(-1)!.input.destinationsCodes]).toEqual([{ searchState: { ...flight, ...chosen } }, ['GR']]);
      expect(facts.filter(({ type }) => type === 'globalSearch.changed')).toHaveLength(1);
    });

    it('of airports and places stay open while several are chosen [gs.update]', async () => {
      const { actor, snapshot } = await startLoaded();
      actor.send({ type: 'globalSearch.open', dropdown: 'airport' });
      actor.send({ type: 'globalSearch.toggleAirport', code: 'PRG' });
      actor.send({ type: 'globalSearch.toggleAirport', code: 'BRQ' });
      expect([selectOpenDropdown(snapshot()), snapshot().context.searchState.selectedAirports]).toEqual(['airport', ['PRG', 'BRQ']]);
    });

    it.each(['travelDate', 'participants'] as const)('%s that breaks is closed, and the search goes on [error.flags]', async (dropdown) => {
      const { actor, snapshot, update } = await startLoaded();
      actor.send({ type: 'globalSearch.open', dropdown });
      actor.send(failure(dropdown) as never);
      expect([selectOpenDropdown(snapshot()), snapshot().status]).toEqual([null, 'active']);
      actor.send({ type: 'globalSearch.toggleAirport', code: 'PRG' });
      expect(update).toHaveLength(1);
    });

    it('forget what was to open next once the participants break, or it has opened [participants.close]', async () => {
      const { actor, snapshot } = await startLoaded();
      const open = (dropdown: SearchDropdown) => { actor.send({ type: 'globalSearch.open', dropdown }); return snapshot().children.participants!; };
      open('participants').send({ type: 'participants.addChild', roomId: 'room-1' });
      open('region');
      actor.send(failure('participants') as never);
      open('participants').send({ type: 'participants.close' });
      expect([selectOpenDropdown(snapshot()), snapshot().value.dropdown]).toEqual([null, 'closed']);
      open('participants');
      open('region');
      expect(selectOpenDropdown(snapshot())).toBe('region');
      open('participants').send({ type: 'participants.close' });
      expect([selectOpenDropdown(snapshot()), snapshot().value.dropdown]).toEqual([null, 'closed']);
    });

    it('forget what was to open next once the participants are asked for again, are closed, or the search is submitted [participants.close]', async () => {
      for (const press of [{ type: 'globalSearch.close' }, { type: 'globalSearch.submit' }, { type: 'globalSearch.open', dropdown: 'participants' }] as const) {
        const { actor, snapshot, update, count } = await startLoaded();
        const counted = count.length;
        actor.send({ type: 'globalSearch.open', dropdown: 'participants' });
        const child = snapshot().children.participants!;
        child.send({ type: 'participants.addChild', roomId: 'room-1' });
        actor.send({ type: 'globalSearch.open', dropdown: 'region' });
        actor.send(press);
        // A child lacks its birth date.
        expect(selectOpenDropdown(snapshot())).toBe('participants');
        child.send({ type: 'participants.typeBirthDate', personId: 'room-1-child-1', typed: '4.5.2019' });
        child.send({ type: 'participants.close' });
        expect([selectOpenDropdown(snapshot()), selectParty(snapshot())]).toEqual([null, { adults: 2, children: 1, rooms: 1 }]);
        // Who travels has changed: filters and count are asked for.
        expect([update.length, count.length - counted]).toEqual([1, 1]);
      }
    });

    it('applies days chosen a moment ago when the search is submitted, and counts them first [date.draft] [gs.submit]', async () => {
      const { actor, facts, snapshot, count, address } = await startLoaded();
      actor.send({ type: 'globalSearch.open', dropdown: 'travelDate' });
      snapshot().children.travelDate!.send({ type: 'travelDate.chooseDay', date: '2026-08-10' });
      snapshot().children.travelDate!.send({ type: 'travelDate.chooseDay', date: '2026-08-20' });
      actor.send({ type: 'globalSearch.submit' });
      expect([selectOpenDropdown(snapshot()), selectIsSubmitting(snapshot()), facts.some(({ type }) => type === 'globalSearch.submitted'), address.length]).toEqual([null, true, false, 0]);
      await count.at(-1)!.answer(3);
      const dated = { ...defaultSearchState(), startDate: '2026-08-10', endDate: '2026-08-20' };
      expect(address.map(({ input }) => input)).toEqual([dated]);
      await address[0]!.answer('/dovolena/nabidky-letecky');
      expect(facts.at(-1)).toEqual({ type: 'globalSearch.submitted', searchState: dated, address: '/dovolena/nabidky-letecky' });
    });

    it('remember what is typed to find a place for as long as the places are open [search.destinations-filter]', async () => {
      const { actor, snapshot } = await startLoaded();
      const type = (text: string) => { actor.send({ type: 'globalSearch.typePlace', text }); return snapshot().context.typedPlace; };
      expect(type('kreta')).toBeUndefined();
      actor.send({ type: 'globalSearch.open', dropdown: 'region' });
      expect(type('kreta')).toBe('kreta');
      actor.send({ type: 'globalSearch.toggleDestination', code: 'GR-KRETA' });
      expect(snapshot().context.typedPlace).toBe('kreta');
      for (const leave of [{ type: 'globalSearch.open', dropdown: 'duration' }, { type: 'globalSearch.close' }] as const) {
        actor.send({ type: 'globalSearch.open', dropdown: 'region' });
        type('rhodos');
        actor.send(leave);
        expect(snapshot().context.typedPlace).toBe('');
      }
    });

    it('takes submitted dates and discards a draft that is left [date.draft]', async () => {
      const { actor, snapshot } = await startLoaded();
      const chooseDays = () => {
        actor.send({ type: 'globalSearch.open', dropdown: 'travelDate' });
        const child = snapshot().children.travelDate!;
        child.send({ type: 'travelDate.chooseDay', date: '2026-08-10' });
        child.send({ type: 'travelDate.chooseDay', date: '2026-08-20' });
        return child;
      };
      chooseDays();
      actor.send({ type: 'globalSearch.open', dropdown: 'region' });
      expect(snapshot().context.searchState).toMatchObject({ startDate: null, endDate: null });
      chooseDays().send({ type: 'travelDate.submit' });
      expect(snapshot().context.searchState).toMatchObject({ startDate: '2026-08-10', endDate: '2026-08-20' });
      expect(selectOpenDropdown(snapshot())).toBe(null);
    });

    it('stays with the participants while a child lacks a birth date, then opens what was asked for [participants.close]', async () => {
      const { actor, snapshot } = await startLoaded();
      actor.send({ type: 'globalSearch.open', dropdown: 'participants' });
      const child = snapshot().children.participants!;
      child.send({ type: 'participants.addChild', roomId: 'room-1' });
      actor.send({ type: 'globalSearch.open', dropdown: 'region' });
      expect(selectOpenDropdown(snapshot())).toBe('participants');
      child.send({ type: 'participants.typeBirthDate', personId: 'room-1-child-1', typed: '4.5.2019' });
      child.send({ type: 'participants.close' });
      expect(selectOpenDropdown(snapshot())).toBe('region');
      expect(selectParty(snapshot())).toEqual({ adults: 2, children: 1, rooms: 1 });
    });

    it('asks who travels to close before anything else when it is submitted, and stays while a child lacks a birth date [gs.submit] [participants.close]', async () => {
      const { actor, snapshot, facts, count, address } = await startLoaded();
      await count.at(-1)!.answer(5);
      const told = () => facts.flatMap((fact) => (fact.type === 'globalSearch.refused' ? fact.reason : fact.type === 'globalSearch.submitted' ? 'submitted' : []));
      actor.send({ type: 'globalSearch.open', dropdown: 'participants' });
      const child = snapshot().children.participants!;
      child.send({ type: 'participants.addChild', roomId: 'room-1' });
      actor.send({ type: 'globalSearch.submit' });
      expect([selectOpenDropdown(snapshot()), child.getSnapshot().matches({ open: { closing: 'refused' } }), told()]).toEqual(['participants', true, ['partyIsOpen']]);
      child.send({ type: 'participants.removeChild', roomId: 'room-1' });
      actor.send({ type: 'globalSearch.submit' });
      expect([selectOpenDropdown(snapshot()), told()]).toEqual([null, ['partyIsOpen', 'partyIsOpen']]);
      actor.send({ type: 'globalSearch.submit' });
      await address[0]!.answer('/dovolena/nabidky-letecky');
      expect(told()).toEqual(['partyIsOpen', 'partyIsOpen', 'submitted']);
    });

    it('asks nothing of the server when the participants close as they were', async () => {
      const { actor, snapshot, update } = await startLoaded();
      actor.send({ type: 'globalSearch.open', dropdown: 'participants' });
      actor.send({ type: 'globalSearch.close' });
      expect([selectOpenDropdown(snapshot()), update.length]).toEqual([null, 0]);
    });
  });

  it('asks for the prices of the calendar anew when the search becomes another while it is open [listing.promoted] [gs.update]', async () => {
    const { actor, facts, update } = await startLoaded({ ...defaultSearchState(), startDate: '2026-08-10', endDate: '2026-08-10', flexibleDays: 3 });
    const asked = () => facts.flatMap((fact) => (fact.type === 'globalSearch.datesOpened' ? fact.request : []));
    actor.send({ type: 'globalSearch.toggleAirport', code: 'PRG' });
    expect(asked()).toEqual([]);
    actor.send({ type: 'globalSearch.open', dropdown: 'travelDate' });
    const narrowed = exampleFilters.map((filter) => (filter.filterType === 'AIRPORT'
      ? { ...filter, options: filter.options.map((option) => ({ ...option, selected: option.code === 'BRQ' })) } : filter));
    await update[0]!.answer({ filters: narrowed, ignored: [] });
    actor.send({ type: 'globalSearch.toggleDestination', code: 'ES' });
    expect(asked().map(({ departuresCodes, destinationsCodes }) => [departuresCodes, destinationsCodes])).toEqual([[['PRG'], []], [['BRQ'], []], [['BRQ'], ['ES']]]);
    expect(asked().map(({ departureDateFrom, departureDateTo }) => [departureDateFrom, departureDateTo])).toEqual(Array(3).fill(['2026-07-02', '2027-04-27']));
    actor.send({ type: 'globalSearch.close' });
    actor.send({ type: 'globalSearch.toggleDestination', code: 'ES' });
    expect(asked()).toHaveLength(3);
  });

  it('clears airports [gs.update]', async () => {
    const { actor, snapshot } = await startLoaded();
    actor.send({ type: 'globalSearch.toggleAirport', code: 'PRG' });
    actor.send({ type: 'globalSearch.clearAirports' });
    expect(snapshot().context.searchState.selectedAirports).toEqual([]);
  });

  it('is busy until its first filters have come, also when the count was quicker [gs.initial]', async () => {
    const { snapshot, count } = start();
    await count[0]!.answer(7);
    expect(snapshot().hasTag('busy')).toBe(true);
  });

  it('hands over from unchanged participants to the dropdown that is asked for, except one that the trip does not have [participants.close] [trip.by-car]', async () => {
    const { actor, snapshot, update } = await startLoaded();
    actor.send({ type: 'globalSearch.open', dropdown: 'participants' });
    actor.send({ type: 'globalSearch.open', dropdown: 'region' });
    expect([selectOpenDropdown(snapshot()), update.length]).toEqual(['region', 0]);
    actor.send({ type: 'globalSearch.chooseTripType', tripType: 'DW' });
    actor.send({ type: 'globalSearch.open', dropdown: 'participants' });
    actor.send({ type: 'globalSearch.open', dropdown: 'airport' });
    expect(selectOpenDropdown(snapshot())).toBe(null);
  });

  it('resumes from JSON as it was, asking nothing again', async () => {
    const { actor, snapshot } = await startLoaded();
    actor.send({ type: 'globalSearch.open', dropdown: 'participants' });
    const resumed = start(undefined, persisted(actor));
    expect(resumed.snapshot().value).toEqual(snapshot().value);
    expect(resumed.snapshot().context).toEqual(snapshot().context);
    expect(resumed.snapshot().children.participants!.getSnapshot().context).toEqual(snapshot().children.participants!.getSnapshot().context);
    expect([resumed.initial, resumed.update, resumed.count]).toEqual([[], [], []]);
  });

  it('shows only options in tune with the chosen trip type [gs.tags]', async () => {
    const tagged = exampleFilters.map((filter) => {
      if (filter.filterType === 'TYPE') return { ...filter, options: filter.options.map((option) => ({ ...option, filterTags: [option.code] })) };
      if (filter.filterType !== 'REGION') return filter;
      return { ...filter, options: filter.options.map((option) => (option.code === 'ES' ? { ...option, assignedTags: ['DW'] } : option)) };
    });
    const { actor, snapshot } = await startLoaded(undefined, tagged);
    expect(selectOptions(snapshot(), 'REGION').map(({ code }) => code)).toEqual(['GR']);
    actor.send({ type: 'globalSearch.chooseTripType', tripType: 'DW' });
    expect(selectOptions(snapshot(), 'REGION').map(({ code }) => code)).toEqual(['GR', 'ES']);
  });

  it('knows the first month in which anything is offered, and those without [gs.filter-types]', async () => {
    const month = (code: string, enabled: boolean) => ({ ...exampleFilters[0]!.options[0]!, code, enabled });
    const withMonths = (months: ReturnType<typeof month>[]) => exampleFilters.map((filter) => (filter.filterType === 'CALENDAR' ? { ...filter, options: months } : filter));
    const offered = async (...months: ReturnType<typeof month>[]) => {
      const { snapshot } = await startLoaded(undefined, withMonths(months));
      return [selectFirstMonthOffered(snapshot()), selectMonthsWithoutOffers(snapshot())];
    };
    expect(await offered(month('2026-11', false), month('2026-12', true), month('2027-01', true))).toEqual(['2026-12-01', ['2026-11']]);
    expect(await offered(month('2026-11', false))).toEqual([undefined, ['2026-11']]);
    expect(await offered()).toEqual([undefined, []]);
  });
});
