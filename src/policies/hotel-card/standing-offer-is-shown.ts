import { mergeMap } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever an offer stands, the rest of the card is about it. */
export const standingOfferIsShown: Policy = ({ facts$ }) => facts$.pipe(
  when('configurator.offerStands'),
  mergeMap(({ stay }) => [
    { type: 'hotelParts.show' as const, stay },
    { type: 'roomChoice.show' as const, stay },
    { type: 'priceCheck.follow' as const, stay },
    { type: 'saleEnd.follow' as const, departureDate: stay.date },
    { type: 'allOffers.show' as const, of: { hotelCode: stay.hotelCode, occupancies: stay.occupancies } },
  ]),
);
