import { from, switchMap } from 'rxjs';
import { CONSENT_COOKIE, formatConsent } from '../domain/consent.ts';
import type { Api } from '../api/create-api.ts';
import { consent$ } from '../streams/consent.ts';
import { pageReturns$ } from '../streams/page-returns.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { createApiPorts } from './api-ports.ts';
import { besideList } from './beside-list.ts';
import { createAddressPorts } from './change-url.ts';
import type { OpenPage } from './change-url.ts';
import type { ExcursionPorts } from './excursion-ports.ts';
import type { PagePorts } from './page-ports.ts';

const CONSENT_DAYS = 180;

/** Their code comes with the first request. */
function excursionPorts(api: Api): ExcursionPorts {
  const ports = () => import('./excursion-ports.ts').then(({ createExcursionPorts }) => createExcursionPorts(api));
  return {
    activity: {
      fetchTimes: async (...call) => (await ports()).activity.fetchTimes(...call),
      saveItem: async (...call) => (await ports()).activity.saveItem(...call),
    },
    activityBasket: {
      changeBasket: async (...call) => (await ports()).activityBasket.changeBasket(...call),
      fetchBasket: async (...call) => (await ports()).activityBasket.fetchBasket(...call),
      placeOrder: async (...call) => (await ports()).activityBasket.placeOrder(...call),
    },
    activityOrder: {
      startTransaction: async (...call) => (await ports()).activityOrder.startTransaction(...call),
      askTransaction: async (...call) => (await ports()).activityOrder.askTransaction(...call),
    },
  };
}

/** Ports of a page that lives in a browser. */
export function createBrowserPorts(api: Api, openPage: OpenPage): PagePorts {
  const calls = createApiPorts(api);
  return {
    ...calls,
    ...excursionPorts(api),
    listing: besideList(calls.listing, { afterPaint, later: setTimeout }),
    comparePage: { ...calls.comparePage, priceMoments: () => from(import('./price-moments-port.ts')).pipe(switchMap(({ pagePriceMoments$ }) => pagePriceMoments$())) },
    configurator: { ...calls.configurator, pageReturns: () => pageReturns$(window) },
    payment: { ...calls.payment, newKey: async () => crypto.randomUUID() },
    paymentProcess: { ...calls.paymentProcess, clock: (ticks) => from(import('../streams/clock.ts')).pipe(switchMap(({ clock$ }) => clock$(ticks))) },
    reservationRights: { days: () => from(import('../streams/market-days.ts')).pipe(switchMap(({ marketDays$ }) => marketDays$())) },
    consent: {
      storedConsents: () => consent$((globalThis as { cookieStore?: EventTarget }).cookieStore),
      async storeConsent({ categories }) {
        const secure = location.protocol === 'https:' ? '; Secure' : '';
        document.cookie = `${CONSENT_COOKIE}=${formatConsent(categories)}; Path=/; Max-Age=${CONSENT_DAYS * 86_400}; SameSite=Lax${secure}`;
      },
    },
    navigation: createAddressPorts(window, openPage),
  };
}
