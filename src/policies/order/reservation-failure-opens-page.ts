import { map } from 'rxjs';
import { localisedPath } from '../../domain/market/language.ts';
import { checkoutReservationFailedPath } from '../../domain/urls/pages/checkout-url.ts';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever what was to be ordered is no longer sold, the page opens that says so and offers others [page.checkout-reservation-failed]. */
export const reservationFailureOpensPage: Policy = ({ facts$, context: { language, reservation } }) => facts$.pipe(
  when('checkout.failed'),
  map(() => ({
    type: 'navigation.go',
    url: localisedPath(language, checkoutReservationFailedPath(reservation?.offerCode, reservation?.party ?? undefined)),
  })),
);
