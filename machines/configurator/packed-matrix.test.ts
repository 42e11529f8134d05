import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Matrix } from './configurator.types.ts';
import { addDays } from '../../src/domain/dates/iso-date.ts';
import { exampleMatrix } from './configurator.paths.ts';
import { isSold, lowestPrice, packMatrix, staysOf } from './packed-matrix.ts';
import type { Stay } from './packed-matrix.ts';

const AIRPORTS = ['PRG', 'BRQ', 'OSR', 'CAR'];

/** A matrix of these stays, as the server makes it. */
function matrixOf(stays: readonly Stay[]): Matrix {
  const codes = [...new Set(stays.map(({ airportCode }) => airportCode))];
  const durations = [...new Set(stays.map(({ duration }) => duration))].toSorted((one, other) => one - other);
  return {
    ...exampleMatrix,
    airports: codes.map((code) => ({ code, name: `${code} airport` })),
    durations,
    datesByAirports: Object.fromEntries(codes.map((code) => [code, stays.filter(({ airportCode }) => airportCode === code).map(({ date }) => date)])),
    durationsByDates: Object.fromEntries([...Map.groupBy(stays, ({ date }) => date)].map(([date, some]) => [date, some.map(({ duration, price, airportCode }) => ({ duration, price, airportCode }))])),
    airportsByDurations: Object.fromEntries(durations.map((nights) => [nights, stays.filter(({ duration }) => duration === nights).map(({ airportCode }) => airportCode)])),
  };
}

const anyStays = fc.uniqueArray(fc.record({
  airportCode: fc.constantFrom(...AIRPORTS),
  duration: fc.integer({ min: 1, max: 60 }),
  date: fc.integer({ min: 0, max: 400 }).map((day) => addDays('2026-02-20', day)),
  price: fc.oneof(fc.integer({ min: 0, max: 900_000_000 }), fc.integer({ min: 1, max: 400 }).map((steps) => steps * 20_000 + 18_000)),
}), { selector: ({ airportCode, duration, date }) => `${airportCode} ${duration} ${date}`, maxLength: 80 });

function inOrder(stays: readonly Stay[]): string[] {
  return stays.map(({ airportCode, duration, date, price }) => `${date} ${duration} ${airportCode} ${price}`).toSorted();
}

describe('a packed matrix', () => {
  it('holds exactly the stays of the matrix: day, length, airport and price [config.matrix]', () => {
    fc.assert(fc.property(anyStays, (stays) => {
      expect(inOrder(staysOf(packMatrix(matrixOf(stays))))).toEqual(inOrder(stays));
    }));
  });

  it('tells of any stay whether it is sold [config.matrix]', () => {
    fc.assert(fc.property(anyStays, anyStays, (stays, others) => {
      const packed = packMatrix(matrixOf(stays));
      const nameOf = ({ airportCode, duration, date }: Stay) => `${date} ${duration} ${airportCode}`;
      const sold = new Set(stays.map(nameOf));
      for (const stay of [...stays, ...others]) expect(isSold(packed, stay)).toBe(sold.has(nameOf(stay)));
    }));
  });

  it('knows the lowest price of each airport and each length, alone and together [config.matrix]', () => {
    fc.assert(fc.property(anyStays, (stays) => {
      const lowest = (fits: (stay: Stay) => boolean) => Math.min(...stays.filter(fits).map(({ price }) => price));
      const orNone = (price: number) => (price === Infinity ? null : price);
      const packed = packMatrix(matrixOf(stays));
      for (const { code } of packed.airports) {
        expect(lowestPrice(packed, { airportCode: code })).toBe(orNone(lowest(({ airportCode }) => airportCode === code)));
        for (const { duration: nights } of packed.stays) {
          expect(lowestPrice(packed, { airportCode: code, duration: nights })).toBe(orNone(lowest(({ airportCode, duration }) => airportCode === code && duration === nights)));
        }
      }
      expect(lowestPrice(packed, {})).toBe(orNone(lowest(() => true)));
      expect(packed.stays.map(({ duration, price }) => [duration, price])).toEqual(packed.stays.map(({ duration: nights }) => [nights, lowest(({ duration }) => duration === nights)]));
    }));
  });

  it('is small: neighbouring days and airports cost nearly the same [config.matrix]', () => {
    const days = Array.from({ length: 140 }, (_, day) => day).filter((day) => day % 7 !== 2);
    const stays = days.flatMap((day) => [7, 14].flatMap((duration) => AIRPORTS.map((airportCode, place) => ({
      airportCode, duration, date: addDays('2026-07-01', day), price: 1_998_000 + duration * 100_000 + (day % 5) * 20_000 + place * 60_000,
    }))));
    const matrix = matrixOf(stays);
    expect(JSON.stringify(packMatrix(matrix)).length * 20).toBeLessThan(JSON.stringify(matrix).length);
  });
});
