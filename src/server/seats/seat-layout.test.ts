import { describe, expect, it } from 'vitest';
import { AIRCRAFT, isSuitable, seatOf, seatsOf } from './seat-layout.ts';

it('aircraft are at least three, among them one of 300 seats, and have all five cabins together [upsell.cabins]', () => {
  expect([AIRCRAFT.length >= 3, Math.max(...AIRCRAFT.map((aircraft) => seatsOf(aircraft).length)) >= 300]).toEqual([true, true]);
  expect(new Set(AIRCRAFT.flatMap(({ rows }) => rows.map(({ cabin }) => cabin)))).toEqual(new Set(['Economy', 'Comfort', 'PremiumComfort', 'Business', 'Premium']));
});

describe.each(AIRCRAFT.map((aircraft) => [aircraft.name, aircraft] as const))('in a %s', (_, aircraft) => {
  const seats = seatsOf(aircraft);

  it('each seat is there once, found by its row and letter, and says whether it is by the window, in the middle or on the aisle [upsell.cabins]', () => {
    expect(new Set(seats.map(({ seat }) => seat)).size).toBe(seats.length);
    expect(seats.filter((place) => seatOf(aircraft, place.seat) !== place)).toEqual([]);
    const wrong = aircraft.rows.flatMap((row) => row.seats.flatMap((place, at) => {
      if (place === null) return [];
      const isOutmost = at === 0 || at === row.seats.length - 1;
      const isByNone = row.seats[at - 1] === null || row.seats[at + 1] === null;
      return isOutmost === (place.position === 'window') && (isOutmost || isByNone || place.position === 'middle') ? [] : [place.seat];
    }));
    expect(wrong).toEqual([]);
  });

  it('a child sits anywhere but at an exit, an infant nowhere, and some seats are at an exit [upsell.cabins]', () => {
    const exits = seats.filter(({ isExit }) => isExit);
    expect(exits.length).toBeGreaterThan(0);
    expect(seats.filter((place) => !isSuitable(place, 'CHILD'))).toEqual(exits);
    expect(seats.filter((place) => isSuitable(place, 'INFANT') || !isSuitable(place, 'ADULT'))).toEqual([]);
  });
});
