import { expect, it } from 'vitest';
import { marketInstant, marketMoment } from './market-moment.ts';

it('tells day and time of the market, in summer and in winter', () => {
  expect([marketMoment('2026-06-15T22:30:00.000Z'), marketMoment('2026-01-15T07:05:00Z')]).toEqual([{ date: '2026-06-16', time: '00:30' }, { date: '2026-01-15', time: '08:05' }]);
});

it('takes a day and time of a form for the market’s, and no year that no calendar has', () => {
  expect(['2026-06-16T00:30', '2026-01-15T08:05', '', '120260-01-01T10:00'].map(marketInstant)).toEqual(['2026-06-15T22:30:00Z', '2026-01-15T07:05:00Z', null, null]);
});
