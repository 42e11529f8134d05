import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { sharedCartMachine } from './shared-cart.machine.ts';
import { cart, shared, sharedCartPaths } from './shared-cart.paths.ts';
import type { SharedCartPorts } from './shared-cart.types.ts';

describe('shared cart', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(sharedCartPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(sharedCartPaths)).toEqual([]);
  });

  it('makes one cart for two presses, and can be pressed again when no answer came [cart.calls]', async () => {
    const takeCart = heldPort<SharedCartPorts['takeCart']>();
    const { actor, facts } = startFlow(sharedCartMachine, { input: { token: 't', shared }, ports: { takeCart: takeCart.port } });
    actor.send({ type: 'sharedCart.take' });
    actor.send({ type: 'sharedCart.take' });
    expect(takeCart.calls).toHaveLength(1);
    await takeCart.calls[0]!.fail();
    actor.send({ type: 'sharedCart.take' });
    await takeCart.calls[1]!.answer(cart);
    expect([actor.getSnapshot().value, facts]).toEqual(['taken', [{ type: 'sharedCart.taken', cart }]]);
  });

  it('shows the holiday of a link that is good, and asks the shop nothing before a press [cart.calls]', () => {
    const takeCart = heldPort<SharedCartPorts['takeCart']>();
    const good = startFlow(sharedCartMachine, { input: { token: 't', shared }, ports: { takeCart: takeCart.port } });
    const old = startFlow(sharedCartMachine, { input: { token: 't', shared: null }, ports: { takeCart: takeCart.port } });
    old.actor.send({ type: 'sharedCart.take' });
    expect([good.actor.getSnapshot().value, old.actor.getSnapshot().value, takeCart.calls]).toEqual(['shown', 'missing', []]);
  });

  it.each([
    ['gone', { status: 409, body: { code: 'offer-gone' } }], ['gone', { status: 404, body: { code: 'offer-gone' } }], ['missing', { status: 404, body: { code: 'not-found' } }], ['takeFailed', { status: 503, body: null }],
  ] as const)('says that it is %s, as the shop does: %o [cart.calls]', async (state, error) => {
    const takeCart = heldPort<SharedCartPorts['takeCart']>();
    const { actor, facts } = startFlow(sharedCartMachine, { input: { token: 't', shared }, ports: { takeCart: takeCart.port } });
    actor.send({ type: 'sharedCart.take' });
    expect([actor.getSnapshot().value, takeCart.calls[0]!.input]).toEqual(['taking', { token: 't' }]);
    await takeCart.calls[0]!.fail(error);
    expect([actor.getSnapshot().value, facts]).toEqual([state, []]);
    actor.send({ type: 'sharedCart.take' });
    expect(takeCart.calls).toHaveLength(state === 'takeFailed' ? 2 : 1);
  });
});
