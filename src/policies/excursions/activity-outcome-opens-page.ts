import { filter, map } from 'rxjs';
import { localisedPath } from '../../domain/market/language.ts';
import { activityOutcomePath } from '../../domain/urls/pages/activity-url.ts';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever the bank has decided about activities, its page opens, unless it is the one that is open [excursion.checkout]. */
export const activityOutcomeOpensPage: DeferredPolicy = ({ facts$, context }) => facts$.pipe(
  when('activityOrder.decided'),
  filter(({ outcome }) => context.pageType !== (outcome === 'paid' ? 'excursionPaymentSuccess' : 'excursionPaymentFailed')),
  map(({ outcome, transactionId, token }) => ({ type: 'navigation.go', url: localisedPath(context.language, activityOutcomePath(outcome, transactionId, token)) })),
);
