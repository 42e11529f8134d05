import { otherRoomOf, selectStay } from '../../../machines/hotel-parts/hotel-parts.select.ts';
import { useRunningFlow } from '../../bus/react.tsx';
import { usePage } from '../../parts/page.tsx';
import type { HotelCardData } from '../../routes/pages/hotel-card.page.ts';

/** Names the room of an offer that is in another kind of room than the stay; empty where it is in the same. */
export function useOtherRoom(): (offerCode: string) => string {
  const stay = useRunningFlow('hotelParts', selectStay);
  const { rooms } = usePage<HotelCardData>().data.hotel;
  return (offerCode) => rooms.find(({ roomCode }) => roomCode === otherRoomOf(stay, offerCode))?.roomName ?? '';
}
