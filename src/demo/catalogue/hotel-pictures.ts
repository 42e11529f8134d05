import type { TripType } from '../../domain/search/trip-types.ts';
import { SCENES, type SceneKind } from '../scenes/scene-list.ts';
import type { Region } from './geography.ts';
import { randomOf } from './random.ts';
import type { HotelFacts } from './texts/hotel-facts.ts';

interface PicturedHotel {
  id: number;
  /** Its place among the region's hotels. */
  place: number;
  setting: HotelFacts['setting'];
  tripType: TripType;
  region: Region;
  facilities: readonly string[];
}

const VOLCANIC = ['canary-volcano-afternoon', 'costa-promenade-evening', 'balearic-cala-day'];
const CARIBBEAN = ['tropical-palm-beach', 'jungle-waterfall-day'];
/** Where a region does not look like all that is painted of its kind of coast. */
const SCENES_OF_REGION: Readonly<Record<string, readonly string[]>> = {
  'ES-TENERIFE': VOLCANIC,
  'ES-GRAN_CANARIA': VOLCANIC,
  'ES-FUERTEVENTURA': VOLCANIC,
  'ES-LANZAROTE': VOLCANIC,
  'PT-MADEIRA': VOLCANIC,
  'ES-MALLORCA': ['balearic-cala-day', 'costa-promenade-evening', 'andalusian-village-day'],
  'AE-DUBAJ': ['city-gulf-skyline-night', 'red-sea-resort-day', 'red-sea-palms-sunset', 'desert-dunes-dusk'],
  'MV-ATOLY_U_MALE': ['overwater-bungalows-day', 'overwater-bungalows-sunset', 'tropical-palm-beach'],
  'TH-PHUKET': ['karst-islands-longtail', 'tropical-palm-beach', 'jungle-waterfall-day'],
  'TH-KOH_SAMUI': ['tropical-palm-beach', 'karst-islands-longtail', 'jungle-waterfall-day'],
  'TZ-ZANZIBAR': ['tropical-palm-beach', 'savanna-acacia-sunset', 'safari-lodge-day'],
  'MX-MAYSKA_RIVIERA': CARIBBEAN,
  'DO-PUNTA_CANA': CARIBBEAN,
  'CV-SAL': ['tropical-palm-beach', 'desert-dunes-dusk'],
  'IT-LAGO_DI_GARDA': ['austrian-lakeside-village', 'alpine-lake-summer', 'ligurian-houses-day'],
};
/** Sights that stand in a country, or could. */
const SIGHTS_OF_COUNTRY: Readonly<Record<string, readonly string[]>> = {
  GR: ['temple-hill-sunset', 'lighthouse-dusk'],
  CY: ['temple-hill-sunset', 'lighthouse-dusk'],
  IT: ['temple-hill-sunset', 'lighthouse-dusk'],
  AL: ['temple-hill-sunset', 'lighthouse-dusk'],
  TR: ['balloons-valley-morning', 'city-minarets-sunset'],
  EG: ['pyramids-afternoon', 'city-minarets-sunset'],
  TN: ['city-minarets-sunset', 'desert-dunes-dusk'],
  AE: ['city-minarets-sunset', 'city-gulf-skyline-night'],
  TZ: ['savanna-acacia-sunset', 'safari-lodge-day'],
  TH: ['jungle-waterfall-day', 'karst-islands-longtail'],
};
const SIGHTS_ANYWHERE = ['lighthouse-dusk'];

/** Every third hotel that has a pool shows it first. */
const POOL_TURN = 3;

/** Image paths of a hotel, the tile's first; neighbours' tiles differ. */
export function picturesOfHotel({ id, place, setting, tripType, region, facilities }: PicturedHotel): string[] {
  const snow = setting === 'ski';
  const outside = tripType === 'DW' && (setting === 'mountain' || setting === 'lake') ? idsOf(['alps-summer', 'lake']) : scenesOf(region);
  const pools = snow || setting === 'mountain' ? ['wellness-pool-mountains'] : idsOf(['pool']).filter((scene) => scene !== 'wellness-pool-mountains' && (scene !== 'pool-slides-day' || facilities.includes('waterslides')));
  const swims = facilities.some((code) => code === 'pool' || code === 'indoor-pool');
  const rooms = idsOf(['room']).filter((scene) => (setting === 'sea' ? scene !== 'room-mountain-view' : !['room-sea-view-morning', 'room-white-arch'].includes(scene)));
  const tables = snow ? ['alpine-hut-table-winter'] : setting === 'sea' ? ['taverna-terrace-day', 'terrace-dinner-dusk', 'breakfast-table-morning'] : ['terrace-dinner-dusk'];
  const around = tripType === 'WS' ? sightsOf(region) : [setting === 'sea' ? 'coast-road-car-day' : 'mountain-road-car'];
  // Never two pools in a row, and between two of the land one step in their order.
  const showsPool = setting === 'sea' && swims && place % POOL_TURN === POOL_TURN - 1;
  const tile = showsPool ? pools[Math.floor(place / POOL_TURN) % pools.length]! : outside[place % outside.length]!;
  const rest = [...some(outside, id, 2), ...(swims ? some(pools, id, 1) : []), ...some(rooms, id, 1), ...some(tables, id, 1), ...some(snow ? outside : around, id, 1)];
  return paths([tile, ...rest], id).slice(0, 6);
}

/** Image paths of a round trip: what there is to see, then the land and a table; `place` is its place among the region's. */
export function picturesOfTour(id: number, place: number, region: Region): string[] {
  const tiles = [...new Set([...sightsOf(region), ...scenesOf(region)])];
  return paths([tiles[place % tiles.length]!, ...some(sightsOf(region), id, 2), ...some(scenesOf(region), id, 3), 'terrace-dinner-dusk'], id).slice(0, 6);
}

/** Image paths of a flight: the plane, then where it lands. */
export function picturesOfFlight(id: number, region: Region): string[] {
  return paths([...some(idsOf(['flight']), id, 2), ...some(scenesOf(region), id, 3)], id);
}

/** A slope with its lifts. */
export function slopePicture(id: number): string {
  return scenePath('ski-slope-lift-day', id);
}

export function scenesOf(region: Region): readonly string[] {
  return SCENES_OF_REGION[region.code] ?? idsOf(region.scenes as SceneKind[]);
}

export function sightsOf(region: Region): readonly string[] {
  return SIGHTS_OF_COUNTRY[region.code.slice(0, 2)] ?? SIGHTS_ANYWHERE;
}

/** Whether a scene shows nothing that stands in other countries only. */
export function couldBeIn(region: Region, scene: string): boolean {
  const isSomewhere = Object.values(SIGHTS_OF_COUNTRY).some((sights) => sights.includes(scene));
  return !isSomewhere || [...SIGHTS_ANYWHERE, ...sightsOf(region), ...scenesOf(region)].includes(scene);
}

function idsOf(kinds: readonly SceneKind[]): string[] {
  return SCENES.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
}

function some(scenes: readonly string[], seed: number, count: number): string[] {
  return randomOf('scenes', seed, scenes.join()).some(scenes, count);
}

function paths(scenes: readonly string[], seed: number): string[] {
  return [...new Set(scenes)].map((scene) => scenePath(scene, seed));
}

function scenePath(scene: string, seed: number): string {
  return `scenes/${scene}.${seed}`;
}
