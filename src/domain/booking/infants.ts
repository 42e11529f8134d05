import { ageOn } from '../dates/iso-date.ts';
import type { Occupancy } from '../search/participants.ts';

/** Below this age on the day of return a traveller has no seat and no luggage of their own. */
export const INFANT_AGE_LIMIT = 2;

/** @param returnDate ISO date */
export function hasInfant(occupancies: readonly Occupancy[], returnDate: string): boolean {
  return occupancies.some(({ childBirthDates }) => childBirthDates.some((birthDate) => ageOn(birthDate, returnDate) < INFANT_AGE_LIMIT));
}
