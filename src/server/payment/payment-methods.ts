import type { Kysely } from 'kysely';
import type { Language } from '../../domain/market/language.ts';
import type { Schema } from '../db/schema.ts';
import type { OrderRow } from '../order/order-rows.ts';
import { hasReservedSeats } from '../seats/flight-seats.ts';
import type { Shop } from '../shop.ts';
import type { PaymentMethod } from './payment-provider.ts';

/** How an order can be paid: a transfer takes days, seats are reserved for half an hour (decision 0074). */
export async function methodsOf(kysely: Kysely<Schema>, { payments }: Pick<Shop, 'payments'>, { id }: Pick<OrderRow, 'id'>, language: Language): Promise<PaymentMethod[]> {
  const methods = payments.methods(language);
  if (!methods.some(({ kind }) => kind === 'transfer') || !(await hasReservedSeats(kysely, id))) return methods;
  return methods.filter(({ kind }) => kind !== 'transfer');
}
