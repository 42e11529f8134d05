/**
 * What the details of a booking must be. The checkout's machine and the server both ask here, so a
 * form never promises what an order refuses. A field that is missing from the answer is right.
 */
import { ageOn, isIsoDate } from '../dates/iso-date.ts';
import { homeCountry } from '../market/home-countries.ts';
import { saysAgeOnly } from '../search/ages-only.ts';
import { CHILD_AGE_LIMIT } from '../search/participants.ts';
import type { Occupancy } from '../search/participants.ts';
import { INFANT_AGE_LIMIT } from './infants.ts';
import { emailError, nameError, textError } from './contact-rules.ts';
import type { DetailError, DetailErrors } from './contact-rules.ts';

export interface TravellerDetails {
  firstName: string;
  lastName: string;
  /** ISO date. */
  birthDate: string;
}

/** What the search said about a traveller: an adult, or the child born on that ISO date. */
export type ExpectedTraveller = { type: 'adults' } | { type: 'children'; birthDate: string };

export interface OwnerDetails {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  zip: string;
  /** ISO 3166-1 alpha-2, e.g. `CZ`. */
  country: string;
}

/** Everybody who travels, in the order of the form: room by room, adults first. */
export function expectedTravellers(occupancies: readonly Occupancy[]): ExpectedTraveller[] {
  return occupancies.flatMap(({ adults, childBirthDates }) => [
    ...Array.from({ length: adults }, () => ({ type: 'adults' }) as const),
    ...childBirthDates.map((birthDate) => ({ type: 'children', birthDate }) as const),
  ]);
}

/**
 * What the airline and the insurer call somebody of the party.
 * @param returnDate ISO date
 */
export function travellerType(expected: ExpectedTraveller, returnDate: string): 'ADULT' | 'CHILD' | 'INFANT' {
  if (expected.type === 'adults') return 'ADULT';
  return ageOn(expected.birthDate, returnDate) < INFANT_AGE_LIMIT ? 'INFANT' : 'CHILD';
}

/**
 * Everybody who travels, unnamed: children with the birth dates of the search, unless it says their age alone.
 * @param returnDate ISO date
 */
export function blankTravellers(occupancies: readonly Occupancy[], returnDate: string) {
  return expectedTravellers(occupancies).map((expected) => ({
    type: travellerType(expected, returnDate),
    gender: '' as const,
    firstName: '',
    lastName: '',
    birthDate: expected.type === 'children' && !saysAgeOnly(expected.birthDate, returnDate) ? expected.birthDate : '',
  }));
}

const OLDEST = 120;

interface JourneyDates {
  departureDate: string;
  returnDate: string;
}

/**
 * Checks one traveller.
 * @param journey ISO dates: on its departure an adult must be 18, on its return a child is as old as the price was made for
 */
export function travellerErrors(
  traveller: TravellerDetails,
  expected: ExpectedTraveller,
  journey: JourneyDates,
): DetailErrors<keyof TravellerDetails> {
  return onlyErrors({
    firstName: nameError(traveller.firstName),
    lastName: nameError(traveller.lastName),
    birthDate: birthDateError(traveller.birthDate, expected, journey),
  });
}

/**
 * Checks the person who books and pays.
 * @param phoneIsWrong what phone-number.ts says: its library is too large for whoever only shows errors
 */
export function ownerErrors(owner: OwnerDetails, phoneIsWrong: boolean): DetailErrors<keyof OwnerDetails> {
  return onlyErrors({
    firstName: nameError(owner.firstName),
    lastName: nameError(owner.lastName),
    email: emailError(owner.email),
    phone: phoneError(owner.phone, phoneIsWrong),
    street: textError(owner.street, 100, /[\p{L}\p{N}]/u, 'invalidStreet'),
    city: textError(owner.city, 60, /^\P{N}*\p{L}.*$/u, 'invalidCity'),
    zip: zipError(owner.zip, owner.country),
    country: textError(owner.country, 2, /^[A-Z]{2}$/, 'invalidCountry'),
  });
}

function phoneError(phone: string, phoneIsWrong: boolean): DetailError | undefined {
  if (phone.trim() === '') return 'required';
  return phoneIsWrong ? 'invalidPhone' : undefined;
}

function birthDateError(birthDate: string, expected: ExpectedTraveller, { departureDate, returnDate }: JourneyDates): DetailError | undefined {
  if (birthDate === '') return 'required';
  if (!isIsoDate(birthDate)) return 'invalidDate';
  const age = ageOn(birthDate, departureDate);
  if (birthDate > departureDate || age > OLDEST) return 'invalidDate';
  // The price was made for that child: another birth date is another offer, another age where no more was said.
  if (expected.type === 'children') {
    const isExpected = saysAgeOnly(expected.birthDate, returnDate) ? ageOn(birthDate, returnDate) === ageOn(expected.birthDate, returnDate) : birthDate === expected.birthDate;
    return isExpected ? undefined : 'notTheSearchedBirthDate';
  }
  return age < CHILD_AGE_LIMIT ? 'adultTooYoung' : undefined;
}

function zipError(zip: string, country: string): DetailError | undefined {
  return textError(zip, 12, homeCountry(country)?.zip ?? /^[A-Z0-9][A-Z0-9 -]*$/i, 'invalidZip');
}

function onlyErrors<Field extends string>(errors: Record<Field, DetailError | undefined>): DetailErrors<Field> {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined)) as DetailErrors<Field>;
}
