/** Ports of flows that begin once the page answers. */
import { combineLatest, distinctUntilChanged, filter, map, startWith, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Bus } from '../bus/bus.ts';
import { BIRTH_DATES_COOKIE, formatBirthDatesCookie } from '../domain/visitor/birth-dates-cookie.ts';
import { parseCoordinates } from '../domain/offers/coordinates.ts';
import { offersRequestOf } from '../domain/search/offers-request.ts';
import { SORT_COOKIE } from '../domain/visitor/remembered.ts';
import { defaultSearchState } from '../domain/search/search-state.ts';
import { tileOfferOf } from '../domain/offers/tile-offer.ts';
import { activityQuery } from '../api/activity-query.ts';
import type { Api } from '../api/create-api.ts';
import { searchOffers } from '../api/search-offers.ts';
import { image$ } from '../streams/browser/image.ts';
import { moments$ } from '../streams/time/moments.ts';
import { storedConsent$ } from '../streams/visitor/consent.ts';
import { popupImage } from '../domain/urls/pictures/popup-image.ts';
import { noShows, parsePopupCookie, POPUP_COOKIE, popupCookieOf } from '../domain/visitor/popup-tracking.ts';
import type { BackPresses } from '../streams/browser/back-presses.ts';
import { serverScheduler } from '../streams/time/server-scheduler.ts';
import { isBusy$ } from '../streams/browser/busy.ts';
import { viewport$ } from '../streams/browser/viewport.ts';
import { isVisible$ } from '../streams/browser/visibility.ts';
import { tabStorage } from './storage/browser-storage.ts';
import { createActivitySearchPorts } from './flows/activity-search-ports.ts';
import { createComparePorts } from './flows/compare-ports.ts';
import type { DeferredPorts } from './page-ports.ts';
import { removeStored, writeStored } from './storage/memory-storage.ts';
import { createPlaceSearchPorts } from './flows/place-search-ports.ts';
import { createSessionPorts } from './flows/session-ports.ts';
import { createShareAddress } from './address/share-address.ts';
import { createWishlistPorts } from './flows/wishlist-ports.ts';

const REMEMBERED_DAYS = 180;
const DAY = 86_400_000;

interface DeferredWorld {
  api: Api;
  /** The flows of the visit. */
  bus: Pick<Bus, 'facts$'>;
  /** The server's time, in epoch milliseconds. */
  serverNow: () => number;
}

/** @param stands$ whether their page is shown, with no other one on its way */
export function createDeferredPorts({ api, bus, serverNow }: DeferredWorld, { backPresses }: BackPresses, stands$: Observable<boolean>): DeferredPorts {
  const scheduler = serverScheduler(serverNow);
  const toldAnew$ = bus.facts$.pipe(filter(({ type }) => type === 'session.updated'));
  return {
    activityMap: {
      fetchPlaces: async ({ search }, context) => (await api.GET('/api/www/activity/map', { params: { query: activityQuery(search) }, ...context })).places,
    },
    activitySearch: createActivitySearchPorts(api),
    basketCount: {
      fetchBasketCount: async (_, context) => (await api.GET('/api/www/activity/cart', context)).items.length,
    },
    compare: createComparePorts(tabStorage),
    ...createSessionPorts(api, scheduler),
    fullScreenView: { backPresses, viewport: () => viewport$(window) },
    memory: {
      async storeMemory({ sortCode, childrenBirthDates, searches, hotels, owner }) {
        if (sortCode !== null) writeCookie(SORT_COOKIE, sortCode, REMEMBERED_DAYS);
        if (childrenBirthDates !== null) writeCookie(BIRTH_DATES_COOKIE, formatBirthDatesCookie(childrenBirthDates), childrenBirthDates.length > 0 ? REMEMBERED_DAYS : 0);
        // Its flow is told where the browser refuses.
        writeStored(localStorage, { searches, hotels, owner });
      },
      mergeWithAccount: (kept, context) => api.POST('/api/www/account/customer/remembered', { body: kept, ...context }),
      async removeMemory() {
        writeCookie(SORT_COOKIE, '', 0);
        writeCookie(BIRTH_DATES_COOKIE, '', 0);
        writeCookie(POPUP_COOKIE, '', 0);
        removeStored(localStorage);
      },
    },
    popup: {
      clock: ({ moments }) => toldAnew$.pipe(startWith(null), switchMap(() => moments$(moments, scheduler))),
      consent: () => storedConsent$(readCookie, (globalThis as { cookieStore?: EventTarget }).cookieStore).pipe(map((categories) => categories?.preferences === true)),
      // A page that is left keeps its flows: nobody sees what it opens.
      visibility: () => combineLatest([isVisible$(document), stands$]).pipe(map((conditions) => conditions.every(Boolean)), distinctUntilChanged()),
      busy: () => isBusy$({ document, MutationObserver }),
      viewport: () => viewport$(window),
      image: ({ src }) => image$(() => new Image(), popupImage(src)),
      readShows: async ({ name }) => ({ ...(parsePopupCookie(readCookie(POPUP_COOKIE)).get(name) ?? noShows()), now: serverNow() }),
      async storeShow({ name, shows, dateTo }) {
        const now = serverNow();
        const { value, expires } = popupCookieOf(readCookie(POPUP_COOKIE), { name, shows: { count: shows.count + 1, lastAt: now }, now, dateTo });
        writeCookie(POPUP_COOKIE, value, (expires - now) / DAY);
      },
    },
    dayPrices: { fetchDayPrices: async (request, context) => (await api.POST('/api/www/listing/calendar-offers', { body: request, ...context })).days },
    offersMap: {
      async fetchMapOffers(request, context) {
        const { offers, pagination: { totalResults } } = await searchOffers(api, request, context);
        return { offers: offers.map((offer) => ({ ...offer, coordinates: parseCoordinates(offer.coordinates.latitude, offer.coordinates.longitude) ?? null })), totalResults };
      },
      fetchPriceBounds: async (request, context) => (await api.POST('/api/www/listing/price', { body: request, ...context })).prices,
    },
    placeSearch: createPlaceSearchPorts(api),
    wishlist: createWishlistPorts(api),
    share: { shareAddress: createShareAddress(navigator, () => ({ title: document.title, url: location.href }), serverNow) },
    lastViewed: {
      async fetchViewed({ hotels, today }, context) {
        const tripTypes = [...new Set(hotels.map(({ tripType }) => tripType))];
        const answers = await Promise.all(tripTypes.map((tripType) => {
          const hotelCodes = hotels.filter((hotel) => hotel.tripType === tripType).map(({ hotelCode }) => hotelCode);
          return searchOffers(api, offersRequestOf({ ...defaultSearchState(), tripType }, { today, hotelCodes }), context);
        }));
        const offers = new Map(answers.flatMap((answer) => answer.offers).map((offer) => [offer.hotelCode, tileOfferOf(offer)]));
        return hotels.flatMap(({ hotelCode }) => offers.get(hotelCode) ?? []);
      },
    },
  };
}

function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${Math.round(days * 86_400)}; SameSite=Lax${secure}`;
}

function readCookie(name: string): string | undefined {
  return document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
}
