import { filter, map, merge } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Command } from '../bus/flows.ts';
import { localisedPath } from '../domain/language.ts';
import { resolve } from '../domain/routes/resolve.ts';
import { CHECKOUT_STEPS, checkoutReservationPath } from '../domain/urls/checkout-url.ts';
import type { CheckoutStep } from '../domain/urls/checkout-url.ts';
import type { Policy } from './policy.ts';
import { when } from './when.ts';

/**
 * Steps of the checkout have addresses: whenever another step is shown it gets a history entry, and whenever the
 * visitor goes Back or Forward to an address its step is shown [checkout.flow].
 */
export const checkoutStepChangesUrl: Policy = ({ facts$, visitedUrls$, context }) => {
  const offerCode = checkoutOf(context.path)?.offerCode;
  let shown = checkoutOf(context.path)?.step;
  const pushed$: Observable<Command> = facts$.pipe(
    when('checkout.stepShown'),
    filter(({ step }) => offerCode !== undefined && step !== shown),
    map(({ step }) => {
      shown = step;
      return { type: 'navigation.pushUrl', url: localisedPath(context.language, checkoutReservationPath(offerCode!, step)) };
    }),
  );
  const visited$: Observable<Command> = visitedUrls$.pipe(
    map((url) => checkoutOf(url)?.step),
    filter((step) => step !== undefined),
    map((step) => {
      shown = step;
      return { type: 'checkout.showStep', step };
    }),
  );
  return merge(pushed$, visited$);
};

function checkoutOf(url: string): { offerCode: string; step: CheckoutStep } | undefined {
  const route = resolve(url.split('?', 1)[0]!);
  if (route?.pageType !== 'checkoutReservation') return undefined;
  const step = CHECKOUT_STEPS.find((known) => known === route.params.pageType);
  return step && { offerCode: route.params.offerCode ?? '', step };
}
