import { map } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever a party may not be closed, the search of a small screen that lists its filters leads to it [participants.close] [view.mobile-filters]. */
export const refusedPartyGetsItsScreen: Policy = ({ facts$ }) => facts$.pipe(
  when('participants.refused'),
  map(() => ({ type: 'fullScreenView.openFilter', filter: 'participants' })),
);
