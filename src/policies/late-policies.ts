import { calendarShowsPrices } from './calendar-shows-prices.ts';
import { consentRulesMemory } from './consent-rules-memory.ts';
import { filterClosesItsScreen } from './filter-closes-its-screen.ts';
import { hotelIsRemembered } from './hotel-is-remembered.ts';
import type { Policy } from './policy.ts';
import { refusedPartyGetsItsScreen } from './refused-party-gets-its-screen.ts';
import { screenOpensItsFilter } from './screen-opens-its-filter.ts';
import { searchIsRemembered } from './search-is-remembered.ts';
import { searchScreenClosesBar } from './search-screen-closes-bar.ts';
import { sortIsRemembered } from './sort-is-remembered.ts';

/** What flows do to those that begin once the page answers. */
export const latePolicies: readonly Policy[] = [
  calendarShowsPrices, screenOpensItsFilter, filterClosesItsScreen, searchScreenClosesBar, refusedPartyGetsItsScreen,
  consentRulesMemory, sortIsRemembered, searchIsRemembered, hotelIsRemembered,
];
