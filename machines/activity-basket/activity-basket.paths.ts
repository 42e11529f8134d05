import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { activityBasketMachine } from './activity-basket.machine.ts';
import type { ActivityCart } from './activity-basket.types.ts';

export const exampleBasket: ActivityCart = {
  items: [{
    itemId: 'i1', activityId: '1000', name: 'Plavba – Malia', url: '/vylety/kreta/plavba-malia-1000', picture: { src: '/images/file/scenes/greek-cove-olives.1000', alt: '' }, meetingPoint: 'Přístav',
    day: '2026-07-03', time: '09:00', minutes: 180, people: { adult: 2, child: 0, infant: 0 }, info: { booking: {}, people: [] }, price: 200_000, status: 'free', otherTimes: [],
  }],
  total: 200_000,
  currency: 'CZK',
};
const empty: ActivityCart = { items: [], total: 0, currency: 'CZK' };
const refused = (code: string, errors: object[] = []) => ({ status: 409, body: { code, errors } });

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const activityBasketPaths = pathsOf(activityBasketMachine, [{
  input: { cart: exampleBasket },
  events: [
    { type: 'activityBasket.setContact', field: 'firstName', value: 'Jana' },
    { type: 'activityBasket.setContact', field: 'lastName', value: 'Nováková' },
    { type: 'activityBasket.setContact', field: 'email', value: 'jana@example.cz' },
    { type: 'activityBasket.setContact', field: 'phone', value: '777123456' },
    { type: 'activityBasket.setAgreement', agrees: true },
    { type: 'activityBasket.order' },
    { type: 'activityBasket.remove', itemId: 'i1' },
    { type: 'activityBasket.remove', itemId: 'i9' },
    { type: 'activityBasket.move', itemId: 'i1', day: '2026-07-04', time: '09:00' },
    { type: 'activityBasket.move', itemId: 'i9', day: '2026-07-04', time: '09:00' },
    answer('changeBasket', empty), failure('changeBasket'), failure('changeBasket', refused('time-full')), failure('changeBasket', refused('already-ordered', [{ pointer: '/orders/o-1', code: 'already-ordered', message: 'V-1' }])),
    answer('fetchBasket', exampleBasket), failure('fetchBasket'),
    answer('placeOrder', { orderId: 'o', token: 't' }), failure('placeOrder'), failure('placeOrder', refused('time-full')), failure('placeOrder', refused('already-ordered', [{ pointer: '/orders/o-1', code: 'already-ordered', message: 'V-1' }])),
    failure('placeOrder', refused('too-many-unpaid-orders', [{ pointer: '/orders/o-7', code: 'unpaid-order', message: 'V-7' }])),
    failure('placeOrder', refused('details-invalid', [{ pointer: '/body/contact/phone', code: 'invalid', message: 'invalid' }])),
  ],
}]);
