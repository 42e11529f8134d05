/** Tabs of a reservation, as their addresses name them [route.reservation-tabs]. */
export const RESERVATION_TABS = ['summary', 'travel', 'guide', 'hotel', 'documents', 'chat', 'management', 'payment', 'additional-services'] as const;
export type ReservationTab = (typeof RESERVATION_TABS)[number];

/** Questions of the help page, by their messages. */
export const FAQ = ['pay', 'change', 'documents', 'cancel', 'claim'] as const;

/** Where a form stands on its page: the id of its element. */
export function formPlace(form: string): string {
  return `form-${form}`;
}
