import { Subject, VirtualTimeScheduler } from 'rxjs';
import { expect, it } from 'vitest';
import { exampleStay } from '../../../machines/price-check/price-check.paths.ts';
import { countdownMachine } from '../../../machines/countdown/countdown.machine.ts';
import type { UserInfo } from '../../../machines/session/session.types.ts';
import type { Bus } from '../../bus/bus.ts';
import type { Command, Fact } from '../../bus/flows.ts';
import { bookableUntil } from '../../domain/booking/bookable-until.ts';
import { MOST_AHEAD, saleCountdown$ } from './sale-countdown.ts';

const HOUR = 3_600_000;
const DEPARTURE = '2026-07-12';
const endsAt = bookableUntil(DEPARTURE);

/** A card whose server's clock says `now`; time passes by `until`. */
async function card(now: number, departure: string | null = DEPARTURE) {
  const facts$ = new Subject<Fact>();
  const [told, commands]: [string[], Command[]] = [[], []];
  const scheduler = new VirtualTimeScheduler(undefined, now);
  scheduler.frame = now;
  const bus: Pick<Bus, 'facts$' | 'start' | 'stop'> = {
    facts$,
    start: (flow, { key, input }) => { told.push(`${flow}#${key} to ${(input as { endsAt: number }).endsAt}`); return undefined as never; },
    stop: (address) => { told.push(`no ${address}`); },
  };
  const machine = Promise.resolve(countdownMachine);
  const following = saleCountdown$({ bus: bus as Bus, machine: () => machine, ports: {} as never, departure: () => departure, scheduler }).subscribe((command) => commands.push(command));
  const settle = async () => { await machine; await Promise.resolve(); };
  await settle();
  return {
    told, commands, leave: () => following.unsubscribe(),
    async until(moment: number) {
      scheduler.maxFrames = moment;
      scheduler.flush();
      scheduler.frame = moment;
      await settle();
    },
    async tellTime(now: number) {
      scheduler.frame = now;
      facts$.next({ type: 'session.updated', userInfo: {} as UserInfo });
      await settle();
    },
    async choose(date: string) {
      facts$.next({ type: 'configurator.offerStands', stay: { ...exampleStay, date } });
      await settle();
    },
  };
}

it('counts down the sale from 24 hours before its end on, for as long as the page is shown [view.countdown]', async () => {
  const { told, until, leave } = await card(endsAt - 24 * HOUR - 1);
  expect(told).toEqual([]);
  await until(endsAt - 24 * HOUR);
  expect(told).toEqual([`countdown#sale to ${endsAt}`]);
  leave();
  expect(told.slice(1)).toEqual(['no countdown#sale']);
});

it('follows the offer: goes on for the same day at another price, ends with a later one, begins anew for another last day [view.countdown]', async () => {
  const { told, choose } = await card(endsAt - HOUR);
  await choose(DEPARTURE);
  expect(told).toEqual([`countdown#sale to ${endsAt}`]);
  await choose('2026-07-19');
  await choose(DEPARTURE);
  expect(told.slice(1)).toEqual(['no countdown#sale', `countdown#sale to ${endsAt}`]);
});

it('begins also where the page learns only later how late it is: one from a cache may be from another day', async () => {
  const { told, tellTime } = await card(endsAt - 50 * HOUR);
  await tellTime(endsAt - HOUR);
  expect(told).toEqual([`countdown#sale to ${endsAt}`]);
  await tellTime(endsAt - HOUR + 1);
  expect(told).toHaveLength(1);
});

it('waits for an offer where none stands yet', async () => {
  const { told, choose } = await card(endsAt - HOUR, null);
  await choose(DEPARTURE);
  expect(told).toEqual([`countdown#sale to ${endsAt}`]);
});

it('asks once more for an offer that the server still sells at its end, when both clocks must have passed it, and not without end', async () => {
  const { told, commands, until, choose } = await card(endsAt - HOUR);
  await until(endsAt);
  await choose(DEPARTURE);
  expect([told.at(-1), commands]).toEqual(['no countdown#sale', []]);
  await until(endsAt + MOST_AHEAD);
  expect(commands).toEqual([{ type: 'configurator.refresh' }]);
  await choose(DEPARTURE);
  await until(endsAt + HOUR);
  expect([told.length, commands.length]).toEqual([2, 1]);
});
