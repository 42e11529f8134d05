import { assign, raise, setup } from 'xstate';
import type { SearchState } from '../../src/domain/search/search-state.ts';
import { ports } from '../port.ts';
import { areaOf, mapRequestOf } from './offers-map.rules.ts';
import type { MapOffer, OffersMapContext, OffersMapEvent, OffersMapInput, OffersMapPorts, PriceBounds } from './offers-map.types.ts';

type Place = { latitude: number; longitude: number; radius: number };

/** Offers of a search on a map, with the list that says the same [listing.map]. */
export const offersMapMachine = setup({
  types: {} as {
    input: OffersMapInput;
    context: OffersMapContext;
    events: OffersMapEvent;
    tags: 'busy';
  },
  actors: { ...ports<OffersMapPorts>()({ fetchMapOffers: 'promise', fetchPriceBounds: 'promise' }) },
  actions: {
    takeOffers: assign((_, { offers, totalResults }: { offers: MapOffer[]; totalResults: number }) => ({ offers, totalResults, picked: [] })),
    takePrices: assign((_, { prices }: { prices: PriceBounds }) => ({ prices })),
    takeSearch: assign((_, { searchState }: { searchState: SearchState }) => ({ searchState })),
    takeArea: assign((_, place: Place) => ({ area: areaOf(place) })),
    forgetArea: assign({ area: null }),
    pick: assign((_, { offerCodes }: { offerCodes: string[] }) => ({ picked: offerCodes })),
    raiseAsked: raise({ type: 'asked' }),
  },
  guards: {
    searchIsAnother: ({ context }, { searchState }: { searchState: SearchState }) => JSON.stringify(searchState) !== JSON.stringify(context.searchState),
    isOnTheMap: (_, place: Place) => areaOf(place) !== null,
    areaIsChosen: ({ context }) => context.area !== null,
    someAreFound: (_, { offers }: { offers: MapOffer[] }) => offers.length > 0,
  },
}).createMachine({
  id: 'offersMap',
  description: 'Offers of a search on a map, with the list that says the same',
  context: ({ input }) => ({ ...input, area: null, offers: [], totalResults: 0, prices: null, picked: [] }),
  type: 'parallel',
  states: {
    offers: {
      description: 'What is found in the part of the world that is looked at',
      initial: 'unasked',
      states: {
        unasked: {
          description: 'Nobody has opened the map, or the search has become another since',
          on: { 'offersMap.open': { target: 'fetching', actions: 'raiseAsked' } },
        },
        fetching: {
          description: 'Offers are awaited; what was found before stays',
          tags: 'busy',
          invoke: {
            id: 'fetchMapOffers',
            src: 'fetchMapOffers',
            input: ({ context }) => mapRequestOf(context),
            onDone: [
              {
                guard: { type: 'someAreFound', params: ({ event }) => event.output },
                actions: { type: 'takeOffers', params: ({ event }) => event.output },
                target: 'found',
              },
              { actions: { type: 'takeOffers', params: ({ event }) => event.output }, target: 'empty' },
            ],
            onError: 'failed',
          },
        },
        found: {
          description: 'Offers stand on the map and in the list',
          on: { 'offersMap.pick': { actions: { type: 'pick', params: ({ event }) => event } } },
        },
        empty: { description: 'Nothing is sold here; a wider search may find something' },
        failed: {
          description: 'Offers could not be had; they can be asked for again',
          on: { 'offersMap.retry': { target: 'fetching', actions: 'raiseAsked' } },
        },
      },
      on: {
        'offersMap.follow': {
          guard: { type: 'searchIsAnother', params: ({ event }) => event },
          target: '.unasked',
          actions: { type: 'takeSearch', params: ({ event }) => event },
        },
        'offersMap.searchHere': {
          guard: { type: 'isOnTheMap', params: ({ event }) => event },
          target: '.fetching',
          actions: [{ type: 'takeArea', params: ({ event }) => event }, 'raiseAsked'],
        },
        'offersMap.searchEverywhere': { guard: 'areaIsChosen', target: '.fetching', actions: ['forgetArea', 'raiseAsked'] },
      },
    },
    prices: {
      description: 'From what to what it costs; the list does without',
      initial: 'unknown',
      on: { asked: '.fetching' },
      states: {
        unknown: { description: 'Nobody has asked, or nobody answered' },
        fetching: {
          description: 'The lowest and the highest price are awaited',
          invoke: {
            id: 'fetchPriceBounds',
            src: 'fetchPriceBounds',
            input: ({ context }) => mapRequestOf(context),
            onDone: { target: 'known', actions: { type: 'takePrices', params: ({ event }) => ({ prices: event.output }) } },
            onError: 'unknown',
          },
        },
        known: { description: 'The prices fit what was found' },
      },
    },
  },
});
