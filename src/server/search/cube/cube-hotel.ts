import { boardIdOf, BOARDS } from '../../catalogue/boards.ts';
import { UNAVAILABLE } from '../../catalogue/cell-layout.ts';
import type { Occupancy } from '../../../domain/participants.ts';
import type { TripType } from '../../../domain/trip-types.ts';
import { formatOfferCode } from '../../../domain/urls/offer-code.ts';
import type { PricedDay, Stay } from '../price-calendar.ts';
import type { Cube, CubeHotel, CubeRoomKind } from './cube.ts';
import { someRow } from './cube-matching.ts';
import { epochDay, isoDate, partyKoruna, type CubeRoom } from './cube-party.ts';
import { staySpans, takesParty } from './cube-plan.ts';
import { dayOfSlot, firstSlot, lastSlot } from './packed-hotel.ts';
import { spansAt } from './sold-out.ts';

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
  const cheapest: number[][] = [];
  for (const span of spansAt(hotel, staySpans(cube, { dateFrom: null, dateTo: null, nightsFrom: null, nightsTo: null, occupancies }, today))) {
    if (wanted === null || !takesParty(hotel, span)) continue;
    for (const airportId of prices.airportIds.subarray(1)) {
      someRow(prices, { airports: null, boards: null, airportId, boardId: wanted, nights: 0 }, true, (row, nights) => {
        const last = lastSlot(prices, span.last[nights] as number);
        for (let slot = firstSlot(prices, span.first[nights] as number); slot <= last; slot++) {
          const base = prices.days[row * prices.width + slot] as number;
          if (base < UNAVAILABLE) (cheapest[slot] ??= []).push(nights, airportId, partyKoruna(span.rooms, hotel.policy, hotel.roomFit, base));
        }
        return false;
      });
    }
  }
  return { tripType: hotel.tripType, boardIds: [...prices.boardIds.subarray(1)], firstDay: epochDay(cube.firstDay), entries: entriesOf(hotel, cheapest) };
}

function entriesOf({ prices }: CubeHotel, bySlot: readonly number[][]): Int32Array {
  const entries = new Int32Array(bySlot.reduce((sum, of) => sum + (of.length / 3) * 4, 0));
  let at = 0;
  for (const [slot, of] of bySlot.entries()) {
    if (of === undefined) continue;
    const day = dayOfSlot(prices, slot);
    const order = Array.from({ length: of.length / 3 }, (_, entry) => entry * 3).sort((one, other) => (of[one] as number) - (of[other] as number) || (of[one + 1] as number) - (of[other + 1] as number));
    for (const entry of order) {
      entries[at++] = day;
      entries[at++] = of[entry] as number;
      entries[at++] = of[entry + 1] as number;
      entries[at++] = of[entry + 2] as number;
    }
  }
  return entries;
}

/** The departure days of a stay and what each costs the party; null for an unknown hotel. */
export function calendarOfStay(cube: Cube, stay: Stay, occupancies: readonly Occupancy[], today: string): PricedDay[] | null {
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
