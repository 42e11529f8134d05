import { map } from 'rxjs';
import { localisedPath } from '../../domain/market/language.ts';
import { activityOrderPath } from '../../domain/urls/pages/activity-url.ts';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever a basket of activities is ordered, its payment opens [excursion.checkout]. */
export const activityOrderOpensPayment: DeferredPolicy = ({ facts$, context }) => facts$.pipe(
  when('activityBasket.ordered'),
  map(({ orderId, token }) => ({ type: 'navigation.go', url: localisedPath(context.language, activityOrderPath(orderId, token)) })),
);
