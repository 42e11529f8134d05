import { describe, expect, it } from 'vitest';
import type { ConsentCategories } from '../../src/domain/visitor/consent.ts';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { memoryMachine } from './memory.machine.ts';
import { memoryPaths } from './memory.paths.ts';
import { MAX_REMEMBERED } from './memory.rules.ts';
import { selectLastSearches, selectViewedHotels } from './memory.select.ts';
import type { StoredMemory, MemoryPorts } from './memory.types.ts';

const allowed = { preferences: true, statistics: false, marketing: false };
const nothing: Pick<StoredMemory, 'searches' | 'hotels' | 'owner'> = { searches: [], hotels: [], owner: null };

function start(categories: ConsentCategories | null, stored = nothing) {
  const store = heldPort<MemoryPorts['storeMemory']>();
  const remove = heldPort<MemoryPorts['removeMemory']>();
  const merge = heldPort<MemoryPorts['mergeWithAccount']>();
  const { actor } = startFlow(memoryMachine, { input: { categories, stored }, ports: { storeMemory: store.port, mergeWithAccount: merge.port, removeMemory: remove.port } });
  return { actor, stored: store.calls, merged: merge.calls, removed: remove.calls };
}

describe('memory', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(memoryPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(memoryPaths)).toEqual([]);
  });

  it('keeps a chosen sort only where preferences are allowed [sort.cookie]', () => {
    const [willing, asked, unwilling] = [start(allowed), start(null), start({ ...allowed, preferences: false, statistics: true })];
    for (const { actor } of [willing, asked, unwilling]) actor.send({ type: 'memory.keepSort', sortCode: 'hotelRating' });
    expect(willing.stored.map(({ input }) => input)).toEqual([{ sortCode: 'hotelRating', childrenBirthDates: null, ...nothing }]);
    expect([asked.stored, unwilling.stored]).toEqual([[], []]);
  });

  it('keeps the children of a search beside its address [url.birthdates-cookie]', () => {
    const { actor, stored } = start(allowed);
    actor.send({ type: 'memory.keepSearch', address: '/dovolena/nabidky-autem', childrenBirthDates: ['2019-05-04'] });
    expect(stored[0]!.input).toEqual({ ...nothing, sortCode: null, childrenBirthDates: ['2019-05-04'], searches: ['/dovolena/nabidky-autem'] });
  });

  it('stores the latest when something is chosen before the last is stored', async () => {
    const { actor, stored } = start(allowed);
    actor.send({ type: 'memory.keepSort', sortCode: 'priceDESC' });
    actor.send({ type: 'memory.keepSort', sortCode: 'price' });
    await stored[1]!.answer();
    await stored[0]!.fail();
    expect([stored[0]!.signal.aborted, stored[1]!.input.sortCode, actor.getSnapshot().value]).toEqual([true, 'price', { remembering: 'stored' }]);
  });

  it('joins what the account remembers with what this browser does, where preferences are allowed [wishlist.events]', async () => {
    const [willing, unwilling] = [start(allowed, { searches: ['/here'], hotels: [], owner: null }), start(null)];
    for (const { actor } of [willing, unwilling]) actor.send({ type: 'memory.joinAccount', customer: 'jana' });
    expect([willing.merged[0]!.input, unwilling.merged]).toEqual([{ searches: ['/here'], hotels: [] }, []]);
    await willing.merged[0]!.answer({ searches: ['/here', '/there'], hotels: [{ hotelCode: 'H1', tripType: 'WS' }] });
    expect(willing.stored[0]!.input).toMatchObject({ searches: ['/here', '/there'], hotels: [{ hotelCode: 'H1', tripType: 'WS' }] });
  });

  it('joins the account with what is chosen before and meanwhile, and stores that first [wishlist.events]', async () => {
    const { actor, stored, merged } = start(allowed);
    actor.send({ type: 'memory.keepSearch', address: '/a', childrenBirthDates: [] });
    actor.send({ type: 'memory.joinAccount', customer: 'jana' });
    expect(merged).toEqual([]);
    await stored[1]!.answer();
    actor.send({ type: 'memory.keepHotel', hotelCode: 'H1', tripType: 'WS' });
    expect(merged[0]!.signal.aborted).toBe(true);
    await stored[2]!.fail();
    expect(merged.map(({ input }) => input)).toEqual([{ searches: ['/a'], hotels: [] }, { searches: ['/a'], hotels: [{ hotelCode: 'H1', tripType: 'WS' }] }]);
    await merged[1]!.answer({ searches: ['/a', '/there'], hotels: [{ hotelCode: 'H1', tripType: 'WS' }] });
    expect([stored[3]!.input.searches, actor.getSnapshot().value]).toEqual([['/a', '/there'], { remembering: 'storing' }]);
  });

  it('forgets what is remembered at a sign-out, and goes on remembering [account.secured] [wishlist.events]', async () => {
    const { actor, stored, removed, merged } = start(allowed, { ...nothing, searches: ['/of-jana'], owner: 'jana' });
    actor.send({ type: 'memory.joinAccount', customer: 'jana' });
    actor.send({ type: 'memory.forget' });
    expect([merged[0]!.signal.aborted, removed.length, selectLastSearches(actor.getSnapshot())]).toEqual([true, 1, []]);
    await removed[0]!.answer();
    actor.send({ type: 'memory.keepSearch', address: '/of-somebody', childrenBirthDates: [] });
    expect(stored[0]!.input).toMatchObject({ searches: ['/of-somebody'], owner: null });
    actor.send({ type: 'memory.forget' });
    await removed[1]!.fail();
    expect([actor.getSnapshot().value, selectLastSearches(actor.getSnapshot())]).toEqual([{ remembering: 'unstored' }, []]);
  });

  it('hands nothing over to a customer that another one has left behind [account.secured]', async () => {
    const left = { ...nothing, searches: ['/of-jana'], owner: 'jana' };
    for (const [customer, searches] of [['jana', ['/of-jana']], ['petr', []]] as const) {
      const { actor, stored, merged } = start(allowed, left);
      actor.send({ type: 'memory.joinAccount', customer });
      expect(merged[0]!.input).toEqual({ searches, hotels: [] });
      await merged[0]!.answer({ searches: ['/there'], hotels: [] });
      expect(stored[0]!.input).toMatchObject({ searches: ['/there'], owner: customer });
    }
    const early = start(allowed, left);
    early.actor.send({ type: 'memory.keepHotel', hotelCode: 'H1', tripType: 'WS' });
    early.actor.send({ type: 'memory.joinAccount', customer: 'petr' });
    expect(early.stored[1]!.input).toMatchObject({ ...nothing, owner: 'petr' });
  });

  it('has each search and hotel once, the latest first, and a few of them [cms.home-components]', () => {
    const { actor } = start(allowed, { ...nothing, searches: ['/a', '/b'] });
    actor.send({ type: 'memory.keepSearch', address: '/b', childrenBirthDates: [] });
    expect(selectLastSearches(actor.getSnapshot())).toEqual(['/b', '/a']);
    for (const hotelCode of ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H3']) actor.send({ type: 'memory.keepHotel', hotelCode, tripType: 'WS' });
    expect(selectViewedHotels(actor.getSnapshot()).map(({ hotelCode }) => hotelCode)).toEqual(['H3', 'H7', 'H6', 'H5', 'H4', 'H2']);
    expect(selectViewedHotels(actor.getSnapshot())).toHaveLength(MAX_REMEMBERED);
  });

  it('forgets all of it at once when the consent is withdrawn [consent.categories]', async () => {
    const { actor, removed } = start(allowed, { ...nothing, searches: ['/a'] });
    actor.send({ type: 'memory.followConsent', categories: allowed });
    expect([removed.length, selectLastSearches(actor.getSnapshot()).length]).toEqual([0, 1]);
    actor.send({ type: 'memory.followConsent', categories: { ...allowed, preferences: false } });
    expect([removed.length, selectLastSearches(actor.getSnapshot())]).toEqual([1, []]);
    await removed[0]!.answer();
    expect(actor.getSnapshot().value).toBe('forgetful');
    actor.send({ type: 'memory.followConsent', categories: allowed });
    expect(selectLastSearches(actor.getSnapshot())).toEqual([]);
  });

  it('stores nothing before the visitor allows it, and afterwards only what came since [consent.categories]', () => {
    const { actor, stored } = start(null, { ...nothing, searches: ['/a'] });
    const refused = { ...allowed, preferences: false };
    actor.send({ type: 'memory.followConsent', categories: refused });
    actor.send({ type: 'memory.keepHotel', hotelCode: 'H1', tripType: 'WS' });
    expect([actor.getSnapshot().value, stored]).toEqual(['forgetful', []]);
    actor.send({ type: 'memory.followConsent', categories: allowed });
    actor.send({ type: 'memory.keepHotel', hotelCode: 'H2', tripType: 'WS' });
    expect(stored.map(({ input }) => [input.searches, input.hotels])).toEqual([[[], [{ hotelCode: 'H2', tripType: 'WS' }]]]);
  });

  it('begins with nothing for a visitor who agrees again before all is removed [consent.categories]', () => {
    const { actor, stored, removed } = start(allowed, { ...nothing, searches: ['/a'] });
    const refused = { ...allowed, preferences: false };
    actor.send({ type: 'memory.followConsent', categories: refused });
    actor.send({ type: 'memory.followConsent', categories: refused });
    expect([removed.length, removed[0]!.signal.aborted, actor.getSnapshot().value]).toEqual([1, false, 'forgetting']);
    actor.send({ type: 'memory.followConsent', categories: allowed });
    actor.send({ type: 'memory.keepSearch', address: '/b', childrenBirthDates: [] });
    expect(stored.map(({ input }) => input.searches)).toEqual([['/b']]);
  });

  it('keeps nothing in mind that the browser would not remove [consent.categories]', async () => {
    const { actor, removed } = start(allowed, { ...nothing, searches: ['/a'] });
    actor.send({ type: 'memory.followConsent', categories: { ...allowed, preferences: false } });
    await removed[0]!.fail();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.stored.searches]).toEqual(['forgetful', []]);
  });

  it('hands over whatever is chosen while the account is asked, and goes on without its answer [wishlist.events]', async () => {
    const { actor, stored, merged } = start(allowed);
    actor.send({ type: 'memory.joinAccount', customer: 'jana' });
    actor.send({ type: 'memory.keepSearch', address: '/a', childrenBirthDates: [] });
    await stored[0]!.answer();
    actor.send({ type: 'memory.keepSort', sortCode: 'price' });
    await stored[1]!.answer();
    expect([stored.map(({ input: { searches, sortCode } }) => [searches, sortCode]), merged.length, merged[1]!.input.searches]).toEqual([[[['/a'], null], [['/a'], 'price']], 3, ['/a']]);
    await merged[2]!.fail();
    expect([actor.getSnapshot().value, selectLastSearches(actor.getSnapshot())]).toEqual([{ remembering: 'stored' }, ['/a']]);
  });
});
