/** Reads PostgreSQL's binary COPY of (hotel_id int, airport_id int2, board_id int2, nights int2, prices int[]). */
import { CELL_DAYS } from '../../catalogue/cell-layout.ts';
import type { CubeCell } from './packed-hotel.ts';

export interface CopiedCell extends CubeCell {
  hotelId: number;
}

/** What came is not such a copy. */
export class BrokenCopy extends Error {
  override readonly name = 'BrokenCopy';
}

const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1');
const HEADER_BYTES = 19;
/** Field count, then hotel, airport, board and nights, each after its length, and the length of the array. */
const BEFORE_ARRAY = 2 + 8 + 6 + 6 + 6 + 4;
/** Dimensions, flags, element type, size, lower bound; then a length and a price for each day. */
const ARRAY_HEADER = 20;
const ROW_BYTES = BEFORE_ARRAY + ARRAY_HEADER + CELL_DAYS * 8;

/**
 * Yields the cells as their bytes arrive, in any pieces.
 * @throws BrokenCopy when the bytes end early or are not of that shape
 */
export async function* readCells(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<CopiedCell> {
  let rest: Buffer<ArrayBufferLike> = Buffer.alloc(0);
  let isStart = true;
  let isEnd = false;
  for await (const piece of pieces) {
    const arrived = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    const bytes = rest.length === 0 ? arrived : Buffer.concat([rest, arrived]);
    let at = 0;
    if (isStart) {
      if (bytes.length < HEADER_BYTES) {
        rest = bytes;
        continue;
      }
      if (bytes.compare(SIGNATURE, 0, SIGNATURE.length, 0, SIGNATURE.length) !== 0) throw new BrokenCopy('The cells do not begin as a copy');
      at = HEADER_BYTES + bytes.readInt32BE(15);
      isStart = false;
    }
    while (at + 2 <= bytes.length && !isEnd) {
      const fields = bytes.readInt16BE(at);
      if (fields === -1) isEnd = true;
      else if (at + ROW_BYTES > bytes.length) break;
      else {
        yield cellAt(bytes, at, fields);
        at += ROW_BYTES;
      }
    }
    rest = bytes.subarray(at);
  }
  if (!isEnd) throw new BrokenCopy('The cells end early');
}

function cellAt(bytes: Buffer, at: number, fields: number): CopiedCell {
  const array = at + BEFORE_ARRAY;
  if (fields !== 5 || bytes.readInt32BE(array - 4) !== ARRAY_HEADER + CELL_DAYS * 8 || bytes.readInt32BE(array + 12) !== CELL_DAYS) throw new BrokenCopy('A cell has not a price for each day');
  const prices = new Int32Array(CELL_DAYS);
  // By hand: a method call for each of millions of prices would be most of the loading time.
  for (let day = 0, place = array + ARRAY_HEADER + 4; day < CELL_DAYS; day++, place += 8) {
    prices[day] = ((bytes[place] as number) << 24) | ((bytes[place + 1] as number) << 16) | ((bytes[place + 2] as number) << 8) | (bytes[place + 3] as number);
  }
  return { hotelId: bytes.readInt32BE(at + 6), airportId: bytes.readInt16BE(at + 14), boardId: bytes.readInt16BE(at + 20), nights: bytes.readInt16BE(at + 26), prices };
}
