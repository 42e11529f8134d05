import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/desk.ts';
import type { Schema } from '../db/schema.ts';
import type { OrderRow } from '../order/order-rows.ts';

type DeskOrder = components['schemas']['DeskOrder'];

/** An order as agents see it, with all that has happened to it and what was written about it. */
export async function deskOrder(kysely: Kysely<Schema>, order: OrderRow): Promise<DeskOrder> {
  const { offer } = order;
  const flights = ([['out', offer.departureFlight], ['back', offer.returnFlight]] as const).flatMap(([leg, flight]) => (flight === null ? []
    : [{ leg, flightNumber: flight.flightNumber, route: `${flight.from}–${flight.to}`, date: flight.date, departureTime: flight.departureTime, arrivalTime: flight.arrivalTime }]));
  return {
    orderId: order.id, number: order.number, status: order.status, hotelName: offer.hotelName, startDate: order.start_date, endDate: order.end_date,
    owner: `${order.owner_first_name} ${order.owner_last_name}`, phone: order.owner_phone, totalPrice: order.total_price, paidPrice: order.paid_price, currency: order.currency, flights,
    log: await logOf(kysely, order),
  };
}

async function logOf(kysely: Kysely<Schema>, { id, created_at, number }: OrderRow): Promise<DeskOrder['log']> {
  const payments = await kysely.selectFrom('payment').select(['updated_at', 'status', 'variant']).where('order_id', '=', id).execute();
  const changes = await kysely.selectFrom('order_change').select(['at', 'kind']).where('order_id', '=', id).execute();
  const mails = await kysely.selectFrom('mail_outbox').select(['created_at', 'subject']).where('order_id', '=', id).execute();
  const threads = kysely.selectFrom('customer_thread').select('id').where('order_id', '=', id);
  const subjects = [`order ${id}`, ...(await threads.execute()).map((thread) => `thread ${thread.id}`)];
  const acts = await kysely.selectFrom('staff_audit').leftJoin('staff_account', 'staff_account.id', 'staff_audit.author').select(['at', 'action', 'name']).where('subject', 'in', subjects).execute();
  const entries = [
    { at: created_at, kind: 'placed' as const, what: number, status: '', who: '' },
    ...payments.map(({ updated_at, status, variant }) => ({ at: updated_at, kind: 'payment' as const, what: variant, status, who: '' })),
    ...changes.map(({ at, kind }) => ({ at, kind: 'change' as const, what: kind, status: '', who: '' })),
    ...mails.map((mail) => ({ at: mail.created_at, kind: 'mail' as const, what: mail.subject, status: '', who: '' })),
    ...acts.map(({ at, action, name }) => ({ at, kind: 'staff' as const, what: action, status: '', who: name ?? '' })),
  ];
  return entries.toSorted((one, other) => other.at.getTime() - one.at.getTime()).map(({ at, ...entry }) => ({ at: at.toISOString(), ...entry }));
}
