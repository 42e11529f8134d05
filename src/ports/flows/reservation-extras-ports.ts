/** Ports of the extras of a booked holiday. */
import type { UpsellChoice } from '../../../machines/upsell/upsell.types.ts';
import type { Api } from '../../api/create-api.ts';
import { clock$ } from '../../streams/time/clock.ts';
import type { CheckoutPorts } from '../page-ports.ts';

/** Seats are held for a cart: those of an order are its airline's to change. */
const noSeats = () => Promise.reject(new Error('Seats are chosen before the booking'));

export function createReservationExtrasPorts(api: Api): CheckoutPorts['upsell'] {
  const of = (reservationId: string) => ({ path: { reservationId } });
  return {
    clock: (ticks) => clock$(ticks),
    fetchUpsells: ({ holidayId }, context) => api.GET('/api/www/account/reservations/{reservationId}/extras', { params: of(holidayId), ...context }),
    chooseUpsell: ({ holidayId, choice }, context) => api.POST('/api/www/account/reservations/{reservationId}/extras/choose', { params: of(holidayId), body: bodyOfChoice(choice), ...context }),
    confirmExtras: ({ holidayId, ...body }, context) => api.POST('/api/www/account/reservations/{reservationId}/extras/confirm', { params: of(holidayId), body, ...context }),
    fetchFlightClasses: async () => ({ legs: [], passengers: [] }),
    fetchSeatMap: async () => ({ legs: [], holds: { holds: [], left: null } }),
    holdSeats: noSeats,
    releaseSeats: noSeats,
    submitSeats: noSeats,
  };
}

export function bodyOfChoice({ code, variantCode, optionCode, personRefs, price }: UpsellChoice) {
  return variantCode === null ? { code, variantCode } : { code, variantCode, optionCode, personRefs, price };
}
