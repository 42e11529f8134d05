import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { wishlistMachine } from './wishlist.machine.ts';
import { unsentCount } from './unsent-count.select.ts';
import { LIST_RETRY } from './wishlist.rules.ts';
import { crete, gone, sicily, wishlistPaths } from './wishlist.paths.ts';
import { selectIsWished, selectWishCount, selectWishIsRefused } from './wishlist.select.ts';
import type { UnsentChange, WishedOffer, WishlistPorts, WishlistState } from './wishlist.types.ts';

const listOf = (revision: number, ...hotelCodes: string[]): WishlistState => ({ count: hotelCodes.length, hotelCodes, listId: 'list', revision });
const otherList = (listId: string, revision: number, ...hotelCodes: string[]): WishlistState => ({ ...listOf(revision, ...hotelCodes), listId });

function begin(unsent: UnsentChange[] = []) {
  const count = heldPort<WishlistPorts['fetchWishlistCount']>();
  const save = heldPort<WishlistPorts['saveWish']>();
  const elsewhere = new Subject<WishlistState>();
  const network = new Subject<true>();
  const flow = startFlow(wishlistMachine, { input: { unsent }, ports: { fetchWishlistCount: count.port, saveWish: save.port, changesElsewhere: () => elsewhere, networkReturns: () => network } });
  const toggle = (offer: WishedOffer) => flow.actor.send({ type: 'wishlist.toggle', ...offer });
  const seen = () => ({ crete: selectIsWished('GRK1042')(flow.actor.getSnapshot()), sicily: selectIsWished('ITS2001')(flow.actor.getSnapshot()), count: selectWishCount(flow.actor.getSnapshot()) });
  return { ...flow, count: count.calls, save: save.calls, elsewhere, network, toggle, seen };
}

describe('wishlist', () => {
  it('counts what was pressed and not sent yet for its page as for the header, hotels that are not sold any more apart, also as long as the list is not known [page.wishlist]', () => {
    const off = (hotelCode: string) => ({ ...crete, hotelCode, isWished: false });
    const known = { hotelCodes: ['A', 'B', 'GONE'], listId: 'list', changes: [off('A'), off('GONE'), { hotelCodes: ['GONE'], isWished: false }] };
    expect([unsentCount(known, ['A', 'B'], ['GONE']), unsentCount({ ...known, changes: [off('A'), { ...off('C'), isWished: true }] }, ['A', 'B'], ['GONE'])]).toEqual([-1, 0]);
    expect(unsentCount({ hotelCodes: [], listId: '', changes: [off('A')] }, ['A', 'B'], [])).toBe(-1);
  });

  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(wishlistPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(wishlistPaths)).toEqual([]);
  });

  it('shows a press at once, sends presses one after another and tells status and count of each [wishlist.events]', async () => {
    const { toggle, seen, count, save, facts } = begin();
    toggle(crete);
    expect([seen(), save.length]).toEqual([{ crete: true, sicily: false, count: 1 }, 0]);
    await count[0]!.answer(listOf(4, 'ITS2001'));
    expect(seen()).toEqual({ crete: true, sicily: true, count: 2 });
    toggle(sicily);
    expect([seen(), save.map(({ input }) => input)]).toEqual([{ crete: true, sicily: false, count: 1 }, [{ ...crete, isWished: true }]]);
    await save[0]!.answer(listOf(5, 'GRK1042', 'ITS2001'));
    await save[1]!.answer(listOf(6, 'GRK1042'));
    expect([seen(), save[1]!.input]).toEqual([{ crete: true, sicily: false, count: 1 }, { ...sicily, isWished: false }]);
    expect(facts).toEqual([
      { type: 'wishlist.changed', hotelCode: 'GRK1042', status: true, count: 1 },
      { type: 'wishlist.changed', hotelCode: 'ITS2001', status: false, count: 1 },
    ]);
  });

  it('takes off what stands as the visitor\'s own and is pressed before the list is known, also on a page that was left [wishlist.events]', async () => {
    const { actor, toggle, count, save } = begin([{ ...sicily, isOwn: true }]);
    const isCreteWished = () => selectIsWished('GRK1042', true)(actor.getSnapshot());
    expect(isCreteWished()).toBe(true);
    toggle({ ...crete, isOwn: true });
    expect(isCreteWished()).toBe(false);
    await count[0]!.answer(listOf(2, 'GRK1042', 'ITS2001'));
    await save[0]!.answer(listOf(3, 'GRK1042'));
    await save[1]!.answer(listOf(4));
    expect(save.map(({ input }) => input)).toEqual([{ ...sicily, isWished: false }, { ...crete, isWished: false }]);
    expect(isCreteWished()).toBe(false);
  });

  it('sends of many presses on one heart the one under way and the last', async () => {
    const { toggle, seen, count, save } = begin();
    await count[0]!.answer(listOf(0));
    for (let press = 0; press < 4; press++) toggle(crete);
    expect(seen().crete).toBe(false);
    await save[0]!.answer(listOf(1, 'GRK1042'));
    await save[1]!.answer(listOf(2));
    expect([seen(), save.map(({ input }) => input.isWished)]).toEqual([{ crete: false, sicily: false, count: 0 }, [true, false]]);
  });

  it('shows and sends what was pressed on a page that was left, each once [wishlist.events]', async () => {
    const { seen, count, save } = begin([{ ...crete, isWished: true }, crete, sicily, sicily, sicily, gone]);
    expect(seen()).toEqual({ crete: false, sicily: true, count: 1 });
    await count[0]!.answer(listOf(1, 'GRK1042', 'OLD1001'));
    for (let place = 0; place < 4; place++) await save[place]!.answer(listOf(2));
    expect(save.map(({ input }) => input)).toEqual([{ ...crete, isWished: true }, { ...crete, isWished: false }, { ...sicily, isWished: true }, gone]);
  });

  it('follows other tabs, and no older answer undoes what they did [wishlist.events]', async () => {
    const { toggle, seen, count, save, elsewhere, facts } = begin();
    await count[0]!.answer(listOf(1));
    toggle(crete);
    elsewhere.next(listOf(3, 'GRK1042', 'ITS2001'));
    await save[0]!.answer(listOf(2, 'GRK1042'));
    expect(seen()).toEqual({ crete: true, sicily: true, count: 2 });
    expect(facts[0]).toEqual({ type: 'wishlist.changedElsewhere' });
  });

  it('keeps what another tab has begun although the first answer comes late, from before there was a list [wishlist.events]', async () => {
    const late = begin();
    late.elsewhere.next(listOf(1, 'GRK1042'));
    await late.count[0]!.answer(otherList('', 0));
    expect(late.seen()).toEqual({ crete: true, sicily: false, count: 1 });
    const newer = begin();
    newer.elsewhere.next(listOf(1, 'GRK1042'));
    await newer.count[0]!.answer(listOf(2, 'GRK1042', 'ITS2001'));
    expect(newer.seen()).toEqual({ crete: true, sicily: true, count: 2 });
  });

  it('shows the list that a sign-out or a login elsewhere puts there, whatever its number, and what is pressed on it [wishlist.events]', async () => {
    const { toggle, seen, count, save, elsewhere, facts } = begin();
    await count[0]!.answer(listOf(12, 'GRK1042'));
    elsewhere.next(otherList('', 0));
    expect([seen(), facts]).toEqual([{ crete: false, sicily: false, count: 0 }, [{ type: 'wishlist.changedElsewhere' }]]);
    toggle(sicily);
    await save[0]!.answer(otherList('new', 1, 'ITS2001'));
    expect(seen()).toEqual({ crete: false, sicily: true, count: 1 });
    elsewhere.next(otherList('theirs', 1, 'GRK1042'));
    expect([seen(), facts.length]).toEqual([{ crete: true, sicily: false, count: 1 }, 3]);
    // Within one list the number counts.
    elsewhere.next(otherList('theirs', 1, 'ITS2001'));
    elsewhere.next(otherList('theirs', 0));
    expect([seen(), facts.length]).toEqual([{ crete: true, sicily: false, count: 1 }, 3]);
  });

  it('puts the heart back where a change is refused, and tries again on request', async () => {
    const { actor, toggle, seen, count, save } = begin();
    await count[0]!.fail();
    toggle(crete);
    await save[0]!.fail();
    expect([seen().crete, selectWishIsRefused(actor.getSnapshot())]).toEqual([false, true]);
    actor.send({ type: 'wishlist.retry' });
    await save[1]!.answer(listOf(1, 'GRK1042'));
    expect([seen(), selectWishIsRefused(actor.getSnapshot())]).toEqual([{ crete: true, sicily: false, count: 1 }, false]);
  });

  it('asks for a list that could not be had again after a while, unless a press has told of it meanwhile [wishlist.events]', async () => {
    const { count, seen, clock } = begin();
    await count[0]!.fail();
    clock.increment(LIST_RETRY - 1);
    expect(count).toHaveLength(1);
    clock.increment(1);
    await count[1]!.fail();
    clock.increment(2 * LIST_RETRY);
    await count[2]!.answer(listOf(4, 'ITS2001'));
    clock.increment(10 * LIST_RETRY);
    expect([seen(), count.length]).toEqual([{ crete: false, sicily: true, count: 1 }, 3]);
    const pressed = begin();
    await pressed.count[0]!.fail();
    pressed.toggle(crete);
    await pressed.save[0]!.answer(listOf(5, 'GRK1042', 'ITS2001'));
    pressed.clock.increment(10 * LIST_RETRY);
    expect([pressed.seen(), pressed.count.length]).toEqual([{ crete: true, sicily: true, count: 2 }, 1]);
  });

  it('asks less and less often for a list that cannot be had, every five minutes at least, and at once when the network is back [wishlist.calls]', async () => {
    const { count, clock, network } = begin();
    const pauses: number[] = [];
    for (let time = 0; time < 7; time++) {
      await count[time]!.fail();
      let passed = 0;
      for (; count.length === time + 1; passed += 10_000) clock.increment(10_000);
      pauses.push(passed);
    }
    expect(pauses).toEqual([10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000]);
    await count[7]!.fail();
    network.next(true);
    await count[8]!.fail();
    network.next(true);
    await count[9]!.answer(listOf(1, 'ITS2001'));
    network.next(true);
    expect(count).toHaveLength(10);
  });

  it('tries all again that was refused, without what was pressed anew since [wishlist.events]', async () => {
    const { actor, toggle, seen, count, save } = begin();
    const isRefused = () => selectWishIsRefused(actor.getSnapshot());
    await count[0]!.answer(listOf(1, 'OLD1001', 'OLD1002'));
    toggle(crete);
    await save[0]!.fail();
    actor.send({ type: 'wishlist.changeGone', ...gone });
    await save[1]!.fail();
    toggle(sicily);
    await save[2]!.answer(listOf(2, 'ITS2001', 'OLD1001', 'OLD1002'));
    expect([isRefused(), seen()]).toEqual([true, { crete: false, sicily: true, count: 3 }]);
    toggle(crete);
    await save[3]!.answer(listOf(3, 'GRK1042', 'ITS2001', 'OLD1001', 'OLD1002'));
    expect(isRefused()).toBe(true);
    actor.send({ type: 'wishlist.retry' });
    await save[4]!.answer(listOf(4, 'GRK1042', 'ITS2001'));
    expect([save.slice(3).map(({ input }) => input), isRefused(), seen()]).toEqual([[{ ...crete, isWished: true }, gone], false, { crete: true, sicily: true, count: 2 }]);
  });

  it('takes further presses after a refusal, and loses none without word from other tabs [wishlist.events]', async () => {
    const { actor, toggle, seen, count, save, elsewhere } = begin();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await count[0]!.answer(listOf(1, 'OLD1001', 'OLD1002'));
    elsewhere.error(new Error('no channel'));
    toggle(crete);
    await save[0]!.fail();
    toggle(sicily);
    expect([save[1]!.input, selectWishIsRefused(actor.getSnapshot())]).toEqual([{ ...sicily, isWished: true }, false]);
    await save[1]!.fail();
    actor.send({ type: 'wishlist.changeGone', ...gone });
    await save[2]!.answer(listOf(2));
    expect([save[2]!.input, seen(), selectWishIsRefused(actor.getSnapshot())]).toEqual([gone, { crete: false, sicily: false, count: 0 }, true]);
  });

  it('takes all hotels that are gone off at one press, and back on, and tells what became of it [page.wishlist]', async () => {
    const { actor, seen, count, save, facts } = begin();
    const change = (isWished: boolean) => actor.send({ type: 'wishlist.changeGone', ...gone, isWished });
    await count[0]!.answer(listOf(7, 'GRK1042', 'OLD1001', 'OLD1002'));
    change(false);
    expect([seen(), save[0]!.input]).toEqual([{ crete: true, sicily: false, count: 1 }, gone]);
    change(true);
    expect(seen().count).toBe(3);
    await save[0]!.answer(listOf(8, 'GRK1042'));
    await save[1]!.fail();
    expect([seen().count, selectWishIsRefused(actor.getSnapshot()), facts]).toEqual([1, true, [
      { type: 'wishlist.goneChanged', ...gone }, { type: 'wishlist.goneRefused', ...gone, isWished: true },
    ]]);
    actor.send({ type: 'wishlist.retry' });
    await save[2]!.answer(listOf(9, 'GRK1042', 'OLD1001', 'OLD1002'));
    expect([seen().count, facts.at(-1)]).toEqual([3, { type: 'wishlist.goneChanged', ...gone, isWished: true }]);
  });

  it('sends what was pressed behind a refused change all the same, and says then what was refused', async () => {
    const { actor, toggle, seen, count, save } = begin();
    await count[0]!.answer(listOf(0));
    toggle(crete);
    toggle(sicily);
    await save[0]!.fail();
    expect(save.map(({ input }) => input)).toEqual([{ ...crete, isWished: true }, { ...sicily, isWished: true }]);
    await save[1]!.answer(listOf(1, 'ITS2001'));
    expect([seen(), selectWishIsRefused(actor.getSnapshot())]).toEqual([{ crete: false, sicily: true, count: 1 }, true]);
  });
});
