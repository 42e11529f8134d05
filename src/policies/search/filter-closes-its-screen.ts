import { map } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever choices of the search are closed, because they were made or let go, their screen is left [view.mobile-filters]. */
export const filterClosesItsScreen: Policy = ({ facts$ }) => facts$.pipe(
  when('globalSearch.dropdownClosed'),
  map(({ dropdown }) => ({ type: 'fullScreenView.leaveFilter', filter: dropdown })),
);
