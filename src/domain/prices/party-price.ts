import type { Occupancy } from '../search/participants.ts';
import { ageOn } from '../dates/iso-date.ts';

/** How a hotel prices people against the base: integer percents of the price per adult in a double. */
export interface PricePolicy {
  /** Added for an adult alone in a room. */
  singleSupplementPercent: number;
  /** What the third and every further adult of a room pays. */
  thirdAdultPercent: number;
  /** Under 2 years on the day of return. */
  infantPercent: number;
  /** 2 to 11 years. */
  childPercent: number;
  /** 12 to 17 years. */
  teenPercent: number;
  /** Children younger than this many years travel free; left out, nobody does. */
  freeChildUnder?: number;
}

const WHOLE_KORUNA = 100;

/**
 * What each person of one room pays, in percents of the base, adults first.
 * A "child" of 18 or more on the day of return pays as one more adult.
 * @param returnDate ISO date that decides ages
 */
export function personPercents(policy: PricePolicy, room: Occupancy, returnDate: string): number[] {
  const ages = room.childBirthDates.map((birthDate) => ageOn(birthDate, returnDate));
  const minors = ages.filter((age) => age < 18);
  const adults = room.adults + ages.length - minors.length;
  const adultPercents = Array.from({ length: adults }, (_, place) =>
    place < 2 ? 100 : policy.thirdAdultPercent,
  );
  if (adults === 1) adultPercents[0] = 100 + policy.singleSupplementPercent;
  return [...adultPercents, ...minors.map((age) => minorPercent(policy, age))];
}

function minorPercent(policy: PricePolicy, age: number): number {
  if (age < (policy.freeChildUnder ?? 0)) return 0;
  if (age < 2) return policy.infantPercent;
  return age < 12 ? policy.childPercent : policy.teenPercent;
}

/**
 * The price of people who pay the given percents of the base, each rounded up to a whole koruna.
 * Monotone in the base: the cheapest date of one party is the cheapest of every party, which is
 * what lets the price cube keep base prices only.
 * @param baseMinor minor units, per adult in a double
 * @returns minor units
 */
export function totalOf(percents: readonly number[], baseMinor: number): number {
  // One division of exact integers, so no price ever climbs a koruna through a rounding error.
  return percents.reduce((sum, percent) => sum + Math.ceil((baseMinor * percent) / (100 * WHOLE_KORUNA)) * WHOLE_KORUNA, 0);
}

/** The price of one room's party in minor units. */
export function partyTotal(policy: PricePolicy, baseMinor: number, party: Occupancy & { returnDate: string }): number {
  return totalOf(personPercents(policy, party, party.returnDate), baseMinor);
}

/** A room with its base: what an adult pays in it when two share it, in minor units. */
export type PricedRoom = Pick<Occupancy, 'adults' | 'childBirthDates'> & { baseMinor: number };

/** The price of several rooms, each priced on its own, in minor units. */
export function roomsTotal(policy: PricePolicy, rooms: readonly PricedRoom[], returnDate: string): number {
  return rooms.reduce((sum, { baseMinor, ...room }) => sum + partyTotal(policy, baseMinor, { ...room, returnDate }), 0);
}

/** What each person of several rooms pays, room by room, each as asked for: adults first, children in their order. Adds up to `roomsTotal`. */
export function personPrices(policy: PricePolicy, rooms: readonly PricedRoom[], returnDate: string): number[] {
  return rooms.flatMap(({ baseMinor, ...room }) => percentsAsAsked(policy, room, returnDate).map((percent) => totalOf([percent], baseMinor)));
}

/** As `personPercents`, but a child who pays as an adult stands in its own place. */
function percentsAsAsked(policy: PricePolicy, room: Pick<Occupancy, 'adults' | 'childBirthDates'>, returnDate: string): number[] {
  const percents = personPercents(policy, room, returnDate);
  const isGrown = room.childBirthDates.map((birthDate) => ageOn(birthDate, returnDate) >= 18);
  const grown = percents.slice(room.adults, room.adults + isGrown.filter(Boolean).length);
  const minors = percents.slice(room.adults + grown.length);
  return [...percents.slice(0, room.adults), ...isGrown.map((is) => (is ? grown : minors).shift()!)];
}

/** The price shown per person, rounded up to a whole koruna; minor units in and out. */
export function perPerson(totalMinor: number, people: number): number {
  return Math.ceil(totalMinor / Math.max(1, people) / WHOLE_KORUNA) * WHOLE_KORUNA;
}
