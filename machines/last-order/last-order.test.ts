import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { lastOrderMachine } from './last-order.machine.ts';
import { lastOrderPaths, owner } from './last-order.paths.ts';
import { selectOfferedOwner } from './last-order.select.ts';
import type { LastOrderPorts } from './last-order.types.ts';

describe('last order', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(lastOrderPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(lastOrderPaths)).toEqual([]);
  });

  it('offers who booked last, and tells it only when asked to [cart.calls]', async () => {
    const fetchLastOrder = heldPort<LastOrderPorts['fetchLastOrder']>();
    const { actor, facts } = startFlow(lastOrderMachine, { input: { cartId: 'c-1' }, ports: { fetchLastOrder: fetchLastOrder.port } });
    await fetchLastOrder.calls[0]!.answer(owner);
    expect([selectOfferedOwner(actor.getSnapshot()), facts]).toEqual([owner, []]);
    actor.send({ type: 'lastOrder.take' });
    expect([selectOfferedOwner(actor.getSnapshot()), facts]).toEqual([null, [{ type: 'lastOrder.taken', owner }]]);
  });
});
