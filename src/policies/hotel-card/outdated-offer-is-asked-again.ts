import { map } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever an offer turns out to be outdated, it is asked for again: at its new price, or with the nearest ones where it is gone. */
export const outdatedOfferIsAskedAgain: Policy = ({ facts$ }) => facts$.pipe(
  when('priceCheck.outdated'),
  map(() => ({ type: 'configurator.refresh' as const })),
);
