import { map } from 'rxjs';
import { localisedPath } from '../../domain/market/language.ts';
import { withBidOf } from '../../domain/urls/listing-params.ts';
import { checkoutReservationPath } from '../../domain/urls/pages/checkout-url.ts';
import { partyQuery } from '../../domain/urls/party-search.ts';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever an offer lies in the cart, the reservation of its party opens, with the bid that led to it [checkout.flow] [url.bidding]. */
export const offerOpensCheckout: Policy = ({ facts$, context }) => facts$.pipe(
  when('configurator.ordered'),
  map(({ offerCode, occupancies }) => ({
    type: 'navigation.go',
    url: localisedPath(context.language, withBidOf(context.url, checkoutReservationPath(offerCode, 'participants', partyQuery(occupancies)))),
  })),
);
