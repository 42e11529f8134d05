import type { components } from '../../../openapi/generated/common.ts';
import { addDays, addMonths, ageOn } from '../dates/iso-date.ts';
import type { Occupancy } from './participants.ts';

type Offer = Pick<components['schemas']['Offer'], 'endDate' | 'occupancies'>;

/**
 * A birth date of the same age on the day of return as `birthDate`, for who is to know the age alone: prices are made of it.
 * Half a year from both birthdays, so that returns near by mostly find the same age; of an infant the earliest there is, as
 * half a year before a return may not have come yet.
 */
export function birthDateOfAge(birthDate: string, returnDate: string): string {
  const age = ageOn(birthDate, returnDate);
  return age < 1 ? addDays(addMonths(returnDate, -12), 1) : addMonths(returnDate, -12 * age - 6);
}

/** Whether a birth date says an age alone: a child's own may by chance, who is then asked for it once more. */
export function saysAgeOnly(birthDate: string, returnDate: string): boolean {
  return birthDate === birthDateOfAge(birthDate, returnDate);
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
