import { expect, it } from 'vitest';
import geography from '../../demo/catalogue/geography.json' with { type: 'json' };
import { timeZoneOf } from './time-zones.ts';

it('a region has the time zone of the airport that holidays fly to', () => {
  const airports = new Map(geography.arrivalAirports.map(({ code, timeZone }) => [code, timeZone]));
  const wrong = geography.countries.flatMap(({ regions }) => regions.flatMap((region) => {
    const zone = 'airport' in region && region.airport ? airports.get(region.airport) : undefined;
    const offsets = (timeZone: string) => ['2026-01-15T12:00Z', '2026-07-15T12:00Z'].map((at) => Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).offset);
    return zone === undefined || String(offsets(zone)) === String(offsets(timeZoneOf(region.code))) ? [] : [`${region.code}: ${zone}`];
  }));
  expect(wrong).toEqual([]);
});
