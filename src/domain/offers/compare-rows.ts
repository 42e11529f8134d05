/** What tells offers apart, as rows of a table: what differs comes first. */
import type { TileFlight, TileOffer } from './tile-offer.ts';

export interface ComparedColumn {
  offer: TileOffer | null;
  facilities: readonly { code: string; label: string }[];
  beachMetres: number | null;
  roomsCount: number;
}

export const COMPARED_FACTS = ['date', 'nights', 'airport', 'flightOut', 'flightBack', 'lowCost', 'board', 'room', 'place', 'stars', 'rating', 'beach', 'rooms'] as const;
export type ComparedFact = (typeof COMPARED_FACTS)[number];

export interface CompareRow {
  /** A fact, or `facility`. */
  fact: ComparedFact | 'facility';
  /** Of a facility its name. */
  label: string;
  /** One for each offer: what is compared; null where an offer has none. Of a facility and of a low-cost airline whether it is there. */
  values: (string | number | boolean | null)[];
  differs: boolean;
}

/** How the time that a flight lands at is written. */
type Landing = (flight: TileFlight) => string;

const valueOf: Record<ComparedFact, (column: ComparedColumn, offer: TileOffer, landing: Landing) => CompareRow['values'][number]> = {
  date: (_, { startDate, endDate }) => `${startDate}/${endDate}`,
  nights: (_, { duration }) => duration,
  airport: (_, { airportCode, airportName }) => (airportName === '' ? airportCode : airportName),
  flightOut: (_, { departureFlight }, landing) => flightText(departureFlight, landing),
  flightBack: (_, { returnFlight }, landing) => flightText(returnFlight, landing),
  lowCost: (_, { departureFlight, lowCost }) => departureFlight && lowCost,
  board: (_, { boardName }) => boardName || null,
  room: (_, { rooms }) => rooms.join(', ') || null,
  place: (_, { destination: { country, region, resort } }) => [country, region, resort].map(({ name }) => name).join(', '),
  stars: (_, { stars }) => stars || null,
  rating: (_, { rating }) => rating || null,
  beach: ({ beachMetres }) => beachMetres,
  rooms: ({ roomsCount }) => roomsCount || null,
};

/** Rows of which at least one offer knows something: those that differ first, each part in its own order. */
export function compareRows(columns: readonly ComparedColumn[], landing: Landing): CompareRow[] {
  const facts = COMPARED_FACTS.map((fact) => rowOf(fact, '', columns.map((column) => column.offer && valueOf[fact](column, column.offer, landing))));
  const labels = new Map(columns.flatMap(({ facilities }) => facilities.map(({ code, label }) => [code, label] as const)));
  const facilities = [...labels].map(([code, label]) => rowOf('facility', label, columns.map(({ offer, facilities: own }) => (offer === null ? null : own.some((one) => one.code === code)))));
  const rows = [...facts, ...facilities].filter(({ values }) => values.some((value) => value !== null && value !== false));
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
}

/** An offer that is not there differs in nothing. */
function rowOf(fact: CompareRow['fact'], label: string, values: CompareRow['values']): CompareRow {
  return { fact, label, values, differs: new Set(values.filter((value) => value !== null)).size > 1 };
}

function flightText(flight: TileOffer['departureFlight'], landing: Landing): string | null {
  return flight && `${flight.departureTime}–${landing(flight)} · ${flight.airLineName}`;
}
