import type { PartName, PartRequests, Stay, HotelPartsContext, YearScope } from './hotel-parts.types.ts';
import { addDays } from '../../src/domain/dates/iso-date.ts';
import type { Occupancy } from '../../src/domain/search/participants.ts';
import { isByCar } from '../../src/domain/search/trip-types.ts';

/** Days around the stay's departure in which other airports and hours are looked for. */
const DAYS_AROUND = 3;
/** Days around it in which other hotels are. */
const DAYS_OF_OTHERS = 7;
/** Nights that another hotel's stay may be longer or shorter. */
const NIGHTS_OF_OTHERS = 2;
const ALTERNATIVES = 4;

/** What a part asks of the server; null while no offer stands. */
export function requestOf<Part extends PartName>(part: Part, context: HotelPartsContext): PartRequests[Part] | null {
  return context.stay && requests[part](context.stay, context);
}

/** Names what a part's answer is of, so that it is asked for again only for another one. */
export function requestKey(part: PartName, context: HotelPartsContext): string {
  return JSON.stringify(requestOf(part, context));
}

/** Of which departures the prices of the year are: what was chosen last, or the stay's. */
export function scopeOf({ scope, stay }: Pick<HotelPartsContext, 'scope' | 'stay'>): YearScope {
  return scope ?? { airportCode: stay?.airportCode ?? null, duration: stay?.duration ?? null, boardCode: stay?.boardCode ?? null };
}

const requests: { [Part in PartName]: (stay: Stay, context: HotelPartsContext) => PartRequests[Part] } = {
  weather: ({ hotelCode }) => ({ hotelCode }),
  reviews: ({ hotelCode }) => ({ hotelCode }),
  onSite: ({ hotelCode }) => ({ hotelCode }),
  variants: ({ offerCode, occupancies }) => ({ offerCode, occupancies }),
  upsells: ({ offerCode, occupancies }) => ({ offerCode, occupancies }),
  alternatives: ({ hotelCode, occupancies, duration, date, ...stay }, { today }) => ({
    hotelCode, occupancies, ...airportsOf(stay), ...around(date, DAYS_OF_OTHERS, today),
    durationFrom: Math.max(1, duration - NIGHTS_OF_OTHERS), durationTo: duration + NIGHTS_OF_OTHERS, count: ALTERNATIVES,
  }),
  otherAirports: ({ hotelCode, duration, date, boardCode, ...stay }, { today }) => ({
    hotelCode, occupancies: inRooms(stay), ...airportsOf(stay), boardCodes: [boardCode], ...around(date, DAYS_AROUND, today), durationFrom: duration, durationTo: duration,
  }),
  priceYear: ({ hotelCode, tripType, ...stay }, context) => {
    const { airportCode, duration, boardCode } = scopeOf(context);
    return {
      hotelCode, occupancies: inRooms(stay), ...(airportCode !== null && airportsOf({ tripType, airportCode })), ...(boardCode !== null && { boardCodes: [boardCode as Stay['boardCode']] }),
      ...(duration !== null && { durationFrom: duration, durationTo: duration }),
    };
  },
  hours: ({ hotelCode, duration, date, boardCode, ...stay }, { today }) => ({
    hotelCode, occupancies: inRooms(stay), ...airportsOf(stay), boardCodes: [boardCode], ...around(date, DAYS_AROUND, today), durationFrom: duration, durationTo: duration,
  }),
};

function airportsOf({ tripType, airportCode }: Pick<Stay, 'tripType' | 'airportCode'>): { airportCodes?: string[] } {
  return isByCar(tripType) ? {} : { airportCodes: [airportCode] };
}

/** The party with the kind of its first room, which the offer's code names: prices beside the stay's are of the same. */
function inRooms({ occupancies, roomCodes: [first] }: Pick<Stay, 'occupancies' | 'roomCodes'>): Occupancy[] {
  return occupancies.map((people, place) => (place === 0 && first !== undefined ? { ...people, roomCode: first } : people));
}

/** Nothing leaves before tomorrow. */
function around(date: string, days: number, today: string): { departureDateFrom: string; departureDateTo: string } {
  const [from, tomorrow] = [addDays(date, -days), addDays(today, 1)];
  return { departureDateFrom: from < tomorrow ? tomorrow : from, departureDateTo: addDays(date, days) };
}
