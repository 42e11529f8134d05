import type { SnapshotFrom } from 'xstate';
import type { roomChoiceMachine } from './room-choice.machine.ts';
import type { RoomKind } from './room-choice.types.ts';
import { chosenRoom, hintsOf } from './room-choice.rules.ts';

type Snapshot = SnapshotFrom<typeof roomChoiceMachine>;

export function selectRoomsStatus({ value }: Snapshot): 'awaited' | 'loading' | 'loaded' | 'error' {
  return value === 'away' ? 'awaited' : value.near;
}

/** The rooms of the occupancy that is edited, with what each costs more or less than the chosen one, and whether it is said why one cannot be had. */
export function selectRoomKinds({ context: { rooms, stay, occupancy, explained } }: Snapshot): (RoomKind & { chosen: boolean; difference: number; explained: boolean })[] {
  const chosen = chosenRoom(stay, occupancy);
  const own = rooms.find(({ roomCode }) => roomCode === chosen)?.totalPrice;
  return rooms.map((room) => ({ ...room, chosen: room.roomCode === chosen, difference: room.totalPrice - (own ?? room.totalPrice), explained: !room.fits && explained.includes(room.roomCode) }));
}

/** The party's rooms, one of which is edited. */
export function selectRoomPlaces({ context: { stay, occupancy } }: Snapshot): { adults: number; childBirthDates: string[]; edited: boolean }[] {
  return (stay?.occupancies ?? []).map(({ adults, childBirthDates }, place) => ({ adults, childBirthDates, edited: place === occupancy }));
}

/** What could be had instead, or that nothing could [rooms.states]. */
export function selectHints({ context: { rooms, stay, occupancy, hasNoHints } }: Snapshot): { hints: RoomKind[]; hasNoHints: boolean } {
  return { hints: hasNoHints ? [] : hintsOf(rooms, chosenRoom(stay, occupancy)), hasNoHints };
}
