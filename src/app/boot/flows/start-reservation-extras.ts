/** Begins the extras of a booked holiday; loaded on their tab alone. */
import { createReservationExtrasPorts } from '../../../ports/flows/reservation-extras-ports.ts';
import type { AccountData } from '../../../routes/pages/account.page.ts';
import type { Visit } from '../../visit/create-visit.ts';
import type { ShownPage } from '../../visit/shown-page.ts';
import { beginFlow } from './begin-flow.ts';

export async function startReservationExtras(visit: Visit, page: ShownPage): Promise<void> {
  const { reservation: { group, order } } = page.state.data as Extract<AccountData, { name: 'reservation' }>;
  if (group !== 'coming') return;
  await beginFlow(page, 'upsell', { ports: { ...createReservationExtrasPorts(visit.api) }, input: { holidayId: order.orderId, promoted: [] } });
}
