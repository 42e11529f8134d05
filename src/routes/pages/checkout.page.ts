import { ApiError } from '../../api/api-error.ts';
import type { CheckoutStep } from '../../domain/urls/checkout-url.ts';
import { CHECKOUT_STEPS } from '../../domain/urls/checkout-url.ts';
import { parseOfferCode } from '../../domain/urls/offer-code.ts';
import { partyQuery } from '../../domain/urls/party-search.ts';
import { formatQueryString, parseQueryString } from '../../domain/urls/query-string.ts';
import type { PageLoader } from '../page-plan.ts';
import { noticePlan } from './notice.page.ts';

export interface CheckoutData {
  offerCode: string;
  /** Where the hotel of the offer is, with the party, for going back; null when the hotel is not sold any more. */
  hotelPath: string | null;
}

/** The reservation of an offer: the visitor's cart with it, resumed wherever it was left [page.checkout-reservation]. */
export const checkoutPage: PageLoader = async (visit) => {
  const { api, context, params, t } = visit;
  const offerCode = params.offerCode ?? '';
  const identity = parseOfferCode(offerCode);
  if (identity === undefined) return noticePlan(visit, 'notFound');
  const party = parseQueryString(context.query).get('q')?.[0] ?? '';
  const cart = await api.GET('/api/www/cart/details', { params: { query: { offerCode, q: party } } }).catch(absent);
  const hotelPath = cart?.offer.hotelPath ?? (await api.GET('/api/www/hotelCard/hotels/{hotelCode}', { params: { path: { hotelCode: identity.hotelCode } } }).catch(absent))?.hotelUrl ?? null;
  const step: CheckoutStep = CHECKOUT_STEPS.find((known) => known === params.pageType) ?? 'participants';
  const data: CheckoutData = {
    offerCode,
    hotelPath: hotelPath === null ? null : hotelPath + formatQueryString({ q: cart === null ? party : partyQuery(cart.occupancies) }),
  };
  return {
    data,
    cms: await visit.cmsPage('/checkout'),
    flows: [{ address: 'checkout', input: { cartId: cart?.cartId ?? 'undefined', cart, step } }],
    conclude: () => ({
      status: cart === null ? 404 : 200,
      head: { title: t('checkout.title'), description: '', canonical: context.path, indexed: false },
      sharedSeconds: 0,
    }),
  };
};

function absent(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
