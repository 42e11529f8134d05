import { formatDate } from '../dates/display-date.ts';
import { addDays, ageOn, isIsoDate } from '../dates/iso-date.ts';

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

export interface Child extends Person {
  /** What stands in the field of the birth date, a date or not yet one. */
  typed: string;
  /** Whether that field was left since: from then on its text is judged. */
  isLeft: boolean;
}

export interface Room {
  id: string;
  adults: Person[];
  children: Child[];
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

/** The earliest return that a search allows, from tomorrow on (ISO dates): on it a child must be a child. */
export function earliestReturn({ startDate, durationFrom }: { startDate: string | null; durationFrom: number | null }, today: string): string {
  const first = addDays(today, 1);
  return addDays(startDate !== null && startDate > first ? startDate : first, durationFrom ?? 1);
}

export type ChildBirthDateProblem = 'missing' | 'invalid' | 'future' | 'adult';

/** What keeps a birth date from being that of a child who returns on `returnDate`; `today` and `returnDate` are ISO dates. */
export function childBirthDateProblem(birthDate: string | null, { today, returnDate }: { today: string; returnDate: string }): ChildBirthDateProblem | undefined {
  if (birthDate === null || birthDate === '') return 'missing';
  if (!isIsoDate(birthDate)) return 'invalid';
  if (birthDate > today) return 'future';
  return isChildOn(birthDate, returnDate) ? undefined : 'adult';
}

/** Rooms with their people, ids made of their places (`room-1-child-2`), from occupancies. */
export function roomsOf(occupancies: readonly Occupancy[]): Room[] {
  return occupancies.map(({ adults, childBirthDates }, index) => {
    const id = `room-${index + 1}`;
    return {
      id,
      adults: Array.from({ length: adults }, (_, place) => newAdult(id, place + 1)),
      children: childBirthDates.map((date, place) => newChild(id, place + 1, date)),
    };
  });
}

/** @param place in the room, counted from 1 */
export function newAdult(roomId: string, place: number): Person {
  return { id: `${roomId}-adult-${place}`, type: 'adults', birthDate: null, hasError: false };
}

/** @param place in the room, counted from 1; @param birthDate ISO date, or null until it is given */
export function newChild(roomId: string, place: number, birthDate: string | null): Child {
  return { id: `${roomId}-child-${place}`, type: 'children', birthDate, hasError: false, typed: birthDate === null ? '' : formatDate(birthDate), isLeft: false };
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

/** The birth dates of the first `count` children [participants.cut]. */
export function cutBirthDates(birthDates: readonly string[], count: number): string[] {
  return birthDates.slice(0, Math.max(0, count));
}
