import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { wishlistPageMachine } from './wishlist-page.machine.ts';
import { wishesPage, wishlistPagePaths } from './wishlist-page.paths.ts';
import { selectCanLoadMore, selectGone, selectMayRemoveGone, selectMoreHasFailed, selectRemovedCount, selectWishes, selectWishlistView, selectWishTotal } from './wishlist-page.select.ts';
import type { WishlistPagePorts } from './wishlist-page.types.ts';

describe('wishlistPage', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(wishlistPagePaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(wishlistPagePaths)).toEqual([]);
  });

  it('shows the list page by page, each hotel once, and keeps it where more cannot be had [page.wishlist]', async () => {
    const { port, calls } = heldPort<WishlistPagePorts['fetchWishes']>();
    const { actor } = startFlow(wishlistPageMachine, { input: { list: null }, ports: { fetchWishes: port } });
    const codes = () => selectWishes(actor.getSnapshot()).map(({ hotelCode }) => hotelCode);
    await calls[0]!.answer(wishesPage(0, 'GRK1042'));
    actor.send({ type: 'wishlistPage.loadMore' });
    await calls[1]!.fail();
    expect([codes(), selectMoreHasFailed(actor.getSnapshot())]).toEqual([['GRK1042'], true]);
    actor.send({ type: 'wishlistPage.loadMore' });
    const [own, other] = [wishesPage(1, 'GRK1042'), wishesPage(1, 'ITS2001')];
    await calls[2]!.answer({ ...other, wishes: [...own.wishes, ...other.wishes] });
    expect([codes(), selectCanLoadMore(actor.getSnapshot()), calls[2]!.input]).toEqual([['GRK1042', 'ITS2001'], false, { list: null, page: 1 }]);
  });

  it('misses none that moved up when others were taken off, also while more is on its way; somebody else’s list stays as it is [page.wishlist]', async () => {
    const { port, calls } = heldPort<WishlistPagePorts['fetchWishes']>();
    const begin = (list: string | null) => startFlow(wishlistPageMachine, { input: { list }, ports: { fetchWishes: port } }).actor;
    const page = (at: number, ...codes: string[]) => ({ ...wishesPage(at, ''), wishes: codes.flatMap((code) => wishesPage(at, code).wishes) });
    const change = (hotelCode: string, isWished: boolean) => ({ type: 'wishlistPage.noteChange', hotelCode, isWished }) as const;
    const asked = () => calls.map(({ input: { page: of } }) => of);
    const actor = begin(null);
    await calls[0]!.answer(page(0, 'A', 'B'));
    actor.send(change('A', false));
    actor.send({ type: 'wishlistPage.loadMore' });
    expect(asked()).toEqual([0, 0]);
    actor.send(change('A', true));
    expect([asked(), calls[1]!.signal.aborted]).toEqual([[0, 0, 1], true]);
    actor.send(change('B', false));
    actor.send(change('elsewhere', false));
    expect(asked()).toEqual([0, 0, 1, 0, 0]);
    await calls[4]!.answer(page(0, 'A', 'C'));
    expect(selectWishes(actor.getSnapshot()).map(({ hotelCode }) => hotelCode)).toEqual(['A', 'B', 'C']);
    actor.send({ type: 'wishlistPage.loadMore' });
    expect(asked().at(-1)).toBe(1);
    const others = begin('list.signature');
    await calls[6]!.answer(page(0, 'A'));
    others.send(change('A', false));
    others.send({ type: 'wishlistPage.loadMore' });
    expect(asked().at(-1)).toBe(1);
  });

  it('counts what is on the list: a hotel that was taken off no more, though it stands there to be put back; somebody else’s list stays [page.wishlist]', async () => {
    const { port, calls } = heldPort<WishlistPagePorts['fetchWishes']>();
    const begin = (list: string | null) => startFlow(wishlistPageMachine, { input: { list }, ports: { fetchWishes: port } }).actor;
    const actor = begin(null);
    const counted = () => [selectWishTotal(actor.getSnapshot()), selectWishes(actor.getSnapshot()).length];
    const change = (hotelCode: string, isWished: boolean) => actor.send({ type: 'wishlistPage.noteChange', hotelCode, isWished });
    const both = { ...wishesPage(0, ''), wishes: ['A', 'B'].flatMap((code) => wishesPage(0, code).wishes), pagesCount: 1 };
    await calls[0]!.answer(both);
    expect(counted()).toEqual([2, 2]);
    change('A', false);
    change('A', false);
    expect(counted()).toEqual([1, 2]);
    change('OLD1001', false);
    change('B', false);
    expect(counted()).toEqual([0, 2]);
    change('A', true);
    expect(counted()).toEqual([1, 2]);
    actor.send({ type: 'wishlistPage.refresh' });
    change('A', false);
    await calls.at(-1)!.answer({ ...both, wishes: [], totalResults: 0 });
    expect([counted(), calls[1]!.signal.aborted]).toEqual([[0, 0], true]);
    const others = begin('list.signature');
    await calls.at(-1)!.answer(both);
    others.send({ type: 'wishlistPage.noteChange', hotelCode: 'A', isWished: false });
    expect(selectWishTotal(others.getSnapshot())).toBe(2);
  });

  it('asks anew when the list changes while it is on its way [page.wishlist]', async () => {
    const { port, calls } = heldPort<WishlistPagePorts['fetchWishes']>();
    const { actor } = startFlow(wishlistPageMachine, { input: { list: null }, ports: { fetchWishes: port } });
    actor.send({ type: 'wishlistPage.refresh' });
    await calls[0]!.answer(wishesPage(0, 'GRK1042'));
    await calls[1]!.answer(wishesPage(0, 'ITS2001'));
    expect([calls[0]!.signal.aborted, selectWishes(actor.getSnapshot()).map(({ hotelCode }) => hotelCode)]).toEqual([true, ['ITS2001']]);
  });

  it('shows a hotel whose heart was pressed a moment before the page came, however late the shop has it; somebody else’s list stays [page.wishlist]', async () => {
    const { port, calls } = heldPort<WishlistPagePorts['fetchWishes']>();
    const begin = (list: string | null) => startFlow(wishlistPageMachine, { input: { list }, ports: { fetchWishes: port } }).actor;
    const pressed = (hotelCode: string) => ({ type: 'wishlistPage.noteChange', hotelCode, isWished: true }) as const;
    const actor = begin(null);
    await calls[0]!.answer({ ...wishesPage(0, ''), wishes: [], gone: [], totalResults: 0 });
    expect(selectWishlistView(actor.getSnapshot())).toBe('empty');
    actor.send(pressed('GRK1042'));
    expect([calls.length, selectWishlistView(actor.getSnapshot())]).toEqual([2, 'fetching']);
    actor.send(pressed('ITS2001'));
    expect([calls.length, calls[1]!.signal.aborted]).toEqual([3, true]);
    await calls[2]!.answer(wishesPage(0, 'GRK1042'));
    actor.send(pressed('GRK1042'));
    actor.send(pressed('OLD1001'));
    expect([calls.length, selectWishlistView(actor.getSnapshot())]).toEqual([3, 'wishes']);
    actor.send({ type: 'wishlistPage.loadMore' });
    actor.send(pressed('ESM3003'));
    expect([calls.length, calls.at(-1)!.input.page]).toEqual([5, 0]);
    const others = begin('list.signature');
    await calls[5]!.answer(wishesPage(0, 'GRK1042'));
    others.send(pressed('ITS2001'));
    expect(calls.length).toBe(6);
  });

  it('takes all that are gone off at one press, keeps them off where an answer is of before, and brings them back [page.wishlist]', async () => {
    const { port, calls } = heldPort<WishlistPagePorts['fetchWishes']>();
    const { actor, facts } = startFlow(wishlistPageMachine, { input: { list: null }, ports: { fetchWishes: port } });
    const seen = () => [selectGone(actor.getSnapshot()).map(({ hotelCode }) => hotelCode), selectRemovedCount(actor.getSnapshot())];
    await calls[0]!.answer(wishesPage(0, 'GRK1042'));
    expect([seen(), selectMayRemoveGone(actor.getSnapshot())]).toEqual([[['OLD1001'], 0], true]);
    actor.send({ type: 'wishlistPage.refresh' });
    actor.send({ type: 'wishlistPage.removeGone' });
    await calls[1]!.answer(wishesPage(0, 'GRK1042'));
    expect([seen(), selectMayRemoveGone(actor.getSnapshot())]).toEqual([[[], 1], false]);
    actor.send({ type: 'wishlistPage.moveGone', hotelCodes: ['OLD1001'], isWished: false });
    expect(seen()).toEqual([[], 1]);
    actor.send({ type: 'wishlistPage.restoreGone' });
    expect(seen()).toEqual([['OLD1001'], 0]);
    expect(facts).toEqual([false, true].map((isWished) => ({ type: 'wishlistPage.goneDecided', hotelCodes: ['OLD1001'], isWished })));
  });

  it('puts a hotel back whose removal the shop refused [page.wishlist]', async () => {
    const { port, calls } = heldPort<WishlistPagePorts['fetchWishes']>();
    const { actor, facts } = startFlow(wishlistPageMachine, { input: { list: null }, ports: { fetchWishes: port } });
    await calls[0]!.answer(wishesPage(0, 'GRK1042'));
    actor.send({ type: 'wishlistPage.restoreGone' });
    expect(facts).toEqual([]);
    actor.send({ type: 'wishlistPage.removeGone' });
    actor.send({ type: 'wishlistPage.moveGone', hotelCodes: ['OLD1001'], isWished: true });
    expect([selectGone(actor.getSnapshot()).map(({ hotelCode }) => hotelCode), selectRemovedCount(actor.getSnapshot())]).toEqual([['OLD1001'], 0]);
  });

  it('can be asked for again wherever it stands, also where a part could not be had [page.wishlist]', async () => {
    const { port, calls } = heldPort<WishlistPagePorts['fetchWishes']>();
    const { actor } = startFlow(wishlistPageMachine, { input: { list: null }, ports: { fetchWishes: port } });
    const asked = () => calls.map(({ input: { page } }) => page);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    for (const again of ['wishlistPage.retry', 'wishlistPage.refresh'] as const) {
      await calls.at(-1)!.fail();
      expect(selectWishlistView(actor.getSnapshot())).toBe('failed');
      actor.send({ type: again });
    }
    await calls[2]!.answer(wishesPage(0, 'GRK1042'));
    expect(asked()).toEqual([0, 0, 0]);
    actor.send({ type: 'wishlistPage.loadMore' });
    actor.send({ type: 'wishlistPage.refresh' });
    expect([asked(), calls[3]!.signal.aborted]).toEqual([[0, 0, 0, 1, 0], true]);
    await calls[4]!.answer(wishesPage(0, 'GRK1042'));
    expect(selectMoreHasFailed(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'wishlistPage.loadMore' });
    await calls[5]!.fail();
    actor.send({ type: 'wishlistPage.refresh' });
    expect([asked().slice(5), selectMoreHasFailed(actor.getSnapshot())]).toEqual([[1, 0], false]);
  });

  it('takes nothing off somebody else’s list [page.wishlist]', async () => {
    const { port, calls } = heldPort<WishlistPagePorts['fetchWishes']>();
    const { actor } = startFlow(wishlistPageMachine, { input: { list: 'list.signature' }, ports: { fetchWishes: port } });
    await calls[0]!.answer(wishesPage(0, 'GRK1042'));
    expect([selectGone(actor.getSnapshot()).length, selectMayRemoveGone(actor.getSnapshot())]).toEqual([1, false]);
  });

  it('says that a link leads to no list [page.wishlist]', async () => {
    const { port, calls } = heldPort<WishlistPagePorts['fetchWishes']>();
    const { actor } = startFlow(wishlistPageMachine, { input: { list: 'junk' }, ports: { fetchWishes: port } });
    await calls[0]!.answer(null);
    expect(selectWishlistView(actor.getSnapshot())).toBe('missing');
  });
});
