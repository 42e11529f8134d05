import { EMPTY, filter, map, merge, pairwise, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Command } from '../../bus/flows.ts';
import { localisedPath } from '../../domain/market/language.ts';
import { withBidOf } from '../../domain/urls/listing-params.ts';
import { checkoutReservationPath, checkoutStepAt } from '../../domain/urls/pages/checkout-url.ts';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/**
 * Steps of the checkout have addresses: whenever another step is shown it gets a history entry, and whenever the
 * visitor goes Back or Forward to an address its step is shown [checkout.flow].
 */
export const checkoutStepChangesUrl: Policy = ({ facts$, visitedUrls$, context }) => {
  const { reservation: opened, language, url: opensAt } = context;
  const shown$ = facts$.pipe(when('checkout.stepShown'), map(({ step }) => ({ step, isThere: false })));
  const visited$ = visitedUrls$.pipe(
    map(checkoutStepAt),
    filter((step) => step !== undefined),
    map((step) => ({ step, isThere: true })),
  );
  const pushed$: Observable<Command> = opened === undefined ? EMPTY : merge(shown$, visited$).pipe(
    startWith({ step: opened.step, isThere: true }),
    pairwise(),
    filter(([before, now]) => !now.isThere && now.step !== before.step),
    map(([, { step }]) => ({ type: 'navigation.pushUrl', url: localisedPath(language, withBidOf(opensAt, checkoutReservationPath(opened.offerCode, step, opened.party ?? undefined))) })),
  );
  return merge(pushed$, visited$.pipe(map(({ step }): Command => ({ type: 'checkout.showStep', step }))));
};
