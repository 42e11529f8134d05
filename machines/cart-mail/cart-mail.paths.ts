import { answer, failure, pathsOf } from '../testing/path-coverage.ts';
import { cartMailMachine } from './cart-mail.machine.ts';

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const cartMailPaths = pathsOf(cartMailMachine, [{
  input: { cartId: 'c-1' },
  events: [
    { type: 'cartMail.open' }, { type: 'cartMail.close' }, { type: 'cartMail.send' },
    { type: 'cartMail.setEmail', email: 'jana' }, { type: 'cartMail.setEmail', email: 'jana@example.cz' },
    answer('mailCart', { status: 'sent' }), failure('mailCart'), failure('mailCart', { status: 400, body: { code: 'email-invalid' } }),
  ],
}]);
