import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clustersAt, isLabelWhole, labelsApart, viewRadius, worldPixel } from './map-clusters.ts';

const crete = { id: 'crete', coordinates: { latitude: 35.3, longitude: 25.1 }, price: 2000000 };
const near = { id: 'near', coordinates: { latitude: 35.32, longitude: 25.12 }, price: 1500000 };
const rhodes = { id: 'rhodes', coordinates: { latitude: 36.2, longitude: 28 }, price: 1800000 };

it('prices that would cover each other are one, with the lowest; closer to, they part', () => {
  expect(clustersAt([crete, near, rhodes], 6).map(({ ids, lowestPrice }) => [ids, lowestPrice])).toEqual([[['crete', 'near'], 1500000], [['rhodes'], 1800000]]);
  expect(clustersAt([crete, near, rhodes], 12)).toHaveLength(3);
});

it('each point belongs to one cluster, at any zoom', () => {
  const place = fc.record({ latitude: fc.double({ min: -85, max: 85, noNaN: true }), longitude: fc.double({ min: -180, max: 180, noNaN: true }) });
  fc.assert(fc.property(fc.array(place, { maxLength: 60 }), fc.double({ min: 0, max: 8, noNaN: true }), (places, zoom) => {
    const points = places.map((coordinates, index) => ({ id: String(index), coordinates, price: index }));
    expect(clustersAt(points, zoom).flatMap(({ ids }) => ids).toSorted()).toEqual(points.map(({ id }) => id).toSorted());
  }));
});

it('no price covers another where it stands, at any zoom [listing.map]', () => {
  const place = fc.record({ latitude: fc.double({ min: 34, max: 39, noNaN: true }), longitude: fc.double({ min: 15, max: 30, noNaN: true }) });
  fc.assert(fc.property(fc.array(place, { minLength: 8, maxLength: 60 }), fc.double({ min: 2, max: 7.5, noNaN: true }), (places, zoom) => {
    const points = places.map((coordinates, index) => ({ id: String(index), coordinates, price: index }));
    const shown = clustersAt(points, zoom).map(({ ids, coordinates }) => ({ ...worldPixel(coordinates, zoom), width: ids.length > 1 ? 130 : 88 }));
    const covering = shown.flatMap((one, index) => shown.slice(index + 1).filter((other) => Math.abs(one.x - other.x) < (one.width + other.width) / 2 && Math.abs(one.y - other.y) < 34));
    expect(covering).toEqual([]);
  }));
});

it('a name stands beneath its own price, and gives way to another’s', () => {
  const label = { name: 'Rhodos', middle: rhodes.coordinates };
  const price = (coordinates: typeof rhodes.coordinates) => ({ ids: ['one', 'other'], coordinates, lowestPrice: 1 });
  expect(labelsApart([label], 5, [price(rhodes.coordinates)])).toEqual([label]);
  expect(labelsApart([label], 5, [price({ latitude: 35.4, longitude: 28 })])).toEqual([]);
});

it('the world is 512 pixels wide at zoom 0, with the equator in its middle', () => {
  expect(worldPixel({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 256, y: 256 });
  expect(worldPixel({ latitude: 0, longitude: 180 }, 1).x).toBe(1024);
});

it('names that would cover each other give way to the one before them; closer to, they are back', () => {
  const rhodes = { name: 'Rhodos', middle: { latitude: 36.2, longitude: 28.0 } };
  const kos = { name: 'Kos', middle: { latitude: 36.8, longitude: 27.2 } };
  const crete = { name: 'Kréta', middle: { latitude: 35.2, longitude: 24.9 } };
  expect([labelsApart([rhodes, kos, crete], 3), labelsApart([rhodes, kos, crete], 7)]).toEqual([[rhodes], [rhodes, kos, crete]]);
});

it('a label is whole where its words are within the view on each side', () => {
  const view = { width: 300, height: 200 };
  const places = [{ x: 21, y: 0 }, { x: 20, y: 0 }, { x: 279, y: 166 }, { x: 280, y: 166 }, { x: 279, y: 167 }, { x: 150, y: -19 }];
  expect(places.map((place) => isLabelWhole({ name: 'Rhodos' }, place, view))).toEqual([true, false, true, false, false, false]);
});

it('a view searches as far as its nearer edge', () => {
  expect(viewRadius({ latitude: 0, longitude: 20 }, { north: 1, east: 23 })).toBeCloseTo(111.2);
  expect(viewRadius({ latitude: 60, longitude: 20 }, { north: 65, east: 22 })).toBeCloseTo(111.2);
});
