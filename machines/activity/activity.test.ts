import { describe, expect, it } from 'vitest';
import { heldPort, startFlow, taken } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { activityMachine } from './activity.machine.ts';
import { activityPaths, examplePlainActivity } from './activity.paths.ts';
import { selectAnswers, selectBasketIsFull, selectCalendarState, selectChosen, selectDays, selectHasFailed, selectHasLater, selectIsAdded, selectIsAdding, selectIsFull, selectOtherTimes, selectPeople, selectProblems, selectTotal } from './activity.select.ts';
import type { ActivityPorts } from './activity.types.ts';

function start(ports: Partial<Pick<ActivityPorts, 'newKey'>> = {}) {
  const times = heldPort<ActivityPorts['fetchTimes']>();
  const save = heldPort<ActivityPorts['saveItem']>();
  let keys = 0;
  const newKey: ActivityPorts['newKey'] = async () => `key-${(keys += 1)}`;
  const input = { activity: examplePlainActivity, day: null, people: { adult: 2, child: 0, infant: 0 } };
  return { times, save, ...startFlow(activityMachine, { input, ports: { fetchTimes: times.port, newKey, saveItem: save.port, ...ports } }) };
}

/** Chosen and written as far as it can be added. */
function complete(flow: ReturnType<typeof start> = start()) {
  flow.actor.send({ type: 'activity.setInfo', person: null, code: 'hotel', value: 'Hotel Pláž' });
  flow.actor.send({ type: 'activity.chooseTime', day: '2026-07-03', time: '09:00' });
  return flow;
}

const timeIsFull = { status: 409, body: { code: 'time-full', errors: [{ pointer: '/times/2026-07-04/09:00', message: '5' }] } };

describe('activity', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(activityPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(activityPaths)).toEqual([]);
  });

  it('asks for a time and all that the organiser must know, once for two presses; three hundred people become as many as may come [excursion.search]', async () => {
    const { actor, save, facts } = start();
    actor.send({ type: 'activity.setPeople', band: 'child', count: 300 });
    expect([actor.getSnapshot().context.people, selectTotal(actor.getSnapshot())]).toEqual([{ adult: 2, child: 2, infant: 0 }, 300_000]);
    actor.send({ type: 'activity.add' });
    expect(actor.getSnapshot().context.problems).toEqual([{ field: 'time' }, { field: 'info', person: null, code: 'hotel', problem: 'required' }]);
    actor.send({ type: 'activity.chooseDay', day: '2026-07-03' });
    // The other start of the day has one place.
    expect(actor.getSnapshot().context).toMatchObject({ time: '09:00', problems: [{ field: 'info', person: null, code: 'hotel', problem: 'required' }] });
    actor.send({ type: 'activity.setInfo', person: null, code: 'hotel', value: 'Hotel Pláž' });
    actor.send({ type: 'activity.add' });
    actor.send({ type: 'activity.add' });
    actor.send({ type: 'activity.setPeople', band: 'child', count: 0 });
    await taken();
    expect(save.calls.map(({ input }) => input)).toEqual([{ idempotencyKey: 'key-1', activityId: '1000', day: '2026-07-03', time: '09:00', people: { adult: 2, child: 2, infant: 0 }, info: { booking: { hotel: 'Hotel Pláž' }, people: [] } }]);
    await save.calls[0]!.answer(undefined);
    expect([actor.getSnapshot().value.booking, facts.at(-1)]).toEqual(['added', { type: 'activity.added', activityId: '1000' }]);
  });

  it('leads to the order where what was to be added is part of one [excursion.checkout]', async () => {
    const { actor, save, facts } = complete();
    actor.send({ type: 'activity.add' });
    await taken();
    await save.calls[0]!.fail({ status: 409, body: { code: 'already-ordered', errors: [{ pointer: '/orders/o-1', message: 'V-1' }] } });
    expect([actor.getSnapshot().value.booking, selectIsAdding(actor.getSnapshot()), facts.at(-1)]).toEqual(['ordered', true, { type: 'activity.ordered', orderId: 'o-1', token: '' }]);
  });

  it('offers other times when somebody was quicker, and keeps what was written', async () => {
    const { actor, save } = start();
    actor.send({ type: 'activity.setInfo', person: null, code: 'hotel', value: 'Hotel Pláž' });
    actor.send({ type: 'activity.chooseTime', day: '2026-07-03', time: '09:00' });
    actor.send({ type: 'activity.add' });
    await taken();
    await save.calls[0]!.fail({ status: 409, body: { code: 'time-full', errors: [{ pointer: '/times/2026-07-04/09:00', message: '5' }] } });
    const { value, context } = actor.getSnapshot();
    expect([value.booking, context.otherTimes, context.info.booking]).toEqual([{ open: 'full' }, [{ day: '2026-07-04', time: '09:00', free: 5 }], { hotel: 'Hotel Pláž' }]);
    expect(context.activity.times.map(({ free }) => free)).toEqual([0, 1, 5]);
    actor.send({ type: 'activity.chooseTime', day: '2026-07-04', time: '09:00' });
    actor.send({ type: 'activity.add' });
    await taken();
    expect(save.calls[1]!.input).toMatchObject({ day: '2026-07-04', time: '09:00' });
  });

  it('says that the basket is full, and marks what the shop refuses instead of asking to try again', async () => {
    const { actor, save } = start();
    actor.send({ type: 'activity.setInfo', person: null, code: 'hotel', value: 'Hotel Pláž' });
    actor.send({ type: 'activity.chooseTime', day: '2026-07-03', time: '09:00' });
    actor.send({ type: 'activity.add' });
    await taken();
    await save.calls[0]!.fail({ status: 409, body: { code: 'cart-full', errors: [] } });
    expect(actor.getSnapshot().value.booking).toEqual({ open: 'basketFull' });
    actor.send({ type: 'activity.add' });
    const errors = ['/body/people', '/body/info/booking/hotel', '/body/info/people/1/weight'].map((pointer) => ({ pointer, code: 'invalid', message: 'invalid' }));
    await taken();
    await save.calls[1]!.fail({ status: 422, body: { code: 'info-missing', errors } });
    const { value, context: { problems } } = actor.getSnapshot();
    expect([value.booking, problems]).toEqual([{ open: 'choosing' }, [{ field: 'people' }, { field: 'info', person: null, code: 'hotel', problem: 'invalid' }, { field: 'info', person: 1, code: 'weight', problem: 'invalid' }]]);
  });

  it('adds one item with one key, however often the answer is lost and whatever is chosen meanwhile, and none without a key [excursion.search]', async () => {
    const flow = complete();
    const add = async () => { flow.actor.send({ type: 'activity.add' }); await taken(); };
    await add();
    await flow.save.calls[0]!.fail();
    flow.actor.send({ type: 'activity.setPeople', band: 'adult', count: 1 });
    await add();
    expect(flow.save.calls.map(({ input: { people, idempotencyKey } }) => [people.adult, idempotencyKey])).toEqual([[2, 'key-1'], [1, 'key-1']]);

    const keyless = complete(start({ newKey: () => Promise.reject(new Error('no key')) }));
    keyless.actor.send({ type: 'activity.add' });
    await taken();
    expect([selectHasFailed(keyless.actor.getSnapshot()), keyless.save.calls]).toEqual([true, []]);
  });

  it('asks for days only where there are later ones, and anew when asked again [excursion.search]', async () => {
    const { actor, times } = start();
    actor.send({ type: 'activity.showMore' });
    actor.send({ type: 'activity.showMore' });
    expect(times.calls.map(({ input, signal }) => [input.from, signal.aborted])).toEqual([['2026-07-29', true], ['2026-07-29', false]]);
    await times.calls[0]!.answer({ times: [], timesFrom: 'late', timesTo: 'late', hasLater: true });
    await times.calls[1]!.answer({ times: [], timesFrom: '2026-07-29', timesTo: '2026-08-26', hasLater: false });
    actor.send({ type: 'activity.showMore' });
    expect([selectHasLater(actor.getSnapshot()), selectCalendarState(actor.getSnapshot()), times.calls.length]).toEqual([false, 'known', 2]);
  });

  it('goes on asking for later days while a day and a time are chosen [excursion.search]', async () => {
    const { actor, times } = start();
    actor.send({ type: 'activity.showMore' });
    actor.send({ type: 'activity.chooseDay', day: '2026-07-03' });
    actor.send({ type: 'activity.chooseTime', day: '2026-07-03', time: '14:00' });
    expect([times.calls[0]!.signal.aborted, selectCalendarState(actor.getSnapshot())]).toEqual([false, 'fetching']);
    await times.calls[0]!.answer({ times: [{ day: '2026-07-29', time: '09:00', free: 2 }], timesFrom: '2026-07-29', timesTo: '2026-08-26', hasLater: true });
    expect([selectCalendarState(actor.getSnapshot()), selectDays(actor.getSnapshot()).map(({ day }) => day).includes('2026-07-29'), selectChosen(actor.getSnapshot())])
      .toEqual(['known', true, { day: '2026-07-03', time: '14:00' }]);
  });

  it('goes on asking for later days while it is being added, to the end where it could not be [excursion.search]', async () => {
    const { actor, times, save } = complete();
    actor.send({ type: 'activity.showMore' });
    actor.send({ type: 'activity.add' });
    await taken();
    await save.calls[0]!.fail();
    expect([times.calls.map(({ signal }) => signal.aborted), selectCalendarState(actor.getSnapshot()), selectHasFailed(actor.getSnapshot())]).toEqual([[false], 'fetching', true]);
    await times.calls[0]!.answer({ times: [{ day: '2026-07-29', time: '09:00', free: 2 }], timesFrom: '2026-07-29', timesTo: '2026-08-26', hasLater: true });
    expect([selectDays(actor.getSnapshot()).some(({ day }) => day === '2026-07-29'), selectHasFailed(actor.getSnapshot())]).toEqual([true, true]);
  });

  it('takes a mark away with what puts it right, and with nothing else [excursion.search]', () => {
    const { actor } = start();
    const marked = () => selectProblems(actor.getSnapshot()).map(({ field }) => field);
    actor.send({ type: 'activity.chooseDay', day: '2026-07-03' });
    actor.send({ type: 'activity.chooseTime', day: '2026-07-03', time: '14:00' });
    actor.send({ type: 'activity.add' });
    // That start has one place, for two people.
    expect(marked()).toEqual(['time', 'info']);
    actor.send({ type: 'activity.setInfo', person: null, code: 'hotel', value: '' });
    actor.send({ type: 'activity.chooseTime', day: '2026-07-03', time: '14:00' });
    expect(marked()).toEqual(['time', 'info']);
    actor.send({ type: 'activity.setPeople', band: 'adult', count: 1 });
    expect(marked()).toEqual(['info']);
    actor.send({ type: 'activity.setInfo', person: null, code: 'hotel', value: 'Hotel Pláž' });
    expect(marked()).toEqual([]);
    actor.send({ type: 'activity.setPeople', band: 'adult', count: 2 });
    actor.send({ type: 'activity.add' });
    actor.send({ type: 'activity.chooseTime', day: '2026-07-03', time: '09:00' });
    expect(marked()).toEqual([]);
  });

  it('says no more of what the shop refused once it is asked again, nor that it could not be asked [excursion.search]', async () => {
    const { actor, save } = complete();
    actor.send({ type: 'activity.add' });
    await taken();
    await save.calls[0]!.fail({ status: 422, body: { code: 'info-missing', errors: [{ pointer: '/body/people', code: 'invalid', message: 'invalid' }] } });
    expect(selectProblems(actor.getSnapshot())).toEqual([{ field: 'people' }]);
    actor.send({ type: 'activity.add' });
    expect([selectProblems(actor.getSnapshot()), selectIsAdding(actor.getSnapshot())]).toEqual([[], true]);
    await taken();
    await save.calls[1]!.fail();
    expect([selectProblems(actor.getSnapshot()), selectHasFailed(actor.getSnapshot())]).toEqual([[], true]);
  });

  it.each([
    ['that it is full', timeIsFull, selectIsFull], ['that the basket is full', { status: 409, body: { code: 'cart-full', errors: [] } }, selectBasketIsFull], ['that it could not be added', undefined, selectHasFailed],
  ] as const)('says %s until another day or time is chosen [excursion.search]', async (_, error, says) => {
    for (const choice of [{ type: 'activity.chooseDay', day: '2026-07-03' }, { type: 'activity.chooseTime', day: '2026-07-04', time: '09:00' }] as const) {
      const { actor, save, times } = complete();
      actor.send({ type: 'activity.add' });
      await taken();
      await save.calls[0]!.fail(error);
      expect([says(actor.getSnapshot()), selectCalendarState(actor.getSnapshot())]).toEqual([true, 'known']);
      actor.send(choice);
      expect([says(actor.getSnapshot()), selectChosen(actor.getSnapshot()).day, times.calls.length]).toEqual([false, choice.day, 0]);
    }
  });

  it('shows later days after those that were there, with what is chosen; or asks once more for them [excursion.search]', async () => {
    const { actor, save, times } = complete();
    actor.send({ type: 'activity.add' });
    await taken();
    await save.calls[0]!.fail({ status: 409, body: { code: 'time-full', errors: [{ pointer: '/times/2026-07-31/09:00', message: '5' }] } });
    actor.send({ type: 'activity.chooseTime', day: '2026-07-31', time: '09:00' });
    const shown = () => [selectCalendarState(actor.getSnapshot()), selectDays(actor.getSnapshot()).map(({ day, free }) => [day, free]), selectChosen(actor.getSnapshot())];
    const chosen = { day: '2026-07-31', time: '09:00' };
    actor.send({ type: 'activity.showMore' });
    expect(shown()).toEqual(['fetching', [['2026-07-03', 1], ['2026-07-31', 5]], chosen]);
    await times.calls[0]!.fail();
    expect(shown()).toEqual(['failed', [['2026-07-03', 1], ['2026-07-31', 5]], chosen]);
    actor.send({ type: 'activity.retryTimes' });
    expect([shown()[0], times.calls[1]!.input]).toEqual(['fetching', { activityId: '1000', from: '2026-07-29' }]);
    await times.calls[1]!.answer({ times: [{ day: '2026-07-29', time: '09:00', free: 2 }, { day: '2026-07-31', time: '09:00', free: 4 }], timesFrom: '2026-07-29', timesTo: '2026-08-26', hasLater: true });
    expect(shown()).toEqual(['known', [['2026-07-03', 1], ['2026-07-29', 2], ['2026-07-31', 4]], chosen]);
    actor.send({ type: 'activity.showMore' });
    expect(times.calls[2]!.input.from).toBe('2026-08-26');
  });

  it('once added can be chosen for another day, for the same people with what they wrote [excursion.search]', async () => {
    const { actor, save, facts } = complete();
    actor.send({ type: 'activity.add' });
    await taken();
    await save.calls[0]!.fail(timeIsFull);
    actor.send({ type: 'activity.chooseTime', day: '2026-07-04', time: '09:00' });
    actor.send({ type: 'activity.add' });
    await taken();
    await save.calls[1]!.answer();
    expect([selectIsAdded(actor.getSnapshot()), facts.length]).toEqual([true, 1]);
    actor.send({ type: 'activity.chooseAnother' });
    const snapshot = actor.getSnapshot();
    expect([selectIsAdded(snapshot), selectIsAdding(snapshot)]).toEqual([false, false]);
    expect([selectChosen(snapshot), selectOtherTimes(snapshot), selectPeople(snapshot), selectAnswers(snapshot).booking])
      .toEqual([{ day: null, time: null }, [], { adult: 2, child: 0, infant: 0 }, { hotel: 'Hotel Pláž' }]);
    actor.send({ type: 'activity.chooseTime', day: '2026-07-04', time: '09:00' });
    actor.send({ type: 'activity.add' });
    await taken();
    expect(save.calls.map(({ input }) => input.idempotencyKey)).toEqual(['key-1', 'key-1', 'key-2']);
  });
});
