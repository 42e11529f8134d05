import type { components } from '../../../openapi/generated/common.ts';
import { addDays, addMonths, ageOn, firstDayOfMonth, lastDayOfMonth } from '../dates/iso-date.ts';
import type { Occupancy } from './participants.ts';

const DAYS_OF_HALF_A_QUARTER = 45;

type Offer = Pick<components['schemas']['Offer'], 'endDate' | 'occupancies'>;

/**
 * A birth date of the same age on the day of return as `birthDate`, for who is to know the age alone: prices are made of it.
 * It ends a quarter, which tells it from most children's own on whatever day they return, and lies half a year from both
 * birthdays, so that returns near by find the same age; of an infant it is early, as half a year before a return may not have come yet.
 */
export function birthDateOfAge(birthDate: string, returnDate: string): string {
  const age = ageOn(birthDate, returnDate);
  if (age >= 1) return endOfQuarter(addDays(addMonths(returnDate, -12 * age - 6), -DAYS_OF_HALF_A_QUARTER));
  const earliest = earliestOfInfant(returnDate);
  const ended = endOfQuarter(earliest);
  return ended <= birthDate ? ended : earliest;
}

/** Whether a birth date says an age alone: a child's own may by chance, who is then asked for it once more. */
export function saysAgeOnly(birthDate: string, returnDate: string): boolean {
  return birthDate === endOfQuarter(birthDate) || birthDate === earliestOfInfant(returnDate);
}

/** A party as others see it [page.wishlist]. */
export function withAgesOnly<Party extends Pick<Occupancy, 'childBirthDates'>>(occupancies: readonly Party[], returnDate: string): Party[] {
  return occupancies.map((party) => ({ ...party, childBirthDates: party.childBirthDates.map((birthDate) => birthDateOfAge(birthDate, returnDate)) }));
}

/** An offer as others see it, priced as before. */
export function offerWithAgesOnly<Shown extends Offer>(offer: Shown): Shown {
  const occupancies = offer.occupancies.map((party) => ({ ...party, childrenBirthDates: party.childrenBirthDates.map((birthDate) => birthDateOfAge(birthDate, offer.endDate)) }));
  return { ...offer, occupancies };
}

function earliestOfInfant(returnDate: string): string {
  return addDays(addMonths(returnDate, -12), 1);
}

function endOfQuarter(date: string): string {
  const monthsLeft = (12 - Number(date.slice(5, 7))) % 3;
  return lastDayOfMonth(addMonths(firstDayOfMonth(date), monthsLeft));
}
