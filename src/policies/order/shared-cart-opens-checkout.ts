import { catchError, defer, EMPTY, map, switchMap } from 'rxjs';
import type { Command } from '../../bus/flows.ts';
import { localisedPath } from '../../domain/market/language.ts';
import type { Occupancy } from '../../domain/search/participants.ts';
import { checkoutReservationPath } from '../../domain/urls/pages/checkout-url.ts';
import { untilLoaded } from '../../ui/loading/until-loaded.ts';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

interface PartyWriter {
  partyQuery: (occupancies: readonly Occupancy[]) => string;
}

/** Whenever a mailed holiday was put into a cart of this browser, its reservation opens [cart.calls]. */
export const sharedCartOpensCheckout: DeferredPolicy = opensCheckout(() => untilLoaded(() => import('../../domain/urls/party-search.ts')));

/** @param load what writes a party, which is in no other page's way; where it cannot be had, the next cart asks for it again */
export function opensCheckout(load: () => Promise<PartyWriter>): DeferredPolicy {
  return ({ facts$, context }) => facts$.pipe(
    when('sharedCart.taken'),
    switchMap(({ cart }) => defer(load).pipe(
      map(({ partyQuery }): Command => ({ type: 'navigation.go', url: localisedPath(context.language, checkoutReservationPath(cart.baseOfferCode, 'participants', partyQuery(cart.occupancies))) })),
      catchError((problem: unknown) => {
        reportError(problem);
        return EMPTY;
      }),
    )),
  );
}
