import type { Child, Occupancy, Room } from '../../src/domain/search/participants.ts';
import type { ParticipantsContext } from './participants.types.ts';
import { parseBirthDate } from '../../src/domain/dates/birth-date-text.ts';
import { childBirthDateProblem, cutBirthDates, defaultOccupancy, newAdult, newChild, partyOf, roomsOf } from '../../src/domain/search/participants.ts';

type Draft = Pick<ParticipantsContext, 'rooms' | 'limits' | 'multiroom' | 'today' | 'returnDate'>;

/** Everybody counts, a child without a birth date too. */
export function peopleIn(rooms: readonly Room[]): { adults: number; children: number; all: number } {
  const adults = rooms.reduce((sum, room) => sum + room.adults.length, 0);
  const children = rooms.reduce((sum, room) => sum + room.children.length, 0);
  return { adults, children, all: adults + children };
}

export function isFull({ rooms, limits }: Draft): boolean {
  return peopleIn(rooms).all >= limits.participants;
}

export function hasPlaceForAdult(draft: Draft): boolean {
  return !isFull(draft) && peopleIn(draft.rooms).adults < draft.limits.ofAKind;
}

export function hasPlaceForChild(draft: Draft): boolean {
  return !isFull(draft) && peopleIn(draft.rooms).children < draft.limits.ofAKind;
}

export function hasPlaceForRoom(draft: Draft): boolean {
  return draft.multiroom && draft.rooms.length < draft.limits.rooms && hasPlaceForAdult(draft);
}

/** Nobody is left alone without an adult, and no room without anybody. */
export function canRemoveAdult({ rooms }: Draft, roomId: string): boolean {
  return (roomOf(rooms, roomId)?.adults.length ?? 0) > 1;
}

export function canRemoveChild({ rooms }: Draft, roomId: string): boolean {
  return (roomOf(rooms, roomId)?.children.length ?? 0) > 0;
}

export function canRemoveRoom({ rooms }: Draft, roomId: string): boolean {
  return rooms.length > 1 && roomOf(rooms, roomId) !== undefined;
}

export function addAdult(rooms: readonly Room[], roomId: string): Room[] {
  return changeRoom(rooms, roomId, (room) => ({
    ...room,
    adults: [...room.adults, newAdult(room.id, room.adults.length + 1)],
  }));
}

export function removeAdult(rooms: readonly Room[], roomId: string): Room[] {
  return changeRoom(rooms, roomId, (room) => ({ ...room, adults: room.adults.slice(0, -1) }));
}

export function addChild(rooms: readonly Room[], roomId: string): Room[] {
  return changeRoom(rooms, roomId, (room) => ({
    ...room,
    children: [...room.children, newChild(room.id, room.children.length + 1, null)],
  }));
}

/** The last child leaves and takes the last birth date along [participants.cut]. */
export function removeChild(rooms: readonly Room[], roomId: string): Room[] {
  return changeRoom(rooms, roomId, (room) => ({ ...room, children: room.children.slice(0, -1) }));
}

/** As many adults as a default room has, or as many as may still travel. */
export function addRoom({ rooms, limits }: Draft): Room[] {
  const { adults, all } = peopleIn(rooms);
  const places = Math.min(limits.participants - all, limits.ofAKind - adults);
  const id = `room-${rooms.length + 1}`;
  const people = Math.min(defaultOccupancy().adults, places);
  return [...rooms, {
    id,
    adults: Array.from({ length: people }, (_, place) => newAdult(id, place + 1)),
    children: [],
  }];
}

/** Ids name places, so the rooms behind the removed one move up. */
export function removeRoom(rooms: readonly Room[], roomId: string): Room[] {
  return rooms.filter((room) => room.id !== roomId).map((room, index) => {
    const id = `room-${index + 1}`;
    return {
      id,
      adults: room.adults.map((adult, place) => ({ ...adult, id: `${id}-adult-${place + 1}` })),
      children: room.children.map((child, place) => ({ ...child, id: `${id}-child-${place + 1}` })),
    };
  });
}

/** The text is a birth date as soon as it can be read as one. A possible date takes the child's mark away; an impossible one stays to be corrected. */
export function typeBirthDate(draft: Draft, personId: string, typed: string): Room[] {
  const birthDate = parseBirthDate(typed) ?? null;
  return changeChild(draft.rooms, personId, ({ hasError }) => ({ typed, isLeft: false, birthDate, hasError: hasError && childBirthDateProblem(birthDate, draft) !== undefined }));
}

/** A field that was left empty is not judged before the draft is closed. */
export function leaveBirthDate(rooms: readonly Room[], personId: string): Room[] {
  return changeChild(rooms, personId, ({ typed }) => ({ isLeft: typed.trim() !== '' }));
}

/** Children whose birth date is not given, lies ahead, or makes them adults [participants.close]. */
export function childrenToCorrect(draft: Draft): Child[] {
  return draft.rooms.flatMap(({ children }) => children.filter(({ birthDate }) => childBirthDateProblem(birthDate, draft) !== undefined));
}

export function markChildrenToCorrect(draft: Draft): Room[] {
  return draft.rooms.map((room) => ({
    ...room,
    children: room.children.map((child) => ({ ...child, hasError: childBirthDateProblem(child.birthDate, draft) !== undefined })),
  }));
}

/** [participants.forced-close] */
export function dropChildrenToCorrect(draft: Draft): Room[] {
  return draft.rooms.map((room) => ({
    ...room,
    children: room.children.filter(({ birthDate }) => childBirthDateProblem(birthDate, draft) === undefined),
  }));
}

export function someChildIsMarked(rooms: readonly Room[]): boolean {
  return rooms.some(({ children }) => children.some(({ hasError }) => hasError));
}

/** The rooms to begin with: never more people than one booking takes [participants.max] [participants.cut]. */
export function roomsWithin(occupancies: readonly Occupancy[], max: number): Room[] {
  const { adults } = partyOf(occupancies);
  let places = Math.max(0, max - adults);
  return roomsOf(occupancies.map((occupancy) => {
    const childBirthDates = cutBirthDates(occupancy.childBirthDates, places);
    places -= childBirthDates.length;
    return { ...occupancy, childBirthDates };
  }));
}

function changeRoom(rooms: readonly Room[], roomId: string, change: (room: Room) => Room): Room[] {
  return rooms.map((room) => (room.id === roomId ? change(room) : room));
}

function changeChild(rooms: readonly Room[], personId: string, change: (child: Child) => Partial<Child>): Room[] {
  return rooms.map((room) => ({ ...room, children: room.children.map((child) => (child.id === personId ? { ...child, ...change(child) } : child)) }));
}

function roomOf(rooms: readonly Room[], roomId: string): Room | undefined {
  return rooms.find(({ id }) => id === roomId);
}
