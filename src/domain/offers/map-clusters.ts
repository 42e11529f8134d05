/** Prices that would cover each other on a map become one. */
import type { Coordinates } from './coordinates.ts';

export interface MapPoint {
  id: string;
  coordinates: Coordinates;
  /** Minor units. */
  price: number;
}

export interface MapCluster {
  /** Of its points, in their order. */
  ids: string[];
  coordinates: Coordinates;
  lowestPrice: number;
}

/** Pixels of the world's width at zoom 0, as web maps count. */
const WORLD = 512;
/** Kilometres of a degree of latitude. */
const DEGREE = 111.2;

/** Where a place lies on the whole world's map at a zoom, in pixels; latitudes as web maps stretch them. */
export function worldPixel({ latitude, longitude }: Coordinates, zoom: number): { x: number; y: number } {
  const size = WORLD * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: ((longitude + 180) / 360) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size };
}

/** Points nearer than `distance` pixels to a cluster's first point belong to it; the same whichever part of the world is in view. */
export function clustersAt(points: readonly MapPoint[], zoom: number, distance: number): MapCluster[] {
  const clusters: { at: { x: number; y: number }; points: MapPoint[] }[] = [];
  for (const point of points) {
    const at = worldPixel(point.coordinates, zoom);
    const near = clusters.find((cluster) => Math.hypot(cluster.at.x - at.x, cluster.at.y - at.y) < distance);
    if (near === undefined) clusters.push({ at, points: [point] });
    else near.points.push(point);
  }
  return clusters.map(({ points: own }) => ({
    ids: own.map(({ id }) => id),
    coordinates: middleOf(own.map(({ coordinates }) => coordinates)),
    lowestPrice: Math.min(...own.map(({ price }) => price)),
  }));
}

/** Pixels of a label's letter and of its line, on the safe side. */
const LETTER = 7;
const LINE = 16;

/** Labels whose words do not cover those of one before them, at a zoom; the same whichever part of the world is in view. */
export function labelsApart<Label extends { name: string; middle: Coordinates }>(labels: readonly Label[], zoom: number): Label[] {
  const shown: { label: Label; x: number; y: number }[] = [];
  for (const label of labels) {
    const { x, y } = worldPixel(label.middle, zoom);
    const covers = shown.some((other) => Math.abs(other.y - y) < LINE && Math.abs(other.x - x) < (LETTER * (other.label.name.length + label.name.length)) / 2);
    if (!covers) shown.push({ label, x, y });
  }
  return shown.map(({ label }) => label);
}

/** The mean of places that are near each other. */
export function middleOf(places: readonly Coordinates[]): Coordinates {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { latitude: mean(places.map(({ latitude }) => latitude)), longitude: mean(places.map(({ longitude }) => longitude)) };
}

/** Kilometres from the middle of a view to its nearer edge: what lies within is in view. */
export function viewRadius(middle: Coordinates, edge: { north: number; east: number }): number {
  const up = (edge.north - middle.latitude) * DEGREE;
  const aside = (edge.east - middle.longitude) * DEGREE * Math.cos((middle.latitude * Math.PI) / 180);
  return Math.max(0, Math.min(up, aside));
}
