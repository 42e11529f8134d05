import { HOTEL_KINDS } from '../../../catalogue/hotel-kinds.ts';
import type { Schema } from '../../../db/schema.ts';
import { readDiscounts } from '../../rows/read-discounts.ts';
import { copiedCells, readHotels } from './copied-cells.ts';
import { cubeOf, type Cube, type CubeHotel, type CubePlace, type CubeRoomKind } from '../memory/cube.ts';
import { packHotel, unpackHotel, type CubeCell, type PackedHotel } from '../memory/packed-hotel.ts';
import { PackedMemory } from '../memory/packed-memory.ts';
import { readChangedNights, readScarceNights } from './read-scarce-nights.ts';
import { scarceNights, scarceRooms, type ScarceNight } from '../memory/sold-out.ts';

/** Reads the database, all of it as of one moment. */
export interface CatalogueReader {
  rows<Row>(statement: string): Promise<Row[]>;
  /** The bytes of `COPY (statement) TO STDOUT (FORMAT binary)`. */
  copy(statement: string): AsyncIterable<Uint8Array>;
  /** Whose cells one copy may hold: others wait for its end where there is one connection for all. */
  hotelsAtOnce: number;
}

/** The prices are not what the catalogue says they are: serving them would sell at wrong prices. */
export class CorruptCatalogue extends Error {
  override readonly name = 'CorruptCatalogue';
  readonly version: number;

  constructor({ version }: PriceState, message: string) {
    super(message);
    this.version = version;
  }
}

/** What the database says of its prices as of now. */
export interface PriceState {
  catalogue: number;
  version: number;
  /** Offers and the sum of their base prices. */
  offers: number;
  price_sum: number;
  /** Grows with every change of the rooms left, where few are. */
  rooms_version: number;
}

type HotelRow = Pick<
  Schema['hotel'],
  'id' | 'code' | 'trip_type' | 'kind' | 'stars' | 'rating' | 'beach_metres' | 'latitude' | 'longitude' | 'country_code'
  | 'region_code' | 'resort_code' | 'facilities' | 'single_supplement' | 'third_adult' | 'infant' | 'child' | 'teen' | 'room_fit'
> & { discounts: string };

/** Large enough for large pages; small catalogues take less. */
const MEMORY_PIECE = 32 * 1024 ** 2;
const BYTES_PER_OFFER = 8;

type HotelFacts = Omit<CubeHotel, 'prices'>;

/** The present state; null while there is no whole catalogue. */
export async function readPriceState(reader: CatalogueReader): Promise<PriceState | null> {
  const [state] = await reader.rows<PriceState>('select catalogue, version, offers, price_sum, rooms_version from price_version');
  return state ?? null;
}

/**
 * Makes the cube, or what follows from an earlier one by the cells that have changed since.
 * @throws CorruptCatalogue when the offers or their prices do not add up to what the catalogue says
 */
export async function loadCube(reader: CatalogueReader, earlier: Cube | null): Promise<Cube | null> {
  const state = await readPriceState(reader);
  if (state === null) return null;
  if (earlier?.catalogue === state.catalogue && earlier.version === state.version && earlier.roomsVersion === state.rooms_version) return earlier;
  const cube = earlier?.catalogue === state.catalogue ? await changedCube(reader, earlier, state) : await wholeCube(reader, state);
  if (cube.offers !== state.offers || cube.priceSum !== state.price_sum) {
    throw new CorruptCatalogue(state, `Catalogue ${state.catalogue} should have ${state.offers} offers with base prices of ${state.price_sum} koruna together, but has ${cube.offers} with ${cube.priceSum}`);
  }
  return cube;
}

async function wholeCube(reader: CatalogueReader, state: PriceState): Promise<Cube> {
  const [catalogue] = await reader.rows<{ first_day: string; lengths: number[] }>(`select first_day, lengths from catalogue_version where id = ${state.catalogue}`);
  if (catalogue === undefined) throw new CorruptCatalogue(state, `There is no catalogue ${state.catalogue}`);
  const airports = await reader.rows<{ code: string; id: number }>('select code, id from airport order by id');
  const places = await reader.rows<CubePlace>('select code, slug, names from destination order by position');
  const { facts, facilities } = await readFacts(reader, state, new Map(places.map(({ code }, place) => [code, place])));
  const hotels: CubeHotel[] = [];
  const memory = new PackedMemory(Math.min(MEMORY_PIECE, state.offers * BYTES_PER_OFFER));
  const keep = (hotelId: number, cells: readonly CubeCell[]) => {
    const hotel = facts.get(hotelId);
    if (hotel === undefined) throw new CorruptCatalogue(state, `There are cells of hotel ${hotelId}, which is not there`);
    hotels.push({ ...hotel, prices: packHotel(cells, memory) });
    facts.delete(hotelId);
  };
  const ids = [...facts.keys()];
  for (let start = 0; start < ids.length; start += reader.hotelsAtOnce) {
    const last = ids[Math.min(start + reader.hotelsAtOnce, ids.length) - 1] as number;
    for await (const { hotelId, cells } of readHotels(reader.copy(copiedCells(`hotel_id between ${ids[start]} and ${last}`)))) keep(hotelId, cells);
  }
  for (const id of facts.keys()) keep(id, []);
  hotels.sort((one, other) => one.id - other.id);
  return cubeOf({
    catalogue: state.catalogue,
    version: state.version,
    roomsVersion: state.rooms_version,
    firstDay: catalogue.first_day,
    lengths: catalogue.lengths.toSorted((one, other) => one - other),
    airportIds: new Map(airports.map(({ code, id }) => [code, id])),
    places,
    facilities,
    hotels,
  });
}

async function readFacts(reader: CatalogueReader, state: PriceState, places: ReadonlyMap<string, number>): Promise<{ facts: Map<number, HotelFacts>; facilities: string[] }> {
  const rooms = Map.groupBy(
    await reader.rows<CubeRoomKind & { hotel_id: number }>('select hotel_id, code, capacity, max_adults as "maxAdults", supplement, stock from hotel_room order by hotel_id, position'),
    ({ hotel_id }) => hotel_id,
  );
  const scarce = await readScarceNights(reader, state.catalogue);
  const rows = await reader.rows<HotelRow>(`select id, code, trip_type, kind, stars, rating, beach_metres, latitude, longitude, country_code, region_code, resort_code, facilities,
    single_supplement, third_adult, infant, child, teen, room_fit, discounts::text as discounts from hotel order by id`);
  const facilities = [...new Set(rows.flatMap((row) => row.facilities))].sort();
  const placeOf = (code: string) => {
    const place = places.get(code);
    if (place === undefined) throw new CorruptCatalogue(state, `There is no destination ${code}`);
    return place;
  };
  const facts = rows.map((row): HotelFacts => ({
    id: row.id,
    code: row.code,
    tripType: row.trip_type,
    kind: HOTEL_KINDS.indexOf(row.kind),
    stars: row.stars,
    rating: row.rating,
    beachMetres: row.beach_metres ?? Infinity,
    latitude: row.latitude,
    longitude: row.longitude,
    places: [placeOf(row.country_code), placeOf(row.region_code), placeOf(row.resort_code)],
    facilities: Uint8Array.from(row.facilities, (code) => facilities.indexOf(code)),
    policy: { single: row.single_supplement, third: row.third_adult, infant: row.infant, child: row.child, teen: row.teen },
    roomFit: Int16Array.from(row.room_fit, (supplement) => supplement ?? -1),
    rooms: rooms.get(row.id) ?? [],
    scarce: scarceRooms(rooms.get(row.id) ?? [], scarce.get(row.id) ?? []),
    discounts: readDiscounts(row.discounts),
  }));
  return { facts: new Map(facts.map((hotel) => [hotel.id, hotel])), facilities };
}

async function changedCube(reader: CatalogueReader, earlier: Cube, state: PriceState): Promise<Cube> {
  const known = new Map(earlier.hotels.map(({ id, prices }) => [id, prices]));
  const changed = new Map<number, PackedHotel>();
  for await (const { hotelId, cells } of readHotels(reader.copy(copiedCells(`version > ${earlier.version}`)))) {
    const prices = known.get(hotelId);
    if (prices !== undefined) changed.set(hotelId, packHotel(withCells(unpackHotel(prices), cells)));
  }
  const nights = await readChangedNights(reader, state.catalogue, earlier.roomsVersion);
  const hotels = earlier.hotels.map((hotel): CubeHotel => {
    const prices = changed.get(hotel.id);
    const rooms = nights.get(hotel.id);
    if (prices === undefined && rooms === undefined) return hotel;
    return {
      ...hotel,
      ...(prices !== undefined && { prices }),
      ...(rooms !== undefined && { scarce: scarceRooms(hotel.rooms, withNights(scarceNights(hotel), rooms)) }),
    };
  });
  return cubeOf({ ...earlier, version: state.version, roomsVersion: state.rooms_version, hotels });
}

function withCells(known: readonly CubeCell[], changed: readonly CubeCell[]): CubeCell[] {
  const keyOf = ({ airportId, boardId, nights }: CubeCell) => `${airportId} ${boardId} ${nights}`;
  return [...new Map([...known, ...changed].map((cell) => [keyOf(cell), cell])).values()];
}

function withNights(known: readonly ScarceNight[], changed: readonly ScarceNight[]): ScarceNight[] {
  return [...new Map([...known, ...changed].map((scarce) => [`${scarce.roomCode} ${scarce.night}`, scarce])).values()];
}

