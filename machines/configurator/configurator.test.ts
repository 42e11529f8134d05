import type { Snapshot, SnapshotFrom } from 'xstate';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { ConfiguratorCommand, ConfiguratorFact, ConfiguratorInput, ConfiguratorPorts, OfferAnswer } from './configurator.types.ts';
import { exampleOffer } from '../testing/example-offer.ts';
import { heldPort, persisted, startFlow } from '../testing/flow-under-test.ts';
import { selectCanAddRoom, selectIsRefused, selectRooms } from '../participants/participants.select.ts';
import { failure, uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { configuratorMachine } from './configurator.machine.ts';
import { available, brno, calendar, configuratorPaths, couple, exampleInput, exampleMatrix, gone, prague, twoRooms } from './configurator.paths.ts';
import {
  selectAdjusted, selectAirports, selectBoards, selectChosenTotal, selectCalendarDay, selectCalendarStatus, selectCanOrder, selectCanUndo, selectChoice, selectDays, selectDurations,
  selectGoneReason, selectIsCalendarOpen, selectIsLocked, selectMatrixStatus, selectNearest, selectOccupancies, selectOffer, selectOfferStatus, selectPendingTotal, selectOrderStatus, selectDurationPeriods, selectPartySurface,
} from './configurator.select.ts';
import { OPENING_TIME } from './configurator.rules.ts';
import { selectCurrency } from './currency.select.ts';
import { selectRefusedDay } from './refused-day.select.ts';
import { dataOf } from '../state-data.ts';
import { staysOf } from './packed-matrix.ts';

const later = 'GRK1042_PRG_20260719_11_AI_DR2';
const halfBoard = 'GRK1042_PRG_20260719_07_HB_DR2';

function start(input: Partial<ConfiguratorInput> = {}, resumeFrom?: Snapshot<unknown>) {
  const matrix = heldPort<ConfiguratorPorts['fetchMatrix']>();
  const dates = heldPort<ConfiguratorPorts['fetchDates']>();
  const offer = heldPort<ConfiguratorPorts['fetchOffer']>();
  const cheapest = heldPort<ConfiguratorPorts['fetchCheapestOffer']>();
  const cart = heldPort<ConfiguratorPorts['addToCart']>();
  const returns$ = new Subject<'returned'>();
  const { actor, clock } = startFlow(configuratorMachine, {
    input: { ...exampleInput, ...input },
    ports: { fetchMatrix: matrix.port, fetchDates: dates.port, fetchOffer: offer.port, fetchCheapestOffer: cheapest.port, addToCart: cart.port, pageReturns: () => returns$ },
    snapshot: resumeFrom,
  });
  const stands: ConfiguratorFact[] = [];
  const others: ConfiguratorFact[] = [];
  actor.on('*', (fact) => { (fact.type === 'configurator.offerStands' ? stands : others).push(fact); });
  return {
    actor, facts: others, stands, clock, snapshot: () => actor.getSnapshot(), comeBack: () => returns$.next('returned'),
    loseReturns: () => returns$.error(new Error('no page events')),
    matrix: matrix.calls, dates: dates.calls, offer: offer.calls, cheapest: cheapest.calls, cart: cart.calls,
  };
}

async function startChosen(input?: Partial<ConfiguratorInput>) {
  const flow = start(input);
  await flow.matrix[0]!.answer(exampleMatrix);
  await flow.offer[0]!.answer(available(prague));
  await flow.dates[0]!.answer(calendar(prague));
  return flow;
}

/** The draft of who travels, which the views speak to by itself. */
function draftOf(snapshot: SnapshotFrom<typeof configuratorMachine>) {
  return snapshot.children.participants!;
}

describe('configurator', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(configuratorPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(configuratorPaths)).toEqual([]);
  });

  it('starts until matrix and offer came, then fetches the offer\'s calendar [config.states]', async () => {
    const { snapshot, matrix, offer, dates } = start();
    expect([snapshot().value.init, selectMatrixStatus(snapshot()), selectOfferStatus(snapshot()), selectCalendarStatus(snapshot())])
      .toEqual(['started', 'fetching', 'pending', 'waiting']);
    await offer[0]!.answer(available(prague));
    expect([snapshot().value.init, dates[0]!.input]).toEqual(['started', {
      hotelCode: 'GRK1042', airportCode: 'PRG', duration: 7, boardCode: 'AI', roomCode: 'DR2', occupancies: couple,
    }]);
    await matrix[0]!.answer(exampleMatrix);
    await dates[0]!.answer(calendar(prague));
    expect([snapshot().value.init, selectMatrixStatus(snapshot()), selectOfferStatus(snapshot()), selectCalendarStatus(snapshot()), snapshot().hasTag('busy')])
      .toEqual(['finished', 'success', 'chosen', 'succeeded', false]);
    expect([matrix.length, offer.length, dates.length]).toEqual([1, 1, 1]);
  });

  it('is busy while its first matrix, offer or calendar is awaited, and no longer [config.states]', async () => {
    const { snapshot, matrix, offer, dates } = start();
    const isBusy = () => snapshot().hasTag('busy');
    await matrix[0]!.answer(exampleMatrix);
    expect(isBusy()).toBe(true);
    await offer[0]!.answer(available(prague));
    expect(isBusy()).toBe(true);
    await dates[0]!.answer(calendar(prague));
    expect(isBusy()).toBe(false);
    const other = start({ offerCode: null });
    await other.cheapest[0]!.answer(null);
    expect([other.snapshot().value.init, other.snapshot().hasTag('busy')]).toEqual(['started', true]);
    await other.matrix[0]!.answer(exampleMatrix);
    expect([other.snapshot().value.init, other.snapshot().hasTag('busy')]).toEqual(['finished', false]);
    const third = start({ offerCode: null });
    await third.matrix[0]!.answer(exampleMatrix);
    expect(third.snapshot().hasTag('busy')).toBe(true);
  });

  it('asks once for what another party may have, and not again with each of its changes [config.states]', async () => {
    const { actor, offer, matrix } = await startChosen();
    actor.send({ type: 'configurator.changeParticipants', occupancies: [{ adults: 1, childBirthDates: [] }] });
    await offer[1]!.answer(available(prague));
    await matrix[1]!.answer(exampleMatrix);
    actor.send({ type: 'configurator.chooseAirport', airportCode: 'BRQ' });
    await offer[2]!.answer(available(brno));
    expect(matrix).toHaveLength(2);
  });

  it('fails part by part and retries what failed [config.states] [error.flags]', async () => {
    const { actor, snapshot, matrix, offer, dates } = start();
    await matrix[0]!.fail();
    await offer[0]!.answer(available(prague));
    await dates[0]!.fail();
    expect([selectMatrixStatus(snapshot()), selectOfferStatus(snapshot()), selectCalendarStatus(snapshot())]).toEqual(['failure', 'chosen', 'failed']);
    actor.send({ type: 'configurator.retry' });
    expect([matrix.length, offer.length, dates.length]).toEqual([2, 1, 2]);
  });

  it('stores every stay of the matrix and says what each part costs at least [config.matrix] [config.success]', async () => {
    const { snapshot } = await startChosen();
    expect(snapshot().context.sold).toMatchObject({ kind: 'known', matrix: { boardTypes: exampleMatrix.boardTypes, currency: 'Kč', byPlane: true } });
    expect(staysOf(dataOf(snapshot().context.sold, 'known').matrix)).toHaveLength(4);
    expect(selectAirports(snapshot())).toEqual([
      { value: 'PRG', label: 'Praha', price: 2598000, chosen: true }, { value: 'BRQ', label: 'Brno', price: 2698000, chosen: false },
    ]);
    expect(selectDurations(snapshot()).map(({ value, price }) => [value, price])).toEqual([[7, 2598000], [11, 3398000]]);
    expect(selectBoards(snapshot()).map(({ value, chosen }) => [value, chosen])).toEqual([['AI', true], ['HB', false]]);
    expect(selectDays(snapshot())).toEqual([{ date: '2026-07-12', offerCode: prague, totalPrice: 2598000, cheapest: true }]);
  });

  it('takes prices of a matrix that names no currency for the market\'s [config.success]', async () => {
    const { snapshot, matrix } = start();
    expect(selectCurrency(snapshot())).toBe('Kč');
    await matrix[0]!.answer({ ...exampleMatrix, currency: '' });
    expect([dataOf(snapshot().context.sold, 'known').matrix.currency, selectCurrency(snapshot())]).toEqual(['Kč', 'Kč']);
    const other = start();
    await other.matrix[0]!.answer({ ...exampleMatrix, currency: 'zł' });
    expect(selectCurrency(other.snapshot())).toBe('zł');
  });

  it('reports a board that the offer has and the list has not, and changes nothing; shows lengths as ranges [config.food] [config.duration-periods]', async () => {
    const { actor, snapshot, matrix, offer, facts } = start();
    await offer[0]!.answer(available(prague));
    const boardTypes = [{ code: 'HB', name: 'Polopenze' }];
    await matrix[0]!.answer({ ...exampleMatrix, boardTypes });
    expect(facts.filter(({ type }) => type === 'configurator.boardMissing')).toEqual([{ type: 'configurator.boardMissing', offerCode: prague, boardName: selectOffer(snapshot())!.boardName }]);
    expect([selectOffer(snapshot())!.offerCode, selectOfferStatus(snapshot()), dataOf(snapshot().context.sold, 'known').matrix.boardTypes]).toEqual([prague, 'chosen', boardTypes]);
    expect(selectDurationPeriods(snapshot())).toEqual([{ from: 7, to: 11 }]);
    actor.send({ type: 'configurator.chooseAirport', airportCode: 'BRQ' });
    expect(offer).toHaveLength(2);
  });

  it('reports a board that is missing in the list whichever way the offer has come [config.food]', async () => {
    const reported: string[] = [];
    const withoutTheirBoard = async (input: Partial<ConfiguratorInput> = {}) => {
      const flow = start(input);
      flow.actor.on('configurator.boardMissing', ({ offerCode }) => { reported.push(offerCode); });
      await flow.matrix[0]!.answer({ ...exampleMatrix, boardTypes: [{ code: 'HB', name: 'Polopenze' }] });
      return flow;
    };
    const named = await withoutTheirBoard();
    await named.offer[0]!.answer(available(prague));
    named.actor.send({ type: 'configurator.refresh' });
    await named.offer[1]!.answer(available(prague, 2700000));
    named.actor.send({ type: 'configurator.chooseAirport', airportCode: 'BRQ' });
    await named.offer[2]!.answer(available(brno));
    named.actor.send({ type: 'configurator.chooseAirport', airportCode: 'PRG' });
    await named.offer[3]!.answer(gone(later));
    const cheapest = await withoutTheirBoard({ offerCode: null });
    await cheapest.cheapest[0]!.answer(exampleOffer(brno));
    expect(reported).toEqual([prague, prague, brno, later, brno]);
  });

  it('takes the hotel\'s cheapest offer when the URL names none, with its calendar [config.url]', async () => {
    const { snapshot, cheapest, dates, facts, stands } = start({ offerCode: null });
    expect(cheapest[0]!.input).toEqual({ hotelCode: 'GRK1042', tripType: 'WS', occupancies: couple, today: '2026-07-01' });
    await cheapest[0]!.answer(exampleOffer(brno));
    expect([selectOffer(snapshot())!.offerCode, facts]).toEqual([brno, []]);
    expect([stands.map((fact) => 'stay' in fact && fact.stay.offerCode), dates.map(({ input }) => input.airportCode)]).toEqual([[brno], ['BRQ']]);
  });

  it('looks for the cheapest offer once more where nobody answered [config.states] [error.flags]', async () => {
    const { actor, snapshot, cheapest } = start({ offerCode: null });
    await cheapest[0]!.fail();
    expect(selectOfferStatus(snapshot())).toBe('failed');
    actor.send({ type: 'configurator.retry' });
    await cheapest[1]!.answer(exampleOffer(brno));
    expect([selectOfferStatus(snapshot()), cheapest.length]).toEqual(['chosen', 2]);
  });

  it('says so when the hotel has nothing, and looks again for another party', async () => {
    const { actor, snapshot, cheapest, matrix } = start({ offerCode: null });
    await cheapest[0]!.answer(null);
    expect(selectOfferStatus(snapshot())).toBe('soldOut');
    const alone = [{ adults: 1, childBirthDates: [] }];
    actor.send({ type: 'configurator.changeParticipants', occupancies: alone });
    expect([cheapest[1]!.input.occupancies, matrix[1]!.input.occupancies]).toEqual([alone, alone]);
  });

  it('takes the last change back, party and all, and the way back can be taken back as well [config.choices]', async () => {
    const { actor, offer, snapshot, facts } = await startChosen();
    actor.send({ type: 'configurator.undo' });
    expect(offer).toHaveLength(1);
    actor.send({ type: 'configurator.changeParticipants', occupancies: [{ adults: 1, childBirthDates: [] }] });
    await offer[1]!.answer(available(brno));
    actor.send({ type: 'configurator.undo' });
    expect(offer[2]!.input).toEqual({ offerCode: prague, occupancies: couple });
    await offer[2]!.answer(available(prague));
    expect([selectOffer(snapshot())!.offerCode, selectOccupancies(snapshot()), selectAdjusted(snapshot()), facts.length]).toEqual([prague, couple, [], 2]);
    actor.send({ type: 'configurator.undo' });
    expect(offer[3]!.input).toEqual({ offerCode: brno, occupancies: [{ adults: 1, childBirthDates: [] }] });
  });

  it('tells the rest of the card of every offer that stands, whoever has settled it', async () => {
    const { actor, stands, offer } = await startChosen();
    actor.send({ type: 'configurator.chooseAirport', airportCode: 'BRQ' });
    await offer[1]!.answer(gone());
    actor.send({ type: 'configurator.followUrl', offerCode: later });
    await offer[2]!.answer(available(later));
    actor.send({ type: 'configurator.refresh' });
    await offer[3]!.answer(available(later, 2700000));
    actor.send({ type: 'configurator.chooseAirport', airportCode: 'BRQ' });
    await offer[4]!.answer(available(brno));
    actor.send({ type: 'configurator.chooseAirport', airportCode: 'PRG' });
    await offer[5]!.answer(gone(prague));
    const ofCouple = { hotelCode: 'GRK1042', tripType: 'WS', airportCode: 'PRG', boardCode: 'AI', roomCodes: ['DR2'], totalPrice: 2598000, occupancies: couple };
    expect(stands).toEqual([
      { type: 'configurator.offerStands', stay: { ...ofCouple, offerCode: prague, duration: 7, date: '2026-07-12' } },
      { type: 'configurator.offerStands', stay: { ...ofCouple, offerCode: later, duration: 11, date: '2026-07-19' } },
      { type: 'configurator.offerStands', stay: { ...ofCouple, offerCode: later, duration: 11, date: '2026-07-19', totalPrice: 2700000 } },
      { type: 'configurator.offerStands', stay: { ...ofCouple, offerCode: brno, airportCode: 'BRQ', duration: 7, date: '2026-07-14' } },
      { type: 'configurator.offerStands', stay: { ...ofCouple, offerCode: prague, duration: 7, date: '2026-07-12' } },
    ]);
  });

  it('offers the nearest instead of a gone offer, without choosing for the visitor [config.url]', async () => {
    const { actor, snapshot, offer, facts } = start();
    await offer[0]!.answer(gone(brno));
    expect([selectOfferStatus(snapshot()), selectGoneReason(snapshot()), selectNearest(snapshot()).map(({ offerCode }) => offerCode), facts])
      .toEqual(['gone', 'sold-out', [brno], []]);
    actor.send({ type: 'configurator.chooseOffer', offerCode: brno });
    await offer[1]!.answer(available(brno));
    expect(facts).toEqual([
      { type: 'configurator.offerChosen', offerCode: brno, totalPrice: 2598000, occupancies: couple, adjusted: [] },
    ]);
  });

  it('offers what is nearest to a chosen offer that is gone, and says why it is [config.choices]', async () => {
    const { actor, facts, snapshot, offer } = await startChosen();
    actor.send({ type: 'configurator.chooseOffer', offerCode: brno });
    await offer[1]!.answer(gone(later));
    expect([selectOfferStatus(snapshot()), selectGoneReason(snapshot()), selectNearest(snapshot()).map(({ offerCode }) => offerCode), facts])
      .toEqual(['gone', 'sold-out', [later], [{ type: 'configurator.refused', reason: 'sold-out' }]]);
  });

  it('says what an hour of another day changes, and takes it back; an offer that was chosen as it is says nothing [config.choices]', async () => {
    const { actor, snapshot, offer } = await startChosen();
    actor.send({ type: 'configurator.chooseOffer', offerCode: later, part: 'hour' });
    await offer[1]!.answer(available(later));
    expect([selectAdjusted(snapshot()).map(({ field }) => field), selectCanUndo(snapshot())]).toEqual([['duration', 'date'], true]);
    actor.send({ type: 'configurator.undo' });
    await offer[2]!.answer(available(prague));
    expect([selectOffer(snapshot())!.offerCode, selectAdjusted(snapshot())]).toEqual([prague, []]);
    actor.send({ type: 'configurator.chooseOffer', offerCode: later });
    await offer[3]!.answer(available(later));
    expect(selectAdjusted(snapshot())).toEqual([]);
  });

  it('says which room an offer has that was chosen for its day, length, airport and board [config.choices]', async () => {
    const { actor, snapshot, offer } = await startChosen();
    const inFamilyRoom = later.replace('_DR2', '_FAM');
    actor.send({ type: 'configurator.chooseOffer', offerCode: inFamilyRoom, part: 'stay' });
    await offer[1]!.answer(available(inFamilyRoom));
    expect([selectAdjusted(snapshot()), selectCanUndo(snapshot())]).toEqual([[{ field: 'roomCode', from: 'DR2', to: 'FAM' }], true]);
    actor.send({ type: 'configurator.chooseOffer', offerCode: brno, part: 'stay' });
    await offer[2]!.answer(available(brno));
    expect(selectAdjusted(snapshot())).toEqual([{ field: 'roomCode', from: 'FAM', to: 'DR2' }]);
  });

  it('puts each choice into the URL, and follows the URL without writing it [config.url]', async () => {
    const { actor, facts, offer } = await startChosen();
    actor.send({ type: 'configurator.chooseRoom', roomCode: 'FAM' });
    await offer[1]!.answer(available('GRK1042_PRG_20260712_07_AI_FAM'));
    actor.send({ type: 'configurator.followUrl', offerCode: prague });
    await offer[2]!.answer(available(prague));
    expect(facts.map((fact) => ('offerCode' in fact ? fact.offerCode : fact))).toEqual(['GRK1042_PRG_20260712_07_AI_FAM']);
  });

  describe('a change', () => {
    it('jumps to the closest stay that keeps it, and says what gave way [config.choices]', async () => {
      const { actor, snapshot, offer } = await startChosen();
      actor.send({ type: 'configurator.chooseAirport', airportCode: 'BRQ' });
      expect([offer[1]!.input.offerCode, selectChoice(snapshot())!.date, selectOfferStatus(snapshot())]).toEqual([brno, '2026-07-14', 'changing']);
      await offer[1]!.answer(available(brno));
      expect(selectAdjusted(snapshot())).toEqual([{ field: 'date', from: '2026-07-12', to: '2026-07-14' }]);
    });

    it('takes the offer whose price was shown for it, unless another change is on its way [config.choices]', async () => {
      const { actor, snapshot, offer } = await startChosen();
      actor.send({ type: 'configurator.chooseAirport', airportCode: 'BRQ', offerCode: 'GRK1042_BRQ_20260719_11_AI_DR2' });
      expect([offer[1]!.input.offerCode, selectChoice(snapshot())]).toMatchObject(['GRK1042_BRQ_20260719_11_AI_DR2', { airportCode: 'BRQ', duration: 11 }]);
      actor.send({ type: 'configurator.chooseDuration', duration: 7, offerCode: 'GRK1042_PRG_20260712_07_AI_DR2' });
      expect(offer[2]!.input.offerCode).toMatch(/^GRK1042_BRQ_\d{8}_07_AI_DR2$/);
      const another = await startChosen();
      another.actor.send({ type: 'configurator.chooseAirport', airportCode: 'BRQ', offerCode: prague });
      expect(another.offer[1]!.input.offerCode).toMatch(/^GRK1042_BRQ_/);
    });

    it('says at once what was shown for it, and nothing that was shown for another choice [config.choices]', async () => {
      const { actor, snapshot, offer } = await startChosen();
      const { totalPrice } = selectOffer(snapshot())!;
      expect([selectPendingTotal(snapshot()), selectChosenTotal(snapshot())]).toEqual([null, totalPrice]);
      actor.send({ type: 'configurator.chooseBoard', boardCode: 'HB', difference: 100_000 });
      expect([selectPendingTotal(snapshot()), selectChosenTotal(snapshot())]).toEqual([totalPrice + 100_000, totalPrice + 100_000]);
      // Of the stay before the board: what it costs with that board was not shown.
      actor.send({ type: 'configurator.chooseAirport', airportCode: 'BRQ', offerCode: brno, totalPrice: 1 });
      expect([selectPendingTotal(snapshot()), selectChosenTotal(snapshot())]).toEqual([null, null]);
      await offer[2]!.answer(available(brno));
      expect(selectPendingTotal(snapshot())).toBeNull();
      const another = await startChosen();
      another.actor.send({ type: 'configurator.chooseAirport', airportCode: 'BRQ', offerCode: brno, totalPrice: 2_700_000 });
      expect(selectPendingTotal(another.snapshot())).toBe(2_700_000);
      // A day that the calendar prices, and a length that moves the day with it.
      const third = await startChosen();
      third.actor.send({ type: 'configurator.chooseDate', date: '2026-07-12' });
      expect(selectPendingTotal(third.snapshot())).toBe(2_598_000);
      // Nobody answered: the offer before the change stands, with its own price.
      await third.offer.at(-1)!.fail();
      expect(selectPendingTotal(third.snapshot())).toBeNull();
      const fourth = await startChosen();
      fourth.actor.send({ type: 'configurator.chooseDuration', duration: 11 });
      expect(selectPendingTotal(fourth.snapshot())).toBeNull();
    });

    it('keeps the changed length rather than the day [config.choices]', async () => {
      const { actor, offer } = await startChosen();
      actor.send({ type: 'configurator.chooseDuration', duration: 11 });
      expect(offer[1]!.input.offerCode).toBe(later);
    });

    it('takes the nearest offer of the server that keeps it, with its address and its calendar [config.choices] [config.url]', async () => {
      const { actor, facts, snapshot, offer, dates } = await startChosen();
      actor.send({ type: 'configurator.chooseBoard', boardCode: 'HB' });
      await offer[1]!.answer(gone(brno, halfBoard));
      const adjusted = [{ field: 'date', from: '2026-07-12', to: '2026-07-19' }];
      expect([selectOffer(snapshot())!.offerCode, selectAdjusted(snapshot())]).toEqual([halfBoard, adjusted]);
      expect(facts).toEqual([{ type: 'configurator.offerChosen', offerCode: halfBoard, totalPrice: 2598000, occupancies: couple, adjusted }]);
      expect(dates.map(({ input }) => input.boardCode)).toEqual(['AI', 'HB']);
    });

    it('looks at other days before it gives up [config.choices]', async () => {
      const { actor, snapshot, offer, dates } = await startChosen();
      actor.send({ type: 'configurator.chooseBoard', boardCode: 'HB' });
      await offer[1]!.answer(gone(brno));
      expect(dates[1]!.input).toEqual({ hotelCode: 'GRK1042', airportCode: 'PRG', duration: 7, boardCode: 'HB', roomCode: 'DR2', occupancies: couple });
      await dates[1]!.answer(calendar(halfBoard));
      await offer[2]!.answer(available(halfBoard));
      expect([selectOffer(snapshot())!.offerCode, selectAdjusted(snapshot()).map(({ field }) => field)]).toEqual([halfBoard, ['date']]);
    });

    it('to another room looks at the days that have it, and at no other [config.choices]', async () => {
      const family = 'GRK1042_PRG_20260719_07_AI_FAM';
      const { actor, snapshot, offer, dates } = await startChosen();
      actor.send({ type: 'configurator.chooseRoom', roomCode: 'FAM' });
      await offer[1]!.answer(gone());
      await dates[1]!.answer(calendar('GRK1042_PRG_20260713_07_AI_DR2', family));
      expect(offer[2]!.input.offerCode).toBe(family);
      await offer[2]!.answer(gone());
      actor.send({ type: 'configurator.chooseRoom', roomCode: 'FAM' });
      await offer[3]!.answer(gone());
      await dates[2]!.answer(calendar(prague));
      expect([selectOfferStatus(snapshot()), offer.length]).toEqual(['refused', 4]);
    });

    it('is refused with the reason when nothing keeps it: the offer before stands [config.choices]', async () => {
      const { actor, facts, snapshot, offer, dates } = await startChosen();
      actor.send({ type: 'configurator.chooseBoard', boardCode: 'HB' });
      await offer[1]!.answer(gone());
      await dates[1]!.answer(calendar());
      expect([selectOfferStatus(snapshot()), selectOffer(snapshot())!.offerCode, selectGoneReason(snapshot()), selectCanOrder(snapshot())])
        .toEqual(['refused', prague, 'sold-out', true]);
      expect(facts).toEqual([{ type: 'configurator.refused', reason: 'sold-out' }]);
      actor.send({ type: 'configurator.chooseAirport', airportCode: 'BRQ' });
      expect(offer[2]!.input.offerCode).toBe(brno);
    });

    it.each<[ConfiguratorCommand, boolean]>([
      [{ type: 'configurator.chooseAirport', airportCode: 'OSR' }, true], [{ type: 'configurator.chooseDuration', duration: 14 }, true],
      [{ type: 'configurator.chooseDate', date: '2026-08-01' }, true], [{ type: 'configurator.chooseBoard', boardCode: 'FB' }, true],
      [{ type: 'configurator.chooseRoom', roomCode: 'FAM' }, false],
    ])('to what the hotel does not sell, or is not known to, is refused without asking; nothing is where nothing stands: %j [config.choices]', async (choice, isMatrixKnown) => {
      const { actor, facts, snapshot, matrix, offer } = start();
      await (isMatrixKnown ? matrix[0]!.answer(exampleMatrix) : matrix[0]!.fail());
      await offer[0]!.answer(available(prague));
      actor.send(choice);
      expect([selectOfferStatus(snapshot()), selectGoneReason(snapshot()), offer.length]).toEqual(['refused', 'not-sold', 1]);
      expect(facts).toEqual([{ type: 'configurator.refused', reason: 'not-sold' }]);
      const empty = start({ offerCode: null });
      await empty.matrix[0]!.answer(exampleMatrix);
      await empty.cheapest[0]!.answer(null);
      empty.actor.send(choice);
      expect([selectOfferStatus(empty.snapshot()), selectGoneReason(empty.snapshot()), empty.facts]).toEqual(['soldOut', null, []]);
    });

    it('builds on the change before it, whose answer is left behind [config.choices]', async () => {
      const { actor, snapshot, offer } = await startChosen();
      actor.send({ type: 'configurator.chooseDuration', duration: 11 });
      actor.send({ type: 'configurator.chooseRoom', roomCode: 'FAM' });
      expect([offer[1]!.signal.aborted, offer[2]!.input.offerCode]).toEqual([true, 'GRK1042_PRG_20260719_11_AI_FAM']);
      await offer[2]!.answer(available('GRK1042_PRG_20260719_11_AI_FAM'));
      await offer[1]!.answer(available(later));
      expect(selectOffer(snapshot())!.offerCode).toBe('GRK1042_PRG_20260719_11_AI_FAM');
    });

    it('that the server did not answer is tried again [error.flags]', async () => {
      const { actor, snapshot, offer } = await startChosen();
      actor.send({ type: 'configurator.chooseAirport', airportCode: 'BRQ' });
      await offer[1]!.fail();
      expect([selectOfferStatus(snapshot()), selectOffer(snapshot())!.offerCode]).toEqual(['failed', prague]);
      actor.send({ type: 'configurator.retry' });
      expect(offer[2]!.input).toEqual(offer[1]!.input);
    });

    it('whose other days could not be had is tried again [error.flags]', async () => {
      const { actor, snapshot, offer, dates } = await startChosen();
      actor.send({ type: 'configurator.chooseBoard', boardCode: 'HB' });
      await offer[1]!.answer(gone());
      await dates[1]!.fail();
      expect([selectOfferStatus(snapshot()), selectOffer(snapshot())!.offerCode]).toEqual(['failed', prague]);
      actor.send({ type: 'configurator.retry' });
      expect(offer[2]!.input).toEqual(offer[1]!.input);
    });
  });

  describe('participants', () => {
    const family = [{ adults: 2, childBirthDates: ['2019-05-04'] }];

    it('are taken over once an offer for them stands, with a matrix and a calendar of their own [config.choices]', async () => {
      const { actor, snapshot, offer, matrix, dates } = await startChosen();
      actor.send({ type: 'configurator.changeParticipants', occupancies: family });
      expect([offer[1]!.input, selectOccupancies(snapshot())]).toEqual([{ offerCode: prague, occupancies: family }, couple]);
      await offer[1]!.answer(available(prague, 3500000));
      expect([selectOccupancies(snapshot()), matrix[1]!.input.occupancies, dates[1]!.input.occupancies]).toEqual([family, family, family]);
    });

    it('stay who they were when no room takes the new ones [config.choices]', async () => {
      const { actor, snapshot, offer, dates } = await startChosen();
      actor.send({ type: 'configurator.changeParticipants', occupancies: family });
      await offer[1]!.answer({ status: 'gone', reason: 'party-too-large', nearest: [] });
      await dates[1]!.answer(calendar());
      expect([selectOccupancies(snapshot()), selectGoneReason(snapshot())]).toEqual([couple, 'party-too-large']);
    });

    it('are changed in place: the draft closes once it can be priced, and an offer for them is asked for [config.choices]', async () => {
      const { actor, snapshot, offer } = await startChosen();
      actor.send({ type: 'configurator.editParticipants', on: 'popover' });
      draftOf(snapshot()).send({ type: 'participants.addChild', roomId: 'room-1' });
      actor.send({ type: 'configurator.closeParticipants' });
      expect([selectPartySurface(snapshot()), selectIsRefused(draftOf(snapshot()).getSnapshot()), offer.length]).toEqual(['popover', true, 1]);
      draftOf(snapshot()).send({ type: 'participants.typeBirthDate', personId: 'room-1-child-1', typed: '4.5.2019' });
      actor.send({ type: 'configurator.closeParticipants' });
      expect([selectPartySurface(snapshot()), offer[1]!.input]).toEqual([null, { offerCode: prague, occupancies: family }]);
      await offer[1]!.answer(available(prague, 3500000));
      expect([selectOccupancies(snapshot()), selectOffer(snapshot())!.totalPrice]).toEqual([family, 3500000]);
    });

    it('ask for nothing when the draft closes as it opened, or the visitor goes back [config.choices]', async () => {
      const { actor, snapshot, offer } = await startChosen();
      actor.send({ type: 'configurator.closeParticipants' });
      actor.send({ type: 'configurator.editParticipants', on: 'popover' });
      actor.send({ type: 'configurator.closeParticipants' });
      expect([selectPartySurface(snapshot()), selectOfferStatus(snapshot()), offer.length]).toEqual([null, 'chosen', 1]);
      actor.send({ type: 'configurator.editParticipants', on: 'popover' });
      draftOf(snapshot()).send({ type: 'participants.addAdult', roomId: 'room-1' });
      actor.send({ type: 'configurator.followUrl', offerCode: prague });
      expect([selectPartySurface(snapshot()), selectOccupancies(snapshot()), offer[1]!.input.occupancies]).toEqual([null, couple, couple]);
    });

    it('are who is ordered for: while they are still being said nothing is ordered, and what lacks is asked for [config.choices]', async () => {
      const { actor, snapshot, offer, cart } = await startChosen();
      actor.send({ type: 'configurator.editParticipants', on: 'popover' });
      draftOf(snapshot()).send({ type: 'participants.addChild', roomId: 'room-1' });
      actor.send({ type: 'configurator.order' });
      expect([selectOrderStatus(snapshot()), selectIsRefused(draftOf(snapshot()).getSnapshot()), cart.length]).toEqual(['idle', true, 0]);
      draftOf(snapshot()).send({ type: 'participants.typeBirthDate', personId: 'room-1-child-1', typed: '4.5.2019' });
      // Their price comes before their order.
      actor.send({ type: 'configurator.order' });
      expect([selectPartySurface(snapshot()), selectOrderStatus(snapshot()), cart.length]).toEqual([null, 'idle', 0]);
      await offer[1]!.answer(available(prague, 3500000));
      actor.send({ type: 'configurator.order' });
      expect(cart[0]!.input).toEqual({ offerCode: prague, occupancies: family, totalPrice: 3500000 });
    });

    it('keep their rooms and their number whichever room is chosen while a change is on its way [rooms.states] [hotel.multiroom]', async () => {
      const { actor, snapshot, offer } = start({ multiroomEnabled: true, occupancies: [...twoRooms, { adults: 1, childBirthDates: [] }] });
      await offer[0]!.answer(available(prague));
      actor.send({ type: 'configurator.chooseRoomOf', occupancy: 1, roomCode: 'FAM' });
      actor.send({ type: 'configurator.chooseRoomOf', occupancy: 2, roomCode: 'DR2' });
      await offer.at(-1)!.answer(available(prague));
      expect(selectOccupancies(snapshot()).map(({ roomCode }) => roomCode)).toEqual([undefined, 'FAM', 'DR2']);
      actor.send({ type: 'configurator.changeParticipants', occupancies: [...family, { adults: 1, childBirthDates: [] }] });
      actor.send({ type: 'configurator.chooseRoomOf', occupancy: 1, roomCode: 'FAM' });
      await offer.at(-1)!.answer(available(prague));
      expect(selectOccupancies(snapshot())).toEqual([...family, { adults: 1, childBirthDates: [], roomCode: 'FAM' }]);
    });

    it('whose draft breaks are who they were, and can be changed anew [error.flags]', async () => {
      const { actor, snapshot, offer } = await startChosen();
      actor.send({ type: 'configurator.editParticipants', on: 'popover' });
      actor.send(failure('participants') as never);
      expect([selectPartySurface(snapshot()), selectOccupancies(snapshot()), snapshot().status, offer.length]).toEqual([null, couple, 'active', 1]);
      actor.send({ type: 'configurator.editParticipants', on: 'dialog' });
      expect(selectPartySurface(snapshot())).toBe('dialog');
    });

    it('stand where they were opened last, below their field or on a layer of their own [config.choices]', () => {
      const { actor, snapshot } = start();
      for (const on of ['dialog', 'popover', 'dialog'] as const) {
        actor.send({ type: 'configurator.editParticipants', on });
        expect(selectPartySurface(snapshot())).toBe(on);
        actor.send({ type: 'configurator.closeParticipants' });
      }
      expect(selectPartySurface(snapshot())).toBeNull();
    });

    it('are drafted in rooms only where the hotel allows it [hotel.multiroom]', () => {
      const drafts = [false, true].map((multiroomEnabled) => {
        const { actor, snapshot } = start({ multiroomEnabled, occupancies: twoRooms });
        actor.send({ type: 'configurator.editParticipants', on: 'popover' });
        return draftOf(snapshot()).getSnapshot();
      });
      expect(drafts.map((draft) => [selectRooms(draft).map(({ adults }) => adults.length), selectCanAddRoom(draft)])).toEqual([[[3], false], [[2, 1], true]]);
    });

    it.each([
      ['the offer says', { offerCode: prague }, available(prague), '2026-07-19'],
      ['the address says while no offer stands', { offerCode: brno }, gone(), '2026-07-21'],
    ])('are children on the return that %s [participants.child-age]', async (_, input, answered, returnDate) => {
      const { actor, snapshot, offer } = start(input);
      await offer[0]!.answer(answered);
      actor.send({ type: 'configurator.editParticipants', on: 'popover' });
      expect(draftOf(snapshot()).getSnapshot().context).toMatchObject({ today: exampleInput.today, returnDate });
    });

    it('are children on the earliest return while nothing says which [participants.child-age]', async () => {
      const { actor, snapshot, cheapest } = start({ offerCode: null });
      await cheapest[0]!.answer(null);
      actor.send({ type: 'configurator.editParticipants', on: 'popover' });
      expect(draftOf(snapshot()).getSnapshot().context).toMatchObject({ today: exampleInput.today, returnDate: '2026-07-03' });
    });

    it('stay those of the change before while another part is changed [config.choices]', async () => {
      const { actor, offer } = await startChosen();
      actor.send({ type: 'configurator.changeParticipants', occupancies: family });
      actor.send({ type: 'configurator.chooseAirport', airportCode: 'BRQ' });
      actor.send({ type: 'configurator.chooseOffer', offerCode: later });
      expect(offer.slice(2).map(({ input }) => input)).toEqual([
        { offerCode: brno, occupancies: family }, { offerCode: later, occupancies: family },
      ]);
    });

    it('are spread over rooms only where the hotel allows it [hotel.multiroom]', async () => {
      const plain = await startChosen();
      plain.actor.send({ type: 'configurator.changeParticipants', occupancies: twoRooms });
      const multiroom = await startChosen({ multiroomEnabled: true });
      multiroom.actor.send({ type: 'configurator.changeParticipants', occupancies: twoRooms });
      expect([plain.offer.length, multiroom.offer[1]?.input.occupancies]).toEqual([1, twoRooms]);
    });
  });

  it('updates the price of the offer that stands [config.selected-offer]', async () => {
    const { actor, facts, snapshot, offer } = await startChosen();
    actor.send({ type: 'configurator.refresh' });
    await offer[1]!.answer(available(prague, 2700000));
    expect(selectOffer(snapshot())!.totalPrice).toBe(2700000);
    expect(facts).toEqual([{ type: 'configurator.priceUpdated', offerCode: prague, from: 2598000, to: 2700000 }]);
  });

  it('keeps a change that is on its way, or that failed, when the offer is asked for again [config.selected-offer] [config.choices]', async () => {
    const { actor, facts, snapshot, offer, dates } = await startChosen();
    actor.send({ type: 'configurator.chooseBoard', boardCode: 'HB' });
    actor.send({ type: 'configurator.refresh' });
    await offer[1]!.answer(gone());
    actor.send({ type: 'configurator.refresh' });
    await dates[1]!.answer(calendar(halfBoard));
    await offer[2]!.fail();
    expect([selectOfferStatus(snapshot()), offer.length]).toEqual(['failed', 3]);
    actor.send({ type: 'configurator.refresh' });
    expect(offer.slice(1).map(({ input }) => input.offerCode)).toEqual(['GRK1042_PRG_20260712_07_HB_DR2', halfBoard, halfBoard]);
    await offer[3]!.answer(available(halfBoard));
    expect([selectOfferStatus(snapshot()), selectOffer(snapshot())!.offerCode, facts.map(({ type }) => type)]).toEqual(['chosen', halfBoard, ['configurator.offerChosen']]);
  });

  it('offers the nearest where the offer that stands turns out to be gone, and nothing to go back to [config.selected-offer]', async () => {
    const { actor, snapshot, offer } = await startChosen();
    actor.send({ type: 'configurator.refresh' });
    await offer[1]!.answer({ ...gone(brno), reason: 'departed' } as OfferAnswer);
    expect([selectOfferStatus(snapshot()), selectGoneReason(snapshot()), selectNearest(snapshot()).map(({ offerCode }) => offerCode), selectOffer(snapshot())])
      .toEqual(['gone', 'departed', [brno], null]);
    actor.send({ type: 'configurator.chooseBoard', boardCode: 'FB' });
    expect([selectOfferStatus(snapshot()), selectGoneReason(snapshot()), selectNearest(snapshot()).map(({ offerCode }) => offerCode), offer.length])
      .toEqual(['gone', 'not-sold', [brno], 2]);
    actor.send({ type: 'configurator.chooseBoard', boardCode: 'HB' });
    expect(offer[2]!.input.offerCode).toBe('GRK1042_PRG_20260712_07_HB_DR2');
  });

  it('leads back from a change that is gone, also where the address names no offer: to the cheapest [config.states]', async () => {
    const { actor, snapshot, offer, cheapest } = await startChosen();
    actor.send({ type: 'configurator.followUrl', offerCode: null });
    actor.send({ type: 'configurator.chooseOffer', offerCode: brno });
    await offer[1]!.answer(gone());
    expect([selectOfferStatus(snapshot()), cheapest.length]).toEqual(['gone', 1]);
    actor.send({ type: 'configurator.refresh' });
    await cheapest[1]!.answer(exampleOffer(prague));
    expect([selectOfferStatus(snapshot()), selectOffer(snapshot())!.offerCode]).toEqual(['chosen', prague]);
  });

  it('opens its calendar until a day is chosen, sold or not, and not while it is being ordered [config.choices]', async () => {
    const { actor, snapshot, offer } = await startChosen();
    const isOpenAfter = (command: ConfiguratorCommand) => {
      actor.send(command);
      return selectIsCalendarOpen(snapshot());
    };
    expect(isOpenAfter({ type: 'configurator.closeCalendar' })).toBe(false);
    expect(isOpenAfter({ type: 'configurator.openCalendar' })).toBe(true);
    expect(isOpenAfter({ type: 'configurator.closeCalendar' })).toBe(false);
    actor.send({ type: 'configurator.openCalendar' });
    expect(isOpenAfter({ type: 'configurator.chooseDate', date: '2026-08-01' })).toBe(false);
    expect(offer.length).toBe(1);
    actor.send({ type: 'configurator.openCalendar' });
    expect(isOpenAfter({ type: 'configurator.followUrl', offerCode: prague })).toBe(false);
    actor.send({ type: 'configurator.order' });
    expect(isOpenAfter({ type: 'configurator.openCalendar' })).toBe(false);
  });

  it('tells what of it stands before the visitor and on what, until that is closed [view.fullscreen]', async () => {
    const { actor, facts } = await startChosen();
    const before = facts.length;
    actor.send({ type: 'configurator.openCalendar' });
    actor.send({ type: 'configurator.closeCalendar' });
    for (const on of ['dialog', 'popover'] as const) {
      actor.send({ type: 'configurator.editParticipants', on });
      actor.send({ type: 'configurator.closeParticipants' });
    }
    const told = (part: 'calendar' | 'participants', on: 'dialog' | 'popover') => [{ type: 'configurator.partOpened', part, on }, { type: 'configurator.partClosed', part, on }];
    expect(facts.slice(before)).toEqual([...told('calendar', 'dialog'), ...told('participants', 'dialog'), ...told('participants', 'popover')]);
  });

  it('refuses a day that is not on sale in the open calendar and names the nearest one that is, of two as near the later; a day on sale closes it [config.choices]', async () => {
    const { actor, snapshot, matrix, dates, offer } = start();
    await matrix[0]!.answer(exampleMatrix);
    await offer[0]!.answer(available(prague));
    await dates[0]!.answer(calendar('GRK1042_PRG_20260712_07_AI_DR2', 'GRK1042_PRG_20260719_07_AI_DR2', 'GRK1042_PRG_20260723_07_AI_DR2'));
    actor.send({ type: 'configurator.pressDay', date: '2026-07-20' });
    expect(selectRefusedDay(snapshot())).toBe(null);
    actor.send({ type: 'configurator.openCalendar' });
    const pressed = (date: string) => {
      actor.send({ type: 'configurator.pressDay', date });
      const refused = selectRefusedDay(snapshot());
      return [selectIsCalendarOpen(snapshot()), refused?.date, refused?.nearest.date];
    };
    expect(pressed('2026-07-20')).toEqual([true, '2026-07-20', '2026-07-19']);
    expect(pressed('2026-07-21')).toEqual([true, '2026-07-21', '2026-07-23']);
    expect(offer).toHaveLength(1);
    expect(pressed('2026-07-19')).toEqual([false, undefined, undefined]);
    expect(offer).toHaveLength(2);
    actor.send({ type: 'configurator.openCalendar' });
    expect(selectRefusedDay(snapshot())).toBe(null);
  });

  it('turns the open calendar to a month, and opens it anew at the chosen day [config.choices]', async () => {
    const { actor, snapshot } = await startChosen();
    actor.send({ type: 'configurator.showMonth', month: '2026-09' });
    actor.send({ type: 'configurator.openCalendar' });
    expect(selectCalendarDay(snapshot())).toBe('2026-07-12');
    actor.send({ type: 'configurator.showMonth', month: '2026-09' });
    expect(selectCalendarDay(snapshot())).toBe('2026-09-01');
    actor.send({ type: 'configurator.closeCalendar' });
    actor.send({ type: 'configurator.openCalendar' });
    expect(selectCalendarDay(snapshot())).toBe('2026-07-12');
  });

  describe('order', () => {
    it('puts the offer into the cart once, however often it is clicked', async () => {
      const { actor, facts, snapshot, cart } = await startChosen();
      actor.send({ type: 'configurator.order' });
      actor.send({ type: 'configurator.order' });
      expect([cart.map(({ input }) => input), selectCanOrder(snapshot())]).toEqual([[{ offerCode: prague, occupancies: couple, totalPrice: 2598000 }], false]);
      await cart[0]!.answer({ status: 'added', cartId: 'cart-1' });
      expect([selectOrderStatus(snapshot()), facts]).toEqual(['ordered', [{ type: 'configurator.ordered', cartId: 'cart-1', offerCode: prague, occupancies: [{ adults: 2, childBirthDates: [] }] }]]);
    });

    it('looks again at an offer that somebody else was faster to buy', async () => {
      const { actor, snapshot, cart, offer } = await startChosen();
      actor.send({ type: 'configurator.order' });
      await cart[0]!.answer({ status: 'gone' });
      expect([selectOrderStatus(snapshot()), offer[1]!.input.offerCode]).toEqual(['refused', prague]);
      await offer[1]!.answer(gone(brno));
      expect([selectOfferStatus(snapshot()), selectCanOrder(snapshot())]).toEqual(['gone', false]);
    });

    it('may be made at the new price of an offer that was looked at again', async () => {
      const { actor, snapshot, cart, offer } = await startChosen();
      actor.send({ type: 'configurator.order' });
      await cart[0]!.answer({ status: 'gone' });
      await offer[1]!.answer(available(prague, 2700000));
      expect([selectOrderStatus(snapshot()), selectCanOrder(snapshot())]).toEqual(['idle', true]);
    });

    it('is refused at a price that has changed: the one shown stays until the new one is accepted, and no other is agreed to [config.selected-offer]', async () => {
      const { actor, snapshot, cart, offer, facts } = await startChosen();
      actor.send({ type: 'configurator.order' });
      await cart[0]!.answer({ status: 'repriced', totalPrice: 2700000 });
      expect([selectOrderStatus(snapshot()), selectOffer(snapshot())!.totalPrice, facts]).toEqual(['idle', 2598000, [{ type: 'configurator.orderRepriced', totalPrice: 2700000 }]]);
      actor.send({ type: 'configurator.refresh' });
      await offer[1]!.answer(available(prague, 2700000));
      actor.send({ type: 'configurator.order' });
      expect(cart.map(({ input }) => input.totalPrice)).toEqual([2598000, 2700000]);
    });

    it('that somebody else was faster to make is looked at again; a retry asks for the offer that stands', async () => {
      const { actor, cart, offer } = await startChosen();
      actor.send({ type: 'configurator.order' });
      await cart[0]!.answer({ status: 'gone' });
      await offer[1]!.fail();
      actor.send({ type: 'configurator.retry' });
      expect(offer.slice(1).map(({ input }) => input.offerCode)).toEqual([prague, prague]);
    });

    it.each<ConfiguratorCommand>([
      { type: 'configurator.chooseAirport', airportCode: 'BRQ' }, { type: 'configurator.chooseDuration', duration: 11 },
      { type: 'configurator.chooseDate', date: '2026-07-19' }, { type: 'configurator.chooseBoard', boardCode: 'HB' },
      { type: 'configurator.chooseRoom', roomCode: 'FAM' }, { type: 'configurator.chooseOffer', offerCode: brno },
      { type: 'configurator.changeParticipants', occupancies: [{ adults: 1, childBirthDates: [] }] },
      { type: 'configurator.editParticipants', on: 'popover' }, { type: 'configurator.refresh' },
    ])('locks what is chosen until the cart has answered and the reservation opened: $type [config.choices]', async (change) => {
      const { actor, facts, snapshot, offer, cart } = await startChosen();
      actor.send({ type: 'configurator.order' });
      actor.send(change);
      expect([selectIsLocked(snapshot()), selectPartySurface(snapshot()), offer.length]).toEqual([true, null, 1]);
      await cart[0]!.answer({ status: 'added', cartId: 'cart-1' });
      actor.send(change);
      expect([selectIsLocked(snapshot()), selectOffer(snapshot())!.offerCode, offer.length]).toEqual([true, prague, 1]);
      expect(facts).toEqual([{ type: 'configurator.ordered', cartId: 'cart-1', offerCode: cart[0]!.input.offerCode, occupancies: cart[0]!.input.occupancies }]);
    });

    it('keeps the offer whose change could be taken back [config.choices]', async () => {
      const { actor, snapshot, offer, cart } = await startChosen();
      actor.send({ type: 'configurator.chooseAirport', airportCode: 'BRQ' });
      await offer[1]!.answer(available(brno));
      actor.send({ type: 'configurator.order' });
      actor.send({ type: 'configurator.undo' });
      expect([selectCanUndo(snapshot()), offer.length, cart.map(({ input }) => input.offerCode)]).toEqual([false, 2, [brno]]);
    });

    it('made while a change is on its way waits for its answer and orders what then is shown [config.choices]', async () => {
      const { actor, facts, snapshot, offer, cart } = await startChosen();
      actor.send({ type: 'configurator.chooseAirport', airportCode: 'BRQ' });
      actor.send({ type: 'configurator.order' });
      actor.send({ type: 'configurator.order' });
      expect([selectOrderStatus(snapshot()), selectCanOrder(snapshot()), cart.length]).toEqual(['awaitingOffer', false, 0]);
      await offer[1]!.answer(available(brno));
      expect([selectOrderStatus(snapshot()), cart.map(({ input }) => input)]).toEqual(['adding', [{ offerCode: brno, occupancies: couple, totalPrice: 2598000 }]]);
      await cart[0]!.answer({ status: 'added', cartId: 'cart-1' });
      expect(facts.map((fact) => ('offerCode' in fact ? [fact.type, fact.offerCode] : fact))).toEqual([['configurator.offerChosen', brno], ['configurator.ordered', brno]]);
    });

    it('made while a change is on its way ends where the change cannot be made: the visitor decides again [config.choices]', async () => {
      const { actor, snapshot, offer, dates, cart } = await startChosen();
      actor.send({ type: 'configurator.chooseBoard', boardCode: 'HB' });
      actor.send({ type: 'configurator.order' });
      await offer[1]!.answer(gone());
      expect(selectOrderStatus(snapshot())).toBe('awaitingOffer');
      await dates[1]!.answer(calendar());
      expect([selectOfferStatus(snapshot()), selectOrderStatus(snapshot()), selectCanOrder(snapshot()), cart.length]).toEqual(['refused', 'idle', true, 0]);
    });

    it('is not made a second time while its reservation opens; back on the page it may be made again [checkout.flow]', async () => {
      const { actor, snapshot, cart, comeBack } = await startChosen();
      actor.send({ type: 'configurator.order' });
      await cart[0]!.answer({ status: 'added', cartId: 'cart-1' });
      actor.send({ type: 'configurator.order' });
      expect([cart.length, selectCanOrder(snapshot()), selectOrderStatus(snapshot())]).toEqual([1, false, 'ordered']);
      comeBack();
      expect([selectOrderStatus(snapshot()), selectCanOrder(snapshot()), selectIsLocked(snapshot())]).toEqual(['idle', true, false]);
    });

    it('whose reservation does not open in time may be made again [checkout.flow]', async () => {
      const { actor, snapshot, cart, clock } = await startChosen();
      actor.send({ type: 'configurator.order' });
      await cart[0]!.answer({ status: 'added', cartId: 'cart-1' });
      clock.increment(OPENING_TIME - 1);
      expect(selectOrderStatus(snapshot())).toBe('ordered');
      clock.increment(1);
      expect(selectOrderStatus(snapshot())).toBe('idle');
    });

    it('may be made again where nothing tells of the way back [checkout.flow] [error.flags]', async () => {
      const { actor, snapshot, cart, loseReturns } = await startChosen();
      actor.send({ type: 'configurator.order' });
      await cart[0]!.answer({ status: 'added', cartId: 'cart-1' });
      loseReturns();
      expect([snapshot().status, selectOrderStatus(snapshot()), selectCanOrder(snapshot())]).toEqual(['active', 'idle', true]);
    });

    it('that waits for a change, or has opened, ends when the visitor goes to another address: what stands there can be changed [config.url]', async () => {
      const waiting = await startChosen();
      waiting.actor.send({ type: 'configurator.chooseAirport', airportCode: 'BRQ' });
      waiting.actor.send({ type: 'configurator.order' });
      waiting.actor.send({ type: 'configurator.followUrl', offerCode: later });
      expect(selectOrderStatus(waiting.snapshot())).toBe('idle');
      await waiting.offer[2]!.answer(available(later));
      expect([selectOrderStatus(waiting.snapshot()), waiting.cart]).toEqual(['idle', []]);
      const opened = await startChosen();
      opened.actor.send({ type: 'configurator.order' });
      await opened.cart[0]!.answer({ status: 'added', cartId: 'cart-1' });
      opened.actor.send({ type: 'configurator.followUrl', offerCode: later });
      await opened.offer[1]!.answer(available(later));
      expect([selectOrderStatus(opened.snapshot()), selectIsLocked(opened.snapshot()), selectCanOrder(opened.snapshot())]).toEqual(['idle', false, true]);
    });

    it('ends when the visitor goes back to another offer: nothing opens for the one before [config.url]', async () => {
      const { actor, facts, snapshot, offer, cart } = await startChosen();
      actor.send({ type: 'configurator.order' });
      actor.send({ type: 'configurator.followUrl', offerCode: brno });
      await cart[0]!.answer({ status: 'added', cartId: 'cart-1' });
      await offer[1]!.answer(available(brno));
      expect([facts, selectOrderStatus(snapshot()), selectOffer(snapshot())!.offerCode]).toEqual([[], 'idle', brno]);
    });

    it('may be tried again when the cart could not be reached', async () => {
      const { actor, snapshot, cart } = await startChosen();
      actor.send({ type: 'configurator.order' });
      await cart[0]!.fail();
      expect([selectOrderStatus(snapshot()), selectCanOrder(snapshot())]).toEqual(['failed', true]);
    });

    it('that failed is forgotten once another offer stands', async () => {
      const { actor, snapshot, offer, cart } = await startChosen();
      actor.send({ type: 'configurator.order' });
      await cart[0]!.fail();
      actor.send({ type: 'configurator.chooseAirport', airportCode: 'BRQ' });
      expect(selectOrderStatus(snapshot())).toBe('failed');
      await offer[1]!.answer(available(brno));
      expect([selectOrderStatus(snapshot()), selectCanUndo(snapshot())]).toEqual(['idle', true]);
    });
  });

  it('resumes from JSON as it was, asking nothing again', async () => {
    const { actor, snapshot } = await startChosen();
    const resumed = start({}, persisted(actor));
    expect([resumed.snapshot().value, resumed.snapshot().context]).toEqual([snapshot().value, snapshot().context]);
    expect([resumed.matrix, resumed.dates, resumed.offer, resumed.cheapest, resumed.cart]).toEqual([[], [], [], [], []]);
  });
});
