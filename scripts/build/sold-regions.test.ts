import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { COUNTRIES } from '../../src/demo/catalogue/geography.ts';
import { soldRegions, windowsOf } from './sold-regions.ts';

type Position = number[];

const regions = COUNTRIES.flatMap((country) => country.regions);

it('the map knows every region that is sold, with coasts near it, and nothing beyond', () => {
  const { windows, land, lines } = soldRegions();
  const isIn = ([x, y]: Position, [west, south, east, north]: readonly number[]) => x! >= west! && x! <= east! && y! >= south! && y! <= north!;
  const isNear = ([x, y]: Position, longitude: number, latitude: number) => Math.hypot(x! - longitude, y! - latitude) < 2;
  const points = lines.coordinates.flat();
  for (const { code, longitude, latitude } of regions) {
    expect([code, windows.some((window) => isIn([longitude, latitude], window)), points.some((point) => isNear(point, longitude, latitude))]).toEqual([code, true, true]);
  }
  expect([...points, ...land.coordinates.flat(2)].filter((point) => !windows.some((window) => isIn(point, window)))).toEqual([]);
  expect(brotliCompressSync(JSON.stringify({ windows, land, lines })).length).toBeLessThan(140_000);
});

it('from afar the map knows the world, in few bytes', () => {
  const { far } = soldRegions();
  const longitudes = far.land.coordinates.flat(2).map(([longitude]) => longitude!);
  expect([Math.min(...longitudes), Math.max(...longitudes)]).toEqual([-180, 180]);
  const isNear = ([x, y]: Position, longitude: number, latitude: number) => Math.hypot(x! - longitude, y! - latitude) < 3;
  for (const [longitude, latitude] of [[-43, -23], [151, -34], [-123, 49], [140, 36]] as const) {
    expect([longitude, far.lines.coordinates.flat().some((point) => isNear(point, longitude, latitude))]).toEqual([longitude, true]);
  }
  expect(brotliCompressSync(JSON.stringify(far)).length).toBeLessThan(40_000);
});

it('windows that touch become one', () => {
  expect(windowsOf([{ latitude: 10, longitude: 10 }, { latitude: 12, longitude: 15 }, { latitude: -30, longitude: 120 }])).toEqual([[6, 6, 19, 16], [116, -34, 124, -26]]);
});
