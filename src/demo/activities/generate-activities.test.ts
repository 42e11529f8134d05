import { expect, it } from 'vitest';
import { COUNTRIES } from '../catalogue/geography.ts';
import { generateActivities } from './generate-activities.ts';

const REGIONS = new Set(COUNTRIES.flatMap(({ regions }) => regions.map(({ code }) => code)));

it.each([20_264, 7])('shows an excursion by what could stand where it starts (seed %i)', (seed) => {
  const { activity } = generateActivities('default', seed, REGIONS, '2026-12-01');
  const shownBy = (scene: string) => new Set(activity.filter(({ pictures }) => pictures.some((path) => path.includes(scene))).map(({ region_code }) => region_code.slice(0, 2)));
  expect(activity.length).toBeGreaterThan(200);
  expect([...shownBy('city-minarets-sunset')].sort()).toEqual(['AE', 'EG', 'TN', 'TR']);
  expect([...shownBy('pyramids-afternoon')]).toEqual(['EG']);
  expect(activity.every(({ pictures }) => pictures.length > 1)).toBe(true);
});
