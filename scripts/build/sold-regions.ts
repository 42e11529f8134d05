/** The map of offers: land, coasts and borders of the regions that are sold, cut from Natural Earth (public domain) when the shop is built. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Plugin } from 'vite';
import { COUNTRIES } from '../../src/demo/catalogue/geography.ts';

/** GeoJSON's, in degrees: longitude, then latitude. */
type Position = number[];
type Polygon = { type: 'Polygon'; coordinates: Position[][] };
type MultiPolygon = { type: 'MultiPolygon'; coordinates: Position[][][] };
type MultiLineString = { type: 'MultiLineString'; coordinates: Position[][] };

/** West, south, east, north in degrees. */
export type Window = readonly [west: number, south: number, east: number, north: number];

export interface SoldRegions {
  /** All of the world, true from afar only. */
  far: Pick<SoldRegions, 'land' | 'lines'>;
  /** Parts of the world that the map knows from near, too. */
  windows: Window[];
  land: MultiPolygon;
  /** Coasts and borders of states. */
  lines: MultiLineString;
}

/** What the shop's modules import. */
const MODULE = 'virtual:sold-regions';
/** Without the poles, which the map's projection does not reach. */
const WORLD: Window = [-180, -60, 180, 84];
/** Degrees around each region that is sold. */
const MARGIN = 4;
/** Digits that the data is true for: a hundredth of a degree is about a kilometre. */
const PRECISION = 100;
/** Degrees between points that are worth telling apart where the map is largest. */
const STEP = 0.015;

export function soldRegionsModule(): Plugin {
  return {
    name: 'sold-regions',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export default JSON.parse(${JSON.stringify(JSON.stringify(soldRegions()))});` : null),
  };
}

export function soldRegions(): SoldRegions {
  const windows = windowsOf(COUNTRIES.flatMap(({ regions }) => regions));
  return { windows, ...cut('countries-10m', windows), far: cut('countries-110m', [WORLD]) };
}

/** What of Natural Earth lies within some parts of the world. */
function cut(atlas: string, windows: readonly Window[]): Pick<SoldRegions, 'land' | 'lines'> {
  const file = createRequire(import.meta.url).resolve(`world-atlas/${atlas}.json`);
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ countries: GeometryCollection }>;
  const polygons = feature(topology, topology.objects.countries).features.flatMap(({ geometry }) => partsOf(geometry as Polygon | MultiPolygon));
  const lines = mesh(topology, topology.objects.countries);
  return {
    land: { type: 'MultiPolygon', coordinates: windows.flatMap((window) => polygons.flatMap((rings) => clippedPolygon(rings, window))) },
    lines: { type: 'MultiLineString', coordinates: windows.flatMap((window) => lines.coordinates.flatMap((line) => clippedLine(line, window))) },
  };
}

/** Windows around places; those that touch become one. */
export function windowsOf(places: readonly { latitude: number; longitude: number }[]): Window[] {
  let windows: Window[] = places.map(({ latitude, longitude }) => [Math.floor(longitude - MARGIN), Math.floor(latitude - MARGIN), Math.ceil(longitude + MARGIN), Math.ceil(latitude + MARGIN)]);
  for (;;) {
    const joined = windows.reduce<Window[]>((apart, window) => {
      const other = apart.findIndex((one) => touch(one, window));
      return other === -1 ? [...apart, window] : apart.with(other, around(apart[other]!, window));
    }, []);
    if (joined.length === windows.length) return joined;
    windows = joined;
  }
}

const touch = (one: Window, other: Window) => one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3];
const around = (one: Window, other: Window): Window => [Math.min(one[0], other[0]), Math.min(one[1], other[1]), Math.max(one[2], other[2]), Math.max(one[3], other[3])];

function partsOf(geometry: Polygon | MultiPolygon): Position[][][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

/** Sutherland and Hodgman's clipping, ring by ring; nothing where nothing of the outer ring is left. */
function clippedPolygon(rings: Position[][], window: Window): Position[][][] {
  const clipped = rings.map((ring) => thinned(closed(clippedRing(ring, window)))).filter((ring) => ring.length >= 4);
  return clipped.length === 0 ? [] : [clipped];
}

function clippedRing(ring: Position[], [west, south, east, north]: Window): Position[] {
  const sides: [axis: 0 | 1, at: number, sign: 1 | -1][] = [[0, west, 1], [0, east, -1], [1, south, 1], [1, north, -1]];
  return sides.reduce((points, [axis, at, sign]) => {
    const isIn = (point: Position) => sign * (point[axis]! - at) >= 0;
    return points.flatMap((point, index) => {
      const before = points.at(index - 1)!;
      const crossing = isIn(point) === isIn(before) ? [] : [crossingOf(before, point, axis, at)];
      return isIn(point) ? [...crossing, point] : crossing;
    });
  }, ring);
}

function crossingOf(from: Position, to: Position, axis: 0 | 1, at: number): Position {
  const share = (at - from[axis]!) / (to[axis]! - from[axis]!);
  return [from[0]! + share * (to[0]! - from[0]!), from[1]! + share * (to[1]! - from[1]!)];
}

function closed(ring: Position[]): Position[] {
  return ring.length === 0 ? ring : [...ring, ring[0]!];
}

/** The pieces of a line within the window. */
function clippedLine(line: Position[], [west, south, east, north]: Window): Position[][] {
  const pieces: Position[][] = [[]];
  for (const point of line) {
    const isIn = point[0]! >= west && point[0]! <= east && point[1]! >= south && point[1]! <= north;
    if (isIn) pieces.at(-1)!.push(point);
    else if (pieces.at(-1)!.length > 0) pieces.push([]);
  }
  return pieces.map(thinned).filter((piece) => piece.length > 1);
}

/** Rounded, without the points that stand all but on the one before; the ends stay. */
function thinned(points: Position[]): Position[] {
  const kept: Position[] = [];
  points.forEach(([longitude = 0, latitude = 0], index) => {
    const point = [Math.round(longitude * PRECISION) / PRECISION, Math.round(latitude * PRECISION) / PRECISION];
    const last = kept.at(-1);
    const isFar = last === undefined || Math.hypot(point[0]! - last[0]!, point[1]! - last[1]!) >= STEP;
    if (isFar || (index === points.length - 1 && point.join() !== last.join())) kept.push(point);
  });
  return kept;
}
