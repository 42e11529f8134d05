import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { activityBasketMachine } from './activity-basket.machine.ts';
import { activityBasketPaths, exampleBasket } from './activity-basket.paths.ts';
import { selectAgrees, selectCanOrder, selectCanWrite, selectCart, selectClash, selectHasRoom, selectIsChanging, selectIsOrdering, selectNotice, selectProblems, selectUnpaid } from './activity-basket.select.ts';
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
  const notice = () => selectNotice(flow.actor.getSnapshot());
  return { change, fetch, place, write, notice, ...flow };
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

  it('takes an activity out, moves one to another time, and says so where that did not reach the shop [excursion.checkout]', async () => {
    const { actor, change, notice } = start();
    expect([notice(), selectIsChanging(actor.getSnapshot())]).toEqual([null, false]);
    actor.send({ type: 'activityBasket.move', itemId: 'i1', day: '2026-07-04', time: '14:00' });
    const { activityId, people, info } = exampleBasket.items[0]!;
    expect([change.calls[0]!.input, selectIsChanging(actor.getSnapshot())]).toEqual([{ kind: 'move', item: { itemId: 'i1', activityId, people, info, day: '2026-07-04', time: '14:00' } }, true]);
    await change.calls[0]!.fail();
    expect([notice(), selectCart(actor.getSnapshot()), selectIsChanging(actor.getSnapshot())]).toEqual(['changeFailed', exampleBasket, false]);
    actor.send({ type: 'activityBasket.remove', itemId: 'i1' });
    expect([change.calls[1]!.input, selectIsChanging(actor.getSnapshot())]).toEqual([{ kind: 'remove', itemId: 'i1' }, true]);
    await change.calls[1]!.answer({ ...exampleBasket, items: [], total: 0 });
    expect([notice(), selectCart(actor.getSnapshot()).items, selectHasRoom(actor.getSnapshot())]).toEqual([null, [], false]);
  });

  it('shows the basket anew where a change comes too late, and keeps an agreement that is given meanwhile [excursion.checkout]', async () => {
    const { actor, change, fetch, notice } = start();
    actor.send({ type: 'activityBasket.move', itemId: 'i1', day: '2026-07-04', time: '09:00' });
    actor.send({ type: 'activityBasket.setAgreement', agrees: true });
    expect(selectAgrees(actor.getSnapshot())).toBe(true);
    await change.calls[0]!.fail({ status: 409, body: { code: 'time-full', errors: [] } });
    const dearer = { ...exampleBasket, total: 300_000 };
    await fetch.calls[0]!.answer(dearer);
    expect([notice(), selectCart(actor.getSnapshot()), selectAgrees(actor.getSnapshot())]).toEqual(['outdated', dearer, true]);
  });

  it('says of a change that came too late that it is not saved, where what has changed cannot be looked up; of an order, that it is not placed [excursion.checkout] [error.texts]', async () => {
    const { actor, change, fetch, place, write, notice } = start();
    write();
    actor.send({ type: 'activityBasket.move', itemId: 'i1', day: '2026-07-04', time: '09:00' });
    await change.calls[0]!.fail({ status: 409, body: { code: 'time-full', errors: [] } });
    expect([selectIsChanging(actor.getSnapshot()), selectIsOrdering(actor.getSnapshot())]).toEqual([true, false]);
    await fetch.calls[0]!.fail();
    expect([notice(), selectCart(actor.getSnapshot())]).toEqual(['changeFailed', exampleBasket]);
    actor.send({ type: 'activityBasket.order' });
    await place.calls[0]!.fail({ status: 409, body: { code: 'time-full', errors: [] } });
    expect([selectIsChanging(actor.getSnapshot()), selectIsOrdering(actor.getSnapshot())]).toEqual([false, true]);
    await fetch.calls[1]!.fail();
    expect(notice()).toBe('failed');
  });

  it('says of an order that came too late that it is not placed, also after a change that did not reach the shop [excursion.checkout] [error.texts]', async () => {
    const { actor, change, fetch, place, write, notice } = start();
    write();
    actor.send({ type: 'activityBasket.move', itemId: 'i1', day: '2026-07-04', time: '09:00' });
    await change.calls[0]!.fail();
    expect(notice()).toBe('changeFailed');
    actor.send({ type: 'activityBasket.order' });
    await place.calls[0]!.fail({ status: 409, body: { code: 'time-full', errors: [] } });
    expect(selectIsOrdering(actor.getSnapshot())).toBe(true);
    await fetch.calls[0]!.fail();
    expect(notice()).toBe('failed');
  });

  it('names the orders that must be paid first, and can be ordered again with all that was written [excursion.checkout] [error.texts]', async () => {
    const { actor, place, write, notice } = start();
    write();
    actor.send({ type: 'activityBasket.order' });
    await place.calls[0]!.fail({ status: 409, body: { code: 'too-many-unpaid-orders', errors: [{ pointer: '/orders/o-7', code: 'unpaid-order', message: 'V-7' }] } });
    expect([notice(), selectUnpaid(actor.getSnapshot())]).toEqual(['tooManyUnpaid', [{ orderId: 'o-7', number: 'V-7' }]]);
    actor.send({ type: 'activityBasket.order' });
    await place.calls[1]!.answer({ orderId: 'o', token: 't' });
    expect(actor.getSnapshot().value).toBe('ordered');
  });

  it('marks what was missing or refused until it is right, and loses nothing where the shop is away [excursion.checkout]', async () => {
    const { actor, place, fetch, write, notice } = start();
    const problems = () => Object.entries(selectProblems(actor.getSnapshot())).flatMap(([field, problem]) => (problem === undefined ? [] : [`${field} ${problem}`]));
    const order = () => actor.send({ type: 'activityBasket.order' });
    write();
    order();
    await place.calls[0]!.fail({ status: 422, body: { code: 'details-invalid', errors: [{ pointer: '/body/contact/phone', code: 'invalid', message: 'invalid' }] } });
    expect([notice(), problems()]).toEqual(['incomplete', ['phone invalid']]);
    // Pressed again as it is, only the shop can tell that it is wrong.
    order();
    expect([problems(), selectIsOrdering(actor.getSnapshot())]).toEqual([[], true]);
    await place.calls[1]!.fail();
    expect([notice(), problems()]).toEqual(['failed', []]);
    order();
    await place.calls[2]!.fail({ status: 409, body: { code: 'price-changed', errors: [] } });
    expect(selectIsOrdering(actor.getSnapshot())).toBe(true);
    await fetch.calls[0]!.fail();
    expect([notice(), selectCart(actor.getSnapshot()), selectIsOrdering(actor.getSnapshot())]).toEqual(['failed', exampleBasket, false]);
    order();
    expect(place.calls.map(({ input }) => input.contact)).toEqual(Array.from({ length: 4 }, () => ({ firstName: 'Jana', lastName: 'Nováková', email: 'jana@example.cz', phone: '777 123 456' })));
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

  it('leads a change to the order that the basket has become, whose answer was lost or which another tab made [excursion.checkout]', async () => {
    for (const ask of [{ type: 'activityBasket.move', itemId: 'i1', day: '2026-07-04', time: '14:00' }, { type: 'activityBasket.remove', itemId: 'i1' }] as const) {
      const { actor, place, change, write, facts } = start();
      write();
      actor.send({ type: 'activityBasket.order' });
      await place.calls[0]!.fail();
      actor.send(ask);
      await change.calls[0]!.fail({ status: 409, body: { code: 'already-ordered', errors: [{ pointer: '/orders/o-1', code: 'already-ordered', message: 'V-1' }] } });
      actor.send({ type: 'activityBasket.order' });
      expect([actor.getSnapshot().value, facts, place.calls.length]).toEqual(['ordered', [{ type: 'activityBasket.ordered', orderId: 'o-1', token: '' }], 1]);
    }
  });

  it('orders what it shows, and shows the basket anew where another tab has changed it [excursion.checkout]', async () => {
    const { actor, place, fetch, write, notice } = start();
    write();
    actor.send({ type: 'activityBasket.order' });
    const { itemId, day, time, people } = exampleBasket.items[0]!;
    expect([place.calls[0]!.input.items, place.calls[0]!.input.totalPrice]).toEqual([[{ itemId, day, time, people }], exampleBasket.total]);
    await place.calls[0]!.fail({ status: 409, body: { code: 'basket-changed', errors: [] } });
    await fetch.calls[0]!.answer({ ...exampleBasket, items: exampleBasket.items.map((item) => ({ ...item, time: '14:00' })) });
    expect([notice(), selectCart(actor.getSnapshot()).items.map((item) => item.time)]).toEqual(['outdated', ['14:00']]);
    actor.send({ type: 'activityBasket.order' });
    expect(place.calls[1]!.input.items).toEqual([{ itemId, day, time: '14:00', people }]);
  });

  it('says which activities are twice in it at one time and which overlap, to the minute and past midnight, and orders them all the same [excursion.checkout]', async () => {
    const { actor, change, place, write } = start();
    const item = (itemId: string, day: string, time: string, minutes: number, activityId = itemId) => ({ ...exampleBasket.items[0]!, itemId, activityId, name: activityId, day, time, minutes });
    const items = [
      item('park', '2026-07-03', '09:30', 240), item('again', '2026-07-03', '09:30', 240, 'park'), item('later', '2026-07-03', '10:00', 240, 'park'),
      item('allDay', '2026-07-03', '07:30', 480), item('evening', '2026-07-03', '15:30', 600), item('night', '2026-07-04', '00:30', 60), item('morning', '2026-07-04', '01:30', 60),
    ];
    actor.send({ type: 'activityBasket.remove', itemId: 'i1' });
    await change.calls[0]!.answer({ ...exampleBasket, items });
    const clashes = items.map(({ itemId }) => {
      const { isRepeated, overlapping } = selectClash(itemId)(actor.getSnapshot());
      return [isRepeated, ...overlapping.map(({ name, time }) => `${name} ${time}`)];
    });
    expect(clashes).toEqual([
      [true, 'park 10:00', 'allDay 07:30'], [true, 'park 10:00', 'allDay 07:30'], [false, 'park 09:30', 'park 09:30', 'allDay 07:30'],
      [false, 'park 09:30', 'park 09:30', 'park 10:00'], [false, 'night 00:30'], [false, 'evening 15:30'], [false],
    ]);
    write();
    actor.send({ type: 'activityBasket.order' });
    expect([place.calls.length, selectClash('none')(actor.getSnapshot())]).toEqual([1, { isRepeated: false, overlapping: [] }]);
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
