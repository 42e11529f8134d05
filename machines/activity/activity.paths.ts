import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { activityMachine } from './activity.machine.ts';
import type { BookableActivity } from './activity.types.ts';

export const examplePlainActivity: BookableActivity = {
  activityId: '1000',
  prices: [{ code: 'adult', fromAge: 15, toAge: 99, price: 100_000 }, { code: 'child', fromAge: 4, toAge: 14, price: 50_000 }],
  currency: 'CZK',
  requiredInfo: [{ code: 'hotel', of: 'booking', kind: 'text' }],
  mostPeople: 4,
  times: [{ day: '2026-07-03', time: '09:00', free: 6 }, { day: '2026-07-03', time: '14:00', free: 1 }],
  timesFrom: '2026-07-01',
  timesTo: '2026-07-29',
  hasLater: true,
};

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const activityPaths = pathsOf(activityMachine, [{
  input: { activity: examplePlainActivity, day: null, people: { adult: 2, child: 0, infant: 0 } },
  events: [
    { type: 'activity.chooseDay', day: '2026-07-03' },
    { type: 'activity.chooseTime', day: '2026-07-03', time: '09:00' },
    { type: 'activity.setPeople', band: 'child', count: 1 },
    { type: 'activity.setInfo', person: null, code: 'hotel', value: 'Hotel Pláž' },
    { type: 'activity.showMore' },
    { type: 'activity.retryTimes' },
    { type: 'activity.add' },
    { type: 'activity.chooseAnother' },
    answer('fetchTimes', { times: [{ day: '2026-07-31', time: '09:00', free: 6 }], timesFrom: '2026-07-29', timesTo: '2026-08-26', hasLater: false }),
    failure('fetchTimes'),
    answer('newKey', 'key-0001'),
    failure('newKey'),
    answer('saveItem', undefined),
    failure('saveItem'),
    failure('saveItem', { status: 409, body: { code: 'cart-full', errors: [] } }),
    failure('saveItem', { status: 409, body: { code: 'already-ordered', errors: [{ pointer: '/orders/o-1', message: 'V-1' }] } }),
    failure('saveItem', { status: 422, body: { code: 'info-missing', errors: [{ pointer: '/body/info/booking/hotel', code: 'required', message: 'required' }] } }),
    failure('saveItem', { status: 409, body: { code: 'time-full', errors: [{ pointer: '/times/2026-07-04/09:00', message: '5' }] } }),
  ],
}]);
