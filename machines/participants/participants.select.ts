import type { SnapshotFrom } from 'xstate';
import type { participantsMachine } from './participants.machine.ts';
import type { Child, ChildBirthDateProblem, Room } from '../../src/domain/search/participants.ts';
import { parseBirthDate } from '../../src/domain/dates/birth-date-text.ts';
import { childBirthDateProblem } from '../../src/domain/search/participants.ts';
import * as rules from './participants.rules.ts';

type Snapshot = SnapshotFrom<typeof participantsMachine>;

export interface ChildView extends Child {
  /** What is wrong with the birth date, as far as it may be said yet. */
  problem: ChildBirthDateProblem | undefined;
}

export interface RoomView extends Room {
  children: ChildView[];
  /** Counted from 1, for its heading. */
  number: number;
  canAddAdult: boolean;
  canRemoveAdult: boolean;
  canAddChild: boolean;
  canRemoveChild: boolean;
  canRemove: boolean;
}

/** The rooms with what may be done to each. */
export function selectRooms({ context }: Snapshot): RoomView[] {
  return context.rooms.map((room, index) => ({
    ...room,
    children: room.children.map((child) => ({ ...child, problem: shownProblem(child, context) })),
    number: index + 1,
    canAddAdult: rules.hasPlaceForAdult(context),
    canRemoveAdult: rules.canRemoveAdult(context, room.id),
    canAddChild: rules.hasPlaceForChild(context),
    canRemoveChild: rules.canRemoveChild(context, room.id),
    canRemove: rules.canRemoveRoom(context, room.id),
  }));
}

/** How many adults and children the draft holds. */
export function selectPeople({ context }: Snapshot): { adults: number; children: number; all: number } {
  return rules.peopleIn(context.rooms);
}

export function selectCanAddRoom({ context }: Snapshot): boolean {
  return rules.hasPlaceForRoom(context);
}

/** Whether rooms are shown at all, or one party without them. */
export function selectShowsRooms({ context }: Snapshot): boolean {
  return context.multiroom;
}

/** The number for the maximum warning, or null while it is not due [participants.max]. */
export function selectReachedLimit(snapshot: Snapshot): number | null {
  return snapshot.matches({ open: { size: 'limitReached' } }) ? snapshot.context.limits.participants : null;
}

/** Whether the warning about missing birth dates shows [participants.close]. */
export function selectIsRefused(snapshot: Snapshot): boolean {
  return snapshot.matches({ open: { closing: 'refused' } });
}

/** All that the editor shows. */
export function selectEditor(snapshot: Snapshot) {
  return {
    state: snapshot.value,
    rooms: selectRooms(snapshot),
    limit: selectReachedLimit(snapshot),
    children: selectPeople(snapshot).children,
    canAddRoom: selectShowsRooms(snapshot) && selectCanAddRoom(snapshot),
    isRefused: selectIsRefused(snapshot),
  };
}

/** What to say about a child's birth date: nothing while it is being typed for the first time. */
export function shownProblem({ typed, isLeft, hasError }: Child, context: Snapshot['context']): ChildBirthDateProblem | undefined {
  // A text that is no date is judged as it stands.
  return hasError || isLeft ? childBirthDateProblem(parseBirthDate(typed) ?? typed.trim(), context) : undefined;
}
