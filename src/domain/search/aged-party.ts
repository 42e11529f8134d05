import { addDays, addMonths, ageOn } from '../dates/iso-date.ts';
import type { Occupancy } from './participants.ts';

/**
 * A party as others may see it: its children are as old on the day of return, at the same price, but nobody reads their birthdays.
 * @param returnDate ISO date, as `today`, after which no child is born
 */
export function agedParty(occupancies: readonly Occupancy[], returnDate: string, today: string): Occupancy[] {
  return occupancies.map((room) => ({ ...room, childBirthDates: room.childBirthDates.map((birthDate) => agedAlike(birthDate, returnDate, today)) }));
}

/** In the middle of the year in which such a child was born: on the days around, the price is the same, too. */
function agedAlike(birthDate: string, returnDate: string, today: string): string {
  const age = ageOn(birthDate, returnDate);
  const middle = addMonths(returnDate, -12 * age - 6);
  return middle <= today ? middle : addDays(addMonths(returnDate, -12 * (age + 1)), 1);
}
