/** What rooms look like inside: beds for as many as they take, a size that goes with the house, a picture of their kind. */
import type { RoomBed } from '../../server/db/schema.search.ts';
import type { RoomKind } from './room-kinds.ts';
import { randomOf, type Random } from './random.ts';
import type { HotelFacts } from './texts/hotel-facts.ts';

export interface RoomDetails {
  beds: RoomBed[];
  sizeM2: number;
  picture: string;
}

interface Inside {
  /** One of them is a hotel's. */
  beds: readonly RoomBed[][];
  /** Square metres, from the smallest house's to the largest one's. */
  size: readonly [number, number];
  /** The first that the hotel has not shown yet. */
  scenes: readonly string[];
}

const bed = (kind: RoomBed['kind'], count = 1): RoomBed => ({ kind, count });

const VIEWS: Readonly<Record<HotelFacts['setting'], string>> = { sea: 'room-sea-view-morning', lake: 'room-mountain-view', mountain: 'room-mountain-view', ski: 'room-mountain-view' };
const OF_HOUSE: Readonly<Record<HotelFacts['setting'], string>> = { sea: 'room-white-arch', lake: 'room-mountain-view', mountain: 'room-mountain-view', ski: 'room-mountain-view' };
/** A room with two beds apart shows them. */
const TWINS = 'room-twin-beds';
/** Ways a scene is painted for rooms: hotels share them, which spares painting thousands. */
const LOOKS = 12;

const INSIDE: Readonly<Record<string, Inside>> = {
  DR2: { beds: [[bed('double'), bed('extraBed')], [bed('single', 2), bed('extraBed')]], size: [18, 28], scenes: [] },
  DRS: { beds: [[bed('double'), bed('extraBed')], [bed('double'), bed('single')]], size: [23, 35], scenes: ['room-evening-lamp'] },
  FAM: { beds: [[bed('double'), bed('single', 2)], [bed('double'), bed('bunkBed')], [bed('double'), bed('sofaBed')]], size: [29, 44], scenes: ['room-garden-family'] },
  FAS: { beds: [[bed('double'), bed('single', 2), bed('sofaBed')], [bed('double', 2), bed('sofaBed')], [bed('double'), bed('bunkBed'), bed('sofaBed')]], size: [46, 66], scenes: ['room-suite-sofa', TWINS, 'room-evening-lamp'] },
  JS: { beds: [[bed('double'), bed('sofaBed')]], size: [36, 52], scenes: ['room-suite-sofa'] },
  VIL: { beds: [[bed('double', 3), bed('single', 2), bed('extraBed')], [bed('double', 2), bed('single', 4), bed('extraBed')]], size: [96, 168], scenes: ['room-villa-pool'] },
  ST: { beds: [[bed('double'), bed('extraBed')], [bed('sofaBed'), bed('single')]], size: [22, 32], scenes: ['room-kitchen-table'] },
  A4: { beds: [[bed('double'), bed('sofaBed')], [bed('single', 2), bed('sofaBed')]], size: [36, 50], scenes: ['room-suite-sofa'] },
  A6: { beds: [[bed('double', 2), bed('sofaBed')], [bed('double'), bed('single', 2), bed('sofaBed')], [bed('double'), bed('bunkBed'), bed('sofaBed')]], size: [54, 76], scenes: ['room-garden-family'] },
  DUM: { beds: [[bed('double', 2), bed('single', 3), bed('sofaBed')], [bed('double', 3), bed('bunkBed'), bed('extraBed')]], size: [92, 158], scenes: ['room-evening-lamp'] },
};

/**
 * Of a hotel's kinds of rooms in their order; null for what is no room. The same for the same hotel.
 * @param setting null where each night is somewhere else
 */
export function detailsOfRooms(hotelId: number, kinds: readonly RoomKind[], setting: HotelFacts['setting'] | null): (RoomDetails | null)[] {
  // One house is built more generously than another.
  const generosity = randomOf('room-size', hotelId).next();
  const shown = new Set<string>();
  return kinds.map(({ code }) => {
    const inside = INSIDE[code];
    if (inside === undefined) return null;
    const random = randomOf('room', hotelId, code);
    const beds = random.pick(inside.beds);
    const areTwins = beds[0]?.kind === 'single';
    const candidates = [...(areTwins ? [TWINS] : []), ...scenesOf(code, setting, random), ...inside.scenes];
    const scene = candidates.find((candidate) => !shown.has(candidate)) ?? candidates[0]!;
    shown.add(scene);
    const [least, most] = inside.size;
    return { beds, sizeM2: Math.round(least + (most - least) * generosity), picture: `scenes/${scene}.${random.between(1, LOOKS)}` };
  });
}

/** What a plain room looks like hangs on the house, what a better one sees on the place. */
function scenesOf(code: string, setting: HotelFacts['setting'] | null, random: Random): readonly string[] {
  if (setting === null) return code === 'DR2' ? ['room-evening-lamp'] : [];
  if (code === 'DR2') return random.some(['room-evening-lamp', OF_HOUSE[setting]], 1);
  if (code === 'DRS') return [VIEWS[setting]];
  return code === 'DUM' ? [OF_HOUSE[setting]] : [];
}
