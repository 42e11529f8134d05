import type { Kysely } from 'kysely';
import { methodsForSeats } from '../../domain/booking/methods-for-seats.ts';
import type { Language } from '../../domain/market/language.ts';
import type { Schema } from '../db/schema.ts';
import type { OrderRow } from '../order/order-rows.ts';
import { hasReservedSeats } from '../seats/flight-seats.ts';
import type { Shop } from '../shop.ts';
import type { PaymentMethod } from './payment-provider.ts';

/** How an order can be paid as it stands; whether it has seats is asked only where they would matter. */
export async function methodsOf(kysely: Kysely<Schema>, { payments }: Pick<Shop, 'payments'>, { id }: Pick<OrderRow, 'id'>, language: Language): Promise<PaymentMethod[]> {
  const methods = payments.methods(language);
  const forSeats = methodsForSeats(methods, true);
  return forSeats.length === methods.length || !(await hasReservedSeats(kysely, id)) ? methods : forSeats;
}
