import { expect, it } from 'vitest';
import { shownMoment } from './shown-moment.ts';

it('a moment is the market’s, whatever zone the desk’s browser is in [date.formats]', () => {
  expect(['2026-06-15T22:30:00Z', '2026-01-15T07:05:00Z'].map(shownMoment)).toEqual(['16.06.2026 00:30', '15.01.2026 08:05']);
});
