import type { components } from '../../../openapi/generated/desk.ts';
import { landsNextDay, type FlightTimes } from '../../domain/offers/flight-times.ts';
import { Problem } from '../contract/problem.ts';
import { lockOrder } from '../order/order-rows.ts';
import { opaqueId } from '../security/signature.ts';
import type { Shop } from '../shop.ts';
import { audit, type Agent } from './agent.ts';
import { enqueueDeskMail } from './desk-mails.ts';
import { deskOrder } from './desk-order.ts';

interface NewTimes extends FlightTimes {
  leg: 'out' | 'back';
}

/** By so much a flight may take longer or less than before: it lands on the way, or flies by a summer's clock. */
const OTHERWISE_MINUTES = 180;

/** By the clocks at its ends. */
function minutesOf(times: FlightTimes): number {
  const [departure, arrival] = [times.departureTime, times.arrivalTime].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  return arrival! - departure! + (landsNextDay(times) ? 1440 : 0);
}

/**
 * Puts new times into an order and tells whoever travels, in the order's language.
 * @throws Problem 404, 409 no-flight, unchanged, times-impossible, order-cancelled
 */
export async function changeFlightTimes(shop: Shop, agent: Agent, orderId: string, { leg, departureTime, arrivalTime }: NewTimes): Promise<components['schemas']['DeskOrder']> {
  const order = await shop.database.kysely.transaction().execute(async (tx) => {
    const row = await lockOrder(tx, orderId);
    const part = leg === 'out' ? 'departureFlight' : 'returnFlight';
    const flight = row.offer[part];
    if (row.status === 'cancelled') throw new Problem(409, 'order-cancelled', { title: 'The order is cancelled' });
    if (flight === null) throw new Problem(409, 'no-flight', { title: 'The order has no such flight' });
    if (flight.departureTime === departureTime && flight.arrivalTime === arrivalTime) throw new Problem(409, 'unchanged', { title: 'These are the times already' });
    if (Math.abs(minutesOf({ departureTime, arrivalTime }) - minutesOf(flight)) > OTHERWISE_MINUTES) throw new Problem(409, 'times-impossible', { title: 'The flight does not take that long' });
    const offer = { ...row.offer, [part]: { ...flight, departureTime, arrivalTime } };
    const changeId = opaqueId();
    await tx.insertInto('order_change').values({ id: changeId, order_id: orderId, kind: 'flight-times', fee: 0, at: agent.now }).execute();
    await audit(tx, agent, 'changedFlightTimes', `order ${orderId}`);
    const { t, format } = shop.texts[row.language];
    const route = `${flight.fromName} – ${flight.toName}`;
    await enqueueDeskMail(tx, shop, {
      to: row.owner_email, language: row.language, orderId, occasion: `flight-times:${changeId}`,
      subject: t('mail.desk.flightTimes.subject', { number: row.number }), paragraphs: [t('mail.desk.flightTimes.intro')],
      facts: [
        { label: `${flight.flightNumber}, ${route}`, value: format.date(flight.date) },
        { label: t('mail.desk.flightTimes.before'), value: `${flight.departureTime} – ${format.landing(flight)}` },
        { label: t('mail.desk.flightTimes.now'), value: `${departureTime} – ${format.landing({ departureTime, arrivalTime })}` },
      ],
      // A guest's order has no page behind the login.
      path: row.customer_id === null ? null : `/mytui/reservation/${orderId}/travel`,
    });
    return tx.updateTable('orders').set({ offer: JSON.stringify(offer), updated_at: agent.now }).where('id', '=', orderId).returningAll().executeTakeFirstOrThrow();
  });
  shop.background.runNow();
  return deskOrder(shop.database.kysely, order);
}
