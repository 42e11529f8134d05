import { assign, emit, enqueueActions, raise, sendTo, setup, stateIn } from 'xstate';
import type {
  Duration, FilterSet, GlobalSearchContext, GlobalSearchEvent, GlobalSearchFact, GlobalSearchInput, GlobalSearchPorts, ListChoices, SearchDropdown,
} from './global-search.types.ts';
import type { FoundChange } from '../../src/domain/search/nearest-changes.ts';
import type { SearchState } from '../../src/domain/search/search-state.ts';
import type { TripType } from '../../src/domain/search/trip-types.ts';
import type { ParticipantsOutput } from '../participants/participants.types.ts';
import type { TravelDateOutput } from '../travel-date/travel-date.types.ts';
import { callsOf } from '../../src/domain/search/offers-calls.ts';
import { offersRequestOf } from '../../src/domain/search/offers-request.ts';
import { isByCar } from '../../src/domain/search/trip-types.ts';
import { participantsMachine } from '../participants/participants.machine.ts';
import { ports } from '../port.ts';
import { travelDateMachine } from '../travel-date/travel-date.machine.ts';
import * as rules from './global-search.rules.ts';

interface Code { code: string }
interface Nights { nights: number }
type ChangeOf = Pick<FoundChange, 'kind'>;

/** The names that the chart of the global search is made of. */
export const globalSearchSetup = setup({
  types: {} as {
    input: GlobalSearchInput;
    context: GlobalSearchContext;
    events: GlobalSearchEvent;
    emitted: GlobalSearchFact;
    tags: 'busy';
    children: {
      fetchInitialFilters: 'fetchInitialFilters'; updateFilters: 'updateFilters'; countOffers: 'countOffers'; findNearestChanges: 'findNearestChanges'; writeAddress: 'writeAddress';
      participants: 'participants'; travelDate: 'travelDate';
    };
  },
  actors: {
    ...ports<GlobalSearchPorts>()({ fetchInitialFilters: 'promise', updateFilters: 'promise', countOffers: 'promise', findNearestChanges: 'promise', writeAddress: 'promise' }),
    participants: participantsMachine,
    travelDate: travelDateMachine,
  },
  actions: {
    chooseTripType: assign(({ context }, { tripType }: { tripType: TripType }) =>
      rules.withFilters(context, rules.chooseTripType(context.filters, tripType))),
    toggleAirport: assign(({ context }, { code }: Code) =>
      rules.withFilters(context, rules.toggleOption(context.filters, 'AIRPORT', code))),
    clearAirports: assign(({ context }) => rules.withFilters(context, rules.clearOptions(context.filters, 'AIRPORT'))),
    toggleDestination: assign(({ context }, { code }: Code) =>
      rules.withFilters(context, rules.toggleOption(context.filters, 'REGION', code))),
    clearDestinations: assign(({ context }) => rules.withFilters(context, rules.clearOptions(context.filters, 'REGION'))),
    chooseDuration: assign(({ context }, duration: Duration) =>
      rules.withFilters(context, rules.chooseDuration(context.filters, duration))),
    chooseFewestNights: assign(({ context }, { nights }: Nights) =>
      rules.withFilters(context, rules.chooseDuration(context.filters, rules.withFewestNights(context.searchState, nights)))),
    chooseMostNights: assign(({ context }, { nights }: Nights) =>
      rules.withFilters(context, rules.chooseDuration(context.filters, rules.withMostNights(context.searchState, nights)))),
    chooseDates: assign(({ context }, { dates }: TravelDateOutput) => rules.withChoice(context, rules.chooseDates(context.filters, dates))),
    chooseOccupancies: assign(({ context }, { occupancies }: ParticipantsOutput) =>
      rules.withChoice(context, rules.chooseOccupancies(context.filters, occupancies))),
    takeFilters: assign(({ context }, { filters, ignored }: FilterSet) => ({ ...rules.withFilters(context, filters), ignored })),
    takeSearchState: assign(({ context }, { searchState }: { searchState: SearchState }) => rules.withSearchState(context, searchState)),
    takeListChoices: assign(({ context }, { choices }: { choices: ListChoices }) => ({ searchState: { ...context.searchState, ...choices } })),
    takeCount: assign((_, { count }: { count: number }) => ({ offersCount: count })),
    takeChanges: assign((_, { changes }: { changes: FoundChange[] }) => ({ changes })),
    raiseChangedSearch: raise(({ context }, { kind }: ChangeOf) => ({
      type: 'globalSearch.followUrl' as const,
      searchState: context.changes.find((change) => change.kind === kind)?.searchState ?? context.searchState,
    })),
    forgetCount: assign({ offersCount: null }),
    raiseChange: raise({ type: 'changed' }),
    raiseAdjustment: raise({ type: 'adjusted' }),
    emitChange: emit({ type: 'globalSearch.changed' }),
    emitDropdownClosed: emit((_, { dropdown }: { dropdown: SearchDropdown }) => ({ type: 'globalSearch.dropdownClosed' as const, dropdown })),
    emitDatesOpened: emit(({ context: { searchState, today } }) => ({
      type: 'globalSearch.datesOpened' as const, request: offersRequestOf({ ...searchState, startDate: null, endDate: null, flexibleDays: 0 }, { today }),
    })),
    emitCalls: enqueueActions(({ context, enqueue }) => {
      const calls = callsOf(rules.optionsOf(context.filters, 'TYPE'));
      if (Object.keys(calls).length > 0) enqueue.emit({ type: 'globalSearch.callsNamed' as const, calls });
    }),
    emitSubmitted: emit(({ context }, { address }: { address: string }) => ({ type: 'globalSearch.submitted' as const, searchState: context.searchState, address })),
    emitNoOffers: emit({ type: 'globalSearch.refused', reason: 'noOffers' }),
    emitPartyIsOpen: emit({ type: 'globalSearch.refused', reason: 'partyIsOpen' }),
    emitCountFailed: emit({ type: 'globalSearch.refused', reason: 'countFailed' }),
    emitAddressFailed: emit({ type: 'globalSearch.refused', reason: 'addressFailed' }),
    rememberDropdown: assign((_, { dropdown }: { dropdown: SearchDropdown }) => ({ wantedDropdown: dropdown })),
    forgetDropdown: assign({ wantedDropdown: null }),
    takePlace: assign((_, { text }: { text: string }) => ({ typedPlace: text })),
    applyDates: sendTo('travelDate', { type: 'travelDate.submit' }),
    askParticipantsToClose: sendTo('participants', { type: 'participants.close' }),
    openWantedDropdown: raise(({ context }) => ({ type: 'globalSearch.open' as const, dropdown: context.wantedDropdown! })),
  },
  guards: {
    filtersAreKnown: ({ context }) => context.filters.length > 0,
    answerAsksForMore: ({ context }, { filters }: FilterSet) =>
      !rules.asksForTheSame(context.searchState, rules.searchStateOf(filters, context.searchState), context.today),
    facetsAreOthers: ({ context }, { choices }: { choices: ListChoices }) =>
      JSON.stringify(context.searchState.selectedFilterValues) !== JSON.stringify(choices.selectedFilterValues),
    airportIsForSale: ({ context }, { code }: Code) => rules.canToggle(context.filters, 'AIRPORT', code),
    destinationIsForSale: ({ context }, { code }: Code) => rules.canToggle(context.filters, 'REGION', code),
    durationIsWhole: ({ context }, duration: Duration) => context.filters.length > 0 && rules.isDuration(duration),
    nightsArePossible: ({ context }, { nights }: Nights) => context.filters.length > 0 && rules.isDuration({ from: nights, to: nights }),
    changeIsOffered: ({ context }, { kind }: ChangeOf) => context.changes.some((change) => change.kind === kind),
    partyIsAnother: ({ context }, { occupancies }: ParticipantsOutput) =>
      !rules.sameOccupancies(context.searchState.occupancies, occupancies),
    dropdownIsAsked: ({ event, context }, { dropdown }: { dropdown: SearchDropdown }) => event.type === 'globalSearch.open'
      && event.dropdown === dropdown && !(dropdown === 'airport' && isByCar(context.searchState.tripType)),
    datesAreOpen: stateIn({ dropdown: 'travelDate' }),
    partyIsOpen: stateIn({ dropdown: 'participants' }),
    anotherDropdownIsWanted: ({ context }) => context.wantedDropdown !== null,
    countIsKnown: stateIn({ count: 'value' }),
    countHasFailed: stateIn({ count: 'failed' }),
    offersExist: ({ context }) => (context.offersCount ?? 0) > 0,
  },
});
