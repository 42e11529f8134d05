import { map } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever a search is submitted, it can be found again, and its children need not be typed again [url.birthdates-cookie]. */
export const searchIsRemembered: Policy = ({ facts$ }) => facts$.pipe(
  when('globalSearch.submitted'),
  map(({ searchState, address }) => ({ type: 'memory.keepSearch', address, childrenBirthDates: searchState.childrenBirthDates })),
);
