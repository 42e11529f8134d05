import { VirtualTimeScheduler } from 'rxjs';
import { expect, it } from 'vitest';
import { marketDays$ } from './market-days.ts';

it('tells each day of the market once [account.change-data]', () => {
  const scheduler = new VirtualTimeScheduler(undefined, 25 * 3_600_000);
  const days: string[] = [];
  const following = marketDays$({ scheduler }).subscribe((day) => days.push(day));
  scheduler.flush();
  following.unsubscribe();
  expect(days).toEqual(['1970-01-01', '1970-01-02']);
});
