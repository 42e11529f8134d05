import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { WorkerMessage } from '../../src/domain/offline-copies.ts';
import { heldPort, startFlow, taken } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { offlineCopiesMachine } from './offline-copies.machine.ts';
import { copiesOf, offlineCopiesPaths } from './offline-copies.paths.ts';
import type { OfflineCopiesPorts, OfflineVisitor } from './offline-copies.types.ts';

async function start(visitor: OfflineVisitor | null) {
  const [readCopies, storeCopies, removeCopies] = [heldPort<OfflineCopiesPorts['readCopies']>(), heldPort<OfflineCopiesPorts['storeCopies']>(), heldPort<OfflineCopiesPorts['removeCopies']>()];
  const [workerMessages, online, networkReturns] = [new Subject<WorkerMessage>(), new Subject<boolean>(), new Subject<boolean>()];
  const flow = startFlow(offlineCopiesMachine, {
    input: { visitor },
    ports: { readCopies: readCopies.port, storeCopies: storeCopies.port, removeCopies: removeCopies.port, workerMessages: () => workerMessages, online: () => online, networkReturns: () => networkReturns },
  });
  await taken();
  return { ...flow, state: () => flow.actor.getSnapshot().value, readCopies, storeCopies, removeCopies, workerMessages, online, networkReturns };
}
const jana = { uid: 'jana', isCustomer: true };

describe('offlineCopies', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(offlineCopiesPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(offlineCopiesPaths)).toEqual([]);
  });

  it('stores nothing before the customer has agreed, and what is stored counts only once all of it is there', async () => {
    const { actor, state, readCopies, storeCopies, workerMessages } = await start(jana);
    await readCopies.calls[0]!.answer({ copies: null, isOld: false });
    actor.send({ type: 'offlineCopies.ask' });
    expect([state(), storeCopies.calls.length]).toEqual(['asking', 0]);
    actor.send({ type: 'offlineCopies.agree' });
    expect(storeCopies.calls.map(({ input }) => input)).toEqual([{ owner: 'jana' }]);
    await storeCopies.calls[0]!.answer();
    workerMessages.next({ type: 'offlineCopies', status: 'storing', done: 3, total: 9 });
    expect([state(), actor.getSnapshot().context.progress, actor.getSnapshot().context.copies]).toEqual(['storing', { done: 3, total: 9 }, null]);
    workerMessages.next({ type: 'offlineCopies', status: 'stored', copies: copiesOf('jana') });
    expect([state(), actor.getSnapshot().context.copies?.owner]).toEqual(['stored', 'jana']);
  });

  it('removes what another customer or nobody finds, and what another tab’s sign-out has removed', async () => {
    for (const visitor of [{ uid: 'petr', isCustomer: true }, { uid: 'guest', isCustomer: false }]) {
      const { actor, state, readCopies, removeCopies } = await start(null);
      await readCopies.calls[0]!.answer({ copies: copiesOf('jana'), isOld: false });
      expect(state()).toBe('stored');
      actor.send({ type: 'offlineCopies.followVisitor', visitor });
      expect([state(), removeCopies.calls.length]).toEqual(['removing', 1]);
    }
    const { actor, state, readCopies, removeCopies, workerMessages } = await start(jana);
    await readCopies.calls[0]!.answer({ copies: copiesOf('jana'), isOld: false });
    workerMessages.next({ type: 'offlineCopies', status: 'removed' });
    await removeCopies.calls[0]!.answer();
    expect([state(), actor.getSnapshot().context.copies]).toEqual(['removed', null]);
  });

  it('makes old copies anew where there is a network, and tries again by itself once it is back', async () => {
    const { state, readCopies, storeCopies, online, networkReturns } = await start(jana);
    online.next(false);
    await readCopies.calls[0]!.answer({ copies: copiesOf('jana'), isOld: true });
    expect(state()).toBe('stored');
    online.next(true);
    expect(state()).toBe('storing');
    await storeCopies.calls[0]!.fail(new TypeError('Failed to fetch'));
    expect(state()).toBe('failed');
    networkReturns.next(true);
    expect(state()).toBe('storing');
  });
});
