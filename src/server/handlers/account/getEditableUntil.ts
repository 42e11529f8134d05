import { nameChangeFeeOn } from '../../../domain/booking/reservation-rights.ts';
import { loginOfSecured } from '../../account/current-customer.ts';
import { deadlinesOfOrder, ownOrder } from '../../account/reservation-rows.ts';
import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';

export const getEditableUntil: Handler<'getEditableUntil'> = async ({ shop, params, request }) => {
  const order = await ownOrder(shop.database.kysely, loginOfSecured(request).subject, params.reservationId);
  const deadlines = deadlinesOfOrder(order);
  return { editableUntil: deadlines.nameChangeUntil, changeFreeUntil: deadlines.changeFreeUntil, nameChangeFee: nameChangeFeeOn(deadlines, todayOf(shop.clock)) };
};
