import { map } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever an excursion has come into the basket, the link to it says how many there are [excursion.checkout]. */
export const addedActivityIsCounted: Policy = ({ facts$ }) => facts$.pipe(
  when('activity.added'),
  map(() => ({ type: 'basketCount.refresh' })),
);
