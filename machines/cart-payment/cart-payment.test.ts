import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { cartPaymentMachine } from './cart-payment.machine.ts';
import { banks, cart, cartPaymentPaths } from './cart-payment.paths.ts';
import { selectBanks, selectVariantChoice } from './cart-payment.select.ts';
import type { CartPaymentPorts } from './cart-payment.types.ts';

function start() {
  const chooseVariant = heldPort<CartPaymentPorts['chooseVariant']>();
  const fetchBanks = heldPort<CartPaymentPorts['fetchBanks']>();
  const flow = startFlow(cartPaymentMachine, { input: { cartId: 'c-1', variant: 'deposit' }, ports: { chooseVariant: chooseVariant.port, fetchBanks: fetchBanks.port } });
  return { ...flow, chooseVariant, fetchBanks, choice: () => selectVariantChoice(flow.actor.getSnapshot()) };
}

describe('cart payment', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(cartPaymentPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(cartPaymentPaths)).toEqual([]);
  });

  it('has the latest of two quick choices saved after the first is answered, and shows what stands when it was not [payment.variants] [cart.calls]', async () => {
    const { actor, chooseVariant, choice, facts } = start();
    actor.send({ type: 'cartPayment.choose', variant: 'full' });
    actor.send({ type: 'cartPayment.choose', variant: 'deposit' });
    expect([chooseVariant.calls.map(({ input, signal }) => [input.variant, signal.aborted]), choice().variant]).toEqual([[['full', false]], 'deposit']);
    await chooseVariant.calls[0]!.answer(cart);
    expect([chooseVariant.calls[1]!.input, choice().variant]).toEqual([{ cartId: 'c-1', variant: 'deposit' }, 'deposit']);
    await chooseVariant.calls[1]!.answer({ ...cart, paymentVariant: 'deposit' });
    actor.send({ type: 'cartPayment.choose', variant: 'full' });
    expect(choice()).toEqual({ variant: 'full', isFailed: false });
    await chooseVariant.calls[2]!.fail();
    expect(choice()).toEqual({ variant: 'deposit', isFailed: true });
    actor.send({ type: 'cartPayment.retry' });
    await chooseVariant.calls[3]!.answer(cart);
    expect([choice(), facts.at(-1)]).toEqual([{ variant: 'full', isFailed: false }, { type: 'cartPayment.chosen', cart }]);
  });

  it('shows what the shop has when the second of two quick choices is not taken, and saves it when only the first was not [payment.variants]', async () => {
    const { actor, chooseVariant, choice } = start();
    actor.send({ type: 'cartPayment.choose', variant: 'full' });
    actor.send({ type: 'cartPayment.choose', variant: 'deposit' });
    await chooseVariant.calls[0]!.answer(cart);
    await chooseVariant.calls[1]!.fail();
    expect(choice()).toEqual({ variant: 'full', isFailed: true });
    actor.send({ type: 'cartPayment.choose', variant: 'full' });
    actor.send({ type: 'cartPayment.choose', variant: 'deposit' });
    await chooseVariant.calls[2]!.fail();
    await chooseVariant.calls[3]!.answer({ ...cart, paymentVariant: 'deposit' });
    expect([choice(), chooseVariant.calls.length]).toEqual([{ variant: 'deposit', isFailed: false }, 4]);
  });

  it('asks nothing for the choice that stands or is on its way, and for the next one once it stands [payment.variants]', async () => {
    const { actor, chooseVariant, choice } = start();
    actor.send({ type: 'cartPayment.choose', variant: 'deposit' });
    actor.send({ type: 'cartPayment.choose', variant: 'full' });
    actor.send({ type: 'cartPayment.choose', variant: 'full' });
    expect(chooseVariant.calls.map(({ input, signal }) => [input.variant, signal.aborted])).toEqual([['full', false]]);
    await chooseVariant.calls[0]!.answer(cart);
    actor.send({ type: 'cartPayment.choose', variant: 'deposit' });
    await chooseVariant.calls[1]!.fail();
    expect([choice(), chooseVariant.calls.length]).toEqual([{ variant: 'full', isFailed: true }, 2]);
    actor.send({ type: 'cartPayment.choose', variant: 'full' });
    expect([choice(), chooseVariant.calls[2]!.input.variant]).toEqual([{ variant: 'full', isFailed: false }, 'full']);
  });

  it('tells that the cart was ordered meanwhile or is no more, not that the shop was not reached [cart.calls]', async () => {
    const { actor, chooseVariant, facts } = start();
    actor.send({ type: 'cartPayment.choose', variant: 'full' });
    await chooseVariant.calls[0]!.fail({ status: 500 });
    expect(facts).toEqual([]);
    for (const [call, status] of [[1, 409], [2, 404]] as const) {
      actor.send({ type: 'cartPayment.retry' });
      await chooseVariant.calls[call]!.fail({ status });
    }
    expect(facts).toEqual(Array(2).fill({ type: 'cartPayment.cartClosed' }));
  });

  it('knows the banks that are closed [cart.calls]', async () => {
    const { actor, fetchBanks } = start();
    await fetchBanks.calls[0]!.answer(banks);
    expect(selectBanks(actor.getSnapshot())).toEqual(banks);
  });
});
