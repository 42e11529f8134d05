import { map } from 'rxjs';
import { localisedPath } from '../domain/language.ts';
import { checkoutReservationPath } from '../domain/urls/checkout-url.ts';
import { partyQuery } from '../domain/urls/party-search.ts';
import type { LatePolicy } from './policy.ts';
import { when } from './when.ts';

/** Whenever a mailed holiday was put into a cart of this browser, its reservation opens [cart.calls]. */
export const sharedCartOpensCheckout: LatePolicy = ({ facts$, context }) => facts$.pipe(
  when('sharedCart.taken'),
  map(({ cart }) => ({ type: 'navigation.go', url: localisedPath(context.language, checkoutReservationPath(cart.baseOfferCode, 'participants', partyQuery(cart.occupancies))) })),
);
