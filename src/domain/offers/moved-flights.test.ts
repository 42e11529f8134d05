import { expect, it } from 'vitest';
import { movedFlights, withMoved } from './moved-flights.ts';

const out = { airLineCode: 'QS', airLineName: 'Smartwings', flightNumber: 'QS 1', from: 'PRG', to: 'HER', fromName: 'Praha', toName: 'Heraklion', date: '2026-07-12', departureTime: '06:10', arrivalTime: '09:55' };
const back = { ...out, flightNumber: 'QS 2', from: 'HER', to: 'PRG', date: '2026-07-19' };
const agreed = { departureFlight: out, returnFlight: back };

it('names the legs that are flown otherwise, and none for another language or a trip by car [checkout.flow]', () => {
  const later = { ...back, departureTime: '21:10' };
  expect(movedFlights(agreed, { departureFlight: { ...out, fromName: 'Prag' }, returnFlight: later })).toEqual([{ leg: 'back', before: back, after: later }]);
  for (const change of [{ flightNumber: 'QS 9' }, { airLineCode: 'FR' }, { arrivalTime: '10:05' }, { date: '2026-07-13' }, { to: 'CHQ' }]) expect(movedFlights(agreed, { ...agreed, departureFlight: { ...out, ...change } })).toHaveLength(1);
  const byCar = { departureFlight: null, returnFlight: null };
  expect([movedFlights(byCar, byCar), movedFlights(agreed, byCar).map(({ leg }) => leg)]).toEqual([[], ['out', 'back']]);
});

it('takes over what moved, also a leg that is flown no more [checkout.flow]', () => {
  const now = { departureFlight: { ...out, departureTime: '07:00' }, returnFlight: null };
  expect(withMoved(agreed, movedFlights(agreed, now))).toEqual(now);
  expect(withMoved(agreed, [])).toEqual(agreed);
});
