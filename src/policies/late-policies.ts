import { calendarShowsPrices } from './calendar-shows-prices.ts';
import { consentRulesMemory } from './consent-rules-memory.ts';
import { filterClosesItsScreen } from './filter-closes-its-screen.ts';
import { hotelIsRemembered } from './hotel-is-remembered.ts';
import type { LatePolicy } from './policy.ts';
import { refusedPartyGetsItsScreen } from './refused-party-gets-its-screen.ts';
import { refusedSubmitOpensScreen } from './refused-submit-opens-screen.ts';
import { screenOpensItsFilter } from './screen-opens-its-filter.ts';
import { searchIsRemembered } from './search-is-remembered.ts';
import { searchScreenClosesBar } from './search-screen-closes-bar.ts';
import { sortIsRemembered } from './sort-is-remembered.ts';

/** What flows do to those that begin once the page answers. */
export const latePolicies: readonly LatePolicy[] = [
  calendarShowsPrices, screenOpensItsFilter, filterClosesItsScreen, searchScreenClosesBar, refusedSubmitOpensScreen, refusedPartyGetsItsScreen,
  consentRulesMemory, sortIsRemembered, searchIsRemembered, hotelIsRemembered,
];
