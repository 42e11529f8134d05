import type { Kysely } from 'kysely';
import { todayOf } from '../clock.ts';
import type { Schema } from '../db/schema.ts';
import type { OrderRow } from '../order/order-rows.ts';
import type { Shop } from '../shop.ts';
import type { Extra } from '../upsell/extra-kinds.ts';
import { placesOfTrip } from '../upsell/trips.ts';
import type { VoucherData } from './document-data.ts';

/** A voucher for each trip of an order, numbered in the order's sequence of trips; what several prices split is one trip [upsell.flow]. */
export async function tripVouchersOf(tx: Kysely<Schema>, shop: Shop, order: OrderRow): Promise<VoucherData[]> {
  const trips = bookedTrips(order);
  if (trips.length === 0) return [];
  const { t, format } = shop.texts[order.language];
  const told = await tx.selectFrom('activity_text').select(['activity_code', 'name', 'meeting_point', 'bring']).where('language', '=', order.language).where('activity_code', 'in', trips.map(({ activityCode }) => activityCode)).execute();
  const travellers = await tx.selectFrom('order_traveller').select(['first_name', 'last_name']).where('order_id', '=', order.id).orderBy('position').execute();
  return trips.map(({ activityCode, day, time, title, personRefs }, index): VoucherData => {
    const activity = told.find((one) => one.activity_code === activityCode);
    return {
      kind: 'voucher',
      language: order.language,
      tripType: order.offer.tripType,
      number: `${order.number}-${index + 1}`,
      issued: todayOf(shop.clock),
      customer: { name: format.name({ firstName: order.owner_first_name, lastName: order.owner_last_name }), address: '', email: order.owner_email },
      services: [
        { label: t('mail.activities.activity'), value: activity?.name ?? title },
        { label: t('mail.activities.when'), value: `${format.dayOfWeek(day)} ${time}` },
        ...(activity === undefined ? [] : [{ label: t('mail.activities.where'), value: activity.meeting_point }]),
        { label: t('mail.activities.people'), value: String(personRefs.length) },
      ],
      sandbox: shop.config.sandbox,
      participants: personRefs.flatMap((person) => {
        const traveller = travellers[person];
        return traveller === undefined ? [] : [{ name: format.name({ firstName: traveller.first_name, lastName: traveller.last_name }), birthDate: '' }];
      }),
      notes: activity === undefined ? [] : [t('mail.activities.bring', { things: activity.bring.join(', ') })],
    };
  });
}

/** In the sequence of their vouchers. */
export function bookedTrips({ extras }: Pick<OrderRow, 'extras'>) {
  const lines = extras.filter(({ groupType }) => groupType === 'activity');
  return [...Map.groupBy(lines, ({ code, variantCode }) => `${code} ${variantCode}`).values()].map(tripOf);
}

function tripOf(lines: readonly Extra[]) {
  const [line] = lines as [Extra];
  const personRefs = lines.flatMap((one) => one.personRefs).sort((one, other) => one - other);
  return { ...placesOfTrip(line), title: line.title, personRefs };
}
