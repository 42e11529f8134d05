import { switchMap } from 'rxjs';
import type { Command } from '../bus/flows.ts';
import { localisedPath } from '../domain/language.ts';
import { checkoutReservationPath } from '../domain/urls/checkout-url.ts';
import type { LatePolicy } from './policy.ts';
import { when } from './when.ts';

/** Whenever a mailed holiday was put into a cart of this browser, its reservation opens [cart.calls]. */
export const sharedCartOpensCheckout: LatePolicy = ({ facts$, context }) => facts$.pipe(
  when('sharedCart.taken'),
  // What writes a party is in no other page's way.
  switchMap(async ({ cart }): Promise<Command> => {
    const { partyQuery } = await import('../domain/urls/party-search.ts');
    return { type: 'navigation.go', url: localisedPath(context.language, checkoutReservationPath(cart.baseOfferCode, 'participants', partyQuery(cart.occupancies))) };
  }),
);
