import { describe, expect, it } from 'vitest';
import { heldPort, heldStream, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { upsellMachine } from './upsell.machine.ts';
import { booked, cart, classes, dearer, held, mapOf, ofJana, offered, ordered, over, refused, taken, UNTIL, upsellOf, upsellPaths, withOptions, wrongPersons } from './upsell.paths.ts';
import { promotedFirst, seatsTogether } from './upsell.rules.ts';
import { selectAdded, selectAlternatives, selectCabins, selectCanConfirm, selectCanOpenSeats, selectChange, selectChoiceProblem, selectHold, selectHoldClock, selectHolds, selectIsConfirming, selectPersonsRefused, selectProblem, selectPart, selectPlace, selectRecommended, selectReservation, selectUpsells, selectVariants, selectWanted } from './upsell.select.ts';
import type { CartUpsell, SeatHolds, UpsellPorts } from './upsell.types.ts';

function start() {
  const fetchUpsells = heldPort<UpsellPorts['fetchUpsells']>();
  const chooseUpsell = heldPort<UpsellPorts['chooseUpsell']>();
  const fetchFlightClasses = heldPort<UpsellPorts['fetchFlightClasses']>();
  const fetchSeatMap = heldPort<UpsellPorts['fetchSeatMap']>();
  const holdSeats = heldPort<UpsellPorts['holdSeats']>();
  const releaseSeats = heldPort<UpsellPorts['releaseSeats']>();
  const submitSeats = heldPort<UpsellPorts['submitSeats']>();
  const confirmExtras = heldPort<UpsellPorts['confirmExtras']>();
  const clock = heldStream<number>();
  const flow = startFlow(upsellMachine, {
    input: { holidayId: 'c-1', promoted: ['INSURANCE'] },
    ports: {
      fetchUpsells: fetchUpsells.port, chooseUpsell: chooseUpsell.port, confirmExtras: confirmExtras.port, fetchFlightClasses: fetchFlightClasses.port, fetchSeatMap: fetchSeatMap.port,
      holdSeats: holdSeats.port, releaseSeats: releaseSeats.port, submitSeats: submitSeats.port, clock: clock.port,
    },
  });
  return { ...flow, fetchUpsells, chooseUpsell, confirmExtras, fetchFlightClasses, fetchSeatMap, holdSeats, releaseSeats, submitSeats, clock, part: () => selectPart(flow.actor.getSnapshot()) };
}

async function atExtras(answer = offered()) {
  const flow = start();
  await flow.fetchUpsells.calls[0]!.answer(answer);
  await flow.fetchSeatMap.calls[0]!.answer(mapOf());
  return flow;
}

async function atMap() {
  const flow = await atExtras();
  flow.actor.send({ type: 'upsell.openSeats' });
  await flow.fetchFlightClasses.calls[0]!.answer(classes);
  flow.actor.send({ type: 'upsell.next' });
  await flow.fetchSeatMap.calls[1]!.answer(mapOf());
  return flow;
}

type Flow = Awaited<ReturnType<typeof atMap>>;

/** Asked to take held seats into the price, without an answer yet. */
async function atSubmit(...seats: SeatHolds['holds']) {
  const flow = await atMap();
  flow.actor.send({ type: 'upsell.pickSeat', seat: '5B' });
  await flow.holdSeats.calls[0]!.answer({ holds: held(...(seats.length > 0 ? seats : [ofJana])), cart });
  flow.actor.send({ type: 'upsell.next' });
  flow.actor.send({ type: 'upsell.next' });
  return flow;
}

/** The shop says that their time is over, as the clock here does. */
const letGo = ({ fetchSeatMap }: Pick<Flow, 'fetchSeatMap'>, ...seats: SeatHolds['holds']) => fetchSeatMap.calls.at(-1)!.answer(mapOf(undefined, over(...seats)));

/** Past the seats, of a holiday with trips at its place. */
async function atTrips() {
  const flow = start();
  await flow.fetchUpsells.calls[0]!.answer(offered(upsellOf('activity')));
  await flow.fetchSeatMap.calls[0]!.answer(mapOf());
  flow.actor.send({ type: 'upsell.openSeats' });
  await flow.fetchFlightClasses.calls[0]!.answer(classes);
  flow.actor.send({ type: 'upsell.skip' });
  await flow.releaseSeats.calls[0]!.answer({ holds: held(), cart });
  return flow;
}

describe('upsell', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(upsellPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(upsellPaths)).toEqual([]);
  });

  it('brings what a link promotes to the front [url.params]', () => {
    const upsells = [upsellOf('baggage'), upsellOf('lounge'), upsellOf('insurance')];
    expect(promotedFirst(upsells, ['LOUNGE', 'insurance']).map(({ code }) => code)).toEqual(['lounge', 'insurance', 'baggage']);
    expect(promotedFirst(upsells, ['SEAT'])).toEqual(upsells);
  });

  it('shows of each variant whether it is chosen, folded, on its way and to be had, and for whom [upsell.variant-state]', async () => {
    const { actor, chooseUpsell } = await atExtras();
    const variants = () => selectVariants(actor.getSnapshot(), actor.getSnapshot().context.upsells.find(({ code }) => code === 'baggage')!);
    const free = { selected: false, hidden: false, isLoading: false, status: 'available', personRefs: [0, 1], optionCode: null, prices: [100] };
    expect(variants()).toEqual([free, { ...free, prices: [200] }, { ...free, status: 'soldOut', prices: [300] }, { ...free, hidden: true, prices: [400] }]);
    actor.send({ type: 'upsell.showAll', code: 'baggage' });
    actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'small', personRefs: [1] });
    expect(variants()[0]).toEqual({ ...free, selected: true, isLoading: true, personRefs: [1] });
    expect(variants()[3]).toEqual({ ...free, prices: [400] });
    await chooseUpsell.calls[0]!.answer(offered(upsellOf('baggage', { selected: { variantCode: 'small', optionCode: null, personRefs: [1] } })));
    expect(variants()[0]).toEqual({ ...free, selected: true, personRefs: [1] });
  });

  it('takes a variant with the first of its options, with another at that one\'s price, and with none that it has not or that is gone [upsell.fields] [upsell.variant-state]', async () => {
    const { actor, chooseUpsell } = await atExtras(offered(withOptions()));
    const shown = () => selectVariants(actor.getSnapshot(), selectUpsells(actor.getSnapshot())[0]!).map(({ optionCode, prices }) => [optionCode, prices]);
    const choose = (optionCode?: string) => actor.send({ type: 'upsell.choose', code: 'parking', variantCode: 'small', ...(optionCode !== undefined && { optionCode }) });
    expect(shown()).toEqual([['plain', [100, 140]], [null, [200]]]);
    for (const none of ['gone', 'unknown']) choose(none);
    actor.send({ type: 'upsell.choose', code: 'parking', variantCode: 'large', optionCode: 'charging' });
    expect(chooseUpsell.calls).toEqual([]);
    choose();
    await chooseUpsell.calls[0]!.answer(offered(withOptions({ variantCode: 'small', optionCode: 'plain', personRefs: [0, 1] })));
    choose('charging');
    expect(shown()[0]).toEqual(['charging', [125, 165]]);
    await chooseUpsell.calls[1]!.answer(offered(withOptions({ variantCode: 'small', optionCode: 'charging', personRefs: [0, 1] })));
    expect(shown()[0]).toEqual(['charging', [125, 165]]);
    expect(chooseUpsell.calls.map(({ input: { choice } }) => [choice.optionCode, choice.price])).toEqual([['plain', 100], ['charging', 125]]);
  });

  it('recommends the first variant that is shown and left, and none once one is chosen [upsell.fields]', async () => {
    const recommended = async (change: Partial<CartUpsell>) => {
      const { actor } = await atExtras(offered(upsellOf('baggage', change)));
      return selectRecommended(actor.getSnapshot(), selectUpsells(actor.getSnapshot())[0]!);
    };
    const [small, large, noneLeft, fourth] = upsellOf('baggage').variants;
    expect(await recommended({})).toBe('small');
    expect(await recommended({ variants: [noneLeft!, large!] })).toBe('large');
    expect(await recommended({ variants: [noneLeft!, noneLeft!, noneLeft!, fourth!] })).toBeNull();
    expect(await recommended({ variants: [small!], selected: { variantCode: 'small', optionCode: null, personRefs: [0] } })).toBeNull();
  });

  it('says beside the card that those persons cannot have it, children alone say, until another choice is made [upsell.fields]', async () => {
    const { actor, chooseUpsell, facts } = await atExtras();
    const refusedFor = () => actor.getSnapshot().context.upsells.filter((upsell) => selectPersonsRefused(actor.getSnapshot(), upsell)).map(({ code }) => code);
    actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'small', personRefs: [1] });
    await chooseUpsell.calls[0]!.fail(wrongPersons);
    expect([refusedFor(), selectVariants(actor.getSnapshot(), upsellOf('baggage'))[0]!.selected, facts]).toEqual([['baggage'], false, []]);
    actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'small', personRefs: [0, 1] });
    expect(refusedFor()).toEqual([]);
  });

  it('shows a price that has moved, and takes nothing before it is accepted [upsell.fields]', async () => {
    const { actor, chooseUpsell, facts } = await atExtras();
    actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'small' });
    await chooseUpsell.calls[0]!.fail(dearer);
    expect([actor.getSnapshot().context.change, facts]).toEqual([{ before: 100, after: 150 }, []]);
    actor.send({ type: 'upsell.acceptPrice' });
    expect(chooseUpsell.calls[1]!.input.choice).toMatchObject({ code: 'baggage', price: 150 });
    await chooseUpsell.calls[1]!.answer(offered());
    expect(facts).toEqual([{ type: 'upsell.priced', cart }]);
  });

  it('goes from the cabins over map, seats and their price to the reservation, and each passenger can be undone [upsell.flow]', async () => {
    const { actor, holdSeats, releaseSeats, submitSeats, fetchSeatMap, part } = await atMap();
    actor.send({ type: 'upsell.pickSeat', seat: '5B' });
    expect(holdSeats.calls[0]!.input.seats).toEqual([{ leg: 'DEPARTURE', person: 0, seat: '5B' }]);
    await holdSeats.calls[0]!.answer({ holds: held(ofJana), cart });
    expect(selectPlace(actor.getSnapshot())).toEqual({ leg: 'DEPARTURE', person: 1 });
    actor.send({ type: 'upsell.next' });
    expect(part()).toBe('selected');
    actor.send({ type: 'upsell.next' });
    expect(submitSeats.calls[0]!.input).toEqual({ holidayId: 'c-1', totalPrice: 101, seats: [{ leg: 'DEPARTURE', person: 0, seat: '5B' }] });
    await submitSeats.calls[0]!.answer(cart);
    await fetchSeatMap.calls[2]!.answer(mapOf(undefined, held({ ...ofJana, submitted: true })));
    expect(part()).toBe('preview');
    actor.send({ type: 'upsell.undoSeat', leg: 'DEPARTURE', person: 0 });
    expect(releaseSeats.calls[0]!.input).toEqual({ holidayId: 'c-1', leg: 'DEPARTURE', person: 0 });
    await releaseSeats.calls[0]!.answer({ holds: held(), cart });
    expect(part()).toBe('map');
    actor.send({ type: 'upsell.skip' });
    await releaseSeats.calls[1]!.answer({ holds: held(), cart });
    expect(part()).toBe('extras');
  });

  it('takes seats into the price at what was shown: a sum that has moved is asked about, accepted or declined [upsell.flow]', async () => {
    const { actor, submitSeats, fetchSeatMap, part } = await atSubmit();
    await submitSeats.calls[0]!.fail(dearer);
    expect([part(), actor.getSnapshot().context.change]).toEqual(['priceChanged', { before: 101, after: 150 }]);
    actor.send({ type: 'upsell.acceptPrice' });
    expect(submitSeats.calls[1]!.input).toMatchObject({ totalPrice: 150 });
    await submitSeats.calls[1]!.fail(dearer);
    actor.send({ type: 'upsell.declinePrice' });
    expect([fetchSeatMap.calls.length, actor.getSnapshot().context.change]).toEqual([3, null]);
    await fetchSeatMap.calls[2]!.answer(mapOf(undefined, held({ ...ofJana, price: 150 })));
    actor.send({ type: 'upsell.next' });
    actor.send({ type: 'upsell.next' });
    expect(submitSeats.calls[2]!.input.totalPrice).toBe(150);
  });

  it('holds the seats still where they could not be taken into the price: tried again, gone back from, or left without [upsell.flow]', async () => {
    const { actor, submitSeats, releaseSeats, part } = await atSubmit();
    await submitSeats.calls[0]!.fail();
    expect(part()).toBe('seatsFailed');
    actor.send({ type: 'upsell.retry' });
    expect(submitSeats.calls[1]!.input.totalPrice).toBe(101);
    await submitSeats.calls[1]!.fail();
    actor.send({ type: 'upsell.back' });
    expect(part()).toBe('selected');
    actor.send({ type: 'upsell.next' });
    await submitSeats.calls[2]!.fail();
    actor.send({ type: 'upsell.skip' });
    await releaseSeats.calls[0]!.answer({ holds: held(), cart });
    expect([part(), releaseSeats.calls[0]!.input]).toEqual(['extras', { holidayId: 'c-1' }]);
  });

  it('a sum that was accepted for other seats is not sent for those that are left [upsell.flow]', async () => {
    const ofPetr = { ...ofJana, person: 1, seat: '5C', price: 102 } as const;
    const leftBy = {
      back: async ({ actor, submitSeats, releaseSeats }: Flow) => {
        await submitSeats.calls[1]!.fail();
        actor.send({ type: 'upsell.back' });
        actor.send({ type: 'upsell.undoSeat', leg: 'DEPARTURE', person: 0 });
        await releaseSeats.calls[0]!.answer({ holds: held(ofPetr), cart });
      },
      expiry: async ({ submitSeats, fetchSeatMap }: Flow) => {
        await submitSeats.calls[1]!.fail(refused('seats-expired'));
        await fetchSeatMap.calls[2]!.answer(mapOf(undefined, held(ofPetr)));
      },
    };
    for (const leave of Object.values(leftBy)) {
      const flow = await atSubmit(ofJana, ofPetr);
      await flow.submitSeats.calls[0]!.fail(dearer);
      flow.actor.send({ type: 'upsell.acceptPrice' });
      await leave(flow);
      flow.actor.send({ type: 'upsell.next' });
      flow.actor.send({ type: 'upsell.next' });
      expect(flow.submitSeats.calls[2]!.input.totalPrice).toBe(102);
    }
  });

  it('offers trips after the seats: one is chosen, or passed by [upsell.flow]', async () => {
    for (const type of ['upsell.next', 'upsell.skip'] as const) {
      const { actor, releaseSeats, part } = await atTrips();
      expect(part()).toBe('trips');
      actor.send({ type });
      expect([part(), releaseSeats.calls.length]).toEqual(['extras', 1]);
    }
    const { actor, chooseUpsell, part } = await atTrips();
    actor.send({ type: 'upsell.choose', code: 'activity', variantCode: 'none-left' });
    expect([part(), chooseUpsell.calls.length]).toEqual(['trips', 0]);
    actor.send({ type: 'upsell.choose', code: 'activity', variantCode: 'small' });
    expect(chooseUpsell.calls[0]!.input.choice).toMatchObject({ code: 'activity', variantCode: 'small' });
  });

  it('says that a seat is taken and which are free nearby, and refuses a child at an exit [upsell.seat-once] [upsell.cabins]', async () => {
    const { actor, holdSeats } = await atMap();
    actor.send({ type: 'upsell.pickSeat', seat: '5B' });
    await holdSeats.calls[0]!.fail(taken);
    expect([selectAlternatives(actor.getSnapshot()), actor.getSnapshot().context.problem]).toEqual([['4A'], 'seatTaken']);
    actor.send({ type: 'upsell.pickSeat', seat: '5B' });
    expect(holdSeats.calls).toHaveLength(1);
    actor.send({ type: 'upsell.showPassenger', leg: 'DEPARTURE', person: 1 });
    actor.send({ type: 'upsell.pickSeat', seat: '3A' });
    expect([actor.getSnapshot().context.problem, holdSeats.calls.length]).toEqual(['exitRow', 1]);
  });

  it('seats everybody in the cheapest row that has room, and no child at an exit [upsell.flow]', () => {
    const context = { map: mapOf(), classes, cabins: { DEPARTURE: null, RETURN: null }, place: { leg: 'DEPARTURE', person: 0 } } as const;
    expect(seatsTogether(context)).toEqual([{ leg: 'DEPARTURE', person: 0, seat: '5B' }, { leg: 'DEPARTURE', person: 1, seat: '5C' }]);
    expect(seatsTogether({ ...context, cabins: { DEPARTURE: 'Comfort', RETURN: null } }).map(({ seat }) => seat)).toEqual(['1A', '1B']);
    expect(seatsTogether({ ...context, cabins: { DEPARTURE: 'Business', RETURN: null } })).toEqual([]);
  });

  it('counts the ten minutes by the clock, warns in the last two, and offers to hold the same seats again [upsell.seat-once]', async () => {
    const { actor, holdSeats, fetchSeatMap, clock, part } = await atMap();
    // The device's clock may be hours wrong: what counts is what the shop says is left.
    clock.streams[0]!.next(UNTIL - 600_000);
    actor.send({ type: 'upsell.pickSeat', seat: '5B' });
    await holdSeats.calls[0]!.answer({ holds: held(ofJana), cart });
    expect(selectHoldClock(actor.getSnapshot())).toEqual({ seconds: 600, isShort: false });
    clock.streams[0]!.next(UNTIL - 90_000);
    expect(selectHoldClock(actor.getSnapshot())).toEqual({ seconds: 90, isShort: true });
    clock.streams[0]!.next(UNTIL);
    await letGo({ fetchSeatMap }, ofJana);
    expect([part(), selectHoldClock(actor.getSnapshot())]).toEqual(['expired', null]);
    actor.send({ type: 'upsell.holdAgain' });
    expect(holdSeats.calls[1]!.input.seats).toEqual([{ leg: 'DEPARTURE', person: 0, seat: '5B' }]);
  });

  it('holds the others again when one of them was taken meanwhile, and asks who flies where the page came anew [upsell.seat-once]', async () => {
    const { actor, fetchUpsells, fetchSeatMap, fetchFlightClasses, holdSeats, clock, facts, part } = start();
    const ofPetr = { ...ofJana, person: 1, seat: '5C' };
    await fetchUpsells.calls[0]!.answer(offered());
    await fetchSeatMap.calls[0]!.answer(mapOf(undefined, over(ofJana, ofPetr)));
    clock.streams[0]!.next(UNTIL);
    expect(part()).toBe('expired');
    actor.send({ type: 'upsell.holdAgain' });
    await holdSeats.calls[0]!.fail(taken);
    await fetchSeatMap.calls[1]!.answer(mapOf(undefined, over(ofPetr)));
    expect([part(), selectProblem(actor.getSnapshot()), selectAlternatives(actor.getSnapshot())]).toEqual(['expired', 'seatTaken', ['4A']]);
    actor.send({ type: 'upsell.holdAgain' });
    expect(holdSeats.calls[1]!.input.seats).toEqual([{ leg: 'DEPARTURE', person: 1, seat: '5C' }]);
    await holdSeats.calls[1]!.answer({ holds: held(ofPetr), cart });
    expect([selectHoldClock(actor.getSnapshot()), facts]).toEqual([{ seconds: 600, isShort: false }, [{ type: 'upsell.priced', cart }]]);
    await fetchFlightClasses.calls[0]!.answer(classes);
    expect(part()).toBe('cabins');
  });

  it('does not call seats let go that another tab holds anew, and says so where it has chosen others [upsell.seat-once]', async () => {
    const inPrice = { ...ofJana, submitted: true };
    const lapsed = async (place: 'map' | 'extras') => {
      const flow = await atMap();
      flow.clock.streams[0]!.next(UNTIL - 600_000);
      flow.actor.send({ type: 'upsell.pickSeat', seat: '5B' });
      await flow.holdSeats.calls[0]!.answer({ holds: held(ofJana), cart });
      if (place === 'extras') {
        flow.actor.send({ type: 'upsell.next' });
        flow.actor.send({ type: 'upsell.next' });
        await flow.submitSeats.calls[0]!.answer(cart);
        await flow.fetchSeatMap.calls[2]!.answer(mapOf(undefined, held(inPrice)));
        flow.actor.send({ type: 'upsell.next' });
      }
      flow.clock.streams[0]!.next(UNTIL);
      expect(flow.part()).toBe(place === 'map' ? 'busy' : 'extras');
      return flow;
    };
    const told = ({ part, actor }: Flow) => [part(), selectProblem(actor.getSnapshot()), selectHolds(actor.getSnapshot()).holds.map(({ seat }) => seat), selectHoldClock(actor.getSnapshot())?.seconds];
    const submitted = await lapsed('map');
    await submitted.fetchSeatMap.calls.at(-1)!.answer(mapOf(undefined, held(inPrice)));
    expect(told(submitted)).toEqual(['preview', null, ['5B'], 600]);
    const moved = await lapsed('map');
    await moved.fetchSeatMap.calls.at(-1)!.answer(mapOf(undefined, held({ ...ofJana, seat: '4A' })));
    expect(told(moved)).toEqual(['map', 'seatsChanged', ['4A'], 600]);
    const beside = await lapsed('extras');
    await beside.fetchSeatMap.calls.at(-1)!.answer(mapOf(undefined, held(inPrice)));
    expect(told(beside)).toEqual(['extras', null, ['5B'], 600]);
    for (const place of ['map', 'extras'] as const) {
      const unknown = await lapsed(place);
      await unknown.fetchSeatMap.calls.at(-1)!.fail();
      expect(unknown.part()).toBe('expired');
    }
  });

  it('shows the seats that the cart holds where another tab has chosen others than are submitted here [upsell.seat-once]', async () => {
    for (const code of ['seats-changed', 'seats-expired']) {
      const { actor, submitSeats, fetchSeatMap, part } = await atSubmit();
      await submitSeats.calls[0]!.fail(refused(code));
      expect(part()).toBe('busy');
      await fetchSeatMap.calls[2]!.answer(mapOf(undefined, held({ ...ofJana, seat: '5C' })));
      expect([part(), selectProblem(actor.getSnapshot()), selectHolds(actor.getSnapshot()).holds.map(({ seat }) => seat)]).toEqual(['map', 'seatsChanged', ['5C']]);
      actor.send({ type: 'upsell.showPassenger', leg: 'DEPARTURE', person: 0 });
      expect(selectProblem(actor.getSnapshot())).toBeNull();
    }
    const unseen = await atSubmit();
    await unseen.submitSeats.calls[0]!.fail(refused('seats-changed'));
    await unseen.fetchSeatMap.calls[2]!.fail();
    expect(unseen.part()).toBe('seatsFailed');
  });

  it('says that the last one has just been sold, also after it has looked anew [upsell.variant-state]', async () => {
    const { actor, chooseUpsell, fetchUpsells, fetchSeatMap } = await atExtras();
    actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'small' });
    await chooseUpsell.calls[0]!.fail(refused('sold-out'));
    await fetchUpsells.calls[1]!.answer(offered());
    await fetchSeatMap.calls[1]!.answer(mapOf());
    expect([actor.getSnapshot().value, selectProblem(actor.getSnapshot())]).toEqual([{ extras: 'ready' }, 'soldOut']);
  });

  it('says that the cart is an order by now, or gone, whichever change of it is refused for that, and asks for no other [upsell.flow] [cart.calls]', async () => {
    const missing = { status: 404, body: { code: 'not-found' } };
    const choosing = await atExtras();
    choosing.actor.send({ type: 'upsell.choose', code: 'insurance', variantCode: 'small' });
    choosing.actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'small' });
    await choosing.chooseUpsell.calls[0]!.fail(missing);
    expect(choosing.chooseUpsell.calls).toHaveLength(1);
    const holding = await atMap();
    holding.actor.send({ type: 'upsell.pickSeat', seat: '5B' });
    await holding.holdSeats.calls[0]!.fail(ordered);
    const releasing = await atSubmit();
    await releasing.submitSeats.calls[0]!.fail();
    releasing.actor.send({ type: 'upsell.back' });
    releasing.actor.send({ type: 'upsell.undoSeat', leg: 'DEPARTURE', person: 0 });
    await releasing.releaseSeats.calls[0]!.fail(ordered);
    const leaving = await atMap();
    leaving.actor.send({ type: 'upsell.skip' });
    await leaving.releaseSeats.calls[0]!.fail(ordered);
    const submitting = await atSubmit();
    await submitting.submitSeats.calls[0]!.fail(ordered);
    for (const { actor, facts } of [choosing, holding, releasing, leaving, submitting]) {
      const { value, context: { pending, queue, wanted, problem } } = actor.getSnapshot();
      expect([value, pending, queue, wanted, problem, facts.at(-1)]).toEqual([{ extras: 'ready' }, null, [], [], null, { type: 'upsell.cartClosed' }]);
    }
    // Of a booked holiday it is no cart that is missing.
    const booking = await atBooked();
    booking.actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'small' });
    await booking.chooseUpsell.calls[0]!.fail(missing);
    expect(booking.actor.getSnapshot().value).toEqual({ extras: 'saveFailed' });
  });

  it('loses no press while another choice travels: of each kind the latest follows it [upsell.fields]', async () => {
    const { actor, chooseUpsell } = await atExtras();
    actor.send({ type: 'upsell.choose', code: 'insurance', variantCode: 'small' });
    actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'small' });
    actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'large' });
    const baggage = actor.getSnapshot().context.upsells.find(({ code }) => code === 'baggage')!;
    expect([selectVariants(actor.getSnapshot(), baggage).map(({ selected }) => selected), selectCanOpenSeats(actor.getSnapshot())]).toEqual([[false, true, false, false], false]);
    await chooseUpsell.calls[0]!.answer({ ...offered(upsellOf('baggage'), upsellOf('insurance')) });
    await chooseUpsell.calls[1]!.answer(offered());
    expect(chooseUpsell.calls.map(({ input: { choice } }) => [choice.code, choice.variantCode])).toEqual([['insurance', 'small'], ['baggage', 'large']]);
    expect(actor.getSnapshot().value).toEqual({ extras: 'ready' });
  });

  it('keeps the presses that waited where those persons cannot have what travelled, and says so still [upsell.fields]', async () => {
    const { actor, chooseUpsell } = await atExtras();
    actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'small', personRefs: [1] });
    actor.send({ type: 'upsell.choose', code: 'insurance', variantCode: 'large' });
    await chooseUpsell.calls[0]!.fail(wrongPersons);
    expect(chooseUpsell.calls.map(({ input: { choice } }) => choice.code)).toEqual(['baggage', 'insurance']);
    await chooseUpsell.calls[1]!.answer(offered());
    expect(selectPersonsRefused(actor.getSnapshot(), { code: 'baggage' })).toBe(true);
  });

  it('asks again for extras that could not be had, without a clock too [upsell.flow]', async () => {
    const { actor, fetchUpsells, fetchSeatMap, clock, part } = start();
    // A page that is being made waits as long as it is busy.
    expect([part(), actor.getSnapshot().hasTag('busy')]).toEqual(['loading', true]);
    await fetchUpsells.calls[0]!.fail();
    expect([part(), actor.getSnapshot().hasTag('busy')]).toEqual(['failed', false]);
    actor.send({ type: 'upsell.retry' });
    clock.streams[0]!.error('no clock');
    await fetchUpsells.calls[1]!.answer(offered());
    await fetchSeatMap.calls[0]!.answer(mapOf());
    expect([part(), actor.getSnapshot().context.upsells.map(({ code }) => code)]).toEqual(['extras', ['insurance', 'baggage']]);
  });

  it('drops a press for what is gone once it could travel, and lets the next one; a press for what is sold out takes no other’s place [upsell.fields]', async () => {
    const { actor, chooseUpsell } = await atExtras();
    actor.send({ type: 'upsell.choose', code: 'insurance', variantCode: 'small' });
    actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'large' });
    actor.send({ type: 'upsell.choose', code: 'insurance', variantCode: 'large' });
    actor.send({ type: 'upsell.choose', code: 'insurance', variantCode: 'none-left' });
    await chooseUpsell.calls[0]!.answer(offered(upsellOf('insurance')));
    expect([chooseUpsell.calls.map(({ input: { choice } }) => [choice.code, choice.variantCode]), actor.getSnapshot().context.queue]).toEqual([[['insurance', 'small'], ['insurance', 'large']], []]);
  });

  it('a choice that could not be saved is tried again, left out or given up for another or for the seats [upsell.fields]', async () => {
    const failed = async () => {
      const flow = await atExtras();
      flow.actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'small' });
      await flow.chooseUpsell.calls[0]!.fail();
      expect([selectChoiceProblem(flow.actor.getSnapshot()), selectProblem(flow.actor.getSnapshot())]).toEqual(['saveFailed', 'failed']);
      return { ...flow, chosen: () => flow.chooseUpsell.calls.map(({ input: { choice } }) => choice.variantCode), rest: () => [selectChoiceProblem(flow.actor.getSnapshot()), selectProblem(flow.actor.getSnapshot()), flow.actor.getSnapshot().context.pending] };
    };
    const again = await failed();
    again.actor.send({ type: 'upsell.retry' });
    expect(again.chosen()).toEqual(['small', 'small']);
    await again.chooseUpsell.calls[1]!.answer(offered());
    expect(again.rest()).toEqual([null, null, null]);
    const leftOut = await failed();
    leftOut.actor.send({ type: 'upsell.declinePrice' });
    expect([leftOut.part(), leftOut.rest(), leftOut.fetchUpsells.calls.length]).toEqual(['loading', [null, null, null], 2]);
    const another = await failed();
    another.actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'none-left' });
    expect(another.chosen()).toEqual(['small']);
    another.actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'large' });
    expect([another.chosen(), another.rest().slice(0, 2)]).toEqual([['small', 'large'], [null, null]]);
    const seats = await failed();
    seats.actor.send({ type: 'upsell.openSeats' });
    expect([seats.part(), seats.rest(), seats.fetchFlightClasses.calls.length]).toEqual(['busy', [null, null, null], 1]);
  });

  it('a price that has moved is declined, or another variant is taken at its own [upsell.fields]', async () => {
    const moved = async () => {
      const flow = await atExtras();
      flow.actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'small' });
      await flow.chooseUpsell.calls[0]!.fail();
      flow.actor.send({ type: 'upsell.retry' });
      await flow.chooseUpsell.calls[1]!.fail(dearer);
      expect(selectChoiceProblem(flow.actor.getSnapshot())).toBe('priceChanged');
      return flow;
    };
    const declined = await moved();
    declined.actor.send({ type: 'upsell.declinePrice' });
    expect([declined.part(), selectChange(declined.actor.getSnapshot()), selectProblem(declined.actor.getSnapshot()), declined.actor.getSnapshot().context.pending]).toEqual(['loading', null, null, null]);
    await declined.fetchUpsells.calls[1]!.answer(offered());
    await declined.fetchSeatMap.calls[1]!.answer(mapOf());
    expect([declined.part(), declined.chooseUpsell.calls.length, declined.facts]).toEqual(['extras', 2, []]);
    const another = await moved();
    another.actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'none-left' });
    another.actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'large' });
    expect([another.chooseUpsell.calls.slice(2).map(({ input: { choice } }) => [choice.variantCode, choice.price]), selectChange(another.actor.getSnapshot())]).toEqual([[['large', 200]], null]);
  });

  it('passes a holiday without flights on to its trips or extras, and asks again for cabins and seats that could not be had [upsell.flow]', async () => {
    const flightless = await atExtras();
    flightless.actor.send({ type: 'upsell.openSeats' });
    await flightless.fetchFlightClasses.calls[0]!.answer({ legs: [], passengers: [] });
    expect([flightless.part(), flightless.fetchUpsells.calls.length]).toEqual(['extras', 1]);
    const { actor, fetchFlightClasses, fetchSeatMap, releaseSeats, part } = await atExtras();
    actor.send({ type: 'upsell.openSeats' });
    expect(part()).toBe('busy');
    await fetchFlightClasses.calls[0]!.fail();
    expect(part()).toBe('seatsFailed');
    actor.send({ type: 'upsell.retry' });
    expect([part(), fetchFlightClasses.calls.length]).toEqual(['busy', 2]);
    await fetchFlightClasses.calls[1]!.answer(classes);
    actor.send({ type: 'upsell.next' });
    expect(part()).toBe('busy');
    await fetchSeatMap.calls[1]!.fail();
    expect(part()).toBe('seatsFailed');
    actor.send({ type: 'upsell.back' });
    expect(part()).toBe('cabins');
    actor.send({ type: 'upsell.next' });
    await fetchSeatMap.calls[2]!.fail();
    actor.send({ type: 'upsell.retry' });
    await fetchSeatMap.calls[3]!.fail();
    actor.send({ type: 'upsell.skip' });
    expect([part(), releaseSeats.calls.length]).toEqual(['busy', 1]);
  });

  it('looks into a cabin of each flight, and tells no old problem of seats when it has looked anew [upsell.cabins]', async () => {
    const { actor, fetchSeatMap, part } = await atMap();
    actor.send({ type: 'upsell.showPassenger', leg: 'DEPARTURE', person: 1 });
    actor.send({ type: 'upsell.pickSeat', seat: '3A' });
    expect(selectProblem(actor.getSnapshot())).toBe('exitRow');
    actor.send({ type: 'upsell.back' });
    expect(part()).toBe('cabins');
    actor.send({ type: 'upsell.chooseCabin', leg: 'RETURN', cabin: 'Comfort' });
    expect(selectCabins(actor.getSnapshot())).toEqual({ DEPARTURE: null, RETURN: 'Comfort' });
    actor.send({ type: 'upsell.next' });
    await fetchSeatMap.calls[2]!.answer(mapOf());
    expect([part(), selectProblem(actor.getSnapshot())]).toEqual(['map', null]);
  });

  it('seats everybody together by one press where a row has room, and moves nobody where none has [upsell.flow]', async () => {
    const { actor, holdSeats, part, facts } = await atMap();
    actor.send({ type: 'upsell.seatTogether' });
    expect(holdSeats.calls[0]!.input.seats).toEqual([{ leg: 'DEPARTURE', person: 0, seat: '5B' }, { leg: 'DEPARTURE', person: 1, seat: '5C' }]);
    await holdSeats.calls[0]!.answer({ holds: held(ofJana, { ...ofJana, person: 1, seat: '5C' }), cart });
    expect([part(), selectWanted(actor.getSnapshot()), facts]).toEqual(['map', [], [{ type: 'upsell.priced', cart }]]);
    const full = await atMap();
    full.actor.send({ type: 'upsell.back' });
    full.actor.send({ type: 'upsell.chooseCabin', leg: 'DEPARTURE', cabin: 'Business' });
    full.actor.send({ type: 'upsell.next' });
    await full.fetchSeatMap.calls[2]!.answer(mapOf());
    full.actor.send({ type: 'upsell.seatTogether' });
    // Nor does the page go on without a seat.
    full.actor.send({ type: 'upsell.next' });
    expect([full.part(), full.holdSeats.calls.length]).toEqual(['map', 0]);
  });

  it('lets a passenger’s seat go from the map and from the chosen ones; who has none loses none; a failure says so [upsell.flow]', async () => {
    const { actor, holdSeats, releaseSeats, part, facts } = await atMap();
    const undo = (person: number) => actor.send({ type: 'upsell.undoSeat', leg: 'DEPARTURE', person });
    const ofPetr = { ...ofJana, person: 1, seat: '5C' };
    actor.send({ type: 'upsell.pickSeat', seat: '5B' });
    await holdSeats.calls[0]!.answer({ holds: held(ofJana, ofPetr), cart });
    undo(2);
    undo(1);
    expect([releaseSeats.calls.map(({ input }) => input), part(), selectPlace(actor.getSnapshot())]).toEqual([[{ holidayId: 'c-1', leg: 'DEPARTURE', person: 1 }], 'map', { leg: 'DEPARTURE', person: 1 }]);
    await releaseSeats.calls[0]!.fail();
    expect([part(), selectProblem(actor.getSnapshot()), selectHolds(actor.getSnapshot()).holds.length]).toEqual(['map', 'seatFailed', 2]);
    undo(1);
    expect(selectProblem(actor.getSnapshot())).toBeNull();
    await releaseSeats.calls[1]!.answer({ holds: held(ofJana), cart: { ...cart, totalPrice: 5 } });
    expect(facts.at(-1)).toEqual({ type: 'upsell.priced', cart: { ...cart, totalPrice: 5 } });
    actor.send({ type: 'upsell.next' });
    undo(1);
    expect([part(), releaseSeats.calls.length]).toEqual(['selected', 2]);
    undo(0);
    expect(releaseSeats.calls[2]!.input).toEqual({ holidayId: 'c-1', leg: 'DEPARTURE', person: 0 });
    await releaseSeats.calls[2]!.answer({ holds: held(), cart });
    expect([part(), selectHolds(actor.getSnapshot()).holds]).toEqual(['map', []]);
  });

  it('tells no old problem of seats once they are in the price [upsell.flow]', async () => {
    const { actor, holdSeats, releaseSeats, submitSeats, fetchSeatMap } = await atMap();
    actor.send({ type: 'upsell.pickSeat', seat: '5B' });
    await holdSeats.calls[0]!.answer({ holds: held(ofJana), cart });
    actor.send({ type: 'upsell.undoSeat', leg: 'DEPARTURE', person: 0 });
    await releaseSeats.calls[0]!.fail();
    actor.send({ type: 'upsell.next' });
    actor.send({ type: 'upsell.next' });
    await submitSeats.calls[0]!.answer(cart);
    expect(selectProblem(actor.getSnapshot())).toBe('seatFailed');
    await fetchSeatMap.calls[2]!.answer(mapOf(undefined, held({ ...ofJana, submitted: true })));
    expect(selectProblem(actor.getSnapshot())).toBeNull();
  });

  it('says that seats could not be asked for, and leaves the map as it was [upsell.seat-once]', async () => {
    const { actor, holdSeats, part } = await atMap();
    actor.send({ type: 'upsell.pickSeat', seat: '5B' });
    expect(selectWanted(actor.getSnapshot())).toEqual([{ leg: 'DEPARTURE', person: 0, seat: '5B' }]);
    await holdSeats.calls[0]!.fail();
    expect([part(), selectProblem(actor.getSnapshot()), selectWanted(actor.getSnapshot()), selectAlternatives(actor.getSnapshot())]).toEqual(['map', 'seatFailed', [], []]);
    actor.send({ type: 'upsell.pickSeat', seat: '5B' });
    expect(holdSeats.calls).toHaveLength(2);
  });

  it('leads back from the chosen seats to the map, and on without them where that can be saved [upsell.flow]', async () => {
    const { actor, holdSeats, releaseSeats, part, facts } = await atMap();
    actor.send({ type: 'upsell.pickSeat', seat: '5B' });
    await holdSeats.calls[0]!.answer({ holds: held(ofJana), cart });
    actor.send({ type: 'upsell.next' });
    actor.send({ type: 'upsell.back' });
    expect(part()).toBe('map');
    actor.send({ type: 'upsell.next' });
    actor.send({ type: 'upsell.skip' });
    expect([part(), releaseSeats.calls.map(({ input }) => input)]).toEqual(['busy', [{ holidayId: 'c-1' }]]);
    await releaseSeats.calls[0]!.fail();
    expect([part(), selectProblem(actor.getSnapshot()), selectHolds(actor.getSnapshot()).holds]).toEqual(['map', 'seatFailed', [ofJana]]);
    actor.send({ type: 'upsell.skip' });
    expect(selectProblem(actor.getSnapshot())).toBeNull();
    await releaseSeats.calls[1]!.answer({ holds: held(), cart: { ...cart, totalPrice: 7 } });
    expect([part(), selectHolds(actor.getSnapshot()), facts.at(-1)]).toEqual(['extras', held(), { type: 'upsell.priced', cart: { ...cart, totalPrice: 7 } }]);
  });

  it('shows the reservation with its seats: their time begins anew, and it leads back to the map and on to the trips [upsell.flow] [upsell.seat-once]', async () => {
    const { actor, holdSeats, submitSeats, fetchSeatMap, clock, facts, part } = await atSubmit();
    clock.streams[0]!.next(UNTIL - 900_000);
    await submitSeats.calls[0]!.answer({ ...cart, totalPrice: 9 });
    expect([part(), facts.at(-1), selectHolds(actor.getSnapshot()).holds]).toEqual(['preview', { type: 'upsell.priced', cart: { ...cart, totalPrice: 9 } }, [{ ...ofJana, submitted: true }]]);
    clock.streams[0]!.next(UNTIL - 600_000);
    await fetchSeatMap.calls[2]!.answer(mapOf(undefined, held({ ...ofJana, submitted: true })));
    expect([part(), selectHoldClock(actor.getSnapshot())?.seconds]).toEqual(['preview', 600]);
    actor.send({ type: 'upsell.undoSeat', leg: 'DEPARTURE', person: 1 });
    expect(part()).toBe('preview');
    actor.send({ type: 'upsell.back' });
    expect([part(), holdSeats.calls.length]).toEqual(['map', 1]);
    const further = await atSubmit();
    await further.submitSeats.calls[0]!.answer(cart);
    // Until when they are held is not known then; they are in the price all the same.
    await further.fetchSeatMap.calls[2]!.fail();
    expect([further.part(), selectHolds(further.actor.getSnapshot()).holds]).toEqual(['preview', [{ ...ofJana, submitted: true }]]);
    further.actor.send({ type: 'upsell.next' });
    expect(further.part()).toBe('extras');
  });

  it('tells of the end of the ten minutes wherever the seats are shown, and leads on without them [upsell.seat-once]', async () => {
    const ends: Record<string, (flow: Flow) => Promise<void> | void> = {
      'the extras': () => {},
      'the map': ({ actor }) => actor.send({ type: 'upsell.openSeats' }),
      'the chosen ones': ({ actor }) => actor.send({ type: 'upsell.next' }),
      'the reservation': async ({ actor, submitSeats, fetchSeatMap }) => {
        actor.send({ type: 'upsell.next' });
        actor.send({ type: 'upsell.next' });
        await submitSeats.calls[0]!.answer(cart);
        await fetchSeatMap.calls[2]!.answer(mapOf(undefined, held(ofJana)));
      },
    };
    for (const [place, goThere] of Object.entries(ends)) {
      const flow = place === 'the extras' ? await atExtras() : await atMap();
      flow.clock.streams[0]!.next(UNTIL - 600_000);
      if (place === 'the extras') {
        flow.actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'small' });
        await flow.chooseUpsell.calls[0]!.fail(refused('sold-out'));
        await flow.fetchUpsells.calls[1]!.answer(offered());
        await flow.fetchSeatMap.calls[1]!.answer(mapOf(undefined, held(ofJana)));
      } else {
        flow.actor.send({ type: 'upsell.pickSeat', seat: '5B' });
        await flow.holdSeats.calls[0]!.answer({ holds: held(ofJana), cart });
      }
      await goThere(flow);
      flow.clock.streams[0]!.next(UNTIL - 1);
      expect([place, flow.part()]).not.toEqual([place, 'expired']);
      flow.clock.streams[0]!.next(UNTIL);
      await letGo(flow, ofJana);
      expect([place, flow.part()]).toEqual([place, 'expired']);
      flow.actor.send({ type: 'upsell.skip' });
      await flow.releaseSeats.calls[0]!.fail();
      expect([flow.releaseSeats.calls.map(({ input }) => input), flow.part(), selectProblem(flow.actor.getSnapshot())]).toEqual([[{ holidayId: 'c-1' }], 'expired', 'seatFailed']);
    }
  });

  it('tells of it in the cabins and on the trips as well, and to the summary whether seats are held or over [upsell.seat-once]', async () => {
    for (const place of ['cabins', 'trips']) {
      const { actor, clock, fetchUpsells, fetchSeatMap, fetchFlightClasses, part } = start();
      const hold = () => selectHold(actor.getSnapshot());
      await fetchUpsells.calls[0]!.answer(offered(upsellOf('activity')));
      expect(hold()).toBeNull();
      await fetchSeatMap.calls[0]!.answer(mapOf(undefined, held(ofJana)));
      // Until when is known by the clock's first tick.
      expect(hold()).toBeNull();
      clock.streams[0]!.next(UNTIL - 600_000);
      actor.send({ type: 'upsell.openSeats' });
      await fetchFlightClasses.calls[0]!.answer(place === 'cabins' ? classes : { legs: [], passengers: [] });
      clock.streams[0]!.next(UNTIL - 1);
      expect([part(), hold()]).toEqual([place, 'aside']);
      clock.streams[0]!.next(UNTIL);
      await letGo({ fetchSeatMap }, ofJana);
      expect([part(), hold()]).toEqual(['expired', 'over']);
    }
  });

  it('tells the summary of seats that are held and not in the price, also while some of them are [upsell.seat-once] [upsell.flow]', async () => {
    const inPrice = { ...ofJana, submitted: true };
    for (const [holds, is] of [[[ofJana], 'aside'], [[inPrice], 'held'], [[inPrice, { ...ofJana, person: 1, seat: '5C' }], 'aside']] as const) {
      const { actor, clock, fetchUpsells, fetchSeatMap } = start();
      await fetchUpsells.calls[0]!.answer(offered());
      await fetchSeatMap.calls[0]!.answer(mapOf(undefined, held(...holds)));
      clock.streams[0]!.next(UNTIL - 600_000);
      expect(selectHold(actor.getSnapshot())).toBe(is);
    }
    const flow = await atMap();
    flow.clock.streams[0]!.next(UNTIL - 600_000);
    flow.actor.send({ type: 'upsell.pickSeat', seat: '5B' });
    await flow.holdSeats.calls[0]!.answer({ holds: held(ofJana), cart });
    flow.actor.send({ type: 'upsell.next' });
    expect([flow.part(), selectHold(flow.actor.getSnapshot())]).toEqual(['selected', 'aside']);
    flow.actor.send({ type: 'upsell.next' });
    expect([flow.part(), selectHold(flow.actor.getSnapshot())]).toEqual(['selected', 'held']);
  });

  it('looks anew where the map says that nothing is held any more, and where it could not look says so [upsell.seat-once]', async () => {
    const lost = async (unknown = false) => {
      const flow = unknown ? start() : await atMap();
      if (unknown) {
        await flow.fetchUpsells.calls[0]!.answer(offered());
        await flow.fetchSeatMap.calls[0]!.answer(mapOf(undefined, over(ofJana)));
        flow.clock.streams[0]!.next(UNTIL);
      } else {
        flow.clock.streams[0]!.next(UNTIL - 600_000);
        flow.actor.send({ type: 'upsell.pickSeat', seat: '5B' });
        await flow.holdSeats.calls[0]!.answer({ holds: held(ofJana), cart });
        flow.clock.streams[0]!.next(UNTIL);
        await letGo(flow, ofJana);
      }
      flow.actor.send({ type: 'upsell.holdAgain' });
      await flow.holdSeats.calls.at(-1)!.fail(taken);
      expect(flow.part()).toBe('busy');
      return flow;
    };
    const known = await lost();
    await known.fetchSeatMap.calls.at(-1)!.answer(mapOf());
    expect([known.part(), selectAlternatives(known.actor.getSnapshot()), known.holdSeats.calls.length]).toEqual(['map', ['4A'], 2]);
    const unknown = await lost(true);
    await unknown.fetchSeatMap.calls.at(-1)!.answer(mapOf());
    expect([unknown.part(), unknown.fetchFlightClasses.calls.length]).toEqual(['busy', 1]);
    const unseen = await lost();
    await unseen.fetchSeatMap.calls.at(-1)!.fail();
    expect([unseen.part(), selectProblem(unseen.actor.getSnapshot())]).toEqual(['expired', 'seatFailed']);
  });

  it('names free seats nearby only as long as it says why [upsell.seat-once]', async () => {
    const { actor, holdSeats, fetchSeatMap, clock } = await atMap();
    const ofPetr = { ...ofJana, person: 1, seat: '5C' };
    const told = () => [selectProblem(actor.getSnapshot()), selectAlternatives(actor.getSnapshot())];
    clock.streams[0]!.next(UNTIL - 600_000);
    actor.send({ type: 'upsell.pickSeat', seat: '5B' });
    await holdSeats.calls[0]!.answer({ holds: held(ofJana), cart });
    actor.send({ type: 'upsell.pickSeat', seat: '5C' });
    await holdSeats.calls[1]!.fail(taken);
    expect(told()).toEqual(['seatTaken', ['4A']]);
    actor.send({ type: 'upsell.undoSeat', leg: 'DEPARTURE', person: 0 });
    expect(told()).toEqual([null, []]);
    const again = await atMap();
    again.clock.streams[0]!.next(UNTIL - 600_000);
    again.actor.send({ type: 'upsell.pickSeat', seat: '5B' });
    await again.holdSeats.calls[0]!.answer({ holds: held(ofJana, ofPetr), cart });
    again.clock.streams[0]!.next(UNTIL);
    await letGo(again, ofJana, ofPetr);
    again.actor.send({ type: 'upsell.holdAgain' });
    await again.holdSeats.calls[1]!.fail(taken);
    await letGo(again, ofPetr);
    again.actor.send({ type: 'upsell.holdAgain' });
    await again.holdSeats.calls[2]!.answer({ holds: held(ofPetr), cart });
    expect([again.part(), selectProblem(again.actor.getSnapshot()), selectAlternatives(again.actor.getSnapshot())]).toEqual(['map', null, []]);
    expect(fetchSeatMap.calls).toHaveLength(2);
  });

  it('a sum that was accepted is not sent again once the step was left without seats [upsell.flow]', async () => {
    const { actor, submitSeats, releaseSeats, fetchFlightClasses, fetchSeatMap, holdSeats } = await atSubmit();
    await submitSeats.calls[0]!.fail(dearer);
    actor.send({ type: 'upsell.acceptPrice' });
    await submitSeats.calls[1]!.fail();
    actor.send({ type: 'upsell.skip' });
    await releaseSeats.calls[0]!.answer({ holds: held(), cart });
    actor.send({ type: 'upsell.openSeats' });
    await fetchFlightClasses.calls[1]!.answer(classes);
    actor.send({ type: 'upsell.next' });
    await fetchSeatMap.calls[2]!.answer(mapOf());
    actor.send({ type: 'upsell.pickSeat', seat: '5B' });
    await holdSeats.calls[1]!.answer({ holds: held(ofJana), cart });
    actor.send({ type: 'upsell.next' });
    actor.send({ type: 'upsell.next' });
    expect(submitSeats.calls[2]!.input.totalPrice).toBe(101);
  });

  it('lets all seats go where the step is left without them, though the cabins could not be had [upsell.flow]', async () => {
    const flow = start();
    await flow.fetchUpsells.calls[0]!.answer(offered());
    await flow.fetchSeatMap.calls[0]!.answer(mapOf(undefined, held(ofJana)));
    flow.actor.send({ type: 'upsell.openSeats' });
    await flow.fetchFlightClasses.calls[0]!.fail();
    flow.actor.send({ type: 'upsell.skip' });
    expect(flow.releaseSeats.calls.map(({ input }) => input)).toEqual([{ holidayId: 'c-1' }]);
    await flow.releaseSeats.calls[0]!.fail();
    expect([flow.part(), selectProblem(flow.actor.getSnapshot())]).toEqual(['seatsFailed', 'seatFailed']);
    flow.actor.send({ type: 'upsell.skip' });
    await flow.releaseSeats.calls[1]!.answer({ holds: held(), cart });
    expect([flow.part(), selectHolds(flow.actor.getSnapshot()).holds]).toEqual(['extras', []]);
  });

  async function atBooked() {
    const flow = start();
    await flow.fetchUpsells.calls[0]!.answer(booked(100));
    await flow.fetchSeatMap.calls[0]!.fail();
    return flow;
  }

  it('buys what is chosen for a booked holiday by one confirmation of what was shown, and says what it came to [account.tabs]', async () => {
    const { actor, chooseUpsell, confirmExtras, facts } = await atBooked();
    actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'large' });
    expect(selectCanConfirm(actor.getSnapshot())).toBe(false);
    await chooseUpsell.calls[0]!.answer(booked(200, { version: 4 }));
    actor.send({ type: 'upsell.confirm' });
    actor.send({ type: 'upsell.confirm' });
    expect(confirmExtras.calls.map(({ input }) => input)).toEqual([{ holidayId: 'c-1', version: 4, codes: ['baggage'], price: 200 }]);
    await confirmExtras.calls[0]!.answer(booked(0, { duePrice: 200 }));
    expect([selectAdded(actor.getSnapshot()), selectReservation(actor.getSnapshot())?.duePrice, selectCanConfirm(actor.getSnapshot()), facts]).toEqual([200, 200, false, []]);
    actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'small' });
    expect(selectAdded(actor.getSnapshot())).toBeNull();
  });

  it('shows a sum that has moved before it buys, and looks anew where another window was first or the last one is gone [account.tabs]', async () => {
    const { actor, confirmExtras, fetchUpsells, fetchSeatMap, part } = await atBooked();
    actor.send({ type: 'upsell.confirm' });
    await confirmExtras.calls[0]!.fail(dearer);
    expect([part(), selectChoiceProblem(actor.getSnapshot()), actor.getSnapshot().context.change]).toEqual(['extras', 'priceChanged', { before: 100, after: 150 }]);
    actor.send({ type: 'upsell.acceptPrice' });
    expect(confirmExtras.calls[1]!.input).toEqual({ holidayId: 'c-1', version: 3, codes: ['baggage'], price: 150 });
    await confirmExtras.calls[1]!.fail(refused('changed-elsewhere'));
    await fetchUpsells.calls[1]!.answer(booked(70, { version: 9 }));
    await fetchSeatMap.calls[1]!.fail();
    expect(selectProblem(actor.getSnapshot())).toBe('changedElsewhere');
    actor.send({ type: 'upsell.confirm' });
    await confirmExtras.calls[2]!.fail(refused('sold-out'));
    await fetchUpsells.calls[2]!.answer(booked(0, { gone: ['small'] }));
    await fetchSeatMap.calls[2]!.fail();
    expect([selectProblem(actor.getSnapshot()), selectReservation(actor.getSnapshot())?.gone]).toEqual(['soldOut', ['small']]);
  });

  it('buys nothing at a sum that was declined, and asks again for what could not be bought [account.tabs]', async () => {
    const declined = await atBooked();
    declined.actor.send({ type: 'upsell.confirm' });
    expect(selectIsConfirming(declined.actor.getSnapshot())).toBe(true);
    await declined.confirmExtras.calls[0]!.fail(dearer);
    declined.actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'none-left' });
    expect([selectChoiceProblem(declined.actor.getSnapshot()), declined.chooseUpsell.calls.length]).toEqual(['priceChanged', 0]);
    declined.actor.send({ type: 'upsell.declinePrice' });
    expect([declined.part(), selectChange(declined.actor.getSnapshot()), declined.fetchUpsells.calls.length]).toEqual(['loading', null, 2]);
    await declined.fetchUpsells.calls[1]!.answer(booked(150));
    await declined.fetchSeatMap.calls[1]!.fail();
    expect([declined.confirmExtras.calls.length, selectAdded(declined.actor.getSnapshot())]).toEqual([1, null]);
    for (const [reason, problem] of [[refused('payment-in-progress'), 'paymentUnderWay'], [refused('odd'), 'failed']] as const) {
      const flow = await atBooked();
      flow.actor.send({ type: 'upsell.confirm' });
      await flow.confirmExtras.calls[0]!.fail(reason);
      expect(selectProblem(flow.actor.getSnapshot())).toBe(problem);
      flow.actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'none-left' });
      expect(flow.chooseUpsell.calls).toEqual([]);
      flow.actor.send({ type: 'upsell.confirm' });
      expect(flow.confirmExtras.calls[1]!.input).toEqual({ holidayId: 'c-1', version: 3, codes: ['baggage'], price: 100 });
      await flow.confirmExtras.calls[1]!.answer(booked(0));
      expect([selectAdded(flow.actor.getSnapshot()), selectProblem(flow.actor.getSnapshot())]).toEqual([100, null]);
    }
  });

  it('a purchase whose answer was lost is looked for in the order: it is there, is not, or something else is chosen by now [account.tabs] [error.texts]', async () => {
    for (const reason of [undefined, { status: 502, body: null }]) {
      const { actor, confirmExtras, fetchUpsells } = await atBooked();
      const seen = () => { const snapshot = actor.getSnapshot(); return [selectAdded(snapshot), selectProblem(snapshot), selectIsConfirming(snapshot), selectCanConfirm(snapshot)]; };
      actor.send({ type: 'upsell.confirm' });
      await confirmExtras.calls[0]!.fail(reason);
      expect([seen(), fetchUpsells.calls.length]).toEqual([[null, null, true, false], 2]);
      // Without network it stays unknown, and nothing is bought a second time.
      await fetchUpsells.calls[1]!.fail();
      expect([seen(), actor.getSnapshot().matches({ confirmation: 'unknown' })]).toEqual([[null, null, false, false], true]);
      actor.send({ type: 'upsell.confirm' });
      actor.send({ type: 'upsell.retry' });
      expect([confirmExtras.calls.length, fetchUpsells.calls.length]).toEqual([1, 3]);
      await fetchUpsells.calls[2]!.answer(booked(100, { duePrice: 70 }));
      expect([seen(), selectReservation(actor.getSnapshot())?.duePrice]).toEqual([[null, 'notAdded', false, true], 70]);
      actor.send({ type: 'upsell.confirm' });
      expect([seen(), confirmExtras.calls[1]!.input]).toEqual([[null, null, true, false], { holidayId: 'c-1', version: 3, codes: ['baggage'], price: 100 }]);
      await confirmExtras.calls[1]!.fail(reason);
      await fetchUpsells.calls[3]!.answer(booked(0, { version: 4, bought: booked(100).wanted, duePrice: 100 }));
      expect([seen(), selectReservation(actor.getSnapshot())?.duePrice]).toEqual([[100, null, false, false], 100]);
    }
    for (const now of [booked(0, { version: 4 }), booked(200, { version: 5, bought: booked(100).wanted })]) {
      const { actor, confirmExtras, fetchUpsells, part } = await atBooked();
      actor.send({ type: 'upsell.confirm' });
      await confirmExtras.calls[0]!.fail();
      await fetchUpsells.calls[1]!.answer(now);
      expect([part(), selectAdded(actor.getSnapshot()), selectProblem(actor.getSnapshot()), selectReservation(actor.getSnapshot())?.version]).toEqual(['extras', null, 'changedElsewhere', now.version]);
      // Nothing is bought by that, and the choice can go on.
      expect([selectIsConfirming(actor.getSnapshot()), confirmExtras.calls.length, actor.getSnapshot().matches('extras')]).toEqual([false, 1, true]);
    }
  });

  it('leads on to the trips where the cabins could not be had and nobody holds a seat [upsell.flow]', async () => {
    const flow = start();
    await flow.fetchUpsells.calls[0]!.answer(offered(upsellOf('activity')));
    await flow.fetchSeatMap.calls[0]!.answer(mapOf());
    flow.actor.send({ type: 'upsell.openSeats' });
    await flow.fetchFlightClasses.calls[0]!.fail();
    expect(flow.part()).toBe('seatsFailed');
    flow.actor.send({ type: 'upsell.skip' });
    expect([flow.part(), flow.releaseSeats.calls]).toEqual(['trips', []]);
  });

  it('a choice that those persons cannot have leaves the others to be bought [account.tabs]', async () => {
    const { actor, chooseUpsell, confirmExtras } = await atBooked();
    actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'large', personRefs: [1] });
    await chooseUpsell.calls[0]!.fail(wrongPersons);
    expect(selectCanConfirm(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'upsell.confirm' });
    expect([confirmExtras.calls.map(({ input: { price } }) => price), selectPersonsRefused(actor.getSnapshot(), { code: 'baggage' })]).toEqual([[100], false]);
    await confirmExtras.calls[0]!.answer(booked(0));
    expect([selectAdded(actor.getSnapshot()), actor.getSnapshot().context.pending]).toEqual([100, null]);
  });

  it('a purchase that did not come about leaves all variants to be shown and others to be chosen [account.tabs] [upsell.variant-state]', async () => {
    for (const reason of [dearer, refused('payment-in-progress')]) {
      const { actor, chooseUpsell, confirmExtras } = await atBooked();
      const isFolded = () => selectVariants(actor.getSnapshot(), upsellOf('baggage'))[3]!.hidden;
      actor.send({ type: 'upsell.confirm' });
      await confirmExtras.calls[0]!.fail(reason);
      expect(isFolded()).toBe(true);
      actor.send({ type: 'upsell.showAll', code: 'baggage' });
      expect(isFolded()).toBe(false);
      actor.send({ type: 'upsell.choose', code: 'baggage', variantCode: 'large' });
      expect([chooseUpsell.calls[0]!.input.choice.variantCode, selectChoiceProblem(actor.getSnapshot())]).toEqual(['large', null]);
    }
  });
});
