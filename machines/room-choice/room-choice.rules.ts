import type { RoomChoiceContext, RoomKind, RoomsRequest, Stay } from './room-choice.types.ts';

/** Most rooms that are recommended beside the chosen one [rooms.states]. */
export const HINT_LIMIT = 3;

export function requestOf({ stay, occupancy }: RoomChoiceContext): RoomsRequest {
  if (stay === null) throw new Error('No offer stands');
  return { offerCode: stay.offerCode, occupancies: stay.occupancies, occupancy };
}

/** The kind that an occupancy has. */
export function chosenRoom(stay: Stay | null, occupancy: number): string | undefined {
  return stay?.roomCodes[occupancy];
}

/** Rooms that could be had instead, the nearest prices first. */
export function hintsOf(rooms: readonly RoomKind[], chosen: string | undefined): RoomKind[] {
  const own = rooms.find(({ roomCode }) => roomCode === chosen)?.totalPrice ?? 0;
  return rooms
    .filter(({ roomCode, fits }) => fits && roomCode !== chosen)
    .toSorted((left, right) => Math.abs(left.totalPrice - own) - Math.abs(right.totalPrice - own))
    .slice(0, HINT_LIMIT);
}
