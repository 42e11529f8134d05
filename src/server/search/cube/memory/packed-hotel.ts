import { CELL_DAYS, UNAVAILABLE } from '../../../catalogue/cell-layout.ts';
import { PackedMemory } from './packed-memory.ts';
import { offersByPrice, priceSteps } from './price-order.ts';

/** The prices of one airport × board × nights of a hotel. */
export interface CubeCell {
  airportId: number;
  boardId: number;
  nights: number;
  /** Koruna by day of the window; UNAVAILABLE where nothing is sold. */
  prices: Int32Array;
}

/** Days in a run: a window of days is a few runs' minima and at most 15 days at either end. */
const RUN = 16;
const RUNS = CELL_DAYS / RUN;

/**
 * The offers of one hotel, read only: a change makes another one.
 *
 * A row is a cell, or the minima over all airports, all boards or both. Rows of minima lie before those of cells. It holds a price for each day of the runs in which
 * the hotel sells anything at all; other runs take no memory, and days keep their order, so a window of days is a range
 * of slots. Cells lie by airport, board and nights.
 */
export interface PackedHotel {
  /** Ids that a row can stand for, ascending; the first is 0, "any". */
  airportIds: Uint16Array;
  boardIds: Uint16Array;
  /** First row of each group of `groupAt`, and the end of the last. */
  groups: Uint16Array;
  nights: Uint8Array;
  /** Ids by row. */
  airportOfRow: Uint16Array;
  boardOfRow: Uint16Array;
  /** Slots of a row. */
  width: number;
  /** Stored runs before each run of the window, and how many there are in all. */
  storedBefore: Uint8Array;
  /** By row and slot. */
  days: Int32Array;
  /** By row and stored run: the cheapest, and the dearest of all that the row stands for (0: none). */
  lows: Int32Array;
  highs: Int32Array;
  /** By stored run: the cheapest of all rows. */
  floors: Int32Array;
  /** Where in `days` the cells' offers are, the cheapest first. */
  byPrice: Uint16Array | Uint32Array;
  /** Prices in that order, every sixteenth. */
  priceSteps: Int32Array;
  /** Offers and the sum of their base prices: what the catalogue is checked by. */
  offers: number;
  priceSum: number;
}

/** Packs the cells of one hotel. */
export function packHotel(cells: readonly CubeCell[], memory = new PackedMemory(0)): PackedHotel {
  const storedBefore = countStoredRuns(cells);
  const width = (storedBefore[RUNS] as number) * RUN;
  const airportIds = placesOf(cells.map(({ airportId }) => airportId));
  const boardIds = placesOf(cells.map(({ boardId }) => boardId));
  const rows = new Map<number, number>();
  const keyOf = (airport: number, board: number, nights: number) => groupAt(airport, board, airportIds.length, boardIds.length) * 256 + nights;
  const placed = cells.map((cell) => ({ cell, airport: airportIds.indexOf(cell.airportId), board: boardIds.indexOf(cell.boardId) }));
  const keys = new Set(placed.flatMap(({ cell: { nights }, airport, board }) => [keyOf(0, 0, nights), keyOf(0, board, nights), keyOf(airport, 0, nights), keyOf(airport, board, nights)]));
  const sorted = [...keys].sort((a, b) => a - b);
  for (const [row, key] of sorted.entries()) rows.set(key, row);
  const floors = memory.int32('near', storedBefore[RUNS] as number).fill(UNAVAILABLE);
  const groups = memory.uint16('near', airportIds.length * boardIds.length + 1);
  for (const key of sorted) groups[(key >> 8) + 1]! += 1;
  for (let group = 1; group < groups.length; group++) groups[group]! += groups[group - 1] as number;

  const hotel: PackedHotel = {
    airportIds,
    boardIds,
    groups,
    nights: memory.uint8('near', rows.size),
    airportOfRow: memory.uint16('near', rows.size),
    boardOfRow: memory.uint16('near', rows.size),
    width,
    storedBefore,
    days: memory.int32('far', rows.size * width).fill(UNAVAILABLE),
    lows: memory.int32('near', (rows.size * width) / RUN).fill(UNAVAILABLE),
    highs: memory.int32('near', (rows.size * width) / RUN),
    floors,
    byPrice: new Uint16Array(),
    priceSteps: new Int32Array(),
    offers: 0,
    priceSum: 0,
  };
  for (const [row, key] of sorted.entries()) hotel.nights[row] = key & 255;
  for (const [airport, airportId] of airportIds.entries()) {
    for (const [board, boardId] of boardIds.entries()) {
      const group = groupAt(airport, board, airportIds.length, boardIds.length);
      hotel.airportOfRow.fill(airportId, groups[group], groups[group + 1]);
      hotel.boardOfRow.fill(boardId, groups[group], groups[group + 1]);
    }
  }
  for (const { cell, airport, board } of placed) {
    const own = rows.get(keyOf(airport, board, cell.nights)) as number;
    fillRow(hotel, own, cell.prices);
    for (const any of [keyOf(0, 0, cell.nights), keyOf(0, board, cell.nights), keyOf(airport, 0, cell.nights)]) mergeRow(hotel, rows.get(any) as number, own);
  }
  fillFloors(hotel);
  hotel.byPrice = offersByPrice(hotel, memory);
  hotel.priceSteps = priceSteps(hotel.days, hotel.byPrice, memory);
  return hotel;
}

/** The group of an airport and a board by their places; at place 0 is any. What stands for most comes first, so that it lies together. */
export function groupAt(airport: number, board: number, airports: number, boards: number): number {
  if (board === 0) return airport;
  return airport === 0 ? airports + board - 1 : airports + airport * (boards - 1) + board - 1;
}

/** The cells that a hotel was packed from. */
export function unpackHotel(hotel: PackedHotel): CubeCell[] {
  const cells: CubeCell[] = [];
  const airports = hotel.airportIds.length;
  const boards = hotel.boardIds.length;
  for (let airport = 1; airport < airports; airport++) {
    for (let board = 1; board < boards; board++) {
      const group = groupAt(airport, board, airports, boards);
      for (let row = hotel.groups[group] as number; row < (hotel.groups[group + 1] as number); row++) {
        cells.push({ airportId: hotel.airportIds[airport] as number, boardId: hotel.boardIds[board] as number, nights: hotel.nights[row] as number, prices: unpackRow(hotel, row) });
      }
    }
  }
  return cells;
}

function unpackRow({ storedBefore, width, days }: PackedHotel, row: number): Int32Array {
  const prices = new Int32Array(CELL_DAYS).fill(UNAVAILABLE);
  for (let run = 0; run < RUNS; run++) {
    const from = storedBefore[run] as number;
    if (storedBefore[run + 1] === from) continue;
    prices.set(days.subarray(row * width + from * RUN, row * width + (from + 1) * RUN), run * RUN);
  }
  return prices;
}

/** Bytes of the typed arrays. */
export function bytesOf(hotel: PackedHotel): number {
  const { airportIds, boardIds, groups, nights, airportOfRow, boardOfRow, storedBefore, days, lows, highs, floors, byPrice, priceSteps: steps } = hotel;
  return [airportIds, boardIds, groups, nights, airportOfRow, boardOfRow, storedBefore, days, lows, highs, floors, byPrice, steps].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

function countStoredRuns(cells: readonly CubeCell[]): Uint8Array {
  const sells = new Uint8Array(RUNS);
  for (const { prices } of cells) {
    for (let run = 0; run < RUNS; run++) {
      if (sells[run] === 1) continue;
      for (let day = run * RUN; day < (run + 1) * RUN; day++) if ((prices[day] as number) < UNAVAILABLE) sells[run] = 1;
    }
  }
  const storedBefore = new Uint8Array(RUNS + 1);
  for (let run = 0; run < RUNS; run++) storedBefore[run + 1] = (storedBefore[run] as number) + (sells[run] as number);
  return storedBefore;
}

function placesOf(ids: readonly number[]): Uint16Array {
  return Uint16Array.from([0, ...new Set(ids)].sort((a, b) => a - b));
}

function fillRow(hotel: PackedHotel, row: number, prices: Int32Array): void {
  const { storedBefore, width, days, lows, highs } = hotel;
  let offers = 0;
  let sum = 0;
  for (let run = 0; run < RUNS; run++) {
    const from = storedBefore[run] as number;
    if (storedBefore[run + 1] === from) continue;
    let low = UNAVAILABLE;
    let high = 0;
    let slot = row * width + from * RUN;
    for (let day = run * RUN; day < (run + 1) * RUN; day++, slot++) {
      const price = prices[day] as number;
      days[slot] = price;
      if (price >= UNAVAILABLE) continue;
      offers++;
      sum += price;
      if (price < low) low = price;
      if (price > high) high = price;
    }
    lows[(row * width) / RUN + from] = low;
    highs[(row * width) / RUN + from] = high;
  }
  hotel.offers += offers;
  hotel.priceSum += sum;
}

function mergeRow({ width, days, lows, highs }: PackedHotel, into: number, from: number): void {
  for (let slot = 0, to = into * width, of = from * width; slot < width; slot++, to++, of++) if ((days[of] as number) < (days[to] as number)) days[to] = days[of] as number;
  const runs = width / RUN;
  for (let run = 0, to = into * runs, of = from * runs; run < runs; run++, to++, of++) {
    if ((lows[of] as number) < (lows[to] as number)) lows[to] = lows[of] as number;
    if ((highs[of] as number) > (highs[to] as number)) highs[to] = highs[of] as number;
  }
}

/** The rows for any airport and board, which are the first, stand for all. */
function fillFloors({ groups, lows, floors }: PackedHotel): void {
  const end = (groups[1] as number) * floors.length;
  for (let at = 0; at < end; at += floors.length) {
    for (let run = 0; run < floors.length; run++) if ((lows[at + run] as number) < (floors[run] as number)) floors[run] = lows[at + run] as number;
  }
}

/** A price that no offer of any row is below on the days from `first` to `last`; UNAVAILABLE when nothing is sold in their runs. */
export function floorOf({ storedBefore, floors }: PackedHotel, first: number, last: number): number {
  let floor = UNAVAILABLE;
  for (let run = storedBefore[first >> 4] as number; run < (storedBefore[(last >> 4) + 1] as number); run++) if ((floors[run] as number) < floor) floor = floors[run] as number;
  return floor;
}

/** The first slot of a row on or after a day of the window. */
export function firstSlot({ storedBefore }: PackedHotel, day: number): number {
  const run = day >> 4;
  const before = storedBefore[run] as number;
  return before === storedBefore[run + 1] ? before * RUN : before * RUN + (day & 15);
}

/** The last slot of a row on or before a day; -1 when there is none. */
export function lastSlot({ storedBefore }: PackedHotel, day: number): number {
  const run = day >> 4;
  const before = storedBefore[run] as number;
  return before === storedBefore[run + 1] ? before * RUN - 1 : before * RUN + (day & 15);
}

/** The day of the window that a slot is of. */
export function dayOfSlot({ storedBefore }: PackedHotel, slot: number): number {
  const place = slot >> 4;
  let run = 0;
  while ((storedBefore[run + 1] as number) <= place) run++;
  return run * RUN + (slot & 15);
}
