/** Size of the map of offices, in its own units. */
export const MAP = { width: 720, height: 420 } as const;

const WEST = 12.0;
const EAST = 18.95;
const NORTH = 51.1;
const SOUTH = 48.5;

/** Where a place lies on the map; a country this small needs no other projection. */
export function mapPoint({ latitude, longitude }: { latitude: number; longitude: number }): { x: number; y: number } {
  return { x: ((longitude - WEST) / (EAST - WEST)) * MAP.width, y: ((NORTH - latitude) / (NORTH - SOUTH)) * MAP.height };
}
