import { sql, type RawBuilder } from 'kysely';
import { MARKET } from '../../domain/market/market.ts';

/** Time zones by country, and by region where a country has several. */
const OF_PLACES: Readonly<Record<string, string>> = {
  GR: 'Europe/Athens', TR: 'Europe/Istanbul', CY: 'Asia/Nicosia', EG: 'Africa/Cairo', TN: 'Africa/Tunis',
  ES: 'Europe/Madrid', 'ES-TENERIFE': 'Atlantic/Canary', 'ES-GRAN_CANARIA': 'Atlantic/Canary', 'ES-FUERTEVENTURA': 'Atlantic/Canary', 'ES-LANZAROTE': 'Atlantic/Canary',
  PT: 'Europe/Lisbon', 'PT-MADEIRA': 'Atlantic/Madeira', CV: 'Atlantic/Cape_Verde',
  BG: 'Europe/Sofia', HR: 'Europe/Zagreb', ME: 'Europe/Podgorica', AL: 'Europe/Tirane', SI: 'Europe/Ljubljana', IT: 'Europe/Rome', AT: 'Europe/Vienna', FR: 'Europe/Paris', SK: 'Europe/Bratislava',
  AE: 'Asia/Dubai', MV: 'Indian/Maldives', TH: 'Asia/Bangkok', TZ: 'Africa/Dar_es_Salaam',
  MX: 'America/Cancun', DO: 'America/Santo_Domingo',
};

/** The time zone of a region (`GR-KRETA`) of the catalogue; the market's for one that it does not have. */
export function timeZoneOf(regionCode: string): string {
  return OF_PLACES[regionCode] ?? OF_PLACES[regionCode.split('-')[0] ?? ''] ?? MARKET.timeZone;
}

/** The same in SQL, of the columns `region_code` and `country_code` of `a`. */
export function timeZoneInSql(): RawBuilder<string> {
  const zones = JSON.stringify(OF_PLACES);
  return sql<string>`coalesce(${zones}::jsonb ->> a.region_code, ${zones}::jsonb ->> a.country_code, ${MARKET.timeZone})`;
}
