import { sql, type Kysely } from 'kysely';
import type { components } from '../../../../openapi/generated/hotel.ts';
import type { Language } from '../../../domain/market/language.ts';
import { allowsMultiroom, type TripType } from '../../../domain/search/trip-types.ts';
import { hotelPath } from '../../../domain/urls/pages/hotel-url.ts';
import { FACILITIES } from '../../catalogue/facilities.ts';
import type { HotelKind } from '../../catalogue/hotel-kinds.ts';
import type { Names, TourDay } from '../../db/schema.search.ts';
import type { Schema } from '../../db/schema.ts';
import type { SearchContext } from '../prices/catalogue-window.ts';
import { pictureOf } from '../../images/picture-of.ts';
import { placeOf } from '../rows/read-offers.ts';

export type Hotel = components['schemas']['Hotel'];

/** The default title of a short description [hotel.details]; the spec quotes the Polish one. */
const SUMMARY_TITLE: Record<Language, string> = {
  cs: 'Shrnutí zájezdu',
  pl: 'Podsumowanie wycieczki',
  ro: 'Rezumatul călătoriei',
  uk: 'Підсумок подорожі',
  hu: 'Az utazás összefoglalója',
};

/** When a hotel is open, as its card says it; the texts come with the hotel and weigh nothing in the code of pages. */
const SEASON_NAMES: Record<Language, Record<Hotel['details']['season'], string>> = {
  cs: { summer: 'Sezona: léto', winter: 'Sezona: zima', all: 'Sezona: celý rok' },
  pl: { summer: 'Sezon: lato', winter: 'Sezon: zima', all: 'Sezon: cały rok' },
  ro: { summer: 'Sezon: vară', winter: 'Sezon: iarnă', all: 'Sezon: tot anul' },
  uk: { summer: 'Сезон: літо', winter: 'Сезон: зима', all: 'Сезон: увесь рік' },
  hu: { summer: 'Szezon: nyár', winter: 'Szezon: tél', all: 'Szezon: egész év' },
};

interface HotelRow {
  code: string;
  kind: HotelKind;
  trip_type: TripType;
  name: string;
  names: Names | null;
  slug: string;
  stars: number;
  rating: number;
  rating_count: number;
  rating_spread: number[];
  latitude: number;
  longitude: number;
  season: 'summer' | 'winter' | 'all';
  rooms_count: number;
  facilities: string[];
  pictures: string[];
  slope_picture: string | null;
  places: { code: string; names: Names; slug: string }[];
  summary: string;
  description: string[];
  tour_plan: TourDay[] | null;
  rooms: { code: string; names: Names; capacity: number }[];
}

/** What a hotel card says of its hotel [hotel.details]; null for an unknown code. */
export async function hotelByCode(kysely: Kysely<Schema>, hotelCode: string, { language }: Pick<SearchContext, 'language'>): Promise<Hotel | null> {
  const { rows } = await sql<HotelRow>`
    select h.code, h.kind, h.trip_type, h.name, h.names, h.slug, h.stars, h.rating, h.rating_count, h.rating_spread, h.latitude, h.longitude, h.season, h.rooms_count, h.facilities, h.pictures, h.slope_picture,
      (select jsonb_agg(jsonb_build_object('code', d.code, 'names', d.names, 'slug', d.slug) order by length(d.code)) from destination d where d.code in (h.country_code, h.region_code, h.resort_code)) as places,
      t.summary, t.description, t.tour_plan,
      (select jsonb_agg(jsonb_build_object('code', r.code, 'names', r.names, 'capacity', r.capacity) order by r.position) from hotel_room r where r.hotel_id = h.id) as rooms
    from hotel h join hotel_text t on t.hotel_id = h.id and t.language = ${language}
    where h.code = ${hotelCode}`.execute(kysely);
  const row = rows[0];
  const [country, region, resort] = row?.places ?? [];
  if (row === undefined || country === undefined || region === undefined || resort === undefined) return null;
  return {
    details: {
      name: row.names?.[language] ?? row.name,
      code: row.code,
      type: row.kind,
      shortDescription: { title: SUMMARY_TITLE[language], text: row.summary },
      stars: row.stars,
      coordinates: { latitude: row.latitude, longitude: row.longitude },
      season: row.season,
      seasonName: SEASON_NAMES[language][row.season],
      roomsCount: row.rooms_count,
      resortCode: resort.code,
      regionCode: region.code,
      countryCode: country.code,
    },
    hotelUrl: hotelPath({ countrySlug: country.slug, regionSlug: region.slug, resortSlug: resort.slug, hotelSlug: row.slug, hotelCode: row.code }),
    slopeImageUrl: row.slope_picture === null ? null : pictureOf(row.slope_picture, language).src,
    tour: row.tour_plan === null ? null : { tourPlan: row.tour_plan },
    tripAdvisor: { rating: row.rating / 10, count: row.rating_count, distribution: row.rating_spread },
    pictures: row.pictures.map((path) => pictureOf(path, language)),
    facilities: FACILITIES.filter(({ code }) => row.facilities.includes(code)).map(({ code, names }) => ({ code, label: capitalised(names[language]) })),
    description: row.description,
    rooms: row.rooms.map(({ code, names, capacity }) => ({ roomCode: code, roomName: names[language], capacity })),
    tripTypes: [row.trip_type],
    destination: { country: placeOf(country, language), region: placeOf(region, language), resort: placeOf(resort, language) },
    multiroomEnabled: allowsMultiroom(row.trip_type),
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
