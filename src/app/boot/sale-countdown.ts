/** Counts down to the end of the sale of the offer that stands; loaded on hotel cards alone. */
import { defer, distinctUntilChanged, EMPTY, filter, map, mergeMap, Observable, startWith, switchMap, take, timer } from 'rxjs';
import type { SchedulerLike } from 'rxjs';
import type { AnyStateMachine } from 'xstate';
import type { Bus } from '../../bus/bus.ts';
import { addressOf } from '../../bus/flows.ts';
import type { Command } from '../../bus/flows.ts';
import { bookableUntil } from '../../domain/booking/bookable-until.ts';
import { when } from '../../policies/when.ts';
import type { LatePorts } from '../../ports/page-ports.ts';
import { moments$ } from '../../streams/time/moments.ts';

/** The flow's key, which the price box looks for. */
const SALE = 'sale';

/** So long before its end a sale is counted down, in milliseconds. */
const LAST_HOURS = 24 * 3_600_000;

/** The server's clock may be so much behind the page's: a device that differs by less counts as right, in milliseconds. */
export const MOST_AHEAD = 10_000;

interface SaleCountdown {
  bus: Bus;
  machine: () => Promise<AnyStateMachine>;
  ports: LatePorts['countdown'];
  /** Departure day of the offer that stands by now (ISO date), or null. */
  departure: () => string | null;
  /** Tells the server's time. */
  scheduler: SchedulerLike;
}

/**
 * The countdown of the sale begins within its last day, follows the offer, and ends with it. An offer that is still sold after
 * its end is asked for once more when no clock that counts as right can say otherwise [view.countdown].
 */
export function saleCountdown$({ bus, machine, ports, departure, scheduler }: SaleCountdown): Observable<Command> {
  const counting$ = (endsAt: number) => defer(machine).pipe(mergeMap((loaded) => new Observable<never>(() => {
    bus.start('countdown', { machine: loaded, ports: { ...ports }, key: SALE, input: { of: SALE, endsAt, now: scheduler.now() } });
    return () => bus.stop(addressOf('countdown', SALE));
  })));
  /** A page from a cache does not know what time it is until it is told. */
  const toldAnew$ = bus.facts$.pipe(when('session.updated'));
  return defer(() => bus.facts$.pipe(
    when('configurator.offerStands'),
    map(({ stay }) => stay.date),
    startWith(departure()),
    filter((date) => date !== null),
    map(bookableUntil),
    // The same offer at another price goes on counting.
    distinctUntilChanged((before, endsAt) => before === endsAt && endsAt > scheduler.now()),
    switchMap((endsAt) => toldAnew$.pipe(
      startWith(null),
      switchMap(() => moments$([endsAt - LAST_HOURS], scheduler)),
      filter((now) => now >= endsAt - LAST_HOURS),
      take(1),
      switchMap((now) => {
        if (now < endsAt) return counting$(endsAt);
        const untilAgreed = endsAt + MOST_AHEAD - now;
        return untilAgreed > 0 ? timer(untilAgreed, scheduler).pipe(map(() => ({ type: 'configurator.refresh' as const }))) : EMPTY;
      }),
    )),
  ));
}
