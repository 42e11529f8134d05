import type { Insertable } from 'kysely';
import { LANGUAGES } from '../../domain/market/language.ts';
import { slugOf } from '../../domain/urls/encoding/slug.ts';
import type { TripType } from '../../domain/search/trip-types.ts';
import type { Names, SearchSchema, TourDay } from '../../server/db/schema.search.ts';
import { BOARDS, boardById, type BoardCode } from '../../server/catalogue/boards.ts';
import type { Season } from './calendar.ts';
import { VOLUMES, type CatalogueSize } from './catalogue-size.ts';
import { FACILITIES, tileFacilities } from '../../server/catalogue/facilities.ts';
import type { Route } from './flights.ts';
import { ARRIVAL_AIRPORTS, COUNTRIES, type Country, type Region, type Resort } from './geography.ts';
import type { HotelKind } from '../../server/catalogue/hotel-kinds.ts';
import { inventName } from './hotel-names.ts';
import { picturesOfFlight, picturesOfHotel, picturesOfTour, slopePicture } from './hotel-pictures.ts';
import { nightPriceOf } from './price-model.ts';
import { randomOf, type Random } from './random.ts';
import { detailsOfRooms } from './room-details.ts';
import { APARTMENTS, HOTEL_ROOMS, SEAT, type RoomKind } from './room-kinds.ts';
import type { CatalogueTexts, HotelFacts, StopKind } from './texts/hotel-facts.ts';
import { cs } from './texts/cs.ts';
import { hu } from './texts/hu.ts';
import { pl } from './texts/pl.ts';
import { ro } from './texts/ro.ts';
import { uk } from './texts/uk.ts';
import { TOURS, type Tour } from './tours.ts';

const TEXTS: Record<keyof Names, CatalogueTexts> = { cs, pl, ro, uk, hu };

/** A hotel of the catalogue with all that its rows and cells are made of. */
export interface GeneratedHotel {
  row: Omit<Insertable<SearchSchema['hotel']>, 'discounts' | 'rating_spread'>;
  rooms: Insertable<SearchSchema['hotel_room']>[];
  texts: Insertable<SearchSchema['hotel_text']>[];
  sells: Selling;
}

/** What of the hotel is for sale and at which level. */
export interface Selling {
  season: Season;
  /** Empty for own transport. */
  routes: Route[];
  nights: number[];
  boards: BoardCode[];
  /** Koruna per adult and night with half board, before season; 0 for a flight alone. */
  nightPrice: number;
}

interface Site {
  country: Country;
  region: Region;
}

/** Invents the hotels, tours and flights of a size; the same for the same seed. */
export function generateHotels(size: CatalogueSize, seed: number, routes: readonly Route[]): GeneratedHotel[] {
  const volume = VOLUMES[size];
  const sites = COUNTRIES.flatMap((country) => country.regions.map((region) => ({ country, region })));
  const taken = new Set<string>();
  const hotels: GeneratedHotel[] = [];
  const nextId = () => hotels.length + 1;
  const add = (hotel: GeneratedHotel) => hotels.push(hotel);

  for (const tripType of ['WS', 'DW', 'NR'] as const) {
    const selling = sites.filter(({ region }) => region.sells.includes(tripType));
    for (const [site, count] of shared(selling, volume[tripType])) {
      for (let place = 0; place < count; place++) add(inventHotel(nextId(), place, tripType, site, seed, routes, volume.dense, taken));
    }
  }
  const tours = sites.flatMap((site) => (TOURS[site.region.code] ?? []).map((tour, place) => ({ site, tour, place })));
  for (const { site, tour, place } of tours.slice(0, volume.WO)) add(tourHotel(nextId(), place, site, tour, seed, routes));
  const flights = sites.filter(({ region }) => region.sells.includes('CZ') && region.airport !== null);
  for (const site of flights.slice(0, volume.CZ)) add(flightHotel(nextId(), site, seed, routes));
  return hotels;
}

/** Divides `count` hotels over the sites by their resorts; a small count goes to the first sites, three at each. */
function shared(sites: readonly Site[], count: number): [Site, number][] {
  if (count < sites.length * 2) {
    const shares = sites.map((site, index): [Site, number] => [site, Math.max(0, Math.min(3, count - index * 3))]);
    return shares.filter(([, share]) => share > 0);
  }
  const resorts = sites.reduce((sum, { region }) => sum + region.resorts.length, 0);
  let given = 0;
  let passed = 0;
  return sites.map((site) => {
    passed += site.region.resorts.length;
    const share = Math.round((passed / resorts) * count) - given;
    given += share;
    return [site, share];
  });
}

function inventHotel(id: number, place: number, tripType: 'WS' | 'DW' | 'NR', site: Site, seed: number, routes: readonly Route[], dense: boolean, taken: Set<string>): GeneratedHotel {
  const { country, region } = site;
  const random = randomOf(seed, 'hotel', tripType, region.code, place);
  const resort = region.resorts[place % region.resorts.length] as Resort;
  const setting = tripType === 'NR' ? 'ski' : region.season === 'summer' || region.season === 'all' ? 'sea' : 'lake';
  const terrain = tripType === 'DW' && region.season === 'winter' ? 'mountain' : setting;
  const kind: HotelKind = tripType === 'WS' ? 'hotel' : random.chance(0.45) ? 'apartments' : setting !== 'sea' && random.chance(0.4) ? 'chalet' : 'hotel';
  const season: Season = tripType === 'NR' ? 'winter' : tripType === 'DW' && region.season === 'winter' ? 'lake' : region.season;
  const stars = random.pick(kind === 'hotel' ? [3, 4, 4, 4, 5, 5] : [3, 3, 4]);
  const culture = region.season === 'winter' && country.code === 'IT' ? 'AT' : country.code;
  const name = inventName(random, culture, kind, resort.names.cs, taken);
  const metres = random.pick(setting === 'sea' ? [0, 20, 50, 80, 120, 150, 200, 250, 300, 400, 600] : [30, 60, 100, 180, 250, 400, 700, 1200]) + 10;
  const facilities = facilitiesOf(random, setting, kind, stars, metres);
  const boards = boardsOf(random, kind, stars, setting, facilities);
  const rooms = roomKindsOf(random, kind, stars).filter((room) => !facilities.includes('adults-only') || !FAMILY_ROOMS.includes(room));
  const own = routes.filter((route) => route.to.code === region.airport && (route.from.code === 'PRG' || random.chance(0.9)));
  const facts = { metres, centreMetres: random.between(2, 30) * 50, rooms: kind === 'hotel' ? random.between(40, 420) : random.between(8, 60), suits: suitsOf(random, facilities) };
  return {
    row: {
      ...placeOf(site, resort),
      ...movedFrom(resort, random),
      id,
      code: codeOf(region, id),
      trip_type: tripType,
      kind,
      name,
      names: null,
      slug: slugOf(name),
      stars,
      rating: random.chance(0.04) ? 0 : Math.min(98, Math.max(52, Math.round(58 + stars * 5 + random.next() * 18))),
      rating_count: random.between(9, 2400),
      arrival_airport: tripType === 'WS' ? region.airport : null,
      season: season === 'winter' ? 'winter' : season === 'all' ? 'all' : 'summer',
      rooms_count: facts.rooms,
      beach_metres: setting === 'sea' ? metres : null,
      facilities,
      pictures: picturesOfHotel({ id, place, setting: terrain, tripType, region, facilities }),
      slope_picture: tripType === 'NR' ? slopePicture(id) : null,
      ...policyOf(random, kind),
      room_fit: roomFit(rooms),
    },
    rooms: roomRows(id, rooms, random, terrain),
    texts: LANGUAGES.map((language) => hotelText(id, language, { name, setting: terrain, kind: kind === 'chalet' ? 'chalet' : kind === 'apartments' ? 'apartments' : 'hotel', stars, resort, region, facilities, boards, roomKinds: rooms, ...facts }, seed)),
    sells: {
      season,
      routes: tripType === 'WS' ? own : [],
      nights: nightsOf(random, tripType, dense),
      boards,
      nightPrice: nightPriceOf({ tripType, kind, stars, priceLevel: region.priceLevel, luck: random.next() }),
    },
  };
}

function tourHotel(id: number, place: number, site: Site, tour: Tour, seed: number, routes: readonly Route[]): GeneratedHotel {
  const { region } = site;
  const random = randomOf(seed, 'tour', region.code, tour.names.cs);
  const resort = region.resorts[0] as Resort;
  const rooms = [HOTEL_ROOMS.double, HOTEL_ROOMS.family];
  return {
    row: {
      ...placeOf(site, resort),
      latitude: resort.latitude,
      longitude: resort.longitude,
      id,
      code: codeOf(region, id),
      trip_type: 'WO',
      kind: 'tour',
      name: tour.names.cs,
      names: tour.names,
      slug: slugOf(tour.names.cs),
      stars: random.pick([3, 4]),
      rating: random.between(78, 96),
      rating_count: random.between(20, 640),
      arrival_airport: region.airport,
      season: region.season === 'all' ? 'all' : 'summer',
      rooms_count: random.between(18, 40),
      beach_metres: null,
      facilities: ['restaurant', 'wifi', 'air-conditioning'],
      pictures: picturesOfTour(id, place, region),
      slope_picture: null,
      ...policyOf(random, 'hotel'),
      room_fit: roomFit(rooms),
    },
    rooms: roomRows(id, rooms, random, null),
    texts: LANGUAGES.map((language) => {
      const texts = TEXTS[language].tour;
      const facts = { name: tour.names[language], stops: tour.stops.map(({ names }) => names[language]), days: tour.nights + 1 };
      return { hotel_id: id, language, summary: texts.summary(facts), description: json(texts.description.map((sentence) => sentence(facts))), tour_plan: json(tourPlan(tour, language)) };
    }),
    sells: {
      season: region.season,
      routes: routes.filter((route) => route.to.code === region.airport),
      nights: [tour.nights],
      boards: random.pick<BoardCode[]>([['HB'], ['BB', 'HB'], ['HB', 'FB']]),
      nightPrice: nightPriceOf({ tripType: 'WO', kind: 'tour', stars: 4, priceLevel: region.priceLevel, luck: random.next() }),
    },
  };
}

/** A day at least for each stop, where the days between suffice; a stop of two days is seen from two sides. */
function tourPlan({ stops, nights }: Tour, language: keyof Names): TourDay[] {
  const texts = TEXTS[language].tour;
  const told = new Map<StopKind, number>();
  return Array.from({ length: nights + 1 }, (_, index) => {
    const day = index + 1;
    if (index === 0) return { day, ...texts.firstDay };
    if (index === nights) return { day, ...texts.lastDay };
    const here = stops[Math.floor(((index - 1) * stops.length) / (nights - 1))] as Tour['stops'][number];
    const before = told.get(here.kind) ?? 0;
    told.set(here.kind, before + 1);
    const days = texts.days[here.kind];
    return { day, title: here.names[language], text: days[before % days.length] ?? '' };
  });
}

function flightHotel(id: number, site: Site, seed: number, routes: readonly Route[]): GeneratedHotel {
  const { region } = site;
  const random = randomOf(seed, 'flight', region.code);
  const resort = region.resorts[0] as Resort;
  const airport = ARRIVAL_AIRPORTS.find(({ code }) => code === region.airport);
  if (airport === undefined) throw new Error(`${region.code} has no airport`);
  const names = Object.fromEntries(LANGUAGES.map((language) => [language, TEXTS[language].flight.name(airport.names[language])])) as Names;
  return {
    row: {
      ...placeOf(site, resort),
      latitude: airport.latitude,
      longitude: airport.longitude,
      id,
      code: codeOf(region, id),
      trip_type: 'CZ',
      kind: 'flight',
      name: names.cs,
      names,
      slug: slugOf(names.cs),
      stars: 0,
      rating: 0,
      rating_count: 0,
      arrival_airport: airport.code,
      season: region.season === 'all' ? 'all' : 'summer',
      rooms_count: 0,
      beach_metres: null,
      facilities: [],
      pictures: picturesOfFlight(id, region),
      slope_picture: null,
      single_supplement: 0,
      third_adult: 100,
      infant: 15,
      child: 90,
      teen: 100,
      room_fit: roomFit([SEAT]),
    },
    rooms: roomRows(id, [SEAT], random, null),
    texts: LANGUAGES.map((language) => {
      const texts = TEXTS[language].flight;
      const city = airport.names[language];
      return { hotel_id: id, language, summary: texts.summary(city), description: json(texts.description.map((sentence) => sentence(city))), tour_plan: null };
    }),
    sells: { season: region.season, routes: routes.filter((route) => route.to.code === airport.code), nights: [3, 4, 7, 10, 11, 14], boards: ['NO'], nightPrice: 0 },
  };
}

function placeOf({ country, region }: Site, resort: Resort) {
  return { country_code: country.code, region_code: region.code, resort_code: resort.code };
}

/** Within about a kilometre of the resort's middle. */
function movedFrom(resort: Resort, random: Random) {
  const moved = (degrees: number) => Number((degrees + (random.next() - 0.5) * 0.018).toFixed(5));
  return { latitude: moved(resort.latitude), longitude: moved(resort.longitude) };
}

function codeOf(region: Region, id: number): string {
  const [country, area] = region.code.split('-');
  return `${country}${area?.[0]}${1000 + id}`;
}

function facilitiesOf(random: Random, setting: HotelFacts['setting'], kind: HotelKind, stars: number, metres: number): string[] {
  const has = new Set(['wifi']);
  const maybe = (code: string, share: number) => random.chance(share) && has.add(code);
  const better = (stars - 3) * 0.25;
  if (setting === 'sea') {
    if (metres <= 60) has.add('beach-front');
    maybe('pool', kind === 'hotel' ? 0.92 : 0.6);
    maybe('air-conditioning', 0.85);
    maybe('diving', 0.2);
  }
  if (setting === 'ski') {
    has.add('ski-room');
    if (metres <= 110) has.add('ski-in');
    maybe('sauna', 0.7);
    maybe('indoor-pool', 0.25 + better);
  }
  if (setting === 'lake') {
    maybe('bike-rental', 0.6);
    maybe('sauna', 0.5);
    maybe('pool', 0.4);
  }
  if (kind === 'apartments') has.add('kitchenette');
  if (kind === 'hotel') {
    has.add('restaurant');
    maybe('bar', 0.8);
    maybe('spa', 0.25 + better);
    maybe('gym', 0.3 + better);
    maybe('indoor-pool', setting === 'sea' ? 0.1 + better / 2 : 0);
  }
  maybe('wheelchair', 0.25);
  maybe('sports', 0.4);
  maybe('pets', setting === 'sea' && kind === 'hotel' ? 0.08 : 0.4);
  maybe('parking', setting === 'sea' && kind === 'hotel' ? 0.3 : 0.9);
  if (kind === 'hotel' && setting === 'sea' && random.chance(0.1)) has.add('adults-only');
  else {
    maybe('kids-club', kind === 'hotel' ? 0.4 : 0.05);
    maybe('playground', 0.45);
    maybe('waterslides', has.has('pool') && kind === 'hotel' ? 0.3 : 0);
  }
  return FACILITIES.map(({ code }) => code).filter((code) => has.has(code));
}

function boardsOf(random: Random, kind: HotelKind, stars: number, setting: HotelFacts['setting'], facilities: string[]): BoardCode[] {
  if (kind === 'apartments') return random.pick<BoardCode[]>([['NO', 'BB'], ['NO', 'HB'], ['NO', 'BB', 'HB']]);
  if (kind === 'chalet') return random.pick<BoardCode[]>([['NO', 'BB'], ['BB', 'HB']]);
  if (setting !== 'sea') return random.pick<BoardCode[]>([['BB', 'HB'], ['BB', 'HB', 'FB'], ['HB', 'FB']]);
  if (stars === 5) return random.pick<BoardCode[]>([['HB', 'AI'], ['AI', 'UAI'], ['BB', 'HB', 'AI'], ['HB', 'UAI']]);
  if (facilities.includes('waterslides')) return random.pick<BoardCode[]>([['FB', 'AI'], ['HB', 'AI']]);
  return random.pick<BoardCode[]>([['BB', 'HB'], ['HB', 'AI'], ['BB', 'HB', 'AI'], ['HB', 'FB', 'AI']]);
}

function roomKindsOf(random: Random, kind: HotelKind, stars: number): RoomKind[] {
  if (kind !== 'hotel') {
    return [...(random.chance(0.7) ? [APARTMENTS.studio] : []), APARTMENTS.two, ...(random.chance(0.7) ? [APARTMENTS.three] : []), ...(random.chance(0.35) ? [APARTMENTS.house] : [])];
  }
  return [
    HOTEL_ROOMS.double,
    ...(random.chance(0.7) ? [HOTEL_ROOMS.superior] : []),
    ...(random.chance(0.85) ? [HOTEL_ROOMS.family] : []),
    ...(random.chance(stars === 5 ? 0.8 : 0.3) ? [HOTEL_ROOMS.juniorSuite] : []),
    ...(random.chance(0.6) ? [HOTEL_ROOMS.familySuite] : []),
    ...(random.chance(stars === 5 ? 0.35 : 0.05) ? [HOTEL_ROOMS.villa] : []),
  ];
}

const FAMILY_ROOMS: readonly RoomKind[] = [HOTEL_ROOMS.family, HOTEL_ROOMS.familySuite];

/** Room supplements count from the hotel's cheapest room, whatever that is. */
function roomRows(hotelId: number, kinds: readonly RoomKind[], random: Random, setting: HotelFacts['setting'] | null): Insertable<SearchSchema['hotel_room']>[] {
  const details = detailsOfRooms(hotelId, kinds, setting);
  const cheapest = Math.min(...kinds.map(({ supplement }) => supplement));
  return kinds.map((kind, position) => ({
    hotel_id: hotelId,
    code: kind.code,
    position,
    names: kind.names,
    capacity: kind.capacity,
    max_adults: kind.maxAdults,
    supplement: kind.supplement - cheapest,
    stock: kind === SEAT ? 40 : random.between(2, 9),
    beds: details[position] ? json(details[position].beds) : null,
    size_m2: details[position]?.sizeM2 ?? null,
    picture: details[position]?.picture ?? null,
  }));
}

function roomFit(kinds: readonly RoomKind[]): (number | null)[] {
  const cheapest = Math.min(...kinds.map(({ supplement }) => supplement));
  return Array.from({ length: 81 }, (_, index) => {
    const adults = Math.floor(index / 9) + 1;
    const children = index % 9;
    const fitting = kinds.filter(({ capacity, maxAdults }) => adults <= maxAdults && adults + children <= capacity);
    return fitting.length === 0 ? null : Math.min(...fitting.map(({ supplement }) => supplement)) - cheapest;
  });
}

function policyOf(random: Random, kind: HotelKind) {
  return {
    // Alone in an apartment one pays nearly for two.
    single_supplement: random.pick(kind === 'hotel' ? [15, 20, 25, 30, 35] : [60, 70, 80]),
    third_adult: random.pick([75, 80, 85]),
    infant: random.pick([5, 8, 10]),
    child: random.pick([40, 45, 50, 60]),
    teen: random.pick([65, 75, 85]),
  };
}

function nightsOf(random: Random, tripType: TripType, dense: boolean): number[] {
  if (tripType === 'WS') return dense ? [7, 10, 11, 14] : random.pick([[7, 10, 14], [7, 11, 14], [7, 10, 11, 14], [4, 7, 8, 11], [7, 8, 14, 15], [3, 4, 7, 14]]);
  if (tripType === 'NR') return random.pick([[3, 4, 5, 7], [4, 5, 6, 7], [3, 5, 7, 8]]);
  return dense ? [3, 4, 5, 7, 10, 14] : random.pick([[3, 4, 5, 7, 10], [4, 5, 7, 10, 14], [3, 4, 5, 7, 14], [3, 4, 6, 7, 8]]);
}

function suitsOf(random: Random, facilities: readonly string[]): HotelFacts['suits'] {
  if (facilities.includes('adults-only')) return 'couples';
  if (facilities.includes('kids-club') || facilities.includes('waterslides')) return 'families';
  return random.pick(['families', 'couples', 'active'] as const);
}

type Described = Pick<HotelFacts, 'name' | 'setting' | 'kind' | 'stars' | 'metres' | 'centreMetres' | 'rooms' | 'suits'> & { resort: Resort; region: Region; facilities: string[]; boards: BoardCode[]; roomKinds: RoomKind[] };

/** Said elsewhere in the description, or nothing to boast of in a list. */
const UNLISTED = ['adults-only', 'wheelchair', 'beach-front', 'ski-in', 'restaurant', 'kitchenette'];

/** One sentence for those who skim and paragraphs on the place, the rooms, the food and the company for those who read. */
function hotelText(id: number, language: keyof Names, hotel: Described, seed: number) {
  const texts = TEXTS[language].hotel;
  // The same seed in every language: translations of a hotel say the same.
  const random = randomOf(seed, 'text', id);
  const named = (codes: readonly string[]) => FACILITIES.filter(({ code }) => codes.includes(code)).map(({ names }) => names[language]);
  const highlights = tileFacilities(hotel.facilities.filter((code) => !UNLISTED.includes(code))).slice(0, 2);
  const boards = BOARDS.filter(({ code }) => hotel.boards.includes(code));
  const board = boards.at(-1) ?? boardById(1);
  const facts: HotelFacts = {
    ...hotel,
    resort: hotel.resort.names[language],
    region: hotel.region.names[language],
    highlights: [...named(highlights), ...(board.code === 'NO' ? [] : [board.names[language].toLowerCase()])],
    facilities: named(random.some(hotel.facilities.filter((code) => !UNLISTED.includes(code) && !highlights.includes(code)), 4)),
    roomKinds: hotel.roomKinds.map(({ names }) => lowered(names[language])),
    board: board.code,
    boards: boards.map(({ names }) => names[language].toLowerCase()),
  };
  const told = (sentences: readonly ((facts: HotelFacts) => string)[]) => random.pick(sentences)(facts);
  const description = [
    `${told(texts.where[facts.setting])} ${told(texts.centre)}`,
    [told(texts.rooms[facts.kind]), ...(facts.facilities.length === 0 ? [] : [told(texts.equipment)])].join(' '),
    [texts.food[facts.board], ...(boards.length < 2 ? [] : [texts.boards(facts)])].join(' '),
    random.pick(texts.suits[facts.suits]),
  ];
  return { hotel_id: id, language, summary: texts.summary(facts), description: json(description), tour_plan: null };
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** jsonb columns take text; node-postgres would write an array as a PostgreSQL array. */
function json(value: unknown): never {
  return JSON.stringify(value) as never;
}
