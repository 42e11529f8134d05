import { map } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever a list is sorted, the next one shall be as well [sort.cookie]. */
export const sortIsRemembered: Policy = ({ facts$ }) => facts$.pipe(
  when('listing.sorted'),
  map(({ sortCode }) => ({ type: 'memory.keepSort', sortCode })),
);
