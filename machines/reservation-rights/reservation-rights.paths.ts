import { deadlinesOf } from '../../src/domain/booking/reservation-rights.ts';
import { failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { reservationRightsMachine } from './reservation-rights.machine.ts';

const journey = { startDate: '2026-08-30', balanceDue: '2026-07-31' };
const deadlines = deadlinesOf({ ...journey, hasFlight: true });
const days = ['2026-07-01', '2026-08-01', '2026-08-24', '2026-08-29', '2026-08-31'];

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const reservationRightsPaths = pathsOf(reservationRightsMachine, [
  ...days.map((today) => ({ input: { deadlines, today, isCancelled: false }, events: [streamed('days'), ...days.map((day) => streamed('days', day)), failure('days')] })),
  { input: { deadlines, today: days[0]!, isCancelled: true }, events: [streamed('days', days[1])] },
  { input: { deadlines: deadlinesOf({ ...journey, hasFlight: false }), today: days[2]!, isCancelled: false }, events: days.slice(3).map((day) => streamed('days', day)) },
]);
