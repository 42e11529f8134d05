import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { optionsOf, type ExtraKind } from './extra-kinds.ts';

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

/** What an option of a variant costs on top of it, by the unit of the variant: the first of a kind nothing. Undefined for one that is not sold. */
export function optionPrice(prices: PriceList, kind: ExtraKind, variant: string, option: string): number | undefined {
  const at = optionsOf(kind, variant).indexOf(option);
  return at === 0 ? 0 : at > 0 ? prices(kind.code, option)?.price : undefined;
}
