import { expect, it } from 'vitest';
import { untilLoaded } from './until-loaded.ts';

it('code that does not come is asked for again, ever more rarely, until it does', async () => {
  const pauses: number[] = [];
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries <= 7) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  };
  expect(await untilLoaded(load, async (ms) => { pauses.push(ms); })).toBe('code');
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});
