import { map } from 'rxjs';
import { localisedPath } from '../../domain/market/language.ts';
import { checkoutReservationFailedPath, parseCheckoutReservationPath } from '../../domain/urls/pages/checkout-url.ts';
import { parseQueryString } from '../../domain/urls/encoding/query-string.ts';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever what was to be ordered is no longer sold, the page opens that says so and offers others [page.checkout-reservation-failed]. */
export const reservationFailureOpensPage: Policy = ({ facts$, context }) => facts$.pipe(
  when('checkout.failed'),
  map(() => ({
    type: 'navigation.go',
    url: localisedPath(context.language, checkoutReservationFailedPath(parseCheckoutReservationPath(context.path)?.offerCode, parseQueryString(context.url.split('?')[1] ?? '').get('q')?.[0])),
  })),
);
