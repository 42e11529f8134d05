/** Ports of flows that only hotel cards have. */
import { filter, startWith, switchMap } from 'rxjs';
import type { SchedulerLike } from 'rxjs';
import type { Api } from '../../api/create-api.ts';
import type { Bus } from '../../bus/bus.ts';
import { LAZY_LOAD_MARGIN } from '../../domain/urls/pictures/image-url.ts';
import { nearness$ } from '../../streams/browser/nearness.ts';
import { restedSlide$ } from '../../streams/browser/rested-slide.ts';
import { isVisible$ } from '../../streams/browser/visibility.ts';
import { clock$ } from '../../streams/time/clock.ts';
import { moments$ } from '../../streams/time/moments.ts';
import { priceMoments$ } from '../../streams/time/price-moments.ts';
import type { CardPorts } from '../page-ports.ts';

interface CardWorld extends Pick<Bus, 'facts$'> {
  /** Tells the server's time. */
  scheduler: SchedulerLike;
}

export function createCardPorts(api: Api, { facts$, scheduler }: CardWorld): CardPorts {
  /** A page from a cache does not know what time it is until it is told. */
  const toldAnew$ = facts$.pipe(filter(({ type }) => type === 'session.updated'));
  const nearness: CardPorts['hotelParts']['nearness'] = ({ part }) => nearness$(window, `[data-part="${part}"]`, LAZY_LOAD_MARGIN);
  return {
    gallery: { swipes: () => restedSlide$(window, '[data-slides]') },
    hotelParts: {
      nearness,
      fetchWeather: ({ hotelCode }, context) => api.GET('/api/www/hotelCard/weather/{hotelCode}', { params: { path: { hotelCode } }, ...context }),
      fetchAlternatives: async (request, context) => (await api.POST('/api/www/hotelCard/alternatives', { body: request, ...context })).offers,
      fetchOtherAirports: async (request, context) => (await api.POST('/api/www/hotelCard/other-airports', { body: request, ...context })).offers,
      fetchPriceYear: async (request, context) => (await api.POST('/api/www/hotelCard/configurators/price-calendar', { body: request, ...context })).days,
      fetchReviews: ({ hotelCode }, context) => api.GET('/api/www/hotelCard/reviews/{hotelCode}', { params: { path: { hotelCode } }, ...context }),
      fetchOnSite: ({ hotelCode }, context) => api.GET('/api/www/hotelCard/on-site/{hotelCode}', { params: { path: { hotelCode } }, ...context }),
      fetchVariants: (request, context) => api.POST('/api/www/hotelCard/configurators/variants', { body: request, ...context }),
      fetchUpsells: async (request, context) => (await api.POST('/api/www/hotelCard/upsells', { body: request, ...context })).upsells,
      fetchHours: async (request, context) => (await api.POST('/api/www/hotelCard/configurators/hours', { body: request, ...context })).hours,
    },
    priceCheck: {
      priceMoments: ({ period }) => priceMoments$(isVisible$(document), period),
      validateOffer: (request, context) => api.POST('/api/www/hotelCard/validations', { body: request, ...context }),
    },
    roomChoice: {
      nearness,
      fetchRooms: async (request, context) => (await api.POST('/api/www/hotelCard/configurators/rooms', { body: request, ...context })).rooms,
    },
    saleEnd: {
      clock: (ticks) => clock$({ ...ticks, scheduler }),
      moments: ({ moments }) => toldAnew$.pipe(startWith(null), switchMap(() => moments$(moments, scheduler))),
    },
    allOffers: {
      nearness,
      async fetchAllOffers(request, context) {
        const { offers, pagination: { totalResults } } = await api.POST('/api/www/hotelCard/configurators/all-offers', { body: request, ...context });
        return { offers, totalResults };
      },
    },
  };
}
