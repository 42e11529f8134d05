/** Ports of flows that begin once the page answers. */
import { combineLatest, map } from 'rxjs';
import { USER_INFO_REFRESH } from '../../machines/session/session.rules.ts';
import { visibleSlots } from '../content/visible-slots.ts';
import { BIRTH_DATES_COOKIE, formatBirthDatesCookie } from '../domain/birth-dates-cookie.ts';
import { offersRequestOf } from '../domain/offers-request.ts';
import { SORT_COOKIE } from '../domain/remembered.ts';
import { defaultSearchState } from '../domain/search-state.ts';
import { tileOfferOf } from '../domain/tile-offer.ts';
import type { Api } from '../api/create-api.ts';
import { searchOffers } from '../api/search-offers.ts';
import { createBackPresses } from '../streams/back-presses.ts';
import { clock$ } from '../streams/clock.ts';
import { isOnline$ } from '../streams/online.ts';
import { viewport$ } from '../streams/viewport.ts';
import { isVisible$ } from '../streams/visibility.ts';
import { userInfo$ } from '../streams/user-info.ts';
import { browserStorage } from './browser-storage.ts';
import type { LatePorts } from './page-ports.ts';
import { removeKept, writeKept } from './kept-in-storage.ts';
import { createShareAddress } from './share-address.ts';

const REMEMBERED_DAYS = 180;

export function createLatePorts(api: Api): LatePorts {
  return {
    countdown: { clock: (ticks) => clock$(ticks) },
    fullScreenView: { backPresses: createBackPresses(window), viewport: () => viewport$(window) },
    memory: {
      async storeKeepsakes({ sortCode, childrenBirthDates, searches, hotels }) {
        if (sortCode !== null) writeCookie(SORT_COOKIE, sortCode, REMEMBERED_DAYS);
        if (childrenBirthDates !== null) writeCookie(BIRTH_DATES_COOKIE, formatBirthDatesCookie(childrenBirthDates), childrenBirthDates.length > 0 ? REMEMBERED_DAYS : 0);
        writeKept(browserStorage, { searches, hotels });
      },
      async removeKeepsakes() {
        writeCookie(SORT_COOKIE, '', 0);
        writeCookie(BIRTH_DATES_COOKIE, '', 0);
        removeKept(browserStorage);
      },
    },
    session: {
      userInfo: () => userInfo$({ fetchUserInfo: (context) => api.fetchUserInfo(context), isAskable$: combineLatest([isVisible$(document), isOnline$(window)]).pipe(map((all) => all.every(Boolean))), period: USER_INFO_REFRESH }),
    },
    pageContent: {
      async fetchSlots({ url, profile }, context) {
        const { slots } = await api.GET('/api/www/cms/page', { params: { query: { url, depth: 2 } }, ...context });
        return visibleSlots(slots, { now: new Date().toISOString(), ...profile });
      },
    },
    dayPrices: { fetchDayPrices: async (request, context) => (await api.POST('/api/www/listing/calendar-offers', { body: request, ...context })).days },
    share: { shareAddress: createShareAddress(navigator, () => ({ title: document.title, url: location.href })) },
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
  document.cookie = `${name}=${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${secure}`;
}
