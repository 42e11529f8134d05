import { expect, it } from 'vitest';
import { generateRoutes } from './flights.ts';
import { generateHotels } from './generate-hotels.ts';

/** The scene of a picture's path, whichever way it is painted. */
const sceneOf = (path: string | undefined) => /scenes\/([\w-]+)\.\d+$/.exec(path ?? '')?.[1];

it.each([20_264, 7])('no hotel repeats the picture of its neighbour in the region (seed %i)', (seed) => {
  const hotels = generateHotels('default', seed, generateRoutes(seed, false)).map(({ row }) => row);
  const repeated = hotels.flatMap((hotel, index) => {
    const before = hotels[index - 1];
    const isNeighbour = before?.region_code === hotel.region_code && before.trip_type === hotel.trip_type;
    return isNeighbour && sceneOf(before.pictures[0]) === sceneOf(hotel.pictures[0]) ? [`${before.code} ${hotel.code} ${sceneOf(hotel.pictures[0])}`] : [];
  });
  expect(hotels.length).toBeGreaterThan(500);
  expect(hotels.every(({ pictures }) => sceneOf(pictures[0]) !== undefined)).toBe(true);
  expect(repeated).toEqual([]);
});
