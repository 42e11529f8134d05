import { describe, expect, it } from 'vitest';
import type { ChangedRoom } from '../../src/domain/offers/changed-rooms.ts';
import type { MovedFlight } from '../../src/domain/offers/moved-flights.ts';
import { holidayOf } from '../../src/domain/offers/shown-holiday.ts';
import { heldPort, startFlow, taken } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { blank, cartWith, checkoutPaths, complete, flightsMoved, priceIs, refusal, refusedEmail, roomsChanged, shown as holiday, tooManyUnpaid } from './checkout.paths.ts';
import { SAVE_DEBOUNCE, SAVE_RETRY } from './checkout.rules.ts';
import {
  selectChangedPrice, selectDraftState, selectInformation, selectOrderButton, selectPlacedOrderId, selectShownErrors, selectShownStep,
} from './checkout.select.ts';
import type { CheckoutInput, CheckoutPorts } from './checkout.types.ts';

function start(input: Partial<CheckoutInput> = {}) {
  const held = {
    fetchCart: heldPort<CheckoutPorts['fetchCart']>(),
    saveInformation: heldPort<CheckoutPorts['saveInformation']>(),
    checkPrice: heldPort<CheckoutPorts['checkPrice']>(),
    acceptPrice: heldPort<CheckoutPorts['acceptPrice']>(),
    placeOrder: heldPort<CheckoutPorts['placeOrder']>(),
  };
  const ports = Object.fromEntries(Object.entries(held).map(([name, { port }]) => [name, port])) as unknown as Record<string, CheckoutPorts['fetchCart']>;
  const flow = startFlow(checkoutMachine, { input: { cartId: 'c-1', cart: cartWith(), ...input }, ports });
  const shown = () => flow.actor.getSnapshot();
  const step = () => shown().value.step;
  return { ...flow, held, shown, step };
}

/** At the summary with complete details, a price that holds and the terms accepted. */
async function readyToPlace() {
  const page = start({ cart: cartWith({ information: complete }), step: 'summary' });
  await page.held.checkPrice.calls[0]!.answer(priceIs('unchanged'));
  page.actor.send({ type: 'checkout.acceptTerms', accepted: true });
  return page;
}

/** Asked for the order, with its last check of the price answered. */
async function ordering() {
  const page = await readyToPlace();
  page.actor.send({ type: 'checkout.place' });
  await page.held.checkPrice.calls[1]!.answer(priceIs('unchanged'));
  return page;
}

describe('checkout', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(checkoutPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(checkoutPaths)).toEqual([]);
  });

  it('asks for everybody in the party, with the birth dates that are known [checkout.flow]', () => {
    const { shown } = start({ cart: cartWith({ occupancies: [{ adults: 1, childBirthDates: ['2018-05-04'] }, { adults: 1, childBirthDates: ['2025-01-01'] }] }) });
    expect(selectInformation(shown()).travellers.map(({ type, birthDate }) => [type, birthDate])).toEqual([
      ['ADULT', ''], ['CHILD', '2018-05-04'], ['ADULT', ''], ['INFANT', '2025-01-01'],
    ]);
  });

  it('shows an error when its field is left, and not before', () => {
    const { actor, shown } = start({ cart: cartWith({ information: complete }) });
    actor.send({ type: 'checkout.setOwner', field: 'email', value: 'jana@' });
    expect(selectShownErrors(shown())).toEqual({});
    actor.send({ type: 'checkout.leaveField', field: 'owner.email' });
    expect(selectShownErrors(shown())).toEqual({ 'owner.email': 'invalidEmail' });
    actor.send({ type: 'checkout.setOwner', field: 'email', value: 'jana@example.cz' });
    expect(selectShownErrors(shown())).toEqual({});
  });

  it('goes on with complete details only; a refusal shows every error and names the topmost field [checkout.flow]', () => {
    const { actor, shown, facts, step } = start({
      cart: cartWith({ information: { ...complete, owner: { ...complete.owner, phone: '12' }, travellers: [{ ...complete.travellers[0]!, birthDate: '2015-01-01' }] } }),
    });
    actor.send({ type: 'checkout.continue' });
    expect(selectShownErrors(shown())).toEqual({
      'owner.phone': 'invalidPhone', 'travellers.0.birthDate': 'adultTooYoung', 'travellers.1.firstName': 'required', 'travellers.1.lastName': 'required',
    });
    expect(facts.at(-1)).toEqual({ type: 'checkout.refused', firstInvalidField: 'owner.phone' });
    actor.send({ type: 'checkout.setOwner', field: 'phone', value: '+420 777 123 456' });
    actor.send({ type: 'checkout.setTraveller', index: 0, field: 'birthDate', value: '1985-01-01' });
    actor.send({ type: 'checkout.setTraveller', index: 1, field: 'firstName', value: 'Petr' });
    expect(step()).toEqual({ details: 'refused' });
    actor.send({ type: 'checkout.setTraveller', index: 1, field: 'lastName', value: 'Novák' });
    expect(step()).toEqual({ details: 'editing' });
    actor.send({ type: 'checkout.continue' });
    expect(selectShownStep(shown())).toBe('recommendations');
  });

  it('copies the owner\'s name to the first traveller', () => {
    const { actor, shown } = start();
    actor.send({ type: 'checkout.setOwner', field: 'firstName', value: 'Jana' });
    actor.send({ type: 'checkout.setOwner', field: 'lastName', value: 'Nováková' });
    actor.send({ type: 'checkout.copyOwnerToFirstTraveller' });
    expect(selectInformation(shown()).travellers.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([['Jana', 'Nováková'], ['', '']]);
  });

  it('opens the step of the address when what comes before is complete, else the first step [checkout.flow]', () => {
    const opened = (information: typeof complete) => (['participants', 'recommendations', 'summary'] as const)
      .map((step) => selectShownStep(start({ cart: cartWith({ information }), step }).shown()));
    expect(opened(complete)).toEqual(['participants', 'recommendations', 'summary']);
    expect(opened(blank)).toEqual(['participants', 'participants', 'participants']);
  });

  it('leads on to the payment of a cart that is an order already [checkout.flow]', () => {
    const { step, shown, facts } = start({ cart: cartWith({ orderId: 'o-9', step: 'ordered' }) });
    expect([step(), selectPlacedOrderId(shown()), facts]).toEqual(['alreadyOrdered', 'o-9', []]);
  });

  it('is busy until its cart is there, and complains of nothing then [page.checkout-reservation]', async () => {
    const { held, shown, step } = start({ cart: undefined });
    expect(shown().hasTag('busy')).toBe(true);
    await held.fetchCart.calls[0]!.answer(cartWith({ information: blank }));
    expect([shown().hasTag('busy'), step(), selectShownErrors(shown())]).toEqual([false, { details: 'editing' }, {}]);
  });

  it('tells a cart that is not there from one that could not be fetched [page.checkout-reservation]', async () => {
    const strange = start({ cart: null });
    await strange.held.fetchCart.calls[0]!.fail(refusal(404, 'not-found'));
    const broken = start({ cart: null });
    await broken.held.fetchCart.calls[0]!.fail();
    expect([strange.step(), broken.step()]).toEqual(['missing', 'loadFailed']);
    broken.actor.send({ type: 'checkout.retry' });
    await broken.held.fetchCart.calls[1]!.answer(cartWith({ information: complete }));
    expect(selectInformation(broken.shown())).toEqual(complete);
  });
});

describe('draft of the checkout', () => {
  it('is saved once, after a pause in typing [checkout.flow]', async () => {
    const { actor, clock, held, shown } = start();
    actor.send({ type: 'checkout.setOwner', field: 'firstName', value: 'J' });
    clock.increment(SAVE_DEBOUNCE - 1);
    actor.send({ type: 'checkout.setOwner', field: 'firstName', value: 'Ja' });
    clock.increment(SAVE_DEBOUNCE - 1);
    expect(held.saveInformation.calls).toHaveLength(0);
    clock.increment(1);
    expect(held.saveInformation.calls.map(({ input }) => [input.cartId, input.information.owner.firstName])).toEqual([['c-1', 'Ja']]);
    await held.saveInformation.calls[0]!.answer(complete);
    expect(selectDraftState(shown())).toBe('saved');
  });

  it('loses nothing that is typed while an older draft travels [checkout.flow]', async () => {
    const { actor, clock, held, shown } = start();
    actor.send({ type: 'checkout.setNote', value: 'a' });
    clock.increment(SAVE_DEBOUNCE);
    actor.send({ type: 'checkout.setNote', value: 'ab' });
    await held.saveInformation.calls[0]!.answer(complete);
    expect(selectDraftState(shown())).toBe('saving');
    clock.increment(SAVE_DEBOUNCE);
    expect(held.saveInformation.calls.map(({ input }) => input.information.note)).toEqual(['a', 'ab']);
  });

  it('is saved at once when the customer goes on or leaves the page [checkout.flow]', () => {
    for (const type of ['checkout.continue', 'checkout.save'] as const) {
      const { actor, held } = start();
      actor.send({ type: 'checkout.setNote', value: 'a' });
      actor.send({ type });
      expect(held.saveInformation.calls).toHaveLength(1);
    }
  });

  it('is tried again by itself when saving failed [checkout.flow]', async () => {
    const { actor, clock, held, shown } = start();
    actor.send({ type: 'checkout.setNote', value: 'a' });
    clock.increment(SAVE_DEBOUNCE);
    await held.saveInformation.calls[0]!.fail();
    expect(selectDraftState(shown())).toBe('failed');
    clock.increment(SAVE_RETRY);
    expect(held.saveInformation.calls).toHaveLength(2);
  });

  it.each([400, 403, 404, 413])('that is refused for good (%i) is not sent again by itself, only once it changes or when asked to [checkout.flow]', async (status) => {
    const { actor, clock, held, shown } = start();
    actor.send({ type: 'checkout.setNote', value: 'a' });
    clock.increment(SAVE_DEBOUNCE);
    await held.saveInformation.calls[0]!.fail(refusal(status, 'invalid-request'));
    clock.increment(10 * SAVE_RETRY);
    expect([selectDraftState(shown()), held.saveInformation.calls.length]).toEqual(['failed', 1]);
    actor.send({ type: 'checkout.save' });
    expect(held.saveInformation.calls).toHaveLength(2);
    await held.saveInformation.calls[1]!.fail(refusal(status, 'invalid-request'));
    actor.send({ type: 'checkout.setNote', value: 'ab' });
    expect(held.saveInformation.calls).toHaveLength(2);
    clock.increment(SAVE_DEBOUNCE);
    expect(held.saveInformation.calls).toHaveLength(3);
  });

  it('that failed while more was typed is saved with it, after a pause of its own [checkout.flow]', async () => {
    const { actor, clock, held, shown } = start();
    actor.send({ type: 'checkout.setNote', value: 'a' });
    clock.increment(SAVE_DEBOUNCE);
    actor.send({ type: 'checkout.setNote', value: 'ab' });
    await held.saveInformation.calls[0]!.fail();
    expect([shown().value.draft, held.saveInformation.calls.length]).toEqual(['pending', 1]);
    clock.increment(SAVE_DEBOUNCE);
    expect(held.saveInformation.calls.map(({ input }) => input.information.note)).toEqual(['a', 'ab']);
  });

  it.each([408, 429, 500, 503])('that is refused for now (%i) is tried again by itself [checkout.flow]', async (status) => {
    const { actor, clock, held } = start();
    actor.send({ type: 'checkout.setNote', value: 'a' });
    clock.increment(SAVE_DEBOUNCE);
    await held.saveInformation.calls[0]!.fail(refusal(status, 'busy'));
    clock.increment(SAVE_RETRY);
    expect(held.saveInformation.calls).toHaveLength(2);
  });

  it('that the tab remembers comes back and is saved, unless something is typed already or it is another cart’s [checkout.flow]', () => {
    const { actor, clock, held, shown } = start();
    actor.send({ type: 'checkout.restoreDraft', cartId: 'c-2', information: complete });
    expect(selectInformation(shown())).not.toEqual(complete);
    actor.send({ type: 'checkout.restoreDraft', cartId: 'c-1', information: complete });
    clock.increment(SAVE_DEBOUNCE - 1);
    expect(held.saveInformation.calls).toEqual([]);
    clock.increment(1);
    expect([selectInformation(shown()), held.saveInformation.calls.map(({ input }) => input.information)]).toEqual([complete, [complete]]);
    const typed = start();
    typed.actor.send({ type: 'checkout.setNote', value: 'typed' });
    typed.actor.send({ type: 'checkout.restoreDraft', cartId: 'c-1', information: complete });
    expect(selectInformation(typed.shown()).note).toBe('typed');
  });

  it('finds out on each step that another tab has ordered the cart while its last words were travelling [checkout.flow]', async () => {
    const steps = { participants: [], recommendations: ['checkout.continue'], summary: ['checkout.continue', 'checkout.continue'] } as const;
    for (const [name, presses] of Object.entries(steps)) {
      const { actor, clock, held, step, shown } = start({ cart: cartWith({ information: complete }) });
      actor.send({ type: 'checkout.setNote', value: 'a' });
      for (const type of presses) actor.send({ type });
      clock.increment(SAVE_DEBOUNCE);
      expect([selectShownStep(shown()), held.saveInformation.calls.length]).toEqual([name, 1]);
      await held.saveInformation.calls[0]!.fail(refusal(409, 'already-ordered'));
      await held.fetchCart.calls[0]!.answer(cartWith({ orderId: 'o-1', step: 'ordered' }));
      expect([step(), shown().value.draft]).toEqual(['alreadyOrdered', 'idle']);
    }
  });

  it('that was saved, or could not be, is saved again once it changes, after a pause of its own [checkout.flow]', async () => {
    for (const answer of ['answer', 'fail'] as const) {
      const { actor, clock, held, shown } = start();
      actor.send({ type: 'checkout.setNote', value: 'a' });
      clock.increment(SAVE_DEBOUNCE);
      await (answer === 'answer' ? held.saveInformation.calls[0]!.answer(complete) : held.saveInformation.calls[0]!.fail());
      actor.send({ type: 'checkout.setNote', value: 'ab' });
      expect(selectDraftState(shown())).not.toBe('failed');
      clock.increment(SAVE_DEBOUNCE - 1);
      expect(held.saveInformation.calls).toHaveLength(1);
      clock.increment(1);
      expect(held.saveInformation.calls.map(({ input }) => input.information.note)).toEqual(['a', 'ab']);
    }
  });

  it('that could not be saved is saved at once when the page is left [checkout.flow]', async () => {
    const { actor, clock, held } = start();
    actor.send({ type: 'checkout.setNote', value: 'a' });
    clock.increment(SAVE_DEBOUNCE);
    await held.saveInformation.calls[0]!.fail();
    actor.send({ type: 'checkout.save' });
    expect(held.saveInformation.calls).toHaveLength(2);
  });
});

describe('price and order', () => {
  it('checks the price whenever the summary opens [checkout.flow]', async () => {
    const { actor, held, shown } = await readyToPlace();
    expect(selectOrderButton(shown())).toEqual({ termsAccepted: true, termsMissing: false, ready: true, placing: false });
    actor.send({ type: 'checkout.back' });
    actor.send({ type: 'checkout.continue' });
    expect([held.checkPrice.calls.length, selectOrderButton(shown()).ready]).toEqual([2, false]);
  });

  it('shows a changed price old and new; only the accepted one can be ordered [checkout.flow]', async () => {
    const { actor, held, shown } = start({ cart: cartWith({ information: complete }), step: 'summary' });
    const changed = { ...priceIs('changed', 2_650_000), dropped: ['Parkování'] };
    await held.checkPrice.calls[0]!.answer(changed);
    actor.send({ type: 'checkout.acceptTerms', accepted: true });
    actor.send({ type: 'checkout.place' });
    expect([selectChangedPrice(shown()), held.placeOrder.calls.length]).toEqual([changed, 0]);
    actor.send({ type: 'checkout.acceptPrice' });
    expect(held.acceptPrice.calls.map(({ input }) => input)).toEqual([{ cartId: 'c-1', totalPrice: 2_650_000, dropped: ['Parkování'], moved: [], rooms: [] }]);
    await held.acceptPrice.calls[0]!.answer({ status: 'unchanged', previousTotal: 2_650_000, totalPrice: 2_650_000 });
    await held.fetchCart.calls[0]!.answer(cartWith({ totalPrice: 2_650_000, deposit: 795_000 }));
    expect(selectChangedPrice(shown())).toBeNull();
    actor.send({ type: 'checkout.place' });
    await held.checkPrice.calls[1]!.answer(priceIs('unchanged', 2_650_000));
    expect(held.placeOrder.calls.map(({ input }) => input)).toEqual([{ cartId: 'c-1', information: complete, totalPrice: 2_650_000, shown: holiday }]);
  });

  it('shows flights that moved at one price as a changed price: only those that are accepted are ordered, also when the answer to that was lost [checkout.flow]', async () => {
    const { actor, held, shown, step } = start({ cartId: 'c-1', cart: cartWith({ information: complete }), step: 'summary' });
    await held.checkPrice.calls[0]!.answer(flightsMoved);
    expect([step(), selectChangedPrice(shown()), selectOrderButton(shown()).ready]).toEqual([{ summary: 'priceChanged' }, flightsMoved, false]);
    actor.send({ type: 'checkout.acceptPrice' });
    expect(held.acceptPrice.calls[0]!.input).toEqual({ cartId: 'c-1', totalPrice: 2_598_000, dropped: [], moved: flightsMoved.moved, rooms: [] });
    await held.acceptPrice.calls[0]!.fail();
    actor.send({ type: 'checkout.retry' });
    // The customer has said it: the shop is told once more.
    expect(held.acceptPrice.calls.map(({ input }) => input.moved)).toEqual([flightsMoved.moved, flightsMoved.moved]);
    await held.acceptPrice.calls[1]!.answer(priceIs('unchanged'));
    expect([step(), held.fetchCart.calls.length]).toEqual([{ summary: 'repricing' }, 1]);
    await held.fetchCart.calls[0]!.answer(cartWith({ deposit: 1 }));
    expect([step(), shown().context.cart?.deposit, shown().context.price]).toEqual([{ summary: { ready: 'open' } }, 1, null]);
  });

  it('asks about flights that moved and rooms that changed after the button was pressed [checkout.flow]', async () => {
    for (const [code, check] of [['flights-moved', flightsMoved], ['rooms-changed', roomsChanged]] as const) {
      const { actor, held, shown, step } = await ordering();
      await held.placeOrder.calls[0]!.fail(refusal(409, code));
      await held.checkPrice.calls[2]!.answer(check);
      expect([step(), selectChangedPrice(shown()), held.placeOrder.calls.length]).toEqual([{ summary: 'priceChanged' }, check, 1]);
      actor.send({ type: 'checkout.acceptPrice' });
      expect(held.acceptPrice.calls[0]!.input).toEqual({ cartId: 'c-1', totalPrice: 2_598_000, dropped: [], moved: check.moved ?? [], rooms: check.rooms ?? [] });
    }
  });

  it('says with each check and the order what the page shows: another tab may have accepted something else [checkout.flow]', async () => {
    const { held } = await ordering();
    const said = { cartId: 'c-1', totalPrice: 2_598_000, shown: holiday };
    expect(held.checkPrice.calls.map(({ input }) => input)).toEqual([said, said]);
    expect(held.placeOrder.calls.map(({ input }) => input)).toEqual([{ ...said, information: complete }]);
  });

  it('takes what was asked about and not accepted for no acceptance when the summary opens again [checkout.flow]', async () => {
    const { actor, held, step } = start({ cart: cartWith({ information: complete }), step: 'summary' });
    await held.checkPrice.calls[0]!.answer(flightsMoved);
    actor.send({ type: 'checkout.back' });
    actor.send({ type: 'checkout.continue' });
    await held.checkPrice.calls[1]!.fail();
    actor.send({ type: 'checkout.retry' });
    expect([step(), held.checkPrice.calls.map(({ input }) => input.shown), held.acceptPrice.calls]).toEqual([{ summary: 'checking' }, [holiday, holiday, holiday], []]);
  });

  it('asks about no price that an extra chosen before has brought to the page meanwhile [checkout.flow]', async () => {
    const { actor, held, step } = start({ cart: cartWith({ information: complete }), step: 'summary' });
    actor.send({ type: 'checkout.reprice', cart: cartWith({ totalPrice: 2_650_000 }) });
    await held.checkPrice.calls[0]!.answer(priceIs('changed', 2_650_000));
    expect(step()).toEqual({ summary: { ready: 'open' } });
  });

  it('keeps the flights and rooms that it shows when an extra brings others along that another tab has accepted, and asks about them [checkout.flow]', async () => {
    const { actor, held, step, shown } = start({ cart: cartWith({ information: complete }) });
    const [{ after: flight }] = flightsMoved.moved as [MovedFlight];
    const [{ after: room }] = roomsChanged.rooms as [ChangedRoom];
    const { offer } = cartWith();
    const elsewhere = cartWith({ totalPrice: 2_650_000, offer: { ...offer, departureFlight: flight, _embedded: { rooms: [{ ...offer._embedded.rooms[0]!, ...room }] } } });
    actor.send({ type: 'checkout.reprice', cart: elsewhere });
    expect([shown().context.cart?.totalPrice, holidayOf(shown().context.cart!.offer)]).toEqual([2_650_000, holiday]);
    actor.send({ type: 'checkout.continue' });
    actor.send({ type: 'checkout.continue' });
    expect(held.checkPrice.calls[0]!.input).toMatchObject({ totalPrice: 2_650_000, shown: holiday });
    await held.checkPrice.calls[0]!.answer({ ...flightsMoved, ...roomsChanged, previousTotal: 2_650_000, totalPrice: 2_650_000 });
    expect(step()).toEqual({ summary: 'priceChanged' });
    actor.send({ type: 'checkout.acceptPrice' });
    await held.acceptPrice.calls[0]!.answer(priceIs('unchanged', 2_650_000));
    await held.fetchCart.calls[0]!.answer(elsewhere);
    expect([step(), holidayOf(shown().context.cart!.offer)]).toEqual([{ summary: { ready: 'open' } }, { departureFlight: flight, returnFlight: null, rooms: [room] }]);
  });

  it('shows the room that was chosen as an extra, with the flights as they were shown [checkout.flow]', () => {
    const { actor, shown } = start({ cart: cartWith({ information: complete }) });
    const [{ after: flight }] = flightsMoved.moved as [MovedFlight];
    const [{ after: room }] = roomsChanged.rooms as [ChangedRoom];
    const { offer } = cartWith();
    const offerCode = 'GRK1042_PRG_20260712_07_AI_FR1';
    actor.send({ type: 'checkout.reprice', cart: cartWith({ offer: { ...offer, offerCode, departureFlight: flight, _embedded: { rooms: [{ ...offer._embedded.rooms[0]!, ...room }] } } }) });
    expect(shown().context.cart!.offer).toMatchObject({ offerCode, departureFlight: holiday.departureFlight, _embedded: { rooms: [room] } });
  });

  it('shows the price once more when it moved while it was being accepted [checkout.flow]', async () => {
    const { actor, held, shown, step } = start({ cart: cartWith({ information: complete }), step: 'summary' });
    await held.checkPrice.calls[0]!.answer(priceIs('changed', 2_650_000));
    actor.send({ type: 'checkout.acceptPrice' });
    await held.acceptPrice.calls[0]!.answer(priceIs('changed', 2_700_000));
    expect([step(), selectChangedPrice(shown()), held.acceptPrice.calls.length]).toEqual([{ summary: 'priceChanged' }, priceIs('changed', 2_700_000), 1]);
    actor.send({ type: 'checkout.acceptPrice' });
    expect(held.acceptPrice.calls.map(({ input }) => input.totalPrice)).toEqual([2_650_000, 2_700_000]);
  });

  it('orders at no price but the one the button was pressed at; one that was agreed to elsewhere meanwhile is asked about first [checkout.flow]', async () => {
    const { actor, held, shown, step } = await readyToPlace();
    actor.send({ type: 'checkout.place' });
    // An extra that was chosen before the button was pressed comes into the cart now.
    actor.send({ type: 'checkout.reprice', cart: cartWith({ totalPrice: 2_650_000 }) });
    await held.checkPrice.calls[1]!.answer(priceIs('changed', 2_650_000));
    expect([step(), held.acceptPrice.calls]).toEqual([{ summary: 'priceChanged' }, []]);
    expect([held.placeOrder.calls, selectChangedPrice(shown())]).toEqual([[], { status: 'changed', previousTotal: 2_598_000, totalPrice: 2_650_000 }]);
    actor.send({ type: 'checkout.acceptPrice' });
    await held.acceptPrice.calls[0]!.answer({ status: 'unchanged', previousTotal: 2_650_000, totalPrice: 2_650_000 });
    await held.fetchCart.calls[0]!.answer(cartWith({ totalPrice: 2_650_000, deposit: 795_000 }));
    expect([step(), shown().context.cart?.totalPrice, held.placeOrder.calls]).toEqual([{ summary: { ready: 'open' } }, 2_650_000, []]);
  });

  it('leads on when the offer is gone [checkout.flow]', async () => {
    const { held, step, facts } = start({ cart: cartWith({ information: complete }), step: 'summary' });
    await held.checkPrice.calls[0]!.answer(priceIs('gone'));
    expect([step(), facts.at(-1)]).toEqual(['gone', { type: 'checkout.failed' }]);
  });

  it('does not order without the terms', async () => {
    const { actor, shown, facts, held } = await readyToPlace();
    actor.send({ type: 'checkout.acceptTerms', accepted: false });
    actor.send({ type: 'checkout.place' });
    expect([selectOrderButton(shown()).termsMissing, facts.at(-1), held.checkPrice.calls.length])
      .toEqual([true, { type: 'checkout.refused', firstInvalidField: 'terms' }, 1]);
    actor.send({ type: 'checkout.acceptTerms', accepted: true });
    expect(selectOrderButton(shown())).toMatchObject({ termsMissing: false, ready: true });
  });

  it('orders once however often the button is pressed, stays with it whatever step is asked for, and says what came of it [checkout.flow]', async () => {
    const { actor, held, facts, shown } = await ordering();
    actor.send({ type: 'checkout.place' });
    actor.send({ type: 'checkout.showStep', step: 'participants' });
    expect([selectOrderButton(shown()).placing, selectShownStep(shown())]).toEqual([true, 'summary']);
    await held.placeOrder.calls[0]!.answer({ orderId: 'o-1', reference: 'ref-1' } as never);
    actor.send({ type: 'checkout.place' });
    await taken();
    expect([held.placeOrder.calls.length, facts.at(-1)]).toEqual([1, { type: 'checkout.orderPlaced', orderId: 'o-1', reference: 'ref-1' }]);
  });

  it('asks which price holds when the order is refused for it, and shows that beside the one the button was pressed at [checkout.flow]', async () => {
    const refused = async () => {
      const page = await ordering();
      await page.held.placeOrder.calls[0]!.fail(refusal(409, 'price-changed'));
      page.actor.send({ type: 'checkout.reprice', cart: cartWith({ totalPrice: 2_650_000 }) });
      expect([page.step(), selectOrderButton(page.shown()).placing]).toEqual([{ placing: 'askingPrice' }, true]);
      return { ...page, price: page.held.checkPrice.calls[2]! };
    };
    const [moved, same, gone, failed, missing] = [await refused(), await refused(), await refused(), await refused(), await refused()];
    await moved.price.answer(priceIs('changed', 2_650_000));
    expect([selectChangedPrice(moved.shown()), moved.step(), moved.held.acceptPrice.calls.length]).toEqual([priceIs('changed', 2_650_000), { summary: 'priceChanged' }, 0]);
    await same.price.answer(priceIs('unchanged'));
    await gone.price.answer(priceIs('gone'));
    await failed.price.fail();
    await missing.price.fail(refusal(404, 'not-found'));
    expect([same, gone, failed, missing].map(({ step }) => step())).toEqual([{ summary: { ready: 'open' } }, 'gone', { summary: 'checkFailed' }, 'missing']);
  });

  it('shows what the shop refused at its field until that is changed', async () => {
    const { actor, held, shown, facts, step } = await ordering();
    await held.placeOrder.calls[0]!.fail(refusedEmail);
    expect([step(), selectShownErrors(shown()), facts.at(-1)?.type]).toEqual([{ details: 'refused' }, { 'owner.email': 'invalidEmail' }, 'checkout.refused']);
    actor.send({ type: 'checkout.continue' });
    expect(selectShownStep(shown())).toBe('participants');
    actor.send({ type: 'checkout.setOwner', field: 'email', value: 'nova@example.cz' });
    expect(selectShownErrors(shown())).toEqual({});
  });

  it('tries the same order again after a failure [checkout.flow]', async () => {
    const { actor, held, step } = await ordering();
    await held.placeOrder.calls[0]!.fail();
    expect(step()).toBe('placeFailed');
    actor.send({ type: 'checkout.retry' });
    await held.checkPrice.calls[2]!.answer(priceIs('unchanged'));
    expect(held.placeOrder.calls.map(({ input }) => input.totalPrice)).toEqual([2_598_000, 2_598_000]);
  });

  it('goes back from a failure to the summary, where the price is looked at again and terms are agreed to as before [checkout.flow]', async () => {
    for (const failure of [undefined, tooManyUnpaid]) {
      const { actor, held, step, shown } = await ordering();
      await held.placeOrder.calls[0]!.fail(failure);
      actor.send({ type: 'checkout.back' });
      await held.checkPrice.calls[2]!.answer(priceIs('unchanged'));
      expect([selectShownStep(shown()), selectOrderButton(shown()).placing, shown().context.termsAccepted]).toEqual(['summary', false, true]);
      actor.send({ type: 'checkout.place' });
      expect(step()).toEqual({ placing: 'rechecking' });
    }
  });

  it('shows what was ordered beside what was typed when the cart was ordered with other details', async () => {
    const { held, step, shown } = await ordering();
    await held.placeOrder.calls[0]!.fail(refusal(409, 'already-ordered'));
    expect([selectOrderButton(shown()).placing, selectShownStep(shown())]).toEqual([true, 'summary']);
    const ordered = { ...complete, note: 'The first one' };
    await held.fetchCart.calls[0]!.answer(cartWith({ information: ordered, orderId: 'o-1', step: 'ordered' }));
    expect([step(), selectInformation(shown()).note, shown().context.cart?.information.note, selectPlacedOrderId(shown())])
      .toEqual(['orderedOtherwise', '', 'The first one', 'o-1']);
  });

  it('names the unpaid orders for which another one is refused, and tries again', async () => {
    const { actor, held, step, shown } = await ordering();
    await held.placeOrder.calls[0]!.fail(tooManyUnpaid);
    expect([step(), shown().context.unpaid]).toEqual(['tooManyUnpaid', [{ orderId: 'o-7', number: 'Z-2026-000007' }]]);
    actor.send({ type: 'checkout.retry' });
    expect(step()).toEqual({ placing: 'rechecking' });
  });

  it.each([['a failure', undefined], ['too many unpaid orders', tooManyUnpaid]])('shows the step that is asked for after %s, by a press or by Back, not the first [checkout.flow]', async (_, failure) => {
    for (const [asked, shownStep] of [['participants', { details: 'editing' }], ['recommendations', 'recommendations']] as const) {
      const { actor, held, step } = await ordering();
      await held.placeOrder.calls[0]!.fail(failure);
      actor.send({ type: 'checkout.showStep', step: asked });
      expect(step()).toEqual(shownStep);
    }
  });

  it('leads a cart that became an order on to its payment, whichever step is asked for [checkout.flow]', () => {
    const { step } = start({ cart: cartWith({ information: complete, orderId: 'o-1', step: 'ordered' }), step: 'summary' });
    expect(step()).toBe('alreadyOrdered');
  });

  it('shows from the recommendations the step whose address is visited [checkout.flow]', () => {
    const { actor, step } = start({ cart: cartWith({ information: complete }), step: 'recommendations' });
    expect(step()).toBe('recommendations');
    actor.send({ type: 'checkout.showStep', step: 'summary' });
    expect(step()).toEqual({ summary: 'checking' });
  });

  describe('a price that cannot be had', () => {
    const missing = refusal(404, 'not-found');
    const atSummary = () => start({ cart: cartWith({ information: complete }), step: 'summary' });

    it('is asked for again, and nothing can be ordered before it is there [checkout.flow]', async () => {
      const { actor, held, shown, step } = atSummary();
      expect(shown().hasTag('busy')).toBe(true);
      await held.checkPrice.calls[0]!.fail();
      actor.send({ type: 'checkout.acceptTerms', accepted: true });
      actor.send({ type: 'checkout.place' });
      expect([step(), held.placeOrder.calls.length]).toEqual([{ summary: 'checkFailed' }, 0]);
      actor.send({ type: 'checkout.retry' });
      await held.checkPrice.calls[1]!.answer(priceIs('unchanged'));
      expect(selectOrderButton(shown()).ready).toBe(true);
    });

    it('although it was accepted is accepted once more: the answer, or the cart as it is since, was lost [checkout.flow]', async () => {
      const accepting = atSummary();
      await accepting.held.checkPrice.calls[0]!.answer(priceIs('changed', 2_650_000));
      accepting.actor.send({ type: 'checkout.acceptPrice' });
      await accepting.held.acceptPrice.calls[0]!.fail();
      const repricing = atSummary();
      await repricing.held.checkPrice.calls[0]!.answer(priceIs('changed', 2_650_000));
      repricing.actor.send({ type: 'checkout.acceptPrice' });
      await repricing.held.acceptPrice.calls[0]!.answer(priceIs('unchanged', 2_650_000));
      await repricing.held.fetchCart.calls[0]!.fail();
      for (const { actor, held, step } of [accepting, repricing]) {
        expect(step()).toEqual({ summary: 'checkFailed' });
        actor.send({ type: 'checkout.retry' });
        await held.acceptPrice.calls[1]!.answer(priceIs('unchanged', 2_650_000));
        await held.fetchCart.calls.at(-1)!.answer(cartWith({ totalPrice: 2_650_000 }));
        expect([step(), held.checkPrice.calls.length]).toEqual([{ summary: { ready: 'open' } }, 1]);
      }
    });

    it('that another tab has ordered at leads to that order: nothing is agreed to once more [checkout.flow]', async () => {
      const { actor, held, step, shown } = atSummary();
      await held.checkPrice.calls[0]!.answer(priceIs('changed', 2_650_000));
      actor.send({ type: 'checkout.acceptPrice' });
      await held.acceptPrice.calls[0]!.answer(priceIs('unchanged', 2_650_000));
      await held.fetchCart.calls[0]!.answer(cartWith({ totalPrice: 2_650_000, orderId: 'o-1', step: 'ordered' }));
      expect([step(), shown().context.cart?.orderId]).toEqual(['alreadyOrdered', 'o-1']);
    });

    it('at the last moment is a failure of the order, and a price that moved then is asked about first [checkout.flow]', async () => {
      const last = async () => {
        const page = await readyToPlace();
        page.actor.send({ type: 'checkout.place' });
        return page;
      };
      const failed = await last();
      await failed.held.checkPrice.calls[1]!.fail();
      const gone = await last();
      await gone.held.checkPrice.calls[1]!.answer(priceIs('gone'));
      const moved = await last();
      await moved.held.checkPrice.calls[1]!.answer(priceIs('changed', 2_650_000));
      expect([failed, gone, moved].map(({ step }) => step())).toEqual(['placeFailed', 'gone', { summary: 'priceChanged' }]);
      expect([selectChangedPrice(moved.shown()), ...[failed, gone, moved].map(({ held }) => held.placeOrder.calls.length)]).toEqual([priceIs('changed', 2_650_000), 0, 0, 0]);
    });

    it('of a cart that is not there any more says so, whenever that is found out [page.checkout-reservation]', async () => {
      const checked = atSummary();
      await checked.held.checkPrice.calls[0]!.fail(missing);
      const rechecked = await readyToPlace();
      rechecked.actor.send({ type: 'checkout.place' });
      await rechecked.held.checkPrice.calls[1]!.fail(missing);
      const ordered = await ordering();
      await ordered.held.placeOrder.calls[0]!.fail(missing);
      expect([checked, rechecked, ordered].map(({ step }) => step())).toEqual(['missing', 'missing', 'missing']);
    });

    it('of an offer that went while its new price was accepted, or while it was ordered, leads on [checkout.flow]', async () => {
      const accepting = atSummary();
      await accepting.held.checkPrice.calls[0]!.answer(priceIs('changed', 2_650_000));
      accepting.actor.send({ type: 'checkout.acceptPrice' });
      await accepting.held.acceptPrice.calls[0]!.answer(priceIs('gone'));
      const ordered = await ordering();
      await ordered.held.placeOrder.calls[0]!.fail(refusal(410, 'offer-gone'));
      expect([accepting.step(), accepting.facts.at(-1), ordered.step()]).toEqual(['gone', { type: 'checkout.failed' }, 'gone']);
    });

    it('fails as an order does where it was ordered before and that order cannot be had [checkout.flow]', async () => {
      const { actor, held, step } = await ordering();
      await held.placeOrder.calls[0]!.fail(refusal(409, 'already-ordered'));
      await held.fetchCart.calls[0]!.fail();
      expect(step()).toBe('placeFailed');
      actor.send({ type: 'checkout.retry' });
      expect(step()).toEqual({ placing: 'rechecking' });
    });
  });

  it('goes back step by step, says each step that it shows, and shows the one that is pressed [checkout.flow]', async () => {
    const { actor, facts, held, shown } = await readyToPlace();
    for (const expected of ['recommendations', 'participants'] as const) {
      actor.send({ type: 'checkout.back' });
      expect(selectShownStep(shown())).toBe(expected);
    }
    for (const step of ['summary', 'participants', 'recommendations', 'summary', 'recommendations'] as const) {
      actor.send({ type: 'checkout.showStep', step });
      expect(selectShownStep(shown())).toBe(step);
    }
    expect(held.checkPrice.calls).toHaveLength(3);
    expect(facts.filter(({ type }) => type === 'checkout.stepShown').map((fact) => (fact as { step: string }).step))
      .toEqual(['summary', 'recommendations', 'participants', 'summary', 'participants', 'recommendations', 'summary', 'recommendations']);
  });

  it('takes the prices of its own cart that extras have changed, of no other, and of none that is ordered [upsell.fields]', () => {
    const { actor, shown } = start();
    const total = () => shown().context.cart?.totalPrice;
    actor.send({ type: 'checkout.reprice', cart: cartWith({ cartId: 'c-2', totalPrice: 1 }) });
    expect(total()).toBe(2_598_000);
    actor.send({ type: 'checkout.reprice', cart: cartWith({ totalPrice: 2_650_000 }) });
    expect(total()).toBe(2_650_000);
    const ordered = start({ cart: cartWith({ orderId: 'o-1' }) });
    ordered.actor.send({ type: 'checkout.reprice', cart: cartWith({ totalPrice: 1 }) });
    expect(ordered.shown().context.cart?.totalPrice).toBe(2_598_000);
  });

  it('looks at the cart again on each step when the shop has refused a change of it [checkout.flow]', async () => {
    for (const presses of [[], ['checkout.continue'], ['checkout.continue', 'checkout.continue']] as const) {
      const { actor, held, step } = start({ cart: cartWith({ information: complete }) });
      for (const type of presses) actor.send({ type });
      actor.send({ type: 'checkout.lookAgain' });
      await held.fetchCart.calls[0]!.answer(cartWith({ orderId: 'o-1', step: 'ordered' }));
      expect(step()).toBe('alreadyOrdered');
    }
  });

  it('forgets all that was filled in, and sends none of it, when its customer has signed out in another tab [account.secured]', async () => {
    for (const presses of [[], ['checkout.continue'], ['checkout.continue', 'checkout.continue']] as const) {
      const { actor, clock, held, shown, step } = start({ cart: cartWith({ information: complete }) });
      actor.send({ type: 'checkout.setNote', value: 'Dietní strava' });
      for (const type of presses) actor.send({ type });
      const saved = held.saveInformation.calls.length;
      actor.send({ type: 'checkout.forget' });
      expect([step(), shown().context.cart, JSON.stringify(shown().context).match(/Nov|Dietní|@/)]).toEqual(['loading', null, null]);
      clock.increment(SAVE_DEBOUNCE);
      expect(held.saveInformation.calls).toHaveLength(saved);
      await held.fetchCart.calls[0]!.fail(refusal(404, 'not-found'));
      expect(step()).toBe('missing');
    }
  });

  it('makes an order that is on its way when its customer signs out in another tab, and forgets what was filled in where there is none [account.secured]', async () => {
    const signedOut = async () => {
      const page = await ordering();
      page.actor.send({ type: 'checkout.forget' });
      expect(page.step()).toEqual({ placing: { ordering: 'ofNobody' } });
      return page;
    };
    const made = await signedOut();
    await made.held.placeOrder.calls[0]!.answer({ orderId: 'o-1', reference: 'ref-1' } as never);
    expect(made.step()).toBe('placed');
    for (const refused of [undefined, refusal(409, 'price-changed'), refusal(409, 'already-ordered'), tooManyUnpaid, refusedEmail, refusal(404, 'not-found')]) {
      const { held, shown, step } = await signedOut();
      await held.placeOrder.calls[0]!.fail(refused);
      expect([step(), shown().context.cart, JSON.stringify(shown().context).match(/Nov|@/)]).toEqual(['loading', null, null]);
    }
    // Nothing is on its way yet, or any more.
    for (const refused of [null, refusal(409, 'price-changed'), refusal(409, 'already-ordered')]) {
      const { actor, held, shown, step } = await (refused === null ? readyToPlace() : ordering());
      if (refused === null) actor.send({ type: 'checkout.place' });
      else await held.placeOrder.calls[0]!.fail(refused);
      expect(step()).toMatchObject({ placing: expect.anything() });
      actor.send({ type: 'checkout.forget' });
      expect([step(), JSON.stringify(shown().context).match(/Nov|@/), held.placeOrder.calls.length]).toEqual(['loading', null, refused === null ? 0 : 1]);
    }
  });

  it('saves what is filled in for the customer, of travellers, and copied, as what is typed [checkout.flow]', () => {
    for (const command of [
      { type: 'checkout.fillOwner', owner: complete.owner },
      { type: 'checkout.setTraveller', index: 0, field: 'lastName', value: 'Novák' },
      { type: 'checkout.copyOwnerToFirstTraveller' },
    ] as const) {
      const { actor, clock, held, shown } = start();
      actor.send(command);
      clock.increment(SAVE_DEBOUNCE);
      expect(held.saveInformation.calls.map(({ input }) => input.information)).toEqual([selectInformation(shown())]);
      if (command.type === 'checkout.fillOwner') expect(selectInformation(shown()).owner).toEqual(complete.owner);
    }
  });
});
