import type { SharedCartInput } from '../../../machines/shared-cart/shared-cart.types.ts';
import { ApiError } from '../../api/api-error.ts';
import type { CheckoutStep } from '../../domain/urls/pages/checkout-url.ts';
import { CHECKOUT_STEPS } from '../../domain/urls/pages/checkout-url.ts';
import { parseOfferCode } from '../../domain/urls/offer-code.ts';
import { readFurtherParams } from '../../domain/urls/listing-params.ts';
import { partyQuery } from '../../domain/urls/party-search.ts';
import { formatQueryString } from '../../domain/urls/encoding/query-string.ts';
import type { PageLoader } from '../page-plan.ts';
import { noticePlan } from './notice.page.ts';

const LONGEST_CART_ID = 64;

export interface CheckoutData {
  offerCode: string;
  /** Where the hotel of the offer is, with the party, for going back; null when the hotel is not sold any more. */
  hotelPath: string | null;
  /** Codes of the upsells that the link to the page offers first. */
  promoted: readonly string[];
  /** The holiday behind a mailed link, where that is what the page shows. */
  sharedCart: SharedCartInput | null;
}

/** The reservation of an offer: the visitor's cart with it, resumed wherever it was left [page.checkout-reservation]. */
export const checkoutPage: PageLoader<'checkoutReservation'> = async (visit) => {
  const { api, context, params: { offerCode, pageType }, query, t } = visit;
  const identity = parseOfferCode(offerCode);
  if (identity === undefined) return noticePlan(visit, 'notFound');
  const party = query.get('q')?.[0] ?? '';
  const token = query.get('cart')?.[0];
  // In the browser that has the cart, its mailed link opens the cart itself: the link may name other birth dates of the same ages.
  const wanted = token === undefined ? { query: { offerCode, q: party } } : { query: { offerCode }, header: { 'Cart-Id': cartOfToken(token) } };
  const own = await api.GET('/api/www/cart/details', { params: wanted }).catch(absent);
  const isElsewhere = token !== undefined && own?.cartId !== cartOfToken(token);
  const cart = isElsewhere ? null : own;
  const sharedCart = isElsewhere ? { token, shared: await api.GET('/api/www/cart/shared', { params: { query: { token } } }).catch(absent) } : null;
  const hotelPath = cart?.offer.hotelPath ?? (await api.GET('/api/www/hotelCard/hotels/{hotelCode}', { params: { path: { hotelCode: identity.hotelCode } } }).catch(absent))?.hotelUrl ?? null;
  const step: CheckoutStep = CHECKOUT_STEPS.find((known) => known === pageType) ?? 'participants';
  const data: CheckoutData = {
    offerCode,
    promoted: readFurtherParams(query).promotedUpsellCodes,
    sharedCart,
    hotelPath: hotelPath === null ? null : hotelPath + formatQueryString({ q: cart === null ? party : partyQuery(cart.occupancies) }),
  };
  return {
    data,
    policy: { reservation: { offerCode, step, party: token !== undefined && cart ? partyQuery(cart.occupancies) : query.get('q')?.[0] ?? null } },
    cms: await visit.cmsPage('/checkout'),
    flows: [
      ...(sharedCart === null ? [{ address: 'checkout', input: { cartId: cart?.cartId ?? 'undefined', cart, step } } as const] : []),
      { address: 'accordion#trip', input: { sections: ['trip'], expanded: [] } },
    ],
    conclude: () => ({
      status: cart === null && !sharedCart?.shared ? 404 : 200,
      head: { title: t('checkout.title'), description: '', canonical: context.path, indexed: false },
      sharedSeconds: 0,
    }),
  };
};

/** The cart that a mailed link names; of a broken one as much as a header may carry. */
function cartOfToken(token: string): string {
  return /^[\w-]*/.exec(token)![0].slice(0, LONGEST_CART_ID);
}

function absent(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
