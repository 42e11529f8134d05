import { assign, setup } from 'xstate';
import { emailError } from '../../src/domain/booking/contact-rules.ts';
import { visibleText } from '../../src/domain/messages/visible-text.ts';
import { failureOf } from '../failure.ts';
import { ports } from '../port.ts';
import type { CartMailCommand, CartMailContext, CartMailInput, CartMailPorts } from './cart-mail.types.ts';

/** The holiday in the cart, mailed to oneself to look at elsewhere [cart.calls]. */
export const cartMailMachine = setup({
  types: {} as { input: CartMailInput; context: CartMailContext; events: CartMailCommand },
  actors: ports<CartMailPorts>()({ mailCart: 'promise' }),
  actions: {
    rememberEmail: assign((_, { email }: { email: string }) => ({ email: visibleText(email), problem: null })),
    noteProblem: assign(({ context: { email } }) => ({ problem: emailError(email) === 'required' ? 'required' as const : 'invalid' as const })),
    noteRefusal: assign({ problem: 'invalid' }),
  },
  guards: {
    emailIsRight: ({ context: { email } }) => emailError(email) === undefined,
    emailIsRefused: ({ event }) => failureOf(event).status === 400,
  },
}).createMachine({
  id: 'cartMail',
  description: 'Mails the holiday in the cart to oneself',
  context: ({ input }) => ({ ...input, email: '', problem: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'One press opens the form',
      on: { 'cartMail.open': 'editing' },
    },
    editing: {
      description: 'The address is being written',
      on: {
        'cartMail.setEmail': { actions: { type: 'rememberEmail', params: ({ event }) => event } },
        'cartMail.send': [{ guard: 'emailIsRight', target: 'sending' }, { actions: 'noteProblem' }],
        'cartMail.close': 'closed',
      },
    },
    sending: {
      description: 'The shop is asked to send the mail; a second press asks nothing',
      invoke: {
        id: 'mailCart',
        src: 'mailCart',
        input: ({ context: { cartId, email } }) => ({ cartId, email: email.trim() }),
        onDone: 'sent',
        onError: [{ guard: 'emailIsRefused', target: 'editing', actions: 'noteRefusal' }, { target: 'failed' }],
      },
    },
    sent: {
      description: 'The mail is on its way',
      on: { 'cartMail.open': 'editing' },
    },
    failed: {
      description: 'The mail could not be asked for; the address is still there',
      on: {
        'cartMail.send': 'sending',
        'cartMail.setEmail': { target: 'editing', actions: { type: 'rememberEmail', params: ({ event }) => event } },
        'cartMail.close': 'closed',
      },
    },
  },
});
