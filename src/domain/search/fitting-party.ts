import type { Occupancy } from './participants.ts';
import type { SearchState } from './search-state.ts';
import type { TripType } from './trip-types.ts';
import { defaultOccupancy, partyOf } from './participants.ts';
import { allowsMultiroom } from './trip-types.ts';

/** The same rooms where a trip of this type has rooms to choose; else several turn into the default one [trip.collapse-rooms]. */
export function fittingRooms(tripType: TripType, rooms: Occupancy[]): Occupancy[] {
  return rooms.length > 1 && !allowsMultiroom(tripType) ? [defaultOccupancy()] : rooms;
}

/** The search with the party that fits its trip type; the same one where the party fits already [trip.collapse-rooms]. */
export function withFittingParty(state: SearchState): SearchState {
  const occupancies = state.multiroomEnabled ? fittingRooms(state.tripType, state.occupancies) : state.occupancies;
  if (occupancies === state.occupancies) return state;
  const { adults, childBirthDates } = partyOf(occupancies);
  return { ...state, occupancies, adultsCount: adults, childrenBirthDates: childBirthDates, multiroomEnabled: false };
}
