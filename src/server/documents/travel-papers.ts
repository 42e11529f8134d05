import type { Kysely } from 'kysely';
import { priceContents } from '../../domain/prices/price-contents.ts';
import { todayOf } from '../clock.ts';
import type { Schema } from '../db/schema.ts';
import type { OrderRow } from '../order/order-rows.ts';
import type { Shop } from '../shop.ts';
import type { DocumentData, VoucherData } from './document-data.ts';
import { travelContractOf } from './order-documents.ts';
import { insuranceOf, insurancesOf, ticketOf } from './travel-documents.ts';
import { tripVouchersOf } from './trip-vouchers.ts';

/** All that others take as paid: the voucher of the stay, tickets, the insurance, a voucher for each trip. */
export async function travelPapersOf(tx: Kysely<Schema>, shop: Shop, order: OrderRow): Promise<DocumentData[]> {
  return [
    ...(hasStay(order) ? [await stayVoucherOf(tx, shop, order)] : []),
    ...(hasFlight(order) ? [await ticketOf(tx, shop, order)] : []),
    ...(insurancesOf(order).length > 0 ? [await insuranceOf(tx, shop, order)] : []),
    ...await tripVouchersOf(tx, shop, order),
  ];
}

export async function stayVoucherOf(tx: Kysely<Schema>, shop: Shop, order: OrderRow): Promise<VoucherData> {
  const { language, tripType, number, customer, services, sandbox, participants } = await travelContractOf(tx, shop, order);
  return { kind: 'voucher', language, tripType, number, customer, services, sandbox, issued: todayOf(shop.clock), participants, notes: [] };
}

export function hasStay({ offer }: Pick<OrderRow, 'offer'>): boolean {
  return priceContents(offer).includes.includes('stay');
}

export function hasFlight({ offer }: Pick<OrderRow, 'offer'>): boolean {
  return offer.departureFlight !== null || offer.returnFlight !== null;
}
