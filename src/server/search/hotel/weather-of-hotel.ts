import type { Kysely } from 'kysely';
import type { components } from '../../../../openapi/generated/hotel.ts';
import { climateOf } from '../../catalogue/climates.ts';
import type { Schema } from '../../db/schema.ts';
import type { SearchContext } from '../prices/catalogue-window.ts';
import { placeOf } from '../rows/read-offers.ts';

type Weather = components['schemas']['Weather'];

/** What the weather is usually like in a hotel's region, by month; null for an unknown hotel [hotel.calls]. */
export async function weatherOfHotel(kysely: Kysely<Schema>, hotelCode: string, { language }: Pick<SearchContext, 'language'>): Promise<Weather | null> {
  const region = await kysely
    .selectFrom('hotel')
    .innerJoin('destination', 'destination.code', 'hotel.region_code')
    .select(['destination.code', 'destination.names', 'destination.slug'])
    .where('hotel.code', '=', hotelCode)
    .executeTakeFirst();
  const climate = region === undefined ? null : climateOf(region.code);
  if (region === undefined || climate === null) return null;
  const { day, night, water, sunshine, rain } = climate;
  const months = day.map((dayTemperature, month) => ({
    month: month + 1,
    dayTemperature,
    nightTemperature: night[month] as number,
    waterTemperature: water?.[month] ?? null,
    sunshineHours: sunshine[month] as number,
    rainyDays: rain[month] as number,
  }));
  return { place: placeOf(region, language), months };
}
