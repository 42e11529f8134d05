import { addDays, ageOn, isIsoDate } from './dates/iso-date.ts';

/** Who travels in one room, as requests and URLs carry it. */
export interface Occupancy {
  adults: number;
  /** ISO birth dates; the number of children is their number [gs.child-count]. */
  childBirthDates: string[];
  /** The kind of room chosen for them; left out where any will do [rooms.states]. */
  roomCode?: string;
}

export interface Person {
  id: string;
  type: 'adults' | 'children';
  /** ISO date, null until given; adults are never asked for one here. */
  birthDate: string | null;
  hasError: boolean;
}

export interface Room {
  id: string;
  adults: Person[];
  children: Person[];
}

/** Most people on one booking made online [participants.max]. */
export const MAX_PARTICIPANTS = 9;
/** Most people of one kind that a dropdown offers [view.dropdown-max]. */
export const MAX_OF_A_KIND = 8;
/** Most rooms that a dropdown offers [view.dropdown-max]. */
export const MAX_ROOMS = 3;
/** A child is younger than this on the day of return [participants.child-age]. */
export const CHILD_AGE_LIMIT = 18;

/** Two adults, no children; also the one room of a default multi-room search [gs.default]. */
export function defaultOccupancy(): Occupancy {
  return { adults: 2, childBirthDates: [] };
}

/** Whether someone born on `birthDate` travels as a child returning on `returnDate` (ISO dates). */
export function isChildOn(birthDate: string, returnDate: string): boolean {
  const age = ageOn(birthDate, returnDate);
  return birthDate <= returnDate && age < CHILD_AGE_LIMIT;
}

/**
 * The earliest and latest birth date a child may have to be under 18 on `returnDate` and born by
 * `today` (ISO dates): the bounds of the birth-date field.
 */
export function childBirthDateBounds(today: string, returnDate: string): { min: string; max: string } {
  const eighteenYearsBefore = Temporal.PlainDate.from(returnDate).subtract({ years: CHILD_AGE_LIMIT }).toString();
  let min = addDays(eighteenYearsBefore, 1);
  // A return on 28 February: someone born on 29 February turns 18 a day later.
  while (isChildOn(addDays(min, -1), returnDate)) min = addDays(min, -1);
  return { min, max: today };
}

/** Rooms with their people, ids made of their places (`room-1-child-2`), from occupancies. */
export function roomsOf(occupancies: readonly Occupancy[]): Room[] {
  return occupancies.map(({ adults, childBirthDates }, index) => {
    const id = `room-${index + 1}`;
    return {
      id,
      adults: Array.from({ length: adults }, (_, place) => person(`${id}-adult-${place + 1}`, 'adults', null)),
      children: childBirthDates.map((date, place) => person(`${id}-child-${place + 1}`, 'children', date)),
    };
  });
}

function person(id: string, type: Person['type'], birthDate: string | null): Person {
  return { id, type, birthDate, hasError: false };
}

/** Occupancies of rooms; a child without a birth date cannot be sent and is left out. */
export function occupanciesOf(rooms: readonly Room[]): Occupancy[] {
  return rooms.map(({ adults, children }) => ({
    adults: adults.length,
    childBirthDates: children.flatMap(({ birthDate }) => (birthDate === null ? [] : [birthDate])),
  }));
}

/** Everybody in one occupancy: the party of a search that does not care about rooms. */
export function partyOf(occupancies: readonly Occupancy[]): Occupancy {
  return {
    adults: occupancies.reduce((sum, { adults }) => sum + adults, 0),
    childBirthDates: occupancies.flatMap(({ childBirthDates }) => childBirthDates),
  };
}

/** Number of people in all rooms. */
export function participantsCount(occupancies: readonly Occupancy[]): number {
  const { adults, childBirthDates } = partyOf(occupancies);
  return adults + childBirthDates.length;
}

/** Children who still lack a birth date: the dropdown cannot close before [participants.close]. */
export function childrenWithoutBirthDate(rooms: readonly Room[]): Person[] {
  return rooms.flatMap(({ children }) => children.filter(({ birthDate }) => !isIsoDate(birthDate)));
}

/** The rooms with hasError on exactly the children who lack a birth date [participants.close]. */
export function markChildrenWithoutBirthDate(rooms: readonly Room[]): Room[] {
  return rooms.map((room) => ({
    ...room,
    children: room.children.map((child) => ({ ...child, hasError: !isIsoDate(child.birthDate) })),
  }));
}

/** The rooms without the children who lack a birth date [participants.forced-close]. */
export function dropChildrenWithoutBirthDate(rooms: readonly Room[]): Room[] {
  return rooms.map((room) => ({
    ...room,
    children: room.children.filter(({ birthDate }) => isIsoDate(birthDate)),
  }));
}

/** The birth dates of the first `count` children [participants.cut]. */
export function cutBirthDates(birthDates: readonly string[], count: number): string[] {
  return birthDates.slice(0, Math.max(0, count));
}
