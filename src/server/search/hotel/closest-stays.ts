import type { Kysely } from 'kysely';
import type { components } from '../../../../openapi/generated/hotel.ts';
import { stayDistance } from '../../../domain/offers/stay-distance.ts';
import type { Occupancy } from '../../../domain/search/participants.ts';
import { formatOfferCode, parseOfferCode } from '../../../domain/urls/offer-code.ts';
import { boardIdOf } from '../../catalogue/boards.ts';
import type { Schema } from '../../db/schema.ts';
import { dateOf, dayOf, readWindow, type SearchContext } from '../prices/catalogue-window.ts';
import { daysOnSale, partyPricer, readHotelOnSale } from './hotel-on-sale.ts';

type ClosestStay = components['schemas']['ClosestStay'];

/**
 * The stay with an offer's board that is closest to it from each airport and for each length, and what the party pays for it:
 * in the offer's room, or in the cheapest where that room is nowhere to be had [config.choices].
 */
export async function closestStays(kysely: Kysely<Schema>, offerCode: string, occupancies: readonly Occupancy[], context: SearchContext): Promise<{ airports: ClosestStay[]; durations: ClosestStay[] }> {
  const identity = parseOfferCode(offerCode);
  const window = await readWindow(kysely, context.today);
  const hotel = identity && await readHotelOnSale(kysely, identity.hotelCode, window);
  if (!identity || !hotel) return { airports: [], durations: [] };

  const airportCodes = new Map([...window.airportIds].map(([code, id]) => [id, code]));
  const cells = hotel.cells.filter(({ boardId }) => boardId === boardIdOf(identity.boardCode));
  const wantedDay = dayOf(window, identity.departureDate);
  const closestOf = (code: string, own: typeof cells): ClosestStay[] => {
    for (const roomCode of [identity.roomCode, null]) {
      const priceOf = partyPricer(hotel, occupancies, window, roomCode);
      let closest: { far: number; stay: ClosestStay } | undefined;
      for (const cell of own) {
        const airportCode = airportCodes.get(cell.airportId) ?? '';
        for (const { day, base } of daysOnSale(cell, window.first, window.last)) {
          const far = stayDistance({ isOtherAirport: airportCode !== identity.airportCode, nights: cell.nights - identity.nights, days: day - wantedDay });
          if (closest !== undefined && far > closest.far) continue;
          const priced = priceOf(base, day, cell.nights);
          if (priced === null || (closest?.far === far && priced.totalPrice >= closest.stay.price)) continue;
          const found = { ...identity, airportCode, nights: cell.nights, departureDate: dateOf(window, day), roomCode: priced.rooms[0]?.code ?? identity.roomCode };
          closest = { far, stay: { code, offerCode: formatOfferCode(found), price: priced.totalPrice } };
        }
      }
      if (closest !== undefined) return [closest.stay];
    }
    return [];
  };
  return {
    airports: [...Map.groupBy(cells, ({ airportId }) => airportCodes.get(airportId) ?? '')].flatMap(([code, own]) => closestOf(code, own)),
    durations: [...Map.groupBy(cells, ({ nights }) => String(nights))].flatMap(([code, own]) => closestOf(code, own)),
  };
}
