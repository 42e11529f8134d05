import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import type { PortCall } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { lastOrderMachine } from './last-order.machine.ts';
import { lastOrderPaths, owner } from './last-order.paths.ts';
import { selectOfferedOwner } from './last-order.select.ts';
import type { LastOrderPorts, Owner } from './last-order.types.ts';

function start(filledIn = { lastName: '', email: '' }) {
  const fetchLastOrder = heldPort<LastOrderPorts['fetchLastOrder']>();
  const flow = startFlow(lastOrderMachine, { input: { cartId: 'c-1', filledIn }, ports: { fetchLastOrder: fetchLastOrder.port } });
  return { ...flow, fetchLastOrder, shown: () => [flow.actor.getSnapshot().value, selectOfferedOwner(flow.actor.getSnapshot())] };
}

describe('last order', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(lastOrderPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(lastOrderPaths)).toEqual([]);
  });

  it('offers who booked last, and tells it only when asked to [cart.calls]', async () => {
    const { fetchLastOrder, actor, facts, shown } = start();
    expect(fetchLastOrder.calls.map(({ input }) => input)).toEqual([{ cartId: 'c-1' }]);
    expect(shown()).toEqual(['fetching', null]);
    await fetchLastOrder.calls[0]!.answer(owner);
    expect([shown(), facts]).toEqual([['offered', owner], []]);
    actor.send({ type: 'lastOrder.take' });
    expect([shown(), facts]).toEqual([['taken', null], [{ type: 'lastOrder.taken', owner }]]);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it.each([{ lastName: 'Nováková', email: '' }, { lastName: '', email: 'jana@example.cz' }])('asks for nobody where the form is filled in: %o [cart.calls]', (filledIn) => {
    const { fetchLastOrder, actor } = start(filledIn);
    expect([fetchLastOrder.calls, actor.getSnapshot().value]).toEqual([[], 'none']);
  });

  it('is passed by with a press, and fills in nothing [cart.calls]', async () => {
    const { fetchLastOrder, actor, facts, shown } = start();
    await fetchLastOrder.calls[0]!.answer(owner);
    actor.send({ type: 'lastOrder.dismiss' });
    expect([shown(), actor.getSnapshot().status, facts]).toEqual([['dismissed', null], 'done', []]);
  });

  it.each([
    ['nobody has booked here before', (call: PortCall<unknown, Owner | null>) => call.answer(null)],
    ['the shop does not say', (call: PortCall<unknown, Owner | null>) => call.fail()],
  ])('offers nothing where %s [cart.calls]', async (_, end) => {
    const { fetchLastOrder, actor, facts, shown } = start();
    await end(fetchLastOrder.calls[0]!);
    expect([shown(), actor.getSnapshot().status, facts]).toEqual([['none', null], 'done', []]);
  });
});
