import { addDays } from '../../src/domain/dates/iso-date.ts';
import { offersRequestOf, SEARCH_WINDOW_DAYS } from '../../src/domain/offers-request.ts';
import { filterOf, earliestReturn, isMultiroom } from './global-search.rules.ts';
import { globalSearchSetup } from './global-search.setup.ts';

/** What is searched for: everything that leaves in one request has this one owner. */
export const globalSearchMachine = globalSearchSetup.createMachine({
  id: 'globalSearch',
  description: 'The search bar: filters that follow each other, the number of offers, the mobile panel and one open dropdown.',
  context: ({ input }) => ({
    today: input.today,
    searchState: input.searchState,
    filters: [],
    ignored: [],
    offersCount: null,
    wantedDropdown: null,
  }),
  type: 'parallel',
  states: {
    filters: {
      description: 'Every change asks the server which filters follow from it.',
      initial: 'starting',
      on: {
        'globalSearch.changed': { actions: 'emitChange', target: '.updating' },
        'globalSearch.followUrl': { actions: { type: 'takeSearchState', params: ({ event }) => event }, target: '.starting' },
      },
      states: {
        starting: {
          description: 'The first filter set of this search is fetched.',
          tags: 'busy',
          invoke: {
            id: 'fetchInitialFilters',
            src: 'fetchInitialFilters',
            input: ({ context }) => ({ searchState: context.searchState }),
            onDone: [
              {
                guard: { type: 'answerAsksForMore', params: ({ event }) => event.output },
                actions: [{ type: 'takeFilters', params: ({ event }) => event.output }, 'raiseAdjustment'],
                target: 'loaded',
              },
              { actions: { type: 'takeFilters', params: ({ event }) => event.output }, target: 'loaded' },
            ],
            onError: 'failed',
          },
        },
        loaded: { description: 'The filters fit the selection.' },
        updating: {
          description: 'The current filters are sent; a newer change leaves this wait and its answer behind.',
          invoke: {
            id: 'updateFilters',
            src: 'updateFilters',
            input: ({ context }) => ({ filters: context.filters }),
            onDone: [
              {
                guard: { type: 'answerAsksForMore', params: ({ event }) => event.output },
                actions: [{ type: 'takeFilters', params: ({ event }) => event.output }, 'raiseAdjustment'],
                target: 'loaded',
              },
              { actions: { type: 'takeFilters', params: ({ event }) => event.output }, target: 'loaded' },
            ],
            onError: 'failed',
          },
        },
        failed: {
          description: 'The filters could not be fetched; what was chosen is kept.',
          on: {
            'globalSearch.retry': [
              { guard: 'filtersAreKnown', target: 'updating' },
              { target: 'starting' },
            ],
          },
        },
      },
    },
    count: {
      description: 'How many hotels have an offer for the selection.',
      initial: 'fetching',
      on: {
        'globalSearch.changed': '.fetching',
        'globalSearch.adjusted': '.fetching',
        'globalSearch.followUrl': '.fetching',
      },
      states: {
        fetching: {
          description: 'The server counts.',
          tags: 'busy',
          entry: 'forgetCount',
          invoke: {
            id: 'countOffers',
            src: 'countOffers',
            input: ({ context }) => offersRequestOf(context.searchState, { today: context.today }),
            onDone: { actions: { type: 'takeCount', params: ({ event }) => ({ count: event.output }) }, target: 'value' },
            onError: 'failed',
          },
        },
        value: { description: 'The number is known.' },
        failed: {
          description: 'The number could not be had.',
          on: { 'globalSearch.retry': 'fetching' },
        },
      },
    },
    panel: {
      description: 'The search panel of narrow screens.',
      initial: 'hidden',
      states: {
        hidden: {
          description: 'A summary stands for the panel.',
          on: { 'globalSearch.showPanel': 'shown', 'globalSearch.togglePanel': 'shown' },
        },
        shown: {
          description: 'The panel covers the page.',
          on: { 'globalSearch.hidePanel': 'hidden', 'globalSearch.togglePanel': 'hidden' },
        },
      },
    },
    submit: {
      description: 'A submit leaves for the listing only when there is something to see.',
      initial: 'idle',
      on: {
        'globalSearch.submit': '.deciding',
        'globalSearch.changed': '.idle',
        'globalSearch.followUrl': '.idle',
      },
      states: {
        idle: { description: 'Nobody has submitted this selection, or it was sent on its way.' },
        deciding: {
          description: 'Submitted; waits for the count when it is still on its way.',
          always: [
            { guard: 'offersExist', actions: 'emitSubmitted', target: 'idle' },
            { guard: 'countIsKnown', actions: 'emitNoOffers', target: 'refused.noOffers' },
            { guard: 'countHasFailed', actions: 'emitCountFailed', target: 'refused.countFailed' },
          ],
        },
        refused: {
          description: 'The search stays here and says why.',
          initial: 'noOffers',
          states: {
            noOffers: { description: 'Nothing is on sale for the selection.' },
            countFailed: {
              description: 'The number of offers could not be had; retry asks again.',
              on: { 'globalSearch.retry': '#globalSearch.submit.idle' },
            },
          },
        },
      },
    },
    dropdown: {
      description: 'At most one filter is open.',
      initial: 'closed',
      on: {
        'globalSearch.open': [
          { guard: 'tripTypeIsAsked', target: '.tripType' },
          { guard: 'airportIsAsked', target: '.airport' },
          { guard: 'regionIsAsked', target: '.region' },
          { guard: 'durationIsAsked', target: '.duration' },
          { guard: 'travelDateIsAsked', target: '.travelDate' },
          { guard: 'participantsAreAsked', target: '.participants' },
        ],
        'globalSearch.close': '.closed',
        'globalSearch.followUrl': '.closed',
      },
      states: {
        closed: { description: 'No filter is open.' },
        tripType: {
          description: 'The kinds of trip; choosing one closes the list.',
          on: { 'globalSearch.changed': 'closed' },
        },
        airport: { description: 'Airports, several at once.' },
        region: { description: 'The tree of countries, regions and resorts.' },
        duration: {
          description: 'Lengths of stay; choosing one closes the list.',
          on: { 'globalSearch.changed': 'closed' },
        },
        travelDate: {
          description: 'A draft of departure days; leaving this state discards it.',
          invoke: {
            id: 'travelDate',
            src: 'travelDate',
            input: ({ context }) => {
              const calendar = filterOf(context.filters, 'CALENDAR');
              return {
                from: context.searchState.startDate,
                to: context.searchState.endDate,
                minDate: calendar?.minDate ?? addDays(context.today, 1),
                maxDate: calendar?.maxDate ?? addDays(context.today, SEARCH_WINDOW_DAYS),
              };
            },
            onDone: [
              {
                guard: { type: 'datesWereChosen', params: ({ event }) => event.output },
                actions: [{ type: 'chooseDates', params: ({ event }) => event.output }, 'raiseChange'],
                target: 'closed',
              },
              { target: 'closed' },
            ],
            onError: 'closed',
          },
        },
        participants: {
          description: 'A draft of rooms; it decides itself whether it may be closed.',
          entry: 'forgetDropdown',
          invoke: {
            id: 'participants',
            src: 'participants',
            input: ({ context }) => ({
              occupancies: context.searchState.occupancies,
              multiroom: isMultiroom(context.filters, context.searchState.tripType),
              today: context.today,
              returnDate: earliestReturn(context),
            }),
            onDone: [
              {
                guard: { type: 'partyIsAnother', params: ({ event }) => event.output },
                actions: [{ type: 'chooseOccupancies', params: ({ event }) => event.output }, 'raiseChange'],
                target: 'handingOver',
              },
              { target: 'handingOver' },
            ],
            onError: 'closed',
          },
          on: {
            'globalSearch.close': { actions: ['forgetDropdown', 'askParticipantsToClose'] },
            'globalSearch.open': [
              { guard: 'participantsAreAsked', actions: 'forgetDropdown' },
              { actions: [{ type: 'rememberDropdown', params: ({ event }) => event }, 'askParticipantsToClose'] },
            ],
          },
        },
        handingOver: {
          description: 'The participants are closed; the dropdown that was asked for meanwhile opens.',
          always: [
            { guard: 'anotherDropdownIsWanted', actions: ['openWantedDropdown', 'forgetDropdown'], target: 'closed' },
            { target: 'closed' },
          ],
        },
      },
    },
  },
  on: {
    'globalSearch.chooseTripType': {
      guard: 'filtersAreKnown',
      actions: [{ type: 'chooseTripType', params: ({ event }) => event }, 'raiseChange'],
    },
    'globalSearch.toggleAirport': {
      guard: { type: 'airportIsForSale', params: ({ event }) => event },
      actions: [{ type: 'toggleAirport', params: ({ event }) => event }, 'raiseChange'],
    },
    'globalSearch.clearAirports': { guard: 'filtersAreKnown', actions: ['clearAirports', 'raiseChange'] },
    'globalSearch.toggleDestination': {
      guard: { type: 'destinationIsForSale', params: ({ event }) => event },
      actions: [{ type: 'toggleDestination', params: ({ event }) => event }, 'raiseChange'],
    },
    'globalSearch.clearDestinations': { guard: 'filtersAreKnown', actions: ['clearDestinations', 'raiseChange'] },
    'globalSearch.chooseDuration': {
      guard: { type: 'durationIsWhole', params: ({ event }) => event },
      actions: [{ type: 'chooseDuration', params: ({ event }) => event }, 'raiseChange'],
    },
    'globalSearch.clearTravelDate': { guard: 'filtersAreKnown', actions: ['clearDates', 'raiseChange'] },
  },
});
