import { expect, it } from 'vitest';
import geography from '../../demo/catalogue/geography.json' with { type: 'json' };
import { MARKET } from '../../domain/market/market.ts';
import type { Offer } from '../cart/cart-rows.ts';
import { flightsOfOffer } from './flights-of-offer.ts';

type Flight = NonNullable<Offer['departureFlight']>;

const flight = (departureTime: string, arrivalTime: string, date = '2026-07-11'): Flight => ({
  airLineCode: 'QS', airLineName: 'Smartwings', flightNumber: 'QS300', from: 'PRG', to: 'DXB', fromName: '', toName: '', date, departureTime, arrivalTime,
});

function aircraft(region: string, departureFlight: Flight, returnFlight: Flight): string[] {
  const place = { code: region, name: '', slug: '' };
  return flightsOfOffer({ departureFlight, returnFlight, destination: { country: place, region: place, resort: place } }).map((leg) => leg.aircraft.code);
}

it('the aircraft of both ways is found by the time in the air, whatever the clocks at either end say [upsell.cabins]', () => {
  // Six hours and twenty minutes to Dubai, where clocks are two hours ahead in summer.
  expect(aircraft('AE-DUBAI', flight('08:00', '16:20'), flight('17:30', '21:50'))).toEqual(['333', '333']);
  // Ten hours to Cancún, seven hours behind, and home over night.
  expect(aircraft('MX-CANCUN', flight('10:00', '13:00'), flight('15:00', '08:00'))).toEqual(['333', '333']);
  // Four and a half hours to Madeira, an hour behind: on the clocks of its airports the way back takes more than five.
  expect(aircraft('PT-MADEIRA', flight('08:00', '11:30'), flight('12:30', '18:00'))).toEqual(['320', '320']);
});

it('the same times on the clocks are an hour more in the air once it is summer here, where clocks stand still there [upsell.cabins]', () => {
  const [there, back] = [flight('08:00', '15:50', '2027-03-20'), flight('17:00', '19:00', '2027-03-27')];
  const summer = { ...there, date: '2027-04-03' };
  expect([aircraft('AE-DUBAI', there, back)[0], aircraft('AE-DUBAI', summer, back)[0]]).toEqual(['320', '333']);
});

it('every airport that holidays begin at has the clocks of the market', () => {
  const offsets = (timeZone: string) => String(['2026-01-15T12:00Z', '2026-07-15T12:00Z'].map((at) => Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).offset));
  expect(geography.departureAirports.filter(({ timeZone }) => offsets(timeZone) !== offsets(MARKET.timeZone))).toEqual([]);
});
