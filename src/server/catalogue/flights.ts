import { ARRIVAL_AIRPORTS, DEPARTURE_AIRPORTS, kilometresBetween, type Airport } from './geography.ts';
import { randomOf } from './random.ts';

/** A pair of airports with planes out and back on the same days of the week. */
export interface Route {
  from: Airport;
  to: Airport;
  kilometres: number;
  /** 1 Monday … 7 Sunday. */
  weekdays: number[];
  airlineByWeekday: Map<number, string>;
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
  PRG: { serves: 1, days: 6, airlines: ['QS', 'QS', 'FR', 'OK', 'W6'], surcharge: 0 },
  BRQ: { serves: 0.75, days: 4, airlines: ['QS', 'FR'], surcharge: 390 },
  OSR: { serves: 0.7, days: 4, airlines: ['QS', 'FR'], surcharge: 450 },
  PED: { serves: 0.5, days: 3, airlines: ['QS'], surcharge: 890 },
  VIE: { serves: 0.8, days: 6, airlines: ['W6', 'FR', 'QS'], surcharge: -310 },
  BTS: { serves: 0.7, days: 4, airlines: ['FR', 'W6', 'QS'], surcharge: -240 },
  KTW: { serves: 0.75, days: 5, airlines: ['W6', 'FR', 'QS'], surcharge: -380 },
  WRO: { serves: 0.6, days: 4, airlines: ['FR', 'W6'], surcharge: -150 },
};
const LONG_HAUL_KILOMETRES = 4200;
const LONG_HAUL_FROM = ['PRG', 'VIE', 'BTS', 'KTW'];

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
      const airlines = far ? ['EK', 'QR', 'TK'] : habit.airlines;
      return [{ from, to, kilometres, weekdays, airlineByWeekday: new Map(weekdays.map((weekday) => [weekday, random.pick(airlines)])) }];
    }),
  );
}

/** Koruna for the seat, both ways, before the season. */
export function fareOf(route: Route): number {
  return Math.max(1900, 1500 + route.kilometres * 1.32 + (habits[route.from.code] as Habit).surcharge);
}

/** What the season and the day of the week ask for the seat; budget airlines ask less. */
export function fareFactor(route: Route, weekday: number, seasonFactor: number): number {
  const weekend = weekday >= 5 ? 1.06 : weekday === 2 || weekday === 3 ? 0.94 : 1;
  const budget = route.airlineByWeekday.get(weekday) === 'FR' ? 0.86 : 1;
  return weekend * budget * (0.55 + 0.45 * seasonFactor);
}

/** Both directions of each route with local times. */
export function scheduleOf(routes: readonly Route[], seed: number): ScheduledFlight[] {
  return routes.flatMap((route) =>
    route.weekdays.flatMap((weekday) => {
      const random = randomOf(seed, 'times', route.from.code, route.to.code, weekday);
      const airline = route.airlineByWeekday.get(weekday) as string;
      const minutes = 35 + Math.round(route.kilometres / 13 / 5) * 5;
      const shift = zoneShift(route.from.timeZone, route.to.timeZone);
      const out = random.between(54, 200) * 5;
      const arrival = out + minutes + shift;
      const back = arrival + 60;
      const number = random.between(110, 998);
      return [
        { origin: route.from.code, destination: route.to.code, weekday, airline_code: airline, flight_number: `${airline}${number * 2}`, departure_time: clock(out), arrival_time: clock(arrival) },
        { origin: route.to.code, destination: route.from.code, weekday, airline_code: airline, flight_number: `${airline}${number * 2 + 1}`, departure_time: clock(back), arrival_time: clock(back + minutes - shift) },
      ];
    }),
  );
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
