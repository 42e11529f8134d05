import { ARRIVAL_AIRPORTS, DEPARTURE_AIRPORTS, kilometresBetween, type Airport } from './geography.ts';
import { randomOf, type Random } from './random.ts';

/** A pair of airports with planes out and back on the same days of the week. */
export interface Route {
  from: Airport;
  to: Airport;
  kilometres: number;
  /** 1 Monday … 7 Sunday. */
  weekdays: number[];
  /** One a route, so that nobody flies out with one airline and back with another. */
  airline: string;
}

export interface ScheduledFlight {
  origin: string;
  destination: string;
  weekday: number;
  airline_code: string;
  flight_number: string;
  departure_time: string;
  arrival_time: string;
}

interface Habit {
  /** Share of destinations that the airport serves. */
  serves: number;
  days: number;
  airlines: string[];
  /** Koruna on the ticket against Prague. */
  surcharge: number;
}

const habits: Record<string, Habit> = {
  PRG: { serves: 1, days: 6, airlines: ['QS', 'QS', 'QS', 'FR'], surcharge: 0 },
  BRQ: { serves: 0.75, days: 4, airlines: ['QS', 'QS', 'FR'], surcharge: 390 },
  OSR: { serves: 0.7, days: 4, airlines: ['QS', 'QS', 'FR'], surcharge: 450 },
  PED: { serves: 0.5, days: 3, airlines: ['QS'], surcharge: 690 },
  VIE: { serves: 0.8, days: 6, airlines: ['OS', 'FR', 'OS'], surcharge: -190 },
  BTS: { serves: 0.7, days: 4, airlines: ['FR', 'W6', 'QS'], surcharge: -140 },
  KTW: { serves: 0.75, days: 5, airlines: ['W6', 'E4', 'FR'], surcharge: -280 },
  WRO: { serves: 0.6, days: 4, airlines: ['FR', 'E4'], surcharge: -150 },
};
const BUDGET_AIRLINES = ['FR', 'W6'];
/** Beyond Europe charter airlines of both ends fly, the budget ones do not. */
const AIRLINES_BY_ZONE: Readonly<Record<string, readonly string[]>> = {
  'Europe/Istanbul': ['QS', 'XQ', 'XQ'],
  'Africa/Cairo': ['QS', 'SM'],
  'Africa/Tunis': ['QS', 'BJ'],
  'Asia/Dubai': ['EK', 'EK', 'QS'],
  'Atlantic/Cape_Verde': ['QS'],
  'America/Cancun': ['DE', 'LO'],
  'America/Santo_Domingo': ['DE', 'LO'],
};
const OVERSEAS_AIRLINES = ['EK', 'QR', 'TK'];
const LONG_HAUL_KILOMETRES = 4200;
const LONG_HAUL_FROM = ['PRG', 'VIE', 'BTS', 'KTW'];
const EXOTIC_KILOMETRES = 6000;

/** Every route of the catalogue; `everywhere` has all airports serve all destinations daily (the large catalogue). */
export function generateRoutes(seed: number, everywhere: boolean): Route[] {
  return ARRIVAL_AIRPORTS.flatMap((to) =>
    DEPARTURE_AIRPORTS.flatMap((from) => {
      const random = randomOf(seed, 'route', from.code, to.code);
      const habit = habits[from.code] as Habit;
      const kilometres = Math.round(kilometresBetween(from, to));
      const far = kilometres > LONG_HAUL_KILOMETRES;
      if (!everywhere && (far ? !LONG_HAUL_FROM.includes(from.code) : !random.chance(habit.serves))) return [];
      const weekdays = random.some([1, 2, 3, 4, 5, 6, 7], everywhere ? 7 : far ? 3 : habit.days);
      const airlines = AIRLINES_BY_ZONE[to.timeZone] ?? (far ? OVERSEAS_AIRLINES : habit.airlines);
      return [{ from, to, kilometres, weekdays, airline: random.pick(airlines) }];
    }),
  );
}

/** Koruna for the seat, both ways, before the season. */
export function fareOf(route: Route): number {
  const seat = route.kilometres > EXOTIC_KILOMETRES ? 10600 + route.kilometres * 1.75 : 3050 + route.kilometres * 1.32;
  return seat + (habits[route.from.code] as Habit).surcharge;
}

/** What the season and the day of the week ask for the seat; budget airlines ask less. */
export function fareFactor(route: Route, weekday: number, seasonFactor: number): number {
  const weekend = weekday >= 5 ? 1.06 : weekday === 2 || weekday === 3 ? 0.94 : 1;
  const budget = BUDGET_AIRLINES.includes(route.airline) ? 0.88 : 1;
  // Over the ocean seats are filled the year round.
  const season = route.kilometres > EXOTIC_KILOMETRES ? 0.7 + 0.3 * seasonFactor : 0.45 + 0.55 * seasonFactor;
  return weekend * budget * season;
}

/** Both directions of each route with local times: a plane flies out, is cleaned and fuelled, and flies back. */
export function scheduleOf(routes: readonly Route[], seed: number): ScheduledFlight[] {
  return routes.flatMap((route) =>
    route.weekdays.flatMap((weekday) => {
      const random = randomOf(seed, 'times', route.from.code, route.to.code, weekday);
      const minutes = 35 + Math.round(route.kilometres / 13 / 5) * 5;
      const shift = zoneShift(route.from.timeZone, route.to.timeZone);
      const turnaround = random.between(10, 17) * 5;
      const out = random.between(EARLIEST_START / 5, latestStart(minutes, turnaround, shift) / 5) * 5;
      const back = minutes > OVERNIGHT_MINUTES ? oceanReturn(random, shift) : out + minutes + shift + turnaround;
      const number = random.between(110, 998);
      const flight = (origin: Airport, destination: Airport, numbered: number, start: number, end: number): ScheduledFlight => ({
        origin: origin.code, destination: destination.code, weekday, airline_code: route.airline, flight_number: `${route.airline}${numbered}`, departure_time: clock(start), arrival_time: clock(end),
      });
      return [flight(route.from, route.to, number * 2, out, out + minutes + shift), flight(route.to, route.from, number * 2 + 1, back, back + minutes - shift)];
    }),
  );
}

const EARLIEST_START = 5 * 60 + 30;
const LAST_START = 17 * 60;
/** Planes are home before the airport's quiet hours. */
const LAST_LANDING = 23 * 60 + 30;
/** The crew of a flight that long sleeps there. */
const OVERNIGHT_MINUTES = 7 * 60;

/** From the east in the morning, home by night; from the west in the afternoon, over night. */
function oceanReturn(random: Random, shift: number): number {
  return (shift > 0 ? random.between(96, 126) : random.between(174, 216)) * 5;
}

function latestStart(minutes: number, turnaround: number, shift: number): number {
  // Overseas too guests are in bed on the day of departure.
  if (minutes > OVERNIGHT_MINUTES) return Math.max(EARLIEST_START + 60, Math.min(11 * 60, LAST_LANDING - minutes - shift));
  return Math.max(EARLIEST_START + 30, Math.min(LAST_START, LAST_LANDING - 2 * minutes - turnaround));
}

/** Minutes that clocks at the destination are ahead in summer. */
function zoneShift(from: string, to: string): number {
  const offset = (timeZone: string) => Temporal.ZonedDateTime.from(`2026-07-01T12:00[${timeZone}]`).offsetNanoseconds / 60e9;
  return offset(to) - offset(from);
}

function clock(minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}
