import { loginOfSecured } from '../../account/current-customer.ts';
import { placeNamesOf, summaryAnswer } from '../../account/reservation-answer.ts';
import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';

export const listReservations: Handler<'listReservations'> = async ({ shop, language, request }) => {
  const { subject } = loginOfSecured(request);
  const orders = await shop.database.kysely.selectFrom('orders').selectAll().where('customer_id', '=', subject).orderBy('start_date').execute();
  const placeNames = await placeNamesOf(shop.database.kysely, orders, language);
  return { reservations: orders.map((order) => summaryAnswer(order, todayOf(shop.clock), placeNames)) };
};
