import type { components } from '../../../openapi/generated/commerce.ts';
import { changedRooms, roomsOf, type ChangedRoom } from './changed-rooms.ts';
import { movedFlights, type MovedFlight } from './moved-flights.ts';

type Offer = components['schemas']['Offer'];
export type ShownHoliday = components['schemas']['ShownHoliday'];
type Changeable = Pick<Offer, 'departureFlight' | 'returnFlight' | '_embedded'>;

/** What of an offer may change at one price, as a page shows it. */
export function holidayOf(offer: Changeable): ShownHoliday {
  return { departureFlight: offer.departureFlight, returnFlight: offer.returnFlight, rooms: roomsOf(offer) };
}

/** How an offer is another holiday than the one that was shown, at whatever price; both empty where it is the same. */
export function changesOf(shown: ShownHoliday, offer: Changeable): { moved: MovedFlight[]; rooms: ChangedRoom[] } {
  return { moved: movedFlights(shown, offer), rooms: changedRooms(shown.rooms, roomsOf(offer)) };
}
