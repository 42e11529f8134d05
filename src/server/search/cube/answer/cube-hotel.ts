import { boardIdOf, BOARDS } from '../../../catalogue/boards.ts';
import { UNAVAILABLE } from '../../../catalogue/cell-layout.ts';
import type { Occupancy } from '../../../../domain/search/participants.ts';
import type { TripType } from '../../../../domain/search/trip-types.ts';
import { formatOfferCode } from '../../../../domain/urls/offer-code.ts';
import type { PricedDay, Stay } from '../../hotel/price-calendar.ts';
import type { Cube, CubeHotel, CubeRoomKind } from '../memory/cube.ts';
import { someRow } from './cube-matching.ts';
import { epochDay, isoDate, partyKoruna, type CubeRoom } from './cube-party.ts';
import { staySpans, takesParty } from './cube-plan.ts';
import { dayOfSlot, firstSlot, lastSlot } from '../memory/packed-hotel.ts';
import { spansAt } from '../memory/sold-out.ts';

/** What a hotel sells to a party, as numbers: what is shown of it is made elsewhere. */
export interface CubeMatrix {
  tripType: TripType;
  boardIds: number[];
  /** Days since 1970 that days count from. */
  firstDay: number;
  /** Fours of day, nights, airport id and koruna of the whole party: by day, nights and airport. */
  entries: Int32Array;
}

/** The cheapest board and room of each day, length and airport; null for an unknown hotel. */
export function matrixOfHotel(cube: Cube, hotelCode: string, occupancies: readonly Occupancy[], boardCode: string | null, today: string): CubeMatrix | null {
  const hotel = cube.hotelsByCode.get(hotelCode);
  if (hotel === undefined) return null;
  const { prices } = hotel;
  const wanted = boardCode === null ? 0 : boardIdOf(boardCode);
  const sold: SoldRow[] = [];
  for (const span of spansAt(hotel, staySpans(cube, { dateFrom: null, dateTo: null, nightsFrom: null, nightsTo: null, occupancies }, today))) {
    if (wanted === null || !takesParty(hotel, span)) continue;
    for (const airportId of prices.airportIds.subarray(1)) {
      someRow(prices, { airports: null, boards: null, airportId, boardId: wanted, nights: 0 }, true, (row, nights) => {
        sold.push({ row, nights, airportId, rooms: span.rooms, first: firstSlot(prices, span.first[nights] as number), last: lastSlot(prices, span.last[nights] as number) });
        return false;
      });
    }
  }
  sold.sort((one, other) => one.nights - other.nights || one.airportId - other.airportId);
  return { tripType: hotel.tripType, boardIds: [...prices.boardIds.subarray(1)], firstDay: epochDay(cube.firstDay), entries: entriesOf(hotel, sold) };
}

/** A row of prices and its slots that a party can have. */
interface SoldRow {
  row: number;
  nights: number;
  airportId: number;
  rooms: readonly CubeRoom[];
  first: number;
  last: number;
}

/** By day, then in the order of the rows: room is counted for each day first, so that each price goes where it belongs. */
function entriesOf({ prices, policy, roomFit }: CubeHotel, sold: readonly SoldRow[]): Int32Array {
  const { days, width } = prices;
  const places = new Uint32Array(width + 1);
  for (const { row, first, last } of sold) {
    for (let slot = first; slot <= last; slot++) if ((days[row * width + slot] as number) < UNAVAILABLE) places[slot + 1]! += 4;
  }
  const dayOf = new Int32Array(width);
  for (let slot = 0; slot < width; slot++) {
    places[slot + 1]! += places[slot] as number;
    dayOf[slot] = dayOfSlot(prices, slot);
  }
  const entries = new Int32Array(places[width] as number);
  for (const { row, nights, airportId, rooms, first, last } of sold) {
    for (let slot = first; slot <= last; slot++) {
      const base = days[row * width + slot] as number;
      if (base >= UNAVAILABLE) continue;
      const at = places[slot] as number;
      places[slot] = at + 4;
      entries[at] = dayOf[slot] as number;
      entries[at + 1] = nights;
      entries[at + 2] = airportId;
      entries[at + 3] = partyKoruna(rooms, policy, roomFit, base);
    }
  }
  return entries;
}

/** The departure days of a stay and what each costs the party; null for an unknown hotel. Another room than the cheapest is SQL's to price. */
export function calendarOfStay(cube: Cube, stay: Stay, occupancies: readonly Occupancy[], today: string): PricedDay[] | null | 'otherRoom' {
  const hotel = cube.hotelsByCode.get(stay.hotelCode);
  if (hotel === undefined) return null;
  const airportId = cube.airportIds.get(stay.airportCode);
  const boardId = BOARDS.find(({ code }) => code === stay.boardCode)?.id;
  if (airportId === undefined || boardId === undefined) return [];
  const { prices } = hotel;
  const days: PricedDay[] = [];
  for (const span of spansAt(hotel, staySpans(cube, { dateFrom: null, dateTo: null, nightsFrom: stay.nights, nightsTo: stay.nights, occupancies }, today))) {
    if (!takesParty(hotel, span)) continue;
    const roomCode = kindOf(hotel, span.rooms[0] as CubeRoom);
    if (stay.roomCode !== undefined && stay.roomCode !== roomCode) return 'otherRoom';
    someRow(prices, { airports: null, boards: null, airportId, boardId, nights: stay.nights }, true, (row) => {
      const last = lastSlot(prices, span.last[stay.nights] as number);
      for (let slot = firstSlot(prices, span.first[stay.nights] as number); slot <= last; slot++) {
        const base = prices.days[row * prices.width + slot] as number;
        if (base >= UNAVAILABLE) continue;
        const date = isoDate(epochDay(cube.firstDay) + dayOfSlot(prices, slot));
        days.push({ date, offerCode: formatOfferCode({ ...stay, departureDate: date, roomCode }), totalPrice: partyKoruna(span.rooms, hotel.policy, hotel.roomFit, base) * 100 });
      }
      return false;
    });
  }
  return days.sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** The code of the kind of room that some people are given, else of the cheapest that takes them, the smallest of equals. */
export function kindOf({ rooms }: CubeHotel, { adults, infants, children, teens, kind }: CubeRoom): string {
  if (kind >= 0) return (rooms[kind] as CubeRoomKind).code;
  const fitting = rooms.filter(({ capacity, maxAdults }) => adults <= maxAdults && adults + infants + children + teens <= capacity);
  return fitting.toSorted((one, other) => one.supplement - other.supplement || one.capacity - other.capacity)[0]?.code ?? '';
}
