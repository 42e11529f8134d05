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

/** Pixels of a price on the map, of one with the count of those it stands for, and of their height, on the safe side. */
const PRICE = 96;
const COUNTED_PRICE = 136;
const HEIGHT = 36;

interface Pill {
  x: number;
  y: number;
  width: number;
}

function pillOf(points: readonly { coordinates: Coordinates }[], zoom: number): Pill {
  return { ...worldPixel(middleOf(points.map(({ coordinates }) => coordinates)), zoom), width: points.length > 1 ? COUNTED_PRICE : PRICE };
}

const cover = (one: Pill, other: Pill) => Math.abs(one.x - other.x) < (one.width + other.width) / 2 && Math.abs(one.y - other.y) < HEIGHT;

/** Prices that would cover each other where they stand are one, until none do; the same whichever part of the world is in view. */
export function clustersAt(points: readonly MapPoint[], zoom: number): MapCluster[] {
  let clusters = points.map((point) => ({ points: [point], pill: pillOf([point], zoom) }));
  for (;;) {
    const joined: typeof clusters = [];
    for (const cluster of clusters) {
      const place = joined.findIndex(({ pill }) => cover(pill, cluster.pill));
      const own = place === -1 ? cluster.points : [...joined[place]!.points, ...cluster.points];
      joined.splice(place === -1 ? joined.length : place, 1, { points: own, pill: pillOf(own, zoom) });
    }
    if (joined.length === clusters.length) break;
    clusters = joined;
  }
  return clusters.map(({ points: own }) => ({
    ids: own.map(({ id }) => id),
    coordinates: middleOf(own.map(({ coordinates }) => coordinates)),
    lowestPrice: Math.min(...own.map(({ price }) => price)),
  }));
}

/** Pixels of a label's letter and of its line, on the safe side, and how far beneath its place it stands. */
const LETTER = 7;
const LINE = 16;
const BENEATH = 26;

/** Labels whose words cover neither those of one before them nor a price, at a zoom; the same whichever part of the world is in view. */
export function labelsApart<Label extends { name: string; middle: Coordinates }>(labels: readonly Label[], zoom: number, clusters: readonly MapCluster[] = []): Label[] {
  const prices = clusters.map(({ ids, coordinates }) => ({ ...worldPixel(coordinates, zoom), width: ids.length > 1 ? COUNTED_PRICE : PRICE }));
  const shown: { label: Label; x: number; y: number }[] = [];
  for (const label of labels) {
    const { x, y } = worldPixel(label.middle, zoom);
    const width = LETTER * label.name.length;
    const covers = shown.some((other) => Math.abs(other.y - y) < LINE && Math.abs(other.x - x) < (LETTER * other.label.name.length + width) / 2)
      || prices.some((price) => Math.abs(price.y - y - BENEATH) < (LINE + HEIGHT) / 2 && Math.abs(price.x - x) < (price.width + width) / 2);
    if (!covers) shown.push({ label, x, y });
  }
  return shown.map(({ label }) => label);
}

/** Whether a label is whole in a view of so many pixels, its place at a pixel of it. */
export function isLabelWhole({ name }: { name: string }, { x, y }: { x: number; y: number }, { width, height }: { width: number; height: number }): boolean {
  const half = (LETTER * name.length) / 2;
  return x >= half && x + half <= width && y + BENEATH >= LINE / 2 && y + BENEATH + LINE / 2 <= height;
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
