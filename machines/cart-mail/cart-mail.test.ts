import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { cartMailMachine } from './cart-mail.machine.ts';
import { cartMailPaths } from './cart-mail.paths.ts';
import type { CartMailPorts } from './cart-mail.types.ts';

describe('cart mail', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(cartMailPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(cartMailPaths)).toEqual([]);
  });

  it('sends to a right address only, once for two presses, and keeps it when the shop does not answer [cart.calls]', async () => {
    const mailCart = heldPort<CartMailPorts['mailCart']>();
    const { actor } = startFlow(cartMailMachine, { input: { cartId: 'c-1' }, ports: { mailCart: mailCart.port } });
    expect(actor.getSnapshot().value).toBe('closed');
    actor.send({ type: 'cartMail.open' });
    actor.send({ type: 'cartMail.send' });
    expect(actor.getSnapshot().context.problem).toBe('required');
    actor.send({ type: 'cartMail.setEmail', email: 'jana(at)example.cz' });
    actor.send({ type: 'cartMail.send' });
    expect([actor.getSnapshot().context.problem, mailCart.calls]).toEqual(['invalid', []]);
    actor.send({ type: 'cartMail.setEmail', email: ' jana@example.cz ' });
    actor.send({ type: 'cartMail.send' });
    actor.send({ type: 'cartMail.send' });
    expect(mailCart.calls.map(({ input }) => input)).toEqual([{ cartId: 'c-1', email: 'jana@example.cz' }]);
    await mailCart.calls[0]!.fail();
    expect(actor.getSnapshot().value).toBe('failed');
    actor.send({ type: 'cartMail.send' });
    await mailCart.calls[1]!.answer({ status: 'sent' });
    expect(actor.getSnapshot().value).toBe('sent');
  });

  async function sending() {
    const mailCart = heldPort<CartMailPorts['mailCart']>();
    const { actor } = startFlow(cartMailMachine, { input: { cartId: 'c-1' }, ports: { mailCart: mailCart.port } });
    actor.send({ type: 'cartMail.open' });
    actor.send({ type: 'cartMail.setEmail', email: 'jana@example.cz' });
    actor.send({ type: 'cartMail.send' });
    return { actor, calls: mailCart.calls, state: () => actor.getSnapshot().value, problem: () => actor.getSnapshot().context.problem };
  }

  it('says that the shop takes an address for wrong, until another is written [cart.calls]', async () => {
    const { actor, calls, state, problem } = await sending();
    await calls[0]!.fail({ status: 400, body: {} });
    expect([state(), problem()]).toEqual(['editing', 'invalid']);
    actor.send({ type: 'cartMail.setEmail', email: 'jana@example.com' });
    expect(problem()).toBeNull();
    actor.send({ type: 'cartMail.send' });
    expect(calls[1]!.input.email).toBe('jana@example.com');
  });

  it('takes another address after a failure, and opens again after a mail [cart.calls]', async () => {
    const { actor, calls, state } = await sending();
    await calls[0]!.fail();
    actor.send({ type: 'cartMail.setEmail', email: 'petr@example.cz' });
    expect([state(), actor.getSnapshot().context.email]).toEqual(['editing', 'petr@example.cz']);
    actor.send({ type: 'cartMail.send' });
    await calls[1]!.answer({ status: 'sent' });
    actor.send({ type: 'cartMail.open' });
    expect([state(), actor.getSnapshot().context.email]).toEqual(['editing', 'petr@example.cz']);
  });

  it('is closed while it is written and after a failure, and opened again [cart.calls]', async () => {
    const { actor, calls, state } = await sending();
    await calls[0]!.fail();
    actor.send({ type: 'cartMail.close' });
    expect(state()).toBe('closed');
    actor.send({ type: 'cartMail.open' });
    actor.send({ type: 'cartMail.close' });
    expect(state()).toBe('closed');
  });
});
