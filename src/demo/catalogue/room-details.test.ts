import { expect, it } from 'vitest';
import { SCENES } from '../scenes/scene-list.ts';
import { detailsOfRooms, type RoomDetails } from './room-details.ts';
import { APARTMENTS, HOTEL_ROOMS, SEAT } from './room-kinds.ts';

/** In the order of the catalogue. */
const HOTEL = (['double', 'superior', 'family', 'juniorSuite', 'familySuite', 'villa'] as const).map((name) => HOTEL_ROOMS[name]);
const KINDS = [...HOTEL, ...Object.values(APARTMENTS)];
const HOTELS = Array.from({ length: 40 }, (_, id) => id + 1);
const SLEEPS: Record<RoomDetails['beds'][number]['kind'], number> = { double: 2, sofaBed: 2, bunkBed: 2, single: 1, extraBed: 1 };

it('a room has beds for as many as it takes, in ways of its own from hotel to hotel', () => {
  for (const [place, { code, capacity }] of KINDS.entries()) {
    const beds = HOTELS.map((id) => detailsOfRooms(id, KINDS, 'sea')[place]!.beds);
    for (const each of beds) expect([code, each.reduce((sum, { kind, count }) => sum + SLEEPS[kind] * count, 0)]).toEqual([code, capacity]);
    expect([code, new Set(beds.map((each) => JSON.stringify(each))).size > 1]).toEqual([code, code !== 'JS']);
  }
});

it('rooms for more people, and the dearer of two for as many, are the larger ones; one hotel is built more generously than another', () => {
  const ofHotels = [HOTEL, Object.values(APARTMENTS)].flatMap((kinds) => HOTELS.map((id) => {
    const details = detailsOfRooms(id, kinds, 'sea');
    return kinds.map(({ capacity, supplement }, place) => ({ rank: capacity * 100 + supplement, size: details[place]!.sizeM2 })).toSorted((one, other) => one.rank - other.rank).map(({ size }) => size);
  }));
  for (const sizes of ofHotels) expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
  expect(new Set(ofHotels.map(([smallest]) => smallest)).size).toBeGreaterThan(5);
});

it('no two rooms of a hotel show the same picture, each of them is painted, and a seat on a plane has none', () => {
  const painted = new Set(SCENES.map(({ id }) => id));
  const tour = [HOTEL_ROOMS.double, HOTEL_ROOMS.family];
  for (const setting of ['sea', 'lake', 'mountain', 'ski', null] as const) {
    for (const id of HOTELS) for (const kinds of setting === null ? [tour] : [HOTEL, Object.values(APARTMENTS)]) {
      const scenes = detailsOfRooms(id, kinds, setting).map((details) => /^scenes\/([\w-]+)\.\d+$/.exec(details!.picture)?.[1]);
      expect(scenes.every((scene) => painted.has(scene!))).toBe(true);
      expect([id, setting, new Set(scenes).size]).toEqual([id, setting, kinds.length]);
    }
  }
  expect(detailsOfRooms(1, [SEAT], null)).toEqual([null]);
});

it('is the same whenever it is asked', () => {
  expect(detailsOfRooms(7, KINDS, 'ski')).toEqual(detailsOfRooms(7, KINDS, 'ski'));
});
