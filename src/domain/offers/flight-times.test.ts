import { expect, it } from 'vitest';
import { arrivalDate, landsNextDay } from './flight-times.ts';

it.each([
  ['06:10', '09:55', '2026-12-31'], ['14:30', '23:59', '2026-12-31'], ['00:00', '00:00', '2026-12-31'],
  ['22:40', '01:10', '2027-01-01'], ['22:40', '00:00', '2027-01-01'], ['17:35', '17:30', '2027-01-01'],
])('a flight that leaves on 31 December at %s and lands at %s lands on %s', (departureTime, arrivalTime, day) => {
  const flight = { date: '2026-12-31', departureTime, arrivalTime };
  expect([arrivalDate(flight), landsNextDay(flight)]).toEqual([day, day !== '2026-12-31']);
});
