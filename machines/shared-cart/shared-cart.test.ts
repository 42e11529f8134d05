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
    expect(facts).toEqual([{ type: 'sharedCart.taken', cart }]);
  });
});
