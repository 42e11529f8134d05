import { offersRequestOf } from '../../src/domain/search/offers-request.ts';
import { dropdownState } from './dropdown.state.ts';
import { filtersState } from './filters.state.ts';
import { globalSearchSetup } from './global-search.setup.ts';
import { nearestChangesState } from './nearest-changes.state.ts';

/** What is searched for: everything that leaves in one request has this one owner. */
export const globalSearchMachine = globalSearchSetup.createMachine({
  id: 'globalSearch',
  description: 'The search bar: filters that follow each other, the number of offers and one open dropdown.',
  context: ({ input }) => ({
    today: input.today,
    searchState: input.searchState,
    filters: [],
    ignored: [],
    offersCount: null,
    changes: [],
    wantedDropdown: null,
  }),
  type: 'parallel',
  states: {
    filters: filtersState,
    count: {
      description: 'How many hotels have an offer for the selection.',
      initial: 'fetching',
      on: {
        changed: '.fetching',
        adjusted: '.fetching',
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
    submit: {
      description: 'A submit leaves for the listing only when there is something to see.',
      initial: 'idle',
      on: {
        'globalSearch.submit': [
          { guard: 'partyIsOpen', actions: 'emitPartyIsOpen' },
          { guard: 'datesAreOpen', target: '.takingDates' },
          { target: '.deciding' },
        ],
        changed: '.idle',
        'globalSearch.followUrl': '.idle',
      },
      states: {
        idle: { description: 'Nobody has submitted this selection, or it was sent on its way.' },
        takingDates: {
          description: 'Submitted while days were being chosen: they are applied first [date.draft].',
          on: { changed: 'deciding' },
        },
        deciding: {
          description: 'Submitted; waits for the count when it is still on its way.',
          always: [
            { guard: 'offersExist', target: 'addressing' },
            { guard: 'countIsKnown', actions: 'emitNoOffers', target: 'refused.noOffers' },
            { guard: 'countHasFailed', actions: 'emitCountFailed', target: 'refused.countFailed' },
          ],
        },
        addressing: {
          description: 'There is something to see; where, is written as soon as the code for it is there.',
          invoke: {
            id: 'writeAddress',
            src: 'writeAddress',
            input: ({ context }) => context.searchState,
            onDone: { actions: { type: 'emitSubmitted', params: ({ event }) => ({ address: event.output }) }, target: 'idle' },
            onError: { actions: 'emitAddressFailed', target: 'refused.addressFailed' },
          },
        },
        refused: {
          description: 'The search stays here and says why.',
          initial: 'noOffers',
          states: {
            noOffers: nearestChangesState,
            countFailed: {
              description: 'The number of offers could not be had; retry asks again.',
              on: { 'globalSearch.retry': '#globalSearch.submit.idle' },
            },
            addressFailed: {
              description: 'The address of the listing could not be written; retry tries again.',
              on: { 'globalSearch.retry': '#globalSearch.submit.addressing' },
            },
          },
        },
      },
    },
    dropdown: dropdownState,
  },
  on: {
    'globalSearch.followList': [
      {
        guard: { type: 'facetsAreOthers', params: ({ event }) => event },
        actions: [{ type: 'takeListChoices', params: ({ event }) => event }, 'raiseAdjustment'],
      },
      { actions: { type: 'takeListChoices', params: ({ event }) => event } },
    ],
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
    'globalSearch.chooseFewestNights': {
      guard: { type: 'nightsArePossible', params: ({ event }) => event },
      actions: [{ type: 'chooseFewestNights', params: ({ event }) => event }, 'raiseChange'],
    },
    'globalSearch.chooseMostNights': {
      guard: { type: 'nightsArePossible', params: ({ event }) => event },
      actions: [{ type: 'chooseMostNights', params: ({ event }) => event }, 'raiseChange'],
    },
  },
});
