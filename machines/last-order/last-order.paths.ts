import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { lastOrderMachine } from './last-order.machine.ts';
import type { Owner } from './last-order.types.ts';

export const owner: Owner = { firstName: 'Jana', lastName: 'Nováková', email: 'jana@example.cz', phone: '+420777123456', street: 'Dlouhá 1', city: 'Brno', zip: '602 00', country: 'CZ' };

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const lastOrderPaths = pathsOf(lastOrderMachine, [{
  input: { cartId: 'c-1', filledIn: { lastName: '', email: '' } },
  events: [{ type: 'lastOrder.take' }, { type: 'lastOrder.dismiss' }, answer('fetchLastOrder', owner), answer('fetchLastOrder', null), failure('fetchLastOrder')],
}, { input: { cartId: 'c-1', filledIn: { lastName: 'Nováková', email: '' } }, events: [] }]);
