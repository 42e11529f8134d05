import type { Kysely } from 'kysely';
import type { components } from '../../../openapi/generated/complaints.ts';
import type { Schema } from '../db/schema.ts';
import { commonSelectors } from './complaint-form.ts';

/** What this customer can choose: their own reservations, the newest journey first, and what everybody can. */
export async function complaintSelectors(kysely: Kysely<Schema>, customerId: string): Promise<components['schemas']['ComplaintSelectors']['selectors']> {
  const orders = await kysely.selectFrom('orders').select(['id', 'number', 'offer', 'start_date']).where('customer_id', '=', customerId).orderBy('start_date', 'desc').limit(100).execute();
  return [{ name: 'reservation', options: orders.map(({ id, number, offer }) => ({ value: id, labelKey: null, label: `${offer.hotelName}, ${number}` })) }, ...commonSelectors()];
}
