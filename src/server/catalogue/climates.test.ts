import { expect, it } from 'vitest';
import { climateOf, type Climate } from './climates.ts';
import { COUNTRIES } from '../../demo/catalogue/geography.ts';

const regions = COUNTRIES.flatMap(({ regions }) => regions);
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

it('every region has a climate that can be: warmer days than nights, no more rain than days, no more sun than daylight [hotel.calls]', () => {
  for (const { code } of regions) {
    const { day, night, water, sunshine, rain } = climateOf(code) as Climate;
    for (const values of [day, night, water ?? day, sunshine, rain]) expect([code, values.length]).toEqual([code, 12]);
    for (const [month, days] of MONTH_DAYS.entries()) {
      const place = `${code} ${month + 1}`;
      expect([place, day[month]! > night[month]!, rain[month]! <= days, sunshine[month]! <= 14]).toEqual([place, true, true, true]);
    }
  }
  expect(climateOf('ATLANTIS')).toBeNull();
});

it('regions are sold in the season that their climate has: snow where people ski, a warm sea where they bathe [hotel.calls]', () => {
  const JANUARY = 0;
  const JULY = 6;
  for (const { code, season } of regions) {
    const { night, day, water } = climateOf(code) as Climate;
    const fits = { winter: night[JANUARY]! < -5 && water === null, lake: water !== null && water[JULY]! >= 20, summer: water !== null && day[JULY]! >= 27 && water[JULY]! >= 22, all: water !== null && day[JANUARY]! >= 18 && water[JANUARY]! >= 18 };
    expect([code, season, fits[season]]).toEqual([code, season, true]);
  }
});
