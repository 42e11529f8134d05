import { DEFAULT_PAGE } from '../../src/domain/search/offers-request.ts';
import { nearestChangesStates } from '../nearest-changes.ts';
import { offersPageOf, requestOf } from './listing.rules.ts';
import { listingSetup } from './listing.setup.ts';
import { promotedState } from './promoted.state.ts';
import { sameDayState } from './same-day.state.ts';
import { sortState } from './sort.state.ts';

/** How offers are asked for, while nothing shows yet and behind the list alike. */
const asksForOffers = listingSetup.createStateConfig({
  invoke: {
    id: 'fetchOffers',
    src: 'fetchOffers',
    input: ({ context }) => offersPageOf(context, context.page),
    onDone: [
      {
        guard: { type: 'answerHasOffers', params: ({ event }) => event.output },
        actions: [
          { type: 'replaceOffers', params: ({ event }) => event.output },
          { type: 'emitLoaded', params: ({ event }) => event.output },
          'raiseReplaced',
        ],
        target: 'loaded',
      },
      { actions: { type: 'replaceOffers', params: ({ event }) => event.output }, target: 'empty' },
    ],
    onError: 'failed',
  },
});

/** How facets are asked for, the first time and after each change. */
const asksForFacets = listingSetup.createStateConfig({
  invoke: {
    id: 'fetchFacets',
    src: 'fetchFacets',
    input: ({ context }) => requestOf(context, DEFAULT_PAGE),
    onDone: { actions: { type: 'takeFacets', params: ({ event }) => event.output }, target: 'loaded' },
    onError: 'failed',
  },
});

/** A list of offers that grows page by page, with its facets beside it. */
export const listingMachine = listingSetup.createMachine({
  id: 'listing',
  description: 'Offers of a search: sorted, narrowed by facets, extended page by page.',
  context: ({ input }) => ({
    searchState: input.searchState,
    today: input.today,
    sortedBy: input.sortedBy ?? null,
    scope: input.scope ?? {},
    calls: {},
    page: input.page ?? DEFAULT_PAGE,
    offers: [],
    destinations: [],
    pagination: null,
    ignored: [],
    facets: [],
    changes: [],
    promoted: null,
    nextPromoted: null,
    sameDay: null,
    refusedRange: null,
  }),
  type: 'parallel',
  states: {
    offers: {
      description: 'The list itself.',
      initial: 'fetching',
      on: {
        reordered: '.updating',
        filtered: '.updating',
      },
      states: {
        fetching: {
          description: 'Nothing to show yet: the first answer is awaited.',
          tags: 'busy',
          ...asksForOffers,
        },
        loaded: {
          description: 'The list fits what was asked for.',
          on: { 'listing.extend': { guard: 'nextPageExists', target: 'extending' } },
        },
        empty: {
          description: 'Nothing is on sale for this selection.',
          ...nearestChangesStates('listing.retry', {}),
        },
        failed: {
          description: 'The list could not be fetched.',
          on: { 'listing.retry': 'fetching' },
        },
        updating: {
          description: 'The old list stays while the one that was asked for comes.',
          ...asksForOffers,
        },
        extending: {
          description: 'The next page is fetched behind the list.',
          invoke: {
            id: 'extendOffers',
            src: 'fetchOffers',
            input: ({ context }) => offersPageOf(context, context.page + 1),
            onDone: {
              actions: [
                { type: 'appendOffers', params: ({ event }) => event.output },
                { type: 'emitLoaded', params: ({ event }) => event.output },
                'emitUrl',
              ],
              target: 'loaded',
            },
            onError: 'extendFailed',
          },
        },
        extendFailed: {
          description: 'The list stays; its next page can be asked for again.',
          on: { 'listing.retry': 'extending', 'listing.extend': 'extending' },
        },
      },
    },
    facets: {
      description: 'Facets with their counts; the list does not depend on them.',
      initial: 'fetching',
      on: { filtered: '.updating' },
      states: {
        fetching: {
          description: 'The first facets are awaited.',
          tags: 'busy',
          ...asksForFacets,
        },
        loaded: { description: 'The counts fit the selection.' },
        updating: {
          description: 'The old counts stay while the new ones come.',
          ...asksForFacets,
        },
        failed: {
          description: 'The facets could not be fetched; the list works without.',
          on: { 'listing.retryFacets': 'updating' },
        },
      },
    },
    promoted: promotedState,
    sameDay: sameDayState,
    sort: sortState,
    priceRange: {
      description: 'The range of prices as it was typed.',
      initial: 'accepted',
      on: {
        'listing.setPriceRange': [
          {
            guard: { type: 'rangeIsPossible', params: ({ event }) => event },
            actions: [{ type: 'setPriceRange', params: ({ event }) => event }, 'emitUrl', 'raiseFiltered'],
            target: '.accepted',
          },
          {
            guard: { type: 'rangeIsReadable', params: ({ event }) => event },
            actions: { type: 'refuseRange', params: ({ event }) => event },
            target: '.refused',
          },
          { actions: { type: 'refuseRange', params: ({ event }) => event }, target: '.unreadable' },
        ],
      },
      states: {
        accepted: { description: 'The list is narrowed by it.', entry: 'forgetRefusedRange' },
        refused: {
          description: 'No price lies in it: the reason shows, the list stays.',
          on: { filtered: 'accepted' },
        },
        unreadable: {
          description: 'What was typed is no price: it is marked, the list stays.',
          on: { filtered: 'accepted' },
        },
      },
    },
  },
  on: {
    'listing.sort': {
      guard: { type: 'sortIsAnother', params: ({ event }) => event },
      actions: [{ type: 'setSort', params: ({ event }) => event }, 'emitSorted', 'emitUrl', 'raiseReordered'],
    },
    'listing.toggleFacet': {
      actions: [{ type: 'toggleFacet', params: ({ event }) => event }, 'emitUrl', 'raiseFiltered'],
    },
    'listing.clearFacet': {
      guard: { type: 'facetIsChosen', params: ({ event }) => event },
      actions: [{ type: 'clearFacet', params: ({ event }) => event }, 'emitUrl', 'raiseFiltered'],
    },
    'listing.clearFacets': { guard: 'someFacetIsChosen', actions: ['clearFacets', 'emitUrl', 'raiseFiltered'] },
    'listing.nameCalls': { actions: { type: 'nameCalls', params: ({ event }) => event } },
    'listing.togglePriceType': { actions: ['togglePriceType', 'emitUrl'] },
    'listing.followUrl': { actions: [{ type: 'followUrl', params: ({ event }) => event }, { type: 'raiseFollowed', params: ({ event }) => event }, 'raiseFiltered'] },
  },
});
