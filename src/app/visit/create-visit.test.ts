// @vitest-environment happy-dom
import { firstValueFrom, NEVER, of, Subject } from 'rxjs';
import type { SnapshotFrom } from 'xstate';
import { expect, it, vi } from 'vitest';
import { exampleFilters, exampleInput } from '../../../machines/global-search/global-search.paths.ts';
import { consentMachine } from '../../../machines/consent/consent.machine.ts';
import { memoryMachine } from '../../../machines/memory/memory.machine.ts';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { guest } from '../../../machines/session/session.paths.ts';
import type { UserInfo } from '../../../machines/session/session.types.ts';
import type { Command } from '../../bus/flows.ts';
import type { ConsentCategories } from '../../domain/visitor/consent.ts';
import { when } from '../../policies/when.ts';
import { createPage } from '../page/create-page.ts';
import { lineOf, unsentChanges } from '../../ports/storage/unsent-changes.ts';
import { createVisit } from './create-visit.ts';
import type { Visit } from './create-visit.ts';

/** Memory begins later than the first page does. @returns how it stands once it has heard what waited for it */
function startMemory(bus: Visit['bus'], categories: ConsentCategories | null): SnapshotFrom<typeof memoryMachine> {
  const ports = { storeMemory: async () => {}, mergeWithAccount: () => new Promise(() => {}), removeMemory: async () => {} };
  return bus.start('memory', { machine: memoryMachine, ports, input: { categories, stored: { searches: [], hotels: [] } } }).getSnapshot() as SnapshotFrom<typeof memoryMachine>;
}

const policyContext = { language: 'cs', path: '/', url: '/', pageType: 'homePage', tripType: 'WS', orderToken: '', listingBase: null } as const;
const allowed = { preferences: true, statistics: false, marketing: false };

it('what is allowed, sorted and searched is remembered although its page is left before memory begins [url.birthdates-cookie] [sort.cookie] [consent.categories]', async () => {
  const { bus, createPageBus, portsOf } = createVisit({ language: 'cs', now: '2026-08-01T10:00:00Z' });
  const page = await createPage({
    bus: createPageBus(),
    flows: [{ address: 'consent', input: { stored: null } }, { address: 'navigation' }, { address: 'globalSearch', input: exampleInput }, { address: 'listing', input: exampleInput }],
    async portsOf(flows) {
      const ports = await portsOf(flows);
      return {
        ...ports,
        consent: { storedConsents: () => NEVER, storeConsent: async () => {} },
        navigation: { openDocument: async () => {}, changeUrl: async () => {} },
        globalSearch: { ...ports.globalSearch!, fetchInitialFilters: async () => ({ filters: exampleFilters, ignored: [] }), countOffers: async () => 5 },
      };
    },
    policyContext,
  });
  page.bus.dispatch({ type: 'consent.acceptAll' });
  page.bus.dispatch({ type: 'listing.sort', sortCode: 'priceDESC' });
  const submitted = firstValueFrom(page.bus.facts$.pipe(when('globalSearch.submitted')));
  page.bus.dispatch({ type: 'globalSearch.submit' });
  await submitted;
  page.stop();
  expect(startMemory(bus, null).context.stored).toEqual({ sortCode: 'priceDESC', childrenBirthDates: [], searches: ['/dovolena/nabidky-letecky'], hotels: [], owner: null });
});

it('a heart is remembered by the tab as it is pressed, before its list has begun, behind those of the document before [wishlist.events]', () => {
  const press: Command = { type: 'wishlist.toggle', hotelCode: 'GRK1042', offerCode: 'GRK1042_PRG_20260712_07_AI_DR2', occupancies: [] };
  createVisit({ language: 'cs', now: '2026-08-01T10:00:00Z' }).bus.dispatch(press);
  const { unsent, bus } = createVisit({ language: 'cs', now: '2026-08-01T10:00:00Z' });
  bus.dispatch(press);
  expect([unsent, unsentChanges.read()]).toEqual([lineOf(press), lineOf(press).repeat(2)]);
  unsentChanges.write('');
  expect(createVisit({ language: 'cs', now: '2026-08-01T10:00:00Z' }).unsent).toBe('');
});

it.each([['before memory begins', true], ['after memory has begun', false]])('a login joins the memory although it is learned %s, once [wishlist.events]', (_, isEarly) => {
  const { bus } = createVisit({ language: 'cs', now: '2026-08-01T10:00:00Z' });
  const userInfo = new Subject<UserInfo>();
  bus.start('session', { machine: sessionMachine, ports: { userInfo: () => userInfo, signOutsElsewhere: () => NEVER } });
  const joins: string[] = [];
  bus.events$.subscribe((event) => { if (event.kind === 'command') joins.push(`${event.command.type} ${event.outcome}`); });
  if (!isEarly) startMemory(bus, allowed);
  for (const authenticated of [false, true, true]) userInfo.next({ ...guest, authenticated });
  expect(joins).toEqual([`memory.joinAccount ${isEarly ? 'queued' : 'delivered'}`]);
  if (isEarly) startMemory(bus, allowed);
  expect(bus.actor('memory')!.getSnapshot().value).toEqual({ remembering: { joining: 'merging' } });
});

it('each customer who logs in joins the memory, and once more when they let the shop remember [wishlist.events] [consent.categories]', () => {
  const { bus } = createVisit({ language: 'cs', now: '2026-08-01T10:00:00Z' });
  const userInfo = new Subject<UserInfo>();
  const stored = new Subject<ConsentCategories>();
  bus.start('session', { machine: sessionMachine, ports: { userInfo: () => userInfo, signOutsElsewhere: () => NEVER } });
  bus.start('consent', { machine: consentMachine, ports: { storedConsents: () => stored, storeConsent: async () => {} }, input: { stored: null } });
  startMemory(bus, null);
  const joins: unknown[] = [];
  bus.events$.subscribe((event) => { if (event.kind === 'command' && event.command.type === 'memory.joinAccount') joins.push(bus.actor('memory')!.getSnapshot().value); });
  const merging = { remembering: { joining: 'merging' } };
  userInfo.next({ ...guest, authenticated: true });
  expect(bus.actor('memory')!.getSnapshot().value).toBe('forgetful');
  stored.next({ ...allowed, preferences: false });
  stored.next(allowed);
  expect([joins.length, bus.actor('memory')!.getSnapshot().value]).toEqual([2, merging]);
  stored.next({ ...allowed, statistics: true });
  userInfo.next({ ...guest, authenticated: true });
  expect(joins).toHaveLength(2);
  for (const user of [guest, { ...guest, authenticated: true, user_uid: 'u-2' }]) userInfo.next(user);
  expect([joins.length, bus.actor('memory')!.getSnapshot().value]).toEqual([3, merging]);
});

it('knows the time of the server by what the page says and by each answer about the visitor; a preview stays at its moment [user.info] [popup.dates] [http.preview]', () => {
  vi.useFakeTimers({ now: Date.parse('2026-08-02T10:00:00Z') });
  const visits = [undefined, 'token'].map((preview) => createVisit({ language: 'cs', now: '2026-08-01T09:00:00Z', ...(preview && { preview }) }));
  const times = () => visits.map(({ serverNow }) => new Date(serverNow()).toISOString());
  vi.advanceTimersByTime(1000);
  expect(times()).toEqual(['2026-08-01T09:00:01.000Z', '2026-08-01T09:00:01.000Z']);
  for (const { bus } of visits) bus.start('session', { machine: sessionMachine, ports: { userInfo: () => of({ ...guest, timestamp: '2026-08-01T10:00:00Z' }), signOutsElsewhere: () => NEVER } });
  vi.advanceTimersByTime(1000);
  expect(times()).toEqual(['2026-08-01T10:00:01.000Z', '2026-08-01T09:00:02.000Z']);
  vi.useRealTimers();
});
