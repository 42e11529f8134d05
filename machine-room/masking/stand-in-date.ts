import { addDays, ageOn, isIsoDate } from '../../src/domain/dates/iso-date.ts';
import { CHILD_AGE_LIMIT } from '../../src/domain/search/participants.ts';
import { chances } from './digest.ts';

/** Ages that a rule of the shop turns on: infants, children, and nobody is older than the last. */
const AGE_BANDS = [2, CHILD_AGE_LIMIT, 121];
const FARTHEST_DAYS = 300;
const TRIES = 60;

/**
 * Another birth date of the same age band on every day that counts.
 * @param tripDates ISO dates on which somebody's age is asked
 * @returns the date itself where the rules leave no other day
 */
export function standInDate(date: string, seed: string, tripDates: readonly string[]): string {
  const expected = bandsOf(date, tripDates);
  const fits = (other: string) => other !== date && isIsoDate(other) && bandsOf(other, tripDates) === expected;
  const chance = chances(`${seed}/${date}`);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const other = addDays(date, chance(2 * FARTHEST_DAYS + 1) - FARTHEST_DAYS);
    if (fits(other)) return other;
  }
  for (let days = 1; days <= FARTHEST_DAYS; days += 1) {
    for (const other of [addDays(date, days), addDays(date, -days)]) if (fits(other)) return other;
  }
  return date;
}

function bandsOf(date: string, tripDates: readonly string[]): string {
  return tripDates.map((day) => {
    if (date > day) return 'unborn';
    const age = ageOn(date, day);
    return AGE_BANDS.filter((limit) => age >= limit).length;
  }).join(' ');
}
