import { map } from 'rxjs';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever days are about to be chosen in the search, they are shown with their prices. */
export const calendarShowsPrices: Policy = ({ facts$ }) => facts$.pipe(
  when('globalSearch.datesOpened'),
  map(({ request }) => ({ type: 'dayPrices.show', request })),
);
