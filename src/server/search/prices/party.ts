import { addDays, ageOn } from '../../../domain/dates/iso-date.ts';
import { personPrices, roomsTotal, type PricedRoom, type PricePolicy } from '../../../domain/prices/party-price.ts';
import type { Occupancy } from '../../../domain/search/participants.ts';
import type { CatalogueWindow } from './catalogue-window.ts';
import { dateOf, dayOf } from './catalogue-window.ts';

/** The people of one room by what they pay, on some day of return. */
export interface RoomParty {
  adults: number;
  /** Under 2, 2 to 11, 12 to 17 years. */
  infants: number;
  children: number;
  teens: number;
}

/** A run of return days on which nobody of the party has another price: both ends included, days of the window. */
export interface PartySpan {
  firstReturn: number;
  lastReturn: number;
  rooms: RoomParty[];
}

const AGES = [2, 12, 18];

/**
 * The party over the days of return from `first` to `last`: children grow up on the way, so a long window may fall into
 * several spans. A child of 18 or more counts as an adult, as in domain/party-price.ts.
 */
export function partySpans(window: CatalogueWindow, occupancies: readonly Occupancy[], first: number, last: number): PartySpan[] {
  const starts = new Set([first]);
  for (const birthDate of occupancies.flatMap(({ childBirthDates }) => childBirthDates)) {
    for (const years of AGES) {
      const birthday = Temporal.PlainDate.from(birthDate).add({ years }).toString();
      // Someone born on 29 February has the birthday a day later in common years: a split too many does no harm.
      for (const day of [dayOf(window, birthday), dayOf(window, addDays(birthday, 1))]) if (day > first && day <= last) starts.add(day);
    }
  }
  const sorted = [...starts].sort((a, b) => a - b);
  const spans: PartySpan[] = [];
  for (const [index, firstReturn] of sorted.entries()) {
    const rooms = occupancies.map((occupancy) => roomParty(occupancy, dateOf(window, firstReturn)));
    const lastReturn = (sorted[index + 1] ?? last + 1) - 1;
    const previous = spans.at(-1);
    if (previous !== undefined && JSON.stringify(previous.rooms) === JSON.stringify(rooms)) previous.lastReturn = lastReturn;
    else spans.push({ firstReturn, lastReturn, rooms });
  }
  return spans;
}

function roomParty({ adults, childBirthDates }: Occupancy, returnDate: string): RoomParty {
  const ages = childBirthDates.map((birthDate) => ageOn(birthDate, returnDate));
  const between = (from: number, to: number) => ages.filter((age) => age >= from && age < to).length;
  return { adults: adults + between(18, Infinity), infants: between(-Infinity, 2), children: between(2, 12), teens: between(12, 18) };
}

/** Who sleeps in a room, and in which kind if that is chosen. */
export interface RoomPeople {
  adults: number;
  minors: number;
  roomCode?: string;
}

/** How many adults and minors sleep in a room, by their ages on the day of return. */
export function roomSize(occupancy: Occupancy, returnDate: string): RoomPeople {
  const { adults, infants, children, teens } = roomParty(occupancy, returnDate);
  return { adults, minors: infants + children + teens, ...(occupancy.roomCode !== undefined && { roomCode: occupancy.roomCode }) };
}

/** Where `hotel.room_fit` (and the list made of it) says what the cheapest fitting room adds; from 1, null: no such room. */
export function fitIndex({ adults, infants, children, teens }: RoomParty): number | null {
  const minors = infants + children + teens;
  return adults >= 1 && adults <= 9 && minors <= 8 ? (adults - 1) * 9 + minors + 1 : null;
}

/** A hotel's base price in a kind of room, whole koruna: the cell's price and the room's supplement, rounded up. */
export function roomBase(baseKoruna: number, supplementPercent: number): number {
  return Math.ceil((baseKoruna * (100 + supplementPercent)) / 100);
}

/**
 * The price of a party in given rooms.
 * @param baseKoruna the cell's price: per adult in a double in the cheapest room
 * @param supplements percent of each room, in the order of occupancies
 * @param returnDate decides ages
 * @returns minor units
 */
export function totalFor(policy: PricePolicy, baseKoruna: number, occupancies: readonly Occupancy[], supplements: readonly number[], returnDate: string): number {
  return roomsTotal(policy, pricedRooms(baseKoruna, occupancies, supplements), returnDate);
}

function pricedRooms(baseKoruna: number, occupancies: readonly Occupancy[], supplements: readonly number[]): PricedRoom[] {
  return occupancies.map((room, index) => ({ ...room, baseMinor: roomBase(baseKoruna, supplements[index] ?? 0) * 100 }));
}

/**
 * What each person pays of a total that was agreed to, in the order of the form; always adds up to it. The total tells the
 * base that it was made of; one that no base makes (the hotel's policy has changed since) is shared out by what each would pay.
 * @param total minor units
 */
export function sharesOf(policy: PricePolicy, total: number, occupancies: readonly Occupancy[], supplements: readonly number[], returnDate: string): number[] {
  let [low, high] = [0, Math.ceil(total / 100) + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (totalFor(policy, middle, occupancies, supplements, returnDate) < total) low = middle + 1;
    else high = middle;
  }
  const shares = personPrices(policy, pricedRooms(low, occupancies, supplements), returnDate);
  const made = shares.reduce((sum, share) => sum + share, 0);
  if (made === total || made === 0) return made === total ? shares : [];
  // Whole koruna to each; what is left over goes to the first.
  const rounded = shares.map((share) => Math.floor((share / made) * (total / 100)) * 100);
  return rounded.map((share, place) => (place === 0 ? share + total - rounded.reduce((sum, each) => sum + each, 0) : share));
}
