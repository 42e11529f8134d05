import { expect, it } from 'vitest';
import { marketMoment } from './market-moment.ts';

it('tells day and time of the market, in summer and in winter', () => {
  expect([marketMoment('2026-06-15T22:30:00.000Z'), marketMoment('2026-01-15T07:05:00Z')]).toEqual([{ date: '2026-06-16', time: '00:30' }, { date: '2026-01-15', time: '08:05' }]);
});
