import { ApiError } from '../../api/api-error.ts';
import { addDays } from '../../domain/dates/iso-date.ts';
import { tileOfferOf } from '../../domain/offers/tile-offer.ts';
import type { TileOffer } from '../../domain/offers/tile-offer.ts';
import { parseOfferCode } from '../../domain/urls/offer-code.ts';
import { decodeListingQuery } from '../../domain/urls/listing-q.ts';
import { formatQueryString } from '../../domain/urls/encoding/query-string.ts';
import type { PageLoader } from '../page-plan.ts';

export interface ReservationFailedData {
  hotelName: string | null;
  /** The hotel with the party: its other dates and rooms. */
  hotelPath: string | null;
  /** Hotels like it, around the same days. */
  alternatives: TileOffer[];
  /** Value of a link's `q`: the party. */
  query: string;
}

const DAYS_AROUND = 7;
const ALTERNATIVES = 4;

/** The order could not be made: what happened, and what can be had instead [page.checkout-reservation-failed]. */
export const reservationFailedPage: PageLoader<'checkoutReservationFailed'> = async ({ api, context, query, t }) => {
  const q = query.get('q')?.[0] ?? '';
  const identity = parseOfferCode(query.get('offer')?.[0] ?? '');
  const { state: { occupancies } } = decodeListingQuery(q);
  const [hotel, alternatives] = identity === undefined ? [null, null] : await Promise.all([
    api.GET('/api/www/hotelCard/hotels/{hotelCode}', { params: { path: { hotelCode: identity.hotelCode } } }).catch(absent),
    api.POST('/api/www/hotelCard/alternatives', {
      body: {
        hotelCode: identity.hotelCode, occupancies, count: ALTERNATIVES,
        departureDateFrom: addDays(identity.departureDate, -DAYS_AROUND), departureDateTo: addDays(identity.departureDate, DAYS_AROUND),
      },
    }).catch(absent),
  ]);
  const data: ReservationFailedData = {
    hotelName: hotel?.details.name ?? null,
    hotelPath: hotel === null ? null : hotel.hotelUrl + formatQueryString({ q }),
    alternatives: alternatives?.offers.map(tileOfferOf) ?? [],
    query: q,
  };
  return {
    data,
    cms: null,
    flows: [],
    conclude: () => ({
      status: 200,
      head: { title: t('checkout.reservationFailed.title'), description: '', canonical: context.path, indexed: false },
      sharedSeconds: 0,
    }),
  };
};

/** Without a hotel or others like it the page still says what can be done. */
function absent(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}
