import type { components } from '../../../openapi/generated/commerce.ts';
import data from './aircraft.json' with { type: 'json' };

type CabinClass = components['schemas']['CabinClass'];

export interface SeatPlace {
  /** Row and letter, as printed: '12A'. */
  seat: string;
  row: number;
  cabin: CabinClass;
  position: 'window' | 'middle' | 'aisle';
  isExit: boolean;
}

export interface AircraftRow {
  number: number;
  cabin: CabinClass;
  isExit: boolean;
  /** From left to right; null is an aisle, or a place without a seat. */
  seats: readonly (SeatPlace | null)[];
}

export interface Aircraft {
  code: string;
  name: string;
  rows: readonly AircraftRow[];
}

interface AircraftData {
  code: string;
  name: string;
  columns: readonly (string | null)[];
  rows: readonly { from: number; to: number; cabin: string; without?: readonly string[] }[];
  skipped?: readonly number[];
  exits: readonly number[];
}

/** The aircraft that airlines fly for the shop, each with its rows and seats [upsell.cabins]. */
export const AIRCRAFT: readonly Aircraft[] = (data as readonly AircraftData[]).map(aircraftOf);

const [A320, B737, E195, A330] = AIRCRAFT as readonly [Aircraft, Aircraft, Aircraft, Aircraft];
/** A flight that takes longer than this is flown by a wide body, in minutes. */
const LONG_FLIGHT = 300;

/** A flight with the times on the clocks of its airports. */
export interface TimedFlight {
  flightNumber: string;
  date: string;
  departureTime: string;
  arrivalTime: string;
}

/** Time zones of the airports that a flight connects. */
export interface FlightZones {
  from: string;
  to: string;
}

/** Which aircraft flies: the large one far away, else always the same one for a flight number. */
export function aircraftOfFlight(flight: TimedFlight, zones: FlightZones): Aircraft {
  const { flightNumber } = flight;
  if (flightMinutes(flight, zones) > LONG_FLIGHT) return A330;
  const digits = Number(flightNumber.replace(/\D/g, '')) || 0;
  return [A320, B737, E195][digits % 3]!;
}

export function seatOf(aircraft: Aircraft, seat: string): SeatPlace | undefined {
  const number = Number.parseInt(seat, 10);
  return aircraft.rows.find((row) => row.number === number)?.seats.find((place) => place?.seat === seat) ?? undefined;
}

export function seatsOf({ rows }: Aircraft): SeatPlace[] {
  return rows.flatMap(({ seats }) => seats.filter((place) => place !== null));
}

/** An infant sits on a lap, and a child not at an exit. */
export function isSuitable({ isExit }: Pick<SeatPlace, 'isExit'>, type: 'ADULT' | 'CHILD' | 'INFANT'): boolean {
  return type === 'ADULT' || (type === 'CHILD' && !isExit);
}

function aircraftOf({ code, name, columns, rows, skipped = [], exits }: AircraftData): Aircraft {
  return {
    code,
    name,
    rows: rows.flatMap(({ from, to, cabin, without = [] }) =>
      Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((number) => !skipped.includes(number)).map((number): AircraftRow => {
        const isExit = exits.includes(number);
        const seats = columns.map((letter, at): SeatPlace | null => (letter === null || without.includes(letter)
          ? null
          : { seat: `${number}${letter}`, row: number, cabin: cabin as CabinClass, position: positionOf(columns, at), isExit }));
        return { number, cabin: cabin as CabinClass, isExit, seats };
      })),
  };
}

function positionOf(columns: readonly (string | null)[], at: number): SeatPlace['position'] {
  if (at === 0 || at === columns.length - 1) return 'window';
  return columns[at - 1] === null || columns[at + 1] === null ? 'aisle' : 'middle';
}

/** How long it is in the air: it lands within a day, whatever day that is there. */
function flightMinutes({ date, departureTime, arrivalTime }: TimedFlight, { from, to }: FlightZones): number {
  const at = (time: string, zone: string) => Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds / 60_000;
  return (at(arrivalTime, to) - at(departureTime, from) + 1440) % 1440;
}
