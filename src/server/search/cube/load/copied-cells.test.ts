import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomOf } from '../../../../demo/catalogue/random.ts';
import { CELL_DAYS } from '../../../catalogue/cell-layout.ts';
import type { Database } from '../../../db/open-database.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { BrokenCopy, copiedCells, readHotels } from './copied-cells.ts';

describe('the copy of the cells', () => {
  let database: Database;
  let copy: Uint8Array;
  beforeAll(async () => {
    database = await openTestDatabase('pglite', { catalogue: 'small' });
    if ('url' in database.elsewhere) throw new Error('PGlite is embedded');
    copy = await database.elsewhere.copyOut(copiedCells('true'));
  });
  afterAll(() => database.close());

  async function* inPieces(bytes: Uint8Array, lengths: () => number) {
    for (let at = 0; at < bytes.length; ) {
      const length = lengths();
      yield bytes.subarray(at, at + length);
      at += length;
    }
  }

  async function read(bytes: Uint8Array, lengths = () => bytes.length) {
    const rows: { hotel_id: number; airport_id: number; board_id: number; nights: number; days: number[] }[] = [];
    for await (const { hotelId, cells } of readHotels(inPieces(bytes, lengths))) {
      for (const { airportId, boardId, nights, prices } of cells) rows.push({ hotel_id: hotelId, airport_id: airportId, board_id: boardId, nights, days: [...prices] });
    }
    return rows;
  }

  it('has every price of every cell', async () => {
    const stored = await database.kysely
      .selectFrom('offer_cell')
      .select(['hotel_id', 'airport_id', 'board_id', 'nights', 'prices'])
      .where('airport_id', '>', 0)
      .where('board_id', '>', 0)
      .orderBy('hotel_id').orderBy('airport_id').orderBy('board_id').orderBy('nights')
      .execute();
    expect(await read(copy)).toEqual(stored.map(({ prices, ...cell }) => ({ ...cell, days: prices.slice(0, CELL_DAYS) })));
  });

  it('is read the same in whatever pieces it arrives', async () => {
    const whole = await read(copy);
    const random = randomOf('pieces');
    for (const most of [7, 4000, 600_000]) expect(await read(copy, () => random.between(1, most))).toEqual(whole);
  });

  it('is refused when it ends early, begins otherwise or has a cell of another shape', async () => {
    const changed = (at: number, byte: number) => copy.with(at, byte);
    await expect(read(copy.subarray(0, -2))).rejects.toThrow(BrokenCopy);
    await expect(read(copy.subarray(0, 10_000))).rejects.toThrow(BrokenCopy);
    await expect(read(changed(0, 0x51))).rejects.toThrow(BrokenCopy);
    // The number of fields of the first row, and the highest byte of its array's length.
    await expect(read(changed(20, 5))).rejects.toThrow(BrokenCopy);
    await expect(read(changed(19 + 36, 1))).rejects.toThrow(BrokenCopy);
    await expect(read(changed(19 + 36, 255))).rejects.toThrow(BrokenCopy);
  });
});
