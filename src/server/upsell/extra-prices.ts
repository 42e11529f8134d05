import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** Minor units of one, and how many there are a place and day; null without end. */
export interface ListPrice {
  price: number;
  stock: number | null;
}

/** The price list of extras and seats, by code and variant. */
export type PriceList = (code: string, variant: string) => ListPrice | undefined;

export async function readPriceList(kysely: Kysely<Schema>): Promise<PriceList> {
  const rows = await kysely.selectFrom('extra_price').selectAll().execute();
  const prices = new Map(rows.map(({ code, variant, price, stock }) => [`${code} ${variant}`, { price, stock }]));
  return (code, variant) => prices.get(`${code} ${variant}`);
}
