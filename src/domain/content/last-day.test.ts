import { expect, it } from 'vitest';
import { lastDayOf } from './last-day.ts';

it('the last day of what ends at an instant is the market’s, of what ends with a day that day [cms.visibility-dates]', () => {
  expect(['2026-07-01', '2026-06-30T23:30:00Z', '2026-06-30T22:00:00Z'].map(lastDayOf)).toEqual(['2026-07-01', '2026-07-01', '2026-06-30']);
});
