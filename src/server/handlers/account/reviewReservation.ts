import { loginOfSecured } from '../../account/current-customer.ts';
import { reviewHotel } from '../../account/hotel-reviews.ts';
import type { Handler } from '../../contract/operations.ts';

export const reviewReservation: Handler<'reviewReservation'> = async ({ shop, params, body, request }) => {
  await reviewHotel(shop, loginOfSecured(request).subject, params.reservationId, body);
  return { status: 'done' as const };
};
