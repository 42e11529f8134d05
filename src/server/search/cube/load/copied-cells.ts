/** The cells by PostgreSQL's binary COPY: what is asked for, and how its bytes are read. */
import { CELL_DAYS, longRunsOver, UNAVAILABLE, type Run } from '../../../catalogue/cell-layout.ts';
import type { CubeCell } from '../memory/packed-hotel.ts';

const LONG_RUNS = longRunsOver(0, CELL_DAYS - 1);

/** Of the long runs in this order, the one in which a cell sells anything. */
function runSelling(runs: readonly Run[], subscript: (run: Run) => number): string {
  const cases = runs.map((run) => `when prices[${run.price}] < ${UNAVAILABLE} then ${subscript(run)}`);
  return `case ${cases.join(' ')} else ${subscript(runs.at(-1) as Run)} end`;
}

/** SQL's subscripts: PostgreSQL spends most of the loading time on writing prices one by one, so only those of a cell's season. */
const FIRST = runSelling(LONG_RUNS, ({ day }) => day + 1);
const LAST = runSelling(LONG_RUNS.toReversed(), ({ day, days }) => day + days);

/** The cells that searches read prices of, a hotel after another; rows of minima are made here. */
export function copiedCells(condition: string): string {
  return `select hotel_id, airport_id, board_id, nights, ${FIRST}, prices[${FIRST}:${LAST}] from offer_cell
    where airport_id > 0 and board_id > 0 and ${condition} order by hotel_id, airport_id, board_id, nights`;
}

/** The cells of a hotel that were copied. They are written to again once the next hotel is asked for. */
export interface CopiedHotel {
  hotelId: number;
  cells: readonly CubeCell[];
}

/** What came is not such a copy. */
export class BrokenCopy extends Error {
  override readonly name = 'BrokenCopy';
}

const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1');
const HEADER_BYTES = 19;
/** Field count; hotel, airport, board, nights and the first day's subscript, each after its length; the length of the array. */
const BEFORE_ARRAY = 2 + 8 + 6 + 6 + 6 + 8 + 4;
/** Dimensions, flags, element type, size, lower bound; then a length and a price for each day. */
const ARRAY_HEADER = 20;
const MOST_ROW_BYTES = BEFORE_ARRAY + ARRAY_HEADER + CELL_DAYS * 8;

/** Bytes that are read together: what came in many small pieces is copied here, where the processor's cache keeps it. */
const BLOCK_BYTES = 256 * 1024;

/**
 * Yields each hotel's cells once all have arrived, in any pieces.
 * @throws BrokenCopy when the bytes end early or are not of that shape
 */
export async function* readHotels(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<CopiedHotel> {
  // Used again for each piece and each hotel: the collector would be busy with new ones.
  const block = Buffer.alloc(BLOCK_BYTES);
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  const arrays: Int32Array[] = [];
  let cells: CubeCell[] = [];
  let ofHotel = -1;
  let filled = 0;
  let isStart = true;
  let isEnd = false;
  for await (const piece of pieces) {
    for (let taken = 0; taken < piece.length && !isEnd; ) {
      const part = piece.subarray(taken, taken + BLOCK_BYTES - filled);
      block.set(part, filled);
      taken += part.length;
      filled += part.length;
      let at = isStart ? startOf(block.subarray(0, filled), view) : 0;
      if (at === null) continue;
      isStart = false;
      while (at + 2 <= filled && !isEnd) {
        isEnd = view.getInt16(at) === -1;
        if (isEnd || at + BEFORE_ARRAY > filled) break;
        const end: number = at + BEFORE_ARRAY + view.getInt32(at + BEFORE_ARRAY - 4);
        if (end - at > MOST_ROW_BYTES) throw new BrokenCopy('A cell has more prices than days');
        if (end > filled) break;
        const hotelId = view.getInt32(at + 6);
        if (hotelId !== ofHotel && cells.length > 0) {
          yield { hotelId: ofHotel, cells };
          cells = [];
        }
        ofHotel = hotelId;
        cells.push(cellAt(view, at, (arrays[cells.length] ??= new Int32Array(CELL_DAYS))));
        at = end;
      }
      block.copyWithin(0, at, filled);
      filled -= at;
    }
  }
  if (!isEnd) throw new BrokenCopy('The cells end early');
  if (cells.length > 0) yield { hotelId: ofHotel, cells };
}

/** Where the first row is; null as long as that has not arrived. */
function startOf(bytes: Buffer, view: DataView): number | null {
  if (bytes.length < HEADER_BYTES) return null;
  if (bytes.compare(SIGNATURE, 0, SIGNATURE.length, 0, SIGNATURE.length) !== 0) throw new BrokenCopy('The cells do not begin as a copy');
  return HEADER_BYTES + view.getInt32(15);
}

function cellAt(view: DataView, at: number, prices: Int32Array): CubeCell {
  const array = at + BEFORE_ARRAY;
  const first = view.getInt32(array - 8) - 1;
  const days = (view.getInt32(array - 4) - ARRAY_HEADER) / 8;
  if (view.getInt16(at) !== 6 || first < 0 || days < 1 || first + days > CELL_DAYS || view.getInt32(array + 12) !== days) throw new BrokenCopy('A cell has not a price for each day');
  prices.fill(UNAVAILABLE);
  for (let day = first, place = array + ARRAY_HEADER + 4; day < first + days; day++, place += 8) prices[day] = view.getInt32(place);
  return { airportId: view.getInt16(at + 14), boardId: view.getInt16(at + 20), nights: view.getInt16(at + 26), prices };
}
