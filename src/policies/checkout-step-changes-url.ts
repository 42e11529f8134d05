import { filter, map, merge } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Command } from '../bus/flows.ts';
import { localisedPath } from '../domain/language.ts';
import { checkoutReservationPath, parseCheckoutReservationPath } from '../domain/urls/checkout-url.ts';
import { parseQueryString } from '../domain/urls/query-string.ts';
import type { Policy } from './policy.ts';
import { when } from './when.ts';

/**
 * Steps of the checkout have addresses: whenever another step is shown it gets a history entry, and whenever the
 * visitor goes Back or Forward to an address its step is shown [checkout.flow].
 */
export const checkoutStepChangesUrl: Policy = ({ facts$, visitedUrls$, context }) => {
  const offerCode = parseCheckoutReservationPath(context.path)?.offerCode;
  const party = parseQueryString(context.url.split('?')[1] ?? '').get('q')?.[0];
  let shown = parseCheckoutReservationPath(context.path)?.step;
  const pushed$: Observable<Command> = facts$.pipe(
    when('checkout.stepShown'),
    filter(({ step }) => offerCode !== undefined && step !== shown),
    map(({ step }) => {
      shown = step;
      return { type: 'navigation.pushUrl', url: localisedPath(context.language, checkoutReservationPath(offerCode!, step, party)) };
    }),
  );
  const visited$: Observable<Command> = visitedUrls$.pipe(
    map((url) => parseCheckoutReservationPath(url)?.step),
    filter((step) => step !== undefined),
    map((step) => {
      shown = step;
      return { type: 'checkout.showStep', step };
    }),
  );
  return merge(pushed$, visited$);
};
