import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { activityBasketMachine } from './activity-basket.machine.ts';
import { activityBasketPaths, exampleBasket } from './activity-basket.paths.ts';
import { selectCanOrder, selectCanWrite, selectHasRoom, selectNotice } from './activity-basket.select.ts';
import type { ActivityBasketPorts } from './activity-basket.types.ts';

function start() {
  const change = heldPort<ActivityBasketPorts['changeBasket']>();
  const fetch = heldPort<ActivityBasketPorts['fetchBasket']>();
  const place = heldPort<ActivityBasketPorts['placeOrder']>();
  const flow = startFlow(activityBasketMachine, { input: { cart: exampleBasket }, ports: { changeBasket: change.port, fetchBasket: fetch.port, placeOrder: place.port } });
  const write = () => {
    for (const [field, value] of [['firstName', 'Jana'], ['lastName', 'Nováková'], ['email', 'jana@example.cz'], ['phone', '777 123 456']] as const) flow.actor.send({ type: 'activityBasket.setContact', field, value });
    flow.actor.send({ type: 'activityBasket.setAgreement', agrees: true });
  };
  return { change, fetch, place, write, ...flow };
}

describe('activityBasket', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(activityBasketPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(activityBasketPaths)).toEqual([]);
  });

  it('orders once for two presses, with all that was written [excursion.checkout]', async () => {
    const { actor, place, write, facts } = start();
    actor.send({ type: 'activityBasket.order' });
    expect(actor.getSnapshot().context.problems).toEqual({ firstName: 'required', lastName: 'required', email: 'required', phone: 'required', agrees: 'required' });
    write();
    actor.send({ type: 'activityBasket.order' });
    actor.send({ type: 'activityBasket.order' });
    actor.send({ type: 'activityBasket.remove', itemId: 'i1' });
    expect(place.calls).toHaveLength(1);
    await place.calls[0]!.answer({ orderId: 'o', token: 't' });
    expect([actor.getSnapshot().value, facts]).toEqual(['ordered', [{ type: 'activityBasket.ordered', orderId: 'o', token: 't' }]]);
  });

  it('leads to the order that another tab has made of the basket, rather than lose a correction [excursion.checkout]', async () => {
    const { actor, place, change, write, facts } = start();
    write();
    actor.send({ type: 'activityBasket.move', itemId: 'i1', day: '2026-07-04', time: '09:00' });
    expect([selectCanOrder(actor.getSnapshot()), selectCanWrite(actor.getSnapshot())]).toEqual([false, true]);
    await change.calls[0]!.answer(exampleBasket);
    actor.send({ type: 'activityBasket.order' });
    expect([selectCanOrder(actor.getSnapshot()), selectCanWrite(actor.getSnapshot())]).toEqual([false, false]);
    await place.calls[0]!.fail({ status: 409, body: { code: 'already-ordered', errors: [{ pointer: '/orders/o-1', code: 'already-ordered', message: 'V-1' }] } });
    expect([actor.getSnapshot().value, facts]).toEqual(['ordered', [{ type: 'activityBasket.ordered', orderId: 'o-1', token: '' }]]);
  });

  it('says which activity has filled, offers its other times and orders again after a move', async () => {
    const { actor, place, fetch, change, write } = start();
    write();
    actor.send({ type: 'activityBasket.order' });
    await place.calls[0]!.fail({ status: 409, body: { code: 'time-full', errors: [{ pointer: '/items/i1', message: 'is full' }] } });
    const full = { ...exampleBasket, items: exampleBasket.items.map((item) => ({ ...item, status: 'full' as const, otherTimes: [{ day: '2026-07-04', time: '09:00', free: 5 }] })) };
    await fetch.calls[0]!.answer(full);
    expect([selectNotice(actor.getSnapshot()), selectHasRoom(actor.getSnapshot())]).toEqual(['outdated', false]);
    actor.send({ type: 'activityBasket.order' });
    expect(place.calls).toHaveLength(1);
    actor.send({ type: 'activityBasket.move', itemId: 'i1', day: '2026-07-04', time: '09:00' });
    actor.send({ type: 'activityBasket.setContact', field: 'firstName', value: 'Jan' });
    await change.calls[0]!.answer(exampleBasket);
    expect([selectNotice(actor.getSnapshot()), actor.getSnapshot().context.contact.firstName]).toEqual([null, 'Jan']);
    actor.send({ type: 'activityBasket.order' });
    expect(place.calls).toHaveLength(2);
  });
});
