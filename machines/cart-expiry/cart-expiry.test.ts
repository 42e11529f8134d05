import { describe, expect, it } from 'vitest';
import { heldPort, heldStream, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { cartExpiryMachine } from './cart-expiry.machine.ts';
import { cartExpiryPaths, renewed, UNTIL } from './cart-expiry.paths.ts';
import { selectExpiryNotice, selectMinutesLeft } from './cart-expiry.select.ts';
import type { CartExpiryPorts } from './cart-expiry.types.ts';

function start() {
  const clock = heldStream<number>();
  const renewCart = heldPort<CartExpiryPorts['renewCart']>();
  const flow = startFlow(cartExpiryMachine, { input: { cartId: 'c-1', until: UNTIL }, ports: { clock: clock.port, renewCart: renewCart.port } });
  return { ...flow, renewCart, clock, tell: (now: number) => clock.streams[0]!.next(now), notice: () => selectExpiryNotice(flow.actor.getSnapshot()) };
}

describe('cart expiry', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(cartExpiryPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(cartExpiryPaths)).toEqual([]);
  });

  it('warns ten minutes before its end with the minutes left, and goes on by one press, asked once for two [cart.calls]', async () => {
    const { actor, renewCart, tell, notice, facts } = start();
    tell(UNTIL - 600_001);
    expect(notice()).toBeNull();
    tell(UNTIL - 590_000);
    expect([notice(), selectMinutesLeft(actor.getSnapshot())]).toEqual(['ending', 10]);
    actor.send({ type: 'cartExpiry.renew' });
    actor.send({ type: 'cartExpiry.renew' });
    expect(renewCart.calls.map(({ input }) => input)).toEqual([{ cartId: 'c-1' }]);
    await renewCart.calls[0]!.answer(renewed);
    expect([notice(), facts]).toEqual([null, [{ type: 'cartExpiry.renewed', cart: renewed.cart }]]);
    tell(UNTIL + 1);
    expect(notice()).toBeNull();
  });

  it('has a way on once it is over, also when the shop does not answer at first [cart.calls]', async () => {
    const { actor, renewCart, tell, notice, facts } = start();
    tell(UNTIL);
    expect(notice()).toBe('expired');
    actor.send({ type: 'cartExpiry.renew' });
    await renewCart.calls[0]!.fail();
    expect(notice()).toBe('renewFailed');
    actor.send({ type: 'cartExpiry.renew' });
    await renewCart.calls[1]!.fail({ status: 409, body: { code: 'already-ordered' } });
    expect([notice(), facts.at(-1)]).toEqual(['closed', { type: 'cartExpiry.closed' }]);
  });

  it('says nothing before the clock has told the time, nor where it tells none [cart.calls]', () => {
    const { actor, notice, clock } = start();
    expect(notice()).toBeNull();
    clock.streams[0]!.error('no clock');
    actor.send({ type: 'cartExpiry.extend', cartId: 'c-1', until: UNTIL + 1 });
    expect([notice(), actor.getSnapshot().context.until]).toEqual([null, UNTIL + 1]);
  });

  it('shows that the cart is being renewed, and warns anew before its new end [cart.calls]', async () => {
    const { actor, renewCart, tell, notice } = start();
    tell(UNTIL - 60_000);
    actor.send({ type: 'cartExpiry.renew' });
    expect(notice()).toBe('renewing');
    await renewCart.calls[0]!.answer(renewed);
    expect(notice()).toBeNull();
    tell(renewed.until - 120_000);
    expect([notice(), selectMinutesLeft(actor.getSnapshot())]).toEqual(['ending', 2]);
    tell(renewed.until);
    expect(notice()).toBe('expired');
    actor.send({ type: 'cartExpiry.renew' });
    expect([notice(), renewCart.calls.length]).toEqual(['renewing', 2]);
  });

  it.each([['ending', UNTIL - 60_000], ['expired', UNTIL]] as const)('says nothing more of a cart that is %s once the page has made it last anew; another tab’s cart is another matter [cart.calls]', (word, now) => {
    const { actor, tell, notice } = start();
    tell(now);
    actor.send({ type: 'cartExpiry.extend', cartId: 'c-2', until: UNTIL + 7_200_000 });
    expect(notice()).toBe(word);
    actor.send({ type: 'cartExpiry.extend', cartId: 'c-1', until: UNTIL + 7_200_000 });
    expect(notice()).toBeNull();
    tell(UNTIL + 7_200_000 - 300_000);
    expect(notice()).toBe('ending');
  });

  it('takes its words back where the computer’s clock was wrong [cart.calls]', () => {
    const { tell, notice } = start();
    for (const [wrong, word] of [[UNTIL - 60_000, 'ending'], [UNTIL + 60_000, 'expired']] as const) {
      tell(wrong);
      expect(notice()).toBe(word);
      tell(UNTIL - 3_600_000);
      expect(notice()).toBeNull();
    }
    tell(UNTIL + 60_000);
    tell(UNTIL - 60_000);
    expect(notice()).toBe('ending');
  });

  it.each(['still being asked for', 'refused by a shop that was away'])('lasts again by what the page has changed, though its renewal is %s [cart.calls]', async (how) => {
    const { actor, renewCart, tell, notice, facts } = start();
    tell(UNTIL);
    actor.send({ type: 'cartExpiry.renew' });
    if (how !== 'still being asked for') await renewCart.calls[0]!.fail();
    actor.send({ type: 'cartExpiry.extend', cartId: 'c-1', until: UNTIL + 7_200_000 });
    expect([notice(), facts]).toEqual([null, []]);
  });
});
