// @vitest-environment happy-dom
import { BehaviorSubject, firstValueFrom, of } from 'rxjs';
import { expect, it } from 'vitest';
import { createVisit } from '../app/visit/create-visit.ts';
import { POPUP_COOKIE } from '../domain/visitor/popup-tracking.ts';
import { createBackPresses } from '../streams/browser/back-presses.ts';
import { createDeferredPorts } from './deferred-ports.ts';

it('a popup goes by the time of the server where the device is a day late: its dates, and when it was shown [popup.dates] [popup.history]', async () => {
  const tomorrow = Date.now() + 86_400_000;
  const { popup } = createDeferredPorts(createVisit({ language: 'cs', now: new Date(tomorrow).toISOString() }), createBackPresses(window), of(true));
  const context = { signal: new AbortController().signal };
  const isOfServer = (now: number) => now >= tomorrow && now < tomorrow + 60_000;
  const told = await firstValueFrom(popup.clock({ moments: [] }));
  await popup.storeShow({ name: 'summer', shows: { count: 0, lastAt: null }, dateTo: null }, context);
  const read = await popup.readShows({ name: 'summer' }, context);
  expect([told, read.lastAt!, read.now].map(isOfServer)).toEqual([true, true, true]);
  expect(read.count).toBe(1);
  expect(document.cookie).toContain(`${POPUP_COOKIE}=summer:1:`);
});

it.each([['statistics', false], ['marketing.statistics', false], ['preferences', true]])('a popup that %s are agreed to may be shown: %s [popup.consent]', async (consent, isAllowed) => {
  document.cookie = `consent=${consent}`;
  const { popup } = createDeferredPorts(createVisit({ language: 'cs', now: '2026-07-01T12:00:00Z' }), createBackPresses(window), of(true));
  expect(await firstValueFrom(popup.consent({}))).toBe(isAllowed);
});

it('a popup is seen only while its page is the one that is shown [popup.history]', () => {
  const stands$ = new BehaviorSubject(true);
  const { popup } = createDeferredPorts(createVisit({ language: 'cs', now: '2026-07-01T12:00:00Z' }), createBackPresses(window), stands$);
  const told: boolean[] = [];
  popup.visibility({}).subscribe((isSeen) => told.push(isSeen));
  for (const stands of [false, false, true]) stands$.next(stands);
  expect(told).toEqual([true, false, true]);
});
