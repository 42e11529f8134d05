import { map, merge } from 'rxjs';
import { localisedPath } from '../../domain/market/language.ts';
import { activityOrderPath } from '../../domain/urls/pages/activity-url.ts';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever a basket of activities is ordered, or what was to come into it is, its payment opens [excursion.checkout]. */
export const activityOrderOpensPayment: DeferredPolicy = ({ facts$, context }) => merge(facts$.pipe(when('activityBasket.ordered')), facts$.pipe(when('activity.ordered'))).pipe(
  map(({ orderId, token }) => ({ type: 'navigation.go', url: localisedPath(context.language, activityOrderPath(orderId, token)) })),
);
