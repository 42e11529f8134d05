import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { parseOfferCode } from '../../../domain/urls/offer-code.ts';
import { boardIdOf } from '../../catalogue/boards.ts';
import { CELL_DAYS, dearest, highsOf, UNAVAILABLE, withMinima } from '../../catalogue/cell-layout.ts';
import type { Schema } from '../../db/schema.ts';
import { dayOf, readWindow } from '../prices/catalogue-window.ts';
import { tellPriceVersion } from '../prices/price-version.ts';

/**
 * For tests, which play the revenue team: gives one departure day of a cell another price, or takes it off sale, and keeps
 * the rows of minima true. It makes a new price version, which other processes are told of when the transaction commits.
 * @param offerCode its room does not matter: rooms add to the cell's price
 * @param basePrice minor units (whole koruna) per adult in a double in the cheapest room; null: not sold any more
 * @throws RangeError when there is no such cell or the price is none
 */
export async function changeBasePrice(tx: Transaction<Schema>, offerCode: string, basePrice: number | null): Promise<void> {
  const offer = parseOfferCode(offerCode);
  if (offer === undefined) throw new RangeError(`${offerCode} is no offer code`);
  const koruna = basePrice === null ? UNAVAILABLE : basePrice / 100;
  if (!Number.isInteger(koruna) || koruna <= 0 || koruna > UNAVAILABLE) throw new RangeError(`${basePrice} is no base price`);
  const window = await readWindow(tx, offer.departureDate);
  const day = dayOf(window, offer.departureDate);
  const airport = window.airportIds.get(offer.airportCode);
  const board = boardIdOf(offer.boardCode);
  const cells = await tx
    .selectFrom('offer_cell')
    .innerJoin('hotel', 'hotel.id', 'offer_cell.hotel_id')
    .select(['hotel_id', 'airport_id', 'board_id', 'prices'])
    .where('hotel.code', '=', offer.hotelCode)
    .where('nights', '=', offer.nights)
    .forUpdate('offer_cell')
    .execute();
  const cell = cells.find(({ airport_id, board_id }) => airport_id === airport && board_id === board);
  if (cell === undefined || day < 0 || day >= CELL_DAYS) throw new RangeError(`${offerCode} is of no cell`);
  const version = await nextPriceVersion(tx, { offers: offersOf(koruna) - offersOf(cell.prices[day]), priceSum: sumOf(koruna) - sumOf(cell.prices[day]) });
  cell.prices[day] = koruna;
  const each = cells.filter(({ airport_id, board_id }) => airport_id > 0 && board_id > 0);
  for (const touched of cells) {
    const isAny = touched.airport_id === 0 || touched.board_id === 0;
    if (touched !== cell && !isAny) continue;
    const under = isAny ? each.filter(({ airport_id, board_id }) => (touched.airport_id === 0 || airport_id === touched.airport_id) && (touched.board_id === 0 || board_id === touched.board_id)) : [cell];
    touched.prices[day] = Math.min(...under.map(({ prices }) => prices[day] ?? UNAVAILABLE));
    await tx
      .updateTable('offer_cell')
      .set({ prices: [...withMinima(touched.prices)], highs: [...dearest(under.map(({ prices }) => highsOf(prices)))], version })
      .where('hotel_id', '=', touched.hotel_id)
      .where('airport_id', '=', touched.airport_id)
      .where('board_id', '=', touched.board_id)
      .where('nights', '=', offer.nights)
      .execute();
  }
}

function offersOf(price = UNAVAILABLE): number {
  return price < UNAVAILABLE ? 1 : 0;
}

function sumOf(price = UNAVAILABLE): number {
  return price < UNAVAILABLE ? price : 0;
}

/** Others who change prices wait for the end of this transaction: taken after the rows that it is about. @param change by how much the sums change */
async function nextPriceVersion(tx: Transaction<Schema>, change: { offers: number; priceSum: number }): Promise<number> {
  const { version } = await tx
    .updateTable('price_version')
    .set({ version: sql`version + 1`, offers: sql`offers + ${change.offers}::bigint`, price_sum: sql`price_sum + ${change.priceSum}::bigint` })
    .returning('version')
    .executeTakeFirstOrThrow();
  await tellPriceVersion(tx, version);
  return version;
}
