import { CELL_DAYS, UNAVAILABLE } from '../../catalogue/cell-layout.ts';

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
 * A row is a cell, or the minima over all airports, all boards or both. It holds a price for each day of the runs in which
 * the hotel sells anything at all; other runs take no memory, and days keep their order, so a window of days is a range
 * of slots. Rows lie by airport, board and nights.
 */
export interface PackedHotel {
  /** Ids that a row can stand for, ascending; the first is 0, "any". */
  airportIds: Uint16Array;
  boardIds: Uint16Array;
  /** First row of the group at `airport place * boards + board place`, and the end of the last. */
  groups: Uint16Array;
  nights: Uint8Array;
  /** Ids by row. */
  airportOfRow: Uint16Array;
  boardOfRow: Uint16Array;
  /** Slots of a row. */
  width: number;
  /** Kept runs before each run of the window, and how many there are in all. */
  kept: Uint8Array;
  /** By row and slot. */
  days: Int32Array;
  /** By row and kept run: the cheapest, and the dearest of all that the row stands for (0: none). */
  lows: Int32Array;
  highs: Int32Array;
  /** Where in `days` the cells' offers are, the cheapest first. */
  byPrice: Uint16Array | Uint32Array;
  /** Offers and the sum of their base prices: what the catalogue is checked by. */
  offers: number;
  priceSum: number;
}

/** Packs the cells of one hotel. */
export function packHotel(cells: readonly CubeCell[]): PackedHotel {
  const kept = keptRuns(cells);
  const width = (kept[RUNS] as number) * RUN;
  const airportIds = placesOf(cells.map(({ airportId }) => airportId));
  const boardIds = placesOf(cells.map(({ boardId }) => boardId));
  const rows = new Map<number, number>();
  const keyOf = (airport: number, board: number, nights: number) => (airport * boardIds.length + board) * 256 + nights;
  const placed = cells.map((cell) => ({ cell, airport: airportIds.indexOf(cell.airportId), board: boardIds.indexOf(cell.boardId) }));
  const keys = new Set(placed.flatMap(({ cell: { nights }, airport, board }) => [keyOf(0, 0, nights), keyOf(0, board, nights), keyOf(airport, 0, nights), keyOf(airport, board, nights)]));
  const sorted = [...keys].sort((a, b) => a - b);
  for (const [row, key] of sorted.entries()) rows.set(key, row);
  const groups = new Uint16Array(airportIds.length * boardIds.length + 1);
  for (const key of sorted) groups[(key >> 8) + 1]! += 1;
  for (let group = 1; group < groups.length; group++) groups[group]! += groups[group - 1] as number;

  const hotel: PackedHotel = {
    airportIds,
    boardIds,
    groups,
    nights: Uint8Array.from(sorted, (key) => key & 255),
    airportOfRow: Uint16Array.from(sorted, (key) => airportIds[Math.floor((key >> 8) / boardIds.length)] as number),
    boardOfRow: Uint16Array.from(sorted, (key) => boardIds[(key >> 8) % boardIds.length] as number),
    width,
    kept,
    days: new Int32Array(rows.size * width).fill(UNAVAILABLE),
    lows: new Int32Array((rows.size * width) / RUN).fill(UNAVAILABLE),
    highs: new Int32Array((rows.size * width) / RUN),
    byPrice: new Uint16Array(),
    offers: 0,
    priceSum: 0,
  };
  for (const { cell, airport, board } of placed) {
    const own = rows.get(keyOf(airport, board, cell.nights)) as number;
    fillRow(hotel, own, cell.prices);
    for (const any of [keyOf(0, 0, cell.nights), keyOf(0, board, cell.nights), keyOf(airport, 0, cell.nights)]) mergeRow(hotel, rows.get(any) as number, own);
  }
  hotel.byPrice = offersByPrice(hotel);
  return hotel;
}

/** The cells that a hotel was packed from. */
export function unpackHotel(hotel: PackedHotel): CubeCell[] {
  const cells: CubeCell[] = [];
  const boards = hotel.boardIds.length;
  for (let airport = 1; airport < hotel.airportIds.length; airport++) {
    for (let board = 1; board < boards; board++) {
      const group = airport * boards + board;
      for (let row = hotel.groups[group] as number; row < (hotel.groups[group + 1] as number); row++) {
        cells.push({ airportId: hotel.airportIds[airport] as number, boardId: hotel.boardIds[board] as number, nights: hotel.nights[row] as number, prices: unpackRow(hotel, row) });
      }
    }
  }
  return cells;
}

function unpackRow({ kept, width, days }: PackedHotel, row: number): Int32Array {
  const prices = new Int32Array(CELL_DAYS).fill(UNAVAILABLE);
  for (let run = 0; run < RUNS; run++) {
    const from = kept[run] as number;
    if (kept[run + 1] === from) continue;
    prices.set(days.subarray(row * width + from * RUN, row * width + (from + 1) * RUN), run * RUN);
  }
  return prices;
}

/** Bytes of the typed arrays. */
export function bytesOf(hotel: PackedHotel): number {
  const { airportIds, boardIds, groups, nights, airportOfRow, boardOfRow, kept, days, lows, highs, byPrice } = hotel;
  return [airportIds, boardIds, groups, nights, airportOfRow, boardOfRow, kept, days, lows, highs, byPrice].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

function keptRuns(cells: readonly CubeCell[]): Uint8Array {
  const sells = new Uint8Array(RUNS);
  for (const { prices } of cells) {
    for (let run = 0; run < RUNS; run++) {
      if (sells[run] === 1) continue;
      for (let day = run * RUN; day < (run + 1) * RUN; day++) if ((prices[day] as number) < UNAVAILABLE) sells[run] = 1;
    }
  }
  const kept = new Uint8Array(RUNS + 1);
  for (let run = 0; run < RUNS; run++) kept[run + 1] = (kept[run] as number) + (sells[run] as number);
  return kept;
}

function placesOf(ids: readonly number[]): Uint16Array {
  return Uint16Array.from([0, ...new Set(ids)].sort((a, b) => a - b));
}

function fillRow(hotel: PackedHotel, row: number, prices: Int32Array): void {
  const { kept, width, days, lows, highs } = hotel;
  let offers = 0;
  let sum = 0;
  for (let run = 0; run < RUNS; run++) {
    const from = kept[run] as number;
    if (kept[run + 1] === from) continue;
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

/** Sorts by the lower, then by the upper ten bits of the price: a comparison for each pair would take most of the loading. */
function offersByPrice({ days, width, nights, airportOfRow, boardOfRow, offers }: PackedHotel): Uint16Array | Uint32Array {
  const isCell = (row: number) => airportOfRow[row] !== 0 && boardOfRow[row] !== 0;
  const lower = new Uint32Array(1025);
  const upper = new Uint32Array(1025);
  for (let row = 0; row < nights.length; row++) {
    if (!isCell(row)) continue;
    for (let at = row * width; at < (row + 1) * width; at++) {
      const price = days[at] as number;
      if (price >= UNAVAILABLE) continue;
      lower[(price & 1023) + 1]! += 1;
      upper[(price >> 10) + 1]! += 1;
    }
  }
  for (let digit = 1; digit < 1024; digit++) {
    lower[digit]! += lower[digit - 1] as number;
    upper[digit]! += upper[digit - 1] as number;
  }
  const isSmall = days.length <= 65_536;
  const byLower = isSmall ? new Uint16Array(offers) : new Uint32Array(offers);
  const byPrice = isSmall ? new Uint16Array(offers) : new Uint32Array(offers);
  for (let row = 0; row < nights.length; row++) {
    if (!isCell(row)) continue;
    for (let at = row * width; at < (row + 1) * width; at++) if ((days[at] as number) < UNAVAILABLE) byLower[lower[(days[at] as number) & 1023]!++] = at;
  }
  for (let place = 0; place < offers; place++) {
    const at = byLower[place] as number;
    byPrice[upper[(days[at] as number) >> 10]!++] = at;
  }
  return byPrice;
}

/**
 * The lowest price from `least` on of the offers that are wanted, going through them by price.
 * @returns null when it is not among the next `steps` offers: looking into the cells is then the shorter way
 */
export function nextPrice({ byPrice, days, width }: PackedHotel, least: number, steps: number, isWanted: (row: number, slot: number) => boolean): number | null {
  let below = -1;
  let next = byPrice.length;
  while (next - below > 1) {
    const middle = (below + next) >> 1;
    if ((days[byPrice[middle] as number] as number) >= least) next = middle;
    else below = middle;
  }
  const end = Math.min(byPrice.length, next + steps);
  for (; next < end; next++) {
    const at = byPrice[next] as number;
    const row = Math.floor(at / width);
    if (isWanted(row, at - row * width)) return days[at] as number;
  }
  return end === byPrice.length ? UNAVAILABLE : null;
}

/** The first slot of a row on or after a day of the window. */
export function firstSlot({ kept }: PackedHotel, day: number): number {
  const run = day >> 4;
  const before = kept[run] as number;
  return before === kept[run + 1] ? before * RUN : before * RUN + (day & 15);
}

/** The last slot of a row on or before a day; -1 when there is none. */
export function lastSlot({ kept }: PackedHotel, day: number): number {
  const run = day >> 4;
  const before = kept[run] as number;
  return before === kept[run + 1] ? before * RUN - 1 : before * RUN + (day & 15);
}

/** The day of the window that a slot is of. */
export function dayOfSlot({ kept }: PackedHotel, slot: number): number {
  const place = slot >> 4;
  let run = 0;
  while ((kept[run + 1] as number) <= place) run++;
  return run * RUN + (slot & 15);
}

/** The lowest price of a row's slots from `first` to `last`, both included; UNAVAILABLE when nothing is sold. */
export function cheapest({ width, days, lows }: PackedHotel, row: number, first: number, last: number): number {
  let least = UNAVAILABLE;
  const day0 = row * width;
  const run0 = day0 >> 4;
  let slot = first;
  while (slot <= last) {
    if ((slot & 15) === 0 && slot + 15 <= last) {
      const low = lows[run0 + (slot >> 4)] as number;
      if (low < least) least = low;
      slot += RUN;
    } else {
      const end = Math.min(last, slot | 15);
      for (; slot <= end; slot++) {
        const price = days[day0 + slot] as number;
        if (price < least) least = price;
      }
    }
  }
  return least;
}

/** Whether a row sells anything for at most `most` in the slots. */
export function sellsAtMost({ width, days, lows }: PackedHotel, row: number, first: number, last: number, most: number): boolean {
  const day0 = row * width;
  const run0 = day0 >> 4;
  let slot = first;
  while (slot <= last) {
    const isWhole = (slot & 15) === 0 && slot + 15 <= last;
    const low = lows[run0 + (slot >> 4)] as number;
    if (low > most) slot = (slot | 15) + 1;
    else if (isWhole) return true;
    else {
      const end = Math.min(last, slot | 15);
      for (; slot <= end; slot++) if ((days[day0 + slot] as number) <= most) return true;
    }
  }
  return false;
}

/** The lowest price of a cell's slots that is not below `least`, or `known` if none is lower than that. */
export function cheapestFrom({ width, days, lows, highs }: PackedHotel, row: number, first: number, last: number, least: number, known: number): number {
  let found = known;
  const day0 = row * width;
  const run0 = day0 >> 4;
  let slot = first;
  while (slot <= last) {
    const run = run0 + (slot >> 4);
    const low = lows[run] as number;
    const isWhole = (slot & 15) === 0 && slot + 15 <= last;
    if (low >= found || (highs[run] as number) < least) slot = (slot | 15) + 1;
    else if (isWhole && low >= least) {
      found = low;
      slot += RUN;
    } else {
      const end = Math.min(last, slot | 15);
      for (; slot <= end; slot++) {
        const price = days[day0 + slot] as number;
        if (price >= least && price < found) found = price;
      }
    }
  }
  return found;
}

/** What a row of minima can tell of prices between two bounds. */
export type Settled = 'yes' | 'no' | 'open';

/** Whether something of what a row of minima stands for costs between `least` and `most`, as far as the row tells. */
export function settles({ width, days, lows, highs }: PackedHotel, row: number, first: number, last: number, least: number, most: number): Settled {
  let open = false;
  const day0 = row * width;
  const run0 = day0 >> 4;
  let slot = first;
  while (slot <= last) {
    const run = run0 + (slot >> 4);
    const low = lows[run] as number;
    const high = highs[run] as number;
    const isWhole = (slot & 15) === 0 && slot + 15 <= last;
    const end = Math.min(last, slot | 15);
    if (low <= most && high >= least) {
      if (isWhole && (low >= least || high <= most)) return 'yes';
      if (!isWhole) for (let at = slot; at <= end; at++) if ((days[day0 + at] as number) >= least && (days[day0 + at] as number) <= most) return 'yes';
      open = true;
    }
    slot = end + 1;
  }
  return open ? 'open' : 'no';
}

/** Whether a cell sells something between two bounds in the slots. */
export function sellsBetween({ width, days, lows, highs }: PackedHotel, row: number, first: number, last: number, least: number, most: number): boolean {
  const day0 = row * width;
  const run0 = day0 >> 4;
  let slot = first;
  while (slot <= last) {
    const run = run0 + (slot >> 4);
    const low = lows[run] as number;
    const high = highs[run] as number;
    const end = Math.min(last, slot | 15);
    if (low <= most && high >= least) {
      if ((slot & 15) === 0 && slot + 15 <= last && (low >= least || high <= most)) return true;
      for (let at = slot; at <= end; at++) if ((days[day0 + at] as number) >= least && (days[day0 + at] as number) <= most) return true;
    }
    slot = end + 1;
  }
  return false;
}
