import { consentRulesMemory } from './consent-rules-memory.ts';
import { hotelIsRemembered } from './hotel-is-remembered.ts';
import type { Policy } from './policy.ts';
import { searchIsRemembered } from './search-is-remembered.ts';
import { sortIsRemembered } from './sort-is-remembered.ts';

/** What flows do to those that begin once the page answers. */
export const latePolicies: readonly Policy[] = [consentRulesMemory, sortIsRemembered, searchIsRemembered, hotelIsRemembered];
