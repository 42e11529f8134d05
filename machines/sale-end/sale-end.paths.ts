import { bookableUntil } from '../../src/domain/booking/bookable-until.ts';
import { failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import type { SystemEvent } from '../testing/path-coverage.ts';
import { saleEndMachine } from './sale-end.machine.ts';
import { LAST_HOURS, MOST_AHEAD } from './sale-end.rules.ts';

export const DEPARTURE = '2026-07-12';
const LATER = '2026-07-19';
const endsAt = bookableUntil(DEPARTURE);

const countdownIs = (time: string) => ({ type: 'xstate.snapshot.countdown', snapshot: { value: { time } } }) as SystemEvent;

/** A card without an offer, and one whose offer follows another. */
export const saleEndPaths = pathsOf(saleEndMachine, [null, DEPARTURE].map((departureDate) => ({
  input: { departureDate },
  events: [
    { type: 'saleEnd.follow', departureDate: DEPARTURE }, { type: 'saleEnd.follow', departureDate: LATER },
    streamed('moments'), ...[endsAt - LAST_HOURS - 1, endsAt - LAST_HOURS, endsAt, endsAt + MOST_AHEAD].map((now) => streamed('moments', now)), failure('moments'),
    countdownIs('counting'), countdownIs('ended'), failure('countdown'),
  ],
})));
