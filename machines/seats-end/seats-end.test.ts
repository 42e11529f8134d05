import { describe, expect, it } from 'vitest';
import { heldPort, heldStream, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { seatsEndMachine } from './seats-end.machine.ts';
import { END, seatsEndPaths, withoutSeats, withSeats } from './seats-end.paths.ts';
import type { SeatsEndPorts } from './seats-end.types.ts';

function start(seats: 'none' | 'reserved' = 'reserved') {
  const clock = heldStream<number>();
  const fetch = heldPort<SeatsEndPorts['fetchPaymentOptions']>();
  const flow = startFlow(seatsEndMachine, { input: { orderId: 'o-1', token: 't', known: seats === 'none' ? withoutSeats : withSeats }, ports: { clock: clock.port, fetchPaymentOptions: fetch.port } });
  return { ...flow, clock, asked: fetch.calls, tell: (now: number) => clock.streams.at(-1)!.next(now) };
}

describe('the end of the time of seats', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(seatsEndPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(seatsEndPaths)).toEqual([]);
  });

  it('asks what is due once the time is over, a moment later and not before, and tells it [upsell.seat-once] [payment.variants]', async () => {
    const { actor, asked, tell } = start();
    for (const now of [END - 10_000, END, END + 1_999]) tell(now);
    expect(asked).toEqual([]);
    tell(END + 2_000);
    expect(asked.map(({ input }) => input)).toEqual([{ orderId: 'o-1', token: 't' }]);
    await asked[0]!.answer(withoutSeats);
    expect([actor.getSnapshot().status, actor.getSnapshot().output]).toEqual(['done', withoutSeats]);
  });

  it('asks on by the clock while the shop says the same, and disturbs nobody [upsell.seat-once]', async () => {
    const { actor, asked, tell } = start();
    tell(END + 5_000);
    await asked[0]!.answer(withSeats);
    expect([actor.getSnapshot().value, actor.getSnapshot().status]).toEqual(['waiting', 'active']);
    tell(END + 15_000);
    await asked[1]!.answer(withoutSeats);
    expect(actor.getSnapshot().output).toEqual(withoutSeats);
  });

  it('asks again by the clock where the shop could not say, and no more for an order that is not there [payment.variants]', async () => {
    const { actor, asked, clock, tell } = start();
    tell(END + 5_000);
    await asked[0]!.fail();
    expect([actor.getSnapshot().value, asked.length]).toEqual(['waiting', 1]);
    tell(END + 15_000);
    await asked[1]!.fail({ status: 404, body: { code: 'not-found' } });
    expect([actor.getSnapshot().value, asked.length, clock.observed()]).toEqual(['missing', 2, [false, false]]);
  });

  it('listens to no clock where no seats wait [upsell.seat-once]', () => {
    const { actor, clock } = start('none');
    expect([actor.getSnapshot().value, clock.streams]).toEqual(['withoutSeats', []]);
  });
});
