import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { WorkerMessage } from '../../src/domain/visitor/offline-copies.ts';
import { heldPort, startFlow, taken } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { offlineCopiesMachine } from './offline-copies.machine.ts';
import { copiesOf, daysLater, journey, offlineCopiesPaths, soon } from './offline-copies.paths.ts';
import { pagesToCopy } from './offline-copies.rules.ts';
import { selectCopies, selectFailure, selectIsCustomer, selectIsSilent, selectOfflineView, selectProgress, selectReadsCopyOf } from './offline-copies.select.ts';
import type { NetworkState, OfflineCopiesPorts, OfflineVisitor } from './offline-copies.types.ts';

async function start(visitor: OfflineVisitor | null) {
  const [readCopies, storeCopies, removeCopies] = [heldPort<OfflineCopiesPorts['readCopies']>(), heldPort<OfflineCopiesPorts['storeCopies']>(), heldPort<OfflineCopiesPorts['removeCopies']>()];
  const [workerMessages, network, networkReturns] = [new Subject<WorkerMessage>(), new Subject<NetworkState>(), new Subject<boolean>()];
  const disowned: string[] = [];
  const flow = startFlow(offlineCopiesMachine, {
    input: { visitor },
    ports: { readCopies: readCopies.port, disownOutbox: async () => { disowned.push('let go'); }, fetchReservations: async () => [], storeCopies: storeCopies.port, removeCopies: removeCopies.port, workerMessages: () => workerMessages, network: () => network, networkReturns: () => networkReturns },
  });
  await taken();
  return { ...flow, state: () => selectOfflineView(flow.actor.getSnapshot()), readCopies, disowned, storeCopies, removeCopies, workerMessages, network, networkReturns };
}
const jana = { uid: 'jana', isCustomer: true };

/** Jana has agreed, and her pages are being stored. */
async function storing() {
  const flow = await start(jana);
  await flow.readCopies.calls[0]!.answer({ copies: null, now: soon });
  await taken();
  flow.actor.send({ type: 'offlineCopies.ask' });
  flow.actor.send({ type: 'offlineCopies.agree' });
  await taken();
  return flow;
}

describe('offlineCopies', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(offlineCopiesPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(offlineCopiesPaths)).toEqual([]);
  });

  it('stores the lists and all of the three journeys that come next [account.reservations]', () => {
    const pages = pagesToCopy([journey('past', 'past'), journey('1'), journey('cancelled', 'cancelled'), journey('2'), journey('3'), journey('4')]);
    expect(pages.map(({ path }) => path)).toEqual([
      '/mytui', '/mytui/mailbox', '/oblibene',
      ...['1', '2', '3'].flatMap((id) => ['summary', 'travel', 'documents', 'hotel', 'guide', 'chat'].map((tab) => `/mytui/reservation/${id}/${tab}`)),
    ]);
  });

  it('lets go what waits to be sent where nothing is stored: a tab that is closed since was signed out of [account.secured]', async () => {
    const [none, reader] = [await start(null), await start(null)];
    await none.readCopies.calls[0]!.answer({ copies: null, now: soon });
    await taken();
    await reader.readCopies.calls[0]!.answer({ copies: copiesOf('jana'), now: soon });
    expect([none.state(), none.disowned, reader.state(), reader.disowned]).toEqual(['notAsked', ['let go'], 'stored', []]);
  });

  it('stores nothing before the customer has agreed, and what is stored counts only once all of it is there', async () => {
    const { actor, state, readCopies, storeCopies, workerMessages } = await start(jana);
    await readCopies.calls[0]!.answer({ copies: null, now: soon });
    await taken();
    actor.send({ type: 'offlineCopies.ask' });
    expect([state(), storeCopies.calls.length]).toEqual(['asking', 0]);
    actor.send({ type: 'offlineCopies.agree' });
    await taken();
    expect(storeCopies.calls.map(({ input }) => input)).toEqual([{ owner: 'jana', pages: pagesToCopy([]) }]);
    await storeCopies.calls[0]!.answer();
    workerMessages.next({ type: 'offlineCopies', status: 'storing', done: 3, total: 9 });
    expect([state(), actor.getSnapshot().context.progress, actor.getSnapshot().context.copies]).toEqual(['storing', { done: 3, total: 9 }, null]);
    workerMessages.next({ type: 'offlineCopies', status: 'stored', copies: copiesOf('jana') });
    expect([state(), actor.getSnapshot().context.copies?.owner]).toEqual(['stored', 'jana']);
  });

  it('removes what another customer or nobody finds, and what another tab’s sign-out has removed', async () => {
    for (const visitor of [{ uid: 'petr', isCustomer: true }, { uid: 'guest', isCustomer: false }]) {
      const { actor, state, readCopies, removeCopies } = await start(null);
      await readCopies.calls[0]!.answer({ copies: copiesOf('jana'), now: soon });
      expect(state()).toBe('stored');
      actor.send({ type: 'offlineCopies.followVisitor', visitor });
      expect([state(), removeCopies.calls.length]).toEqual(['removing', 1]);
    }
    const { actor, state, readCopies, removeCopies, workerMessages } = await start(jana);
    await readCopies.calls[0]!.answer({ copies: copiesOf('jana'), now: soon });
    workerMessages.next({ type: 'offlineCopies', status: 'removed' });
    await removeCopies.calls[0]!.answer();
    expect([state(), actor.getSnapshot().context.copies]).toEqual(['removed', null]);
  });

  it('makes old copies anew where there is a network, and tries again by itself once it is back', async () => {
    const { state, readCopies, storeCopies, network, networkReturns } = await start(jana);
    network.next('offline');
    await readCopies.calls[0]!.answer({ copies: copiesOf('jana'), now: daysLater });
    expect(state()).toBe('stored');
    network.next('online');
    await taken();
    expect(state()).toBe('storing');
    await storeCopies.calls[0]!.fail(new TypeError('Failed to fetch'));
    expect(state()).toBe('failed');
    networkReturns.next(true);
    await taken();
    expect(state()).toBe('storing');
  });

  it('asks customers only, takes a no for a no, and looks at nothing stored where it cannot look', async () => {
    const guest = await start({ uid: 'guest', isCustomer: false });
    await guest.readCopies.calls[0]!.fail();
    guest.actor.send({ type: 'offlineCopies.ask' });
    expect(guest.state()).toBe('notAsked');
    guest.actor.send({ type: 'offlineCopies.followVisitor', visitor: jana });
    guest.actor.send({ type: 'offlineCopies.ask' });
    guest.actor.send({ type: 'offlineCopies.decline' });
    expect([guest.state(), guest.storeCopies.calls.length]).toEqual(['notAsked', 0]);
    const none = await start(jana);
    await none.readCopies.calls[0]!.answer({ copies: null, now: soon });
    await taken();
    expect(none.state()).toBe('notAsked');
  });

  it('begins to count anew each time that it stores, is busy meanwhile, and gives up after two minutes of silence', async () => {
    const { actor, state, storeCopies, workerMessages, clock } = await storing();
    workerMessages.next({ type: 'offlineCopies', status: 'storing', done: 8, total: 9 });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    clock.increment(119_999);
    expect(state()).toBe('storing');
    clock.increment(1);
    expect([state(), selectFailure(actor.getSnapshot()), actor.getSnapshot().hasTag('busy')]).toEqual(['failed', 'network', false]);
    actor.send({ type: 'offlineCopies.retry' });
    await taken();
    expect([state(), selectFailure(actor.getSnapshot()), selectProgress(actor.getSnapshot()), storeCopies.calls.length]).toEqual(['storing', null, { done: 0, total: 0 }, 2]);
  });

  it('says why not everything could be stored: without network it waits for it, without login nothing is left', async () => {
    const { actor, state, workerMessages, networkReturns, storeCopies } = await storing();
    workerMessages.next({ type: 'offlineCopies', status: 'stored', copies: copiesOf('jana') });
    actor.send({ type: 'offlineCopies.renew' });
    await taken();
    workerMessages.next({ type: 'offlineCopies', status: 'failed', failure: 'network' });
    expect([state(), selectFailure(actor.getSnapshot()), selectCopies(actor.getSnapshot())?.owner]).toEqual(['failed', 'network', 'jana']);
    networkReturns.next(true);
    await taken();
    workerMessages.next({ type: 'offlineCopies', status: 'failed', failure: 'login' });
    expect([state(), selectFailure(actor.getSnapshot()), selectCopies(actor.getSnapshot())]).toEqual(['failed', 'login', null]);
    networkReturns.next(true);
    await taken();
    expect([state(), storeCopies.calls.length]).toEqual(['failed', 3]);
  });

  it('lets copies be made anew and tried again by customers only, and removed by everybody', async () => {
    const stored = async () => {
      const flow = await storing();
      flow.workerMessages.next({ type: 'offlineCopies', status: 'stored', copies: copiesOf('jana') });
      return flow;
    };
    const failed = async () => {
      const flow = await storing();
      await flow.storeCopies.calls[0]!.fail();
      return flow;
    };
    for (const [there, again] of [[stored, 'offlineCopies.renew'], [failed, 'offlineCopies.retry']] as const) {
      const { actor, state, storeCopies } = await there();
      actor.send({ type: again });
      await taken();
      expect([again, state(), storeCopies.calls.map(({ input }) => input.owner)]).toEqual([again, 'storing', ['jana', 'jana']]);
      const unknown = await start(null);
      await unknown.readCopies.calls[0]!.answer({ copies: copiesOf('jana'), now: soon });
      unknown.actor.send({ type: 'offlineCopies.renew' });
      expect(unknown.state()).toBe('stored');
    }
    const left = await failed();
    left.actor.send({ type: 'offlineCopies.followVisitor', visitor: { uid: 'guest', isCustomer: false } });
    left.actor.send({ type: 'offlineCopies.retry' });
    expect([left.state(), left.storeCopies.calls.length]).toEqual(['failed', 1]);
    for (const there of [storing, stored, failed]) {
      const { actor, state, removeCopies } = await there();
      actor.send({ type: 'offlineCopies.remove' });
      expect([state(), removeCopies.calls.length, selectCopies(actor.getSnapshot()), selectFailure(actor.getSnapshot())]).toEqual(['removing', 1, null, null]);
      await removeCopies.calls[0]!.fail();
      actor.send({ type: 'offlineCopies.ask' });
      expect(state()).toBe('asking');
    }
  });

  it('stops storing for who signs out meanwhile, and goes on for the customer', async () => {
    const { actor, state, storeCopies, removeCopies } = await storing();
    actor.send({ type: 'offlineCopies.followVisitor', visitor: jana });
    expect([state(), storeCopies.calls[0]!.signal.aborted]).toEqual(['storing', false]);
    actor.send({ type: 'offlineCopies.followVisitor', visitor: { uid: 'guest', isCustomer: false } });
    expect([state(), storeCopies.calls[0]!.signal.aborted, selectIsCustomer(actor.getSnapshot())]).toEqual(['removing', true, false]);
    await removeCopies.calls[0]!.answer();
    actor.send({ type: 'offlineCopies.ask' });
    expect(state()).toBe('removed');
  });

  it('removes copies that it finds of another customer, old ones too, and knows then who is here', async () => {
    const { actor, state, readCopies, removeCopies } = await start({ uid: 'petr', isCustomer: true });
    await readCopies.calls[0]!.answer({ copies: copiesOf('jana'), now: daysLater });
    expect(state()).toBe('removing');
    await removeCopies.calls[0]!.answer();
    expect([state(), selectCopies(actor.getSnapshot())]).toEqual(['removed', null]);
    const tab = await start(null);
    await tab.readCopies.calls[0]!.answer({ copies: copiesOf('jana'), now: soon });
    tab.actor.send({ type: 'offlineCopies.followVisitor', visitor: { uid: 'petr', isCustomer: true } });
    expect([tab.state(), selectIsCustomer(tab.actor.getSnapshot())]).toEqual(['removing', true]);
    const failed = await storing();
    failed.workerMessages.next({ type: 'offlineCopies', status: 'stored', copies: copiesOf('jana') });
    failed.actor.send({ type: 'offlineCopies.renew' });
    await taken();
    await failed.storeCopies.calls[1]!.fail();
    failed.actor.send({ type: 'offlineCopies.followVisitor', visitor: { uid: 'petr', isCustomer: true } });
    expect(failed.state()).toBe('removing');
  });

  it('goes on where the browser tells nothing more of its worker or its network', async () => {
    const { actor, state, readCopies, storeCopies, workerMessages, network, networkReturns } = await start(jana);
    await readCopies.calls[0]!.answer({ copies: null, now: soon });
    await taken();
    actor.send({ type: 'offlineCopies.ask' });
    actor.send({ type: 'offlineCopies.agree' });
    await taken();
    network.error('no network information');
    await storeCopies.calls[0]!.fail();
    networkReturns.error('no network information');
    expect(state()).toBe('failed');
    actor.send({ type: 'offlineCopies.retry' });
    await taken();
    workerMessages.error('no worker');
    expect([state(), storeCopies.calls.length]).toEqual(['storing', 2]);
  });

  it('says whether a copy is read because the network is away or because it does not answer, and makes none anew meanwhile', async () => {
    const { actor, state, readCopies, network } = await start(jana);
    const isSilent = () => selectIsSilent(actor.getSnapshot());
    network.next('silent');
    await readCopies.calls[0]!.answer({ copies: copiesOf('jana'), now: daysLater });
    expect([state(), isSilent(), selectReadsCopyOf(actor.getSnapshot())]).toEqual(['stored', true, '2026-08-01T10:00:00Z']);
    network.next('offline');
    await taken();
    expect([state(), isSilent(), selectReadsCopyOf(actor.getSnapshot())]).toEqual(['stored', false, '2026-08-01T10:00:00Z']);
    network.next('online');
    await taken();
    expect(state()).toBe('storing');
  });

  it('says of which moment the copy is that is read without network', async () => {
    const { actor, readCopies, network } = await start(jana);
    network.next('offline');
    expect(selectReadsCopyOf(actor.getSnapshot())).toBeNull();
    await readCopies.calls[0]!.answer({ copies: copiesOf('jana'), now: soon });
    expect(selectReadsCopyOf(actor.getSnapshot())).toBe('2026-08-01T10:00:00Z');
    network.next('online');
    await taken();
    expect(selectReadsCopyOf(actor.getSnapshot())).toBeNull();
  });
});
