import { Subject } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { takenOver$ } from './taken-over.ts';
import { lineOf, unsentChanges } from './unsent-changes.ts';

const press = lineOf({ type: 'wishlist.toggle', hotelCode: 'GRK1042' });

afterEach(() => unsentChanges.write(''));

it('a document whose hearts a later one of the tab has undone is taken over, when it begins its list or comes back [wishlist.events]', () => {
  const returns$ = new Subject<'returned'>();
  const told: string[] = [];
  unsentChanges.write(press);
  takenOver$(() => press, returns$).subscribe(() => told.push('running'));
  returns$.next('returned');
  expect(told).toEqual([]);
  unsentChanges.write('');
  takenOver$(() => press, returns$).subscribe(() => told.push('beginning'));
  expect(told).toEqual(['beginning']);
  returns$.next('returned');
  returns$.next('returned');
  expect(told).toEqual(['beginning', 'running']);
});

it('a document that remembers what the tab does goes on [wishlist.events]', () => {
  const returns$ = new Subject<'returned'>();
  const told: unknown[] = [];
  let remembered = '';
  takenOver$(() => remembered, returns$).subscribe((returned) => told.push(returned));
  remembered = press;
  unsentChanges.write(press);
  returns$.next('returned');
  expect(told).toEqual([]);
});
