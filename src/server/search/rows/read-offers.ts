import { sql, type Kysely } from 'kysely';
import type { components } from '../../../../openapi/generated/common.ts';
import { addDays } from '../../../domain/dates/iso-date.ts';
import type { Language } from '../../../domain/market/language.ts';
import { participantsCount, type Occupancy } from '../../../domain/search/participants.ts';
import { perPerson, type PricePolicy } from '../../../domain/prices/party-price.ts';
import type { TripType } from '../../../domain/search/trip-types.ts';
import { hotelPath } from '../../../domain/urls/pages/hotel-url.ts';
import { BY_CAR_AIRPORT_CODE, formatOfferCode, withOfferCode } from '../../../domain/urls/offer-code.ts';
import { AIRLINES } from '../../catalogue/airlines.ts';
import { boardById, type BoardCode } from '../../catalogue/boards.ts';
import { tileFacilities } from '../../catalogue/facilities.ts';
import { priceTag } from '../../catalogue/price-tag.ts';
import type { Names } from '../../db/schema.search.ts';
import type { Schema } from '../../db/schema.ts';
import { dateOf, type CatalogueWindow } from '../prices/catalogue-window.ts';
import { takes } from '../prices/free-rooms.ts';
import { roomSize, totalFor } from '../prices/party.ts';
import { pictureOf } from '../../images/picture-of.ts';
import { readDiscounts } from './read-discounts.ts';

export type Offer = components['schemas']['Offer'];
type Flight = components['schemas']['Flight'];
type Place = components['schemas']['Place'];

/** Which offer, as search found it: the cell and the day. */
export interface FoundOffer {
  hotelId: number;
  airportId: number;
  boardId: number;
  nights: number;
  /** Departure, in days of the window. */
  day: number;
  /** Koruna, the cell's price on that day. */
  base: number;
  /** Kinds of the party's rooms, where not each is in the cheapest that takes its people. */
  roomCodes?: readonly string[] | null;
}

export interface RoomKindRow {
  code: string;
  names: Names;
  capacity: number;
  max_adults: number;
  supplement: number;
}

export interface FlightRow {
  airline_code: string;
  flight_number: string;
  departure_time: string;
  arrival_time: string;
}

/** Something with its name in the language asked for: to send all five would be half of what the database has to do. */
export interface Named {
  code: string;
  name: string;
}

/** What the catalogue says of a hotel, in the language asked for. */
export interface HotelRow {
  code: string;
  trip_type: TripType;
  name: string;
  slug: string;
  stars: number;
  rating: number;
  rating_count: number;
  latitude: number;
  longitude: number;
  facilities: string[];
  picture: string;
  /** Percent on each day of the window. */
  discounts: Uint8Array;
  single_supplement: number;
  third_adult: number;
  infant: number;
  child: number;
  teen: number;
  country: Place;
  region: Place;
  resort: Place;
  arrival: Named | null;
  rooms: (Named & Omit<RoomKindRow, 'names'>)[];
}

/** What the catalogue says of an offer: of its hotel, its airport and its days, whatever it costs. */
export interface OfferRow {
  hotel: HotelRow;
  airport: Named;
  outbound: FlightRow | null;
  inbound: FlightRow | null;
}

/** Both in one, as the database answers. */
type ReadRow = Omit<HotelRow, 'discounts'> & Omit<OfferRow, 'hotel'> & { place: number; discounts: string };

interface PlaceRow {
  code: string;
  names: Names;
  slug: string;
}

/** The hotel's price policy as domain/party-price.ts takes it. */
export function policyOf(row: Pick<HotelRow, 'single_supplement' | 'third_adult' | 'infant' | 'child' | 'teen'>): PricePolicy {
  return { singleSupplementPercent: row.single_supplement, thirdAdultPercent: row.third_adult, infantPercent: row.infant, childPercent: row.child, teenPercent: row.teen };
}

/** The cheapest kind of room for a party, the smallest of equals; null when none takes it. */
function cheapestRoom<Kind extends Omit<RoomKindRow, 'names'>>(rooms: readonly Kind[], party: { adults: number; minors: number }): Kind | null {
  return rooms.filter((room) => takes(room, party)).toSorted((a, b) => a.supplement - b.supplement || a.capacity - b.capacity)[0] ?? null;
}

/**
 * Everything that is shown of offers: rooms, flights, names, the price before its discount. Read for the few offers of a
 * page, in their order; none of those whose rooms do not take the party.
 */
export async function readOffers(kysely: Kysely<Schema>, found: readonly FoundOffer[], occupancies: readonly Occupancy[], window: CatalogueWindow, language: Language): Promise<Offer[]> {
  return presentOffers(found, await readOfferRows(kysely, found, window, language), occupancies, window, language);
}

/** What the catalogue says of each offer, in their order; undefined of one that it does not know. */
export async function readOfferRows(kysely: Kysely<Schema>, found: readonly FoundOffer[], window: CatalogueWindow, language: Language): Promise<(OfferRow | undefined)[]> {
  if (found.length === 0) return [];
  const rows = new Map((await readRows(kysely, found, window, language)).map(({ place, airport, outbound, inbound, discounts, ...hotel }) => [place, { hotel: { ...hotel, discounts: readDiscounts(discounts) }, airport, outbound, inbound }]));
  return found.map((_, place) => rows.get(place));
}

/** The offers with what was read of each; see readOffers. */
export function presentOffers(found: readonly FoundOffer[], rows: readonly (OfferRow | undefined)[], occupancies: readonly Occupancy[], window: CatalogueWindow, language: Language): Offer[] {
  return found.flatMap((offer, place) => {
    const row = rows[place];
    return row === undefined ? [] : (presented(row, offer, occupancies, window, language) ?? []);
  });
}

async function readRows(kysely: Kysely<Schema>, found: readonly FoundOffer[], window: CatalogueWindow, language: Language): Promise<ReadRow[]> {
  const wanted = sql.join(
    found.map(({ hotelId, airportId, nights, day }, place) => sql`(${sql.raw([place, hotelId, airportId, nights, day].join(', '))})`),
    sql`, `,
  );
  const name = (of: string) => sql`${sql.raw(of)}.names->>${sql.lit(language)}`;
  const place = (column: string) => sql`(select jsonb_build_object('code', d.code, 'name', ${name('d')}, 'slug', d.slug) from destination d where d.code = ${sql.raw(`h.${column}`)})`;
  const flight = (origin: string, destination: string, days: string) => sql`(select jsonb_build_object('airline_code', f.airline_code, 'flight_number', f.flight_number, 'departure_time', f.departure_time, 'arrival_time', f.arrival_time)
    from flight f where f.origin = ${sql.raw(origin)} and f.destination = ${sql.raw(destination)} and f.weekday = extract(isodow from ${window.firstDay}::date + ${sql.raw(days)}))`;
  const { rows } = await sql<ReadRow>`
    select w.place, h.code, h.trip_type, coalesce(${name('h')}, h.name) as name, h.slug, h.stars, h.rating, h.rating_count, h.latitude, h.longitude, h.facilities,
      h.pictures[1] as picture, h.discounts::text as discounts,
      h.single_supplement, h.third_adult, h.infant, h.child, h.teen,
      ${place('country_code')} as country, ${place('region_code')} as region, ${place('resort_code')} as resort,
      jsonb_build_object('code', a.code, 'name', ${name('a')}) as airport,
      (select jsonb_build_object('code', b.code, 'name', ${name('b')}) from airport b where b.code = h.arrival_airport) as arrival,
      ${flight('a.code', 'h.arrival_airport', 'w.day')} as outbound,
      ${flight('h.arrival_airport', 'a.code', '(w.day + w.nights)')} as inbound,
      (select jsonb_agg(jsonb_build_object('code', r.code, 'name', ${name('r')}, 'capacity', r.capacity, 'max_adults', r.max_adults, 'supplement', r.supplement) order by r.position) from hotel_room r where r.hotel_id = h.id) as rooms
    from (values ${wanted}) w (place, hotel_id, airport_id, nights, day)
    join hotel h on h.id = w.hotel_id
    join airport a on a.id = w.airport_id
    order by w.place`.execute(kysely);
  return rows;
}

function presented({ hotel, airport, outbound, inbound }: OfferRow, { boardId, nights, day, base, roomCodes }: FoundOffer, occupancies: readonly Occupancy[], window: CatalogueWindow, language: Language): Offer | null {
  const departureDate = dateOf(window, day);
  const returnDate = addDays(departureDate, nights);
  const rooms = roomsFor(hotel.rooms, occupancies, returnDate, roomCodes ?? []);
  if (rooms === null) return null;
  const board = boardById(boardId);
  // A flight alone is sold under one board and one kind of seat, which are no board and no room of anybody.
  const isFlightOnly = hotel.trip_type === 'CZ';
  const boardName = isFlightOnly ? '' : board.names[language];
  const supplements = rooms.map(({ supplement }) => supplement);
  const people = participantsCount(occupancies);
  const totalPrice = totalFor(policyOf(hotel), base, occupancies, supplements, returnDate);
  const discount = hotel.discounts[day] as number;
  // A price that was printed too, so it ends in 90 koruna like every other.
  const baseBefore = Math.max(base, priceTag((base * 100) / (100 - discount)));
  const originalFullPrice = discount === 0 ? totalPrice : totalFor(policyOf(hotel), baseBefore, occupancies, supplements, returnDate);
  const offerCode = formatOfferCode({ hotelCode: hotel.code, airportCode: airport.code, departureDate, nights, boardCode: board.code, roomCode: rooms[0]?.code ?? '' });
  const path = hotelPath({ countrySlug: hotel.country.slug, regionSlug: hotel.region.slug, resortSlug: hotel.resort.slug, hotelSlug: hotel.slug, hotelCode: hotel.code });
  const byCar = airport.code === BY_CAR_AIRPORT_CODE;
  const departureFlight = byCar ? null : flightOf(outbound, airport, hotel.arrival, departureDate);
  const returnFlight = byCar ? null : flightOf(inbound, hotel.arrival, airport, returnDate);
  return {
    offerCode,
    tripType: hotel.trip_type,
    hotelCode: hotel.code,
    hotelName: hotel.name,
    hotelPath: path,
    offerPath: withOfferCode(path, { tripType: hotel.trip_type, offerCode }),
    price: perPerson(originalFullPrice, people),
    discountPrice: perPerson(totalPrice, people),
    originalFullPrice,
    totalPrice,
    currency: 'CZK',
    lowCost: departureFlight?.airLineCode === 'FR' || returnFlight?.airLineCode === 'FR',
    departureFlight,
    returnFlight,
    startDate: departureDate,
    endDate: returnDate,
    departureDate,
    accommodationDate: departureDate,
    date: departureDate,
    airportCode: airport.code,
    airportName: airport.name,
    departureHours: departureFlight === null ? '' : `${departureFlight.departureTime}–${departureFlight.arrivalTime}`,
    departureTime: departureFlight?.departureTime ?? '',
    boardCode: board.code,
    boardName,
    duration: nights,
    occupancies: occupancies.map((occupancy, index) => occupancyOf(occupancy, rooms[index]?.code ?? '', board.code)),
    stars: hotel.stars,
    rating: hotel.rating / 10,
    ratingCount: hotel.rating_count,
    destination: { country: hotel.country, region: hotel.region, resort: hotel.resort },
    picture: pictureOf(hotel.picture, language),
    facilities: tileFacilities(hotel.facilities),
    coordinates: { latitude: hotel.latitude, longitude: hotel.longitude },
    _embedded: { rooms: rooms.map((room) => ({ roomName: isFlightOnly ? '' : room.name, roomCode: room.code, boarding: boardName })) },
  };
}

/** A kind of room for each of the party's rooms: as asked for, else the cheapest that takes it; null when one has none. */
export function roomsFor<Kind extends Omit<RoomKindRow, 'names'>>(kinds: readonly Kind[], occupancies: readonly Occupancy[], returnDate: string, roomCodes: readonly string[]): Kind[] | null {
  const rooms = occupancies.map((occupancy, index) => {
    const party = roomSize(occupancy, returnDate);
    const wanted = roomCodes[index];
    if (wanted === undefined) return cheapestRoom(kinds, party);
    return kinds.find((kind) => kind.code === wanted && takes(kind, party)) ?? null;
  });
  return rooms.every((room) => room !== null) ? rooms : null;
}

function occupancyOf(occupancy: Occupancy, roomCode: string, boardCode: BoardCode): Offer['occupancies'][number] {
  return { adultsCount: occupancy.adults, childrenBirthDates: occupancy.childBirthDates, roomCode, boardCode, participantsCount: occupancy.adults + occupancy.childBirthDates.length };
}

function flightOf(row: FlightRow | null, from: Named | null, to: Named | null, date: string): Flight | null {
  if (row === null || from === null || to === null) return null;
  return {
    airLineCode: row.airline_code,
    airLineName: AIRLINES[row.airline_code] ?? row.airline_code,
    flightNumber: row.flight_number,
    from: from.code,
    to: to.code,
    fromName: from.name,
    toName: to.name,
    date,
    departureTime: row.departure_time,
    arrivalTime: row.arrival_time,
  };
}

export function placeOf({ code, names, slug }: PlaceRow, language: Language): Place {
  return { code, name: names[language], slug };
}
