import { assign, emit, setup } from 'xstate';
import { visibleText } from '../../src/domain/messages/visible-text.ts';
import { ports } from '../port.ts';
import { missingAddress, missingDetails } from './registration.rules.ts';
import type { ActivationAnswer, RegistrationAnswer, RegistrationCommand, RegistrationContext, RegistrationFact, RegistrationInput, RegistrationPorts } from './registration.types.ts';

const answered = ({ event }: { event: { output: RegistrationAnswer } }) => event.output;

/** An account is asked for, and comes to life by the link of a mail [account.register]. */
export const registrationMachine = setup({
  types: {} as {
    context: RegistrationContext;
    input: RegistrationInput;
    events: RegistrationCommand;
    emitted: RegistrationFact;
  },
  actors: ports<RegistrationPorts>()({ register: 'promise', resendActivation: 'promise', activate: 'promise' }),
  actions: {
    rememberField: assign(({ context: { fields, problems } }, { field, value }: { field: string; value: string }) => ({ fields: { ...fields, [field]: field === 'password' ? value : visibleText(value) }, problems: { ...problems, [field]: '' } })),
    markMissingDetails: assign(({ context }) => ({ problems: missingDetails(context) })),
    markMissingAddress: assign(({ context }) => ({ problems: missingAddress(context) })),
    forgetRefusal: assign({ refusal: '' }),
    /** What stands above the button stays until the answer: a second press of the same finger finds it where the first did. */
    forgetProblems: assign({ problems: {} }),
    forgetPassword: assign(({ context: { fields } }) => ({ fields: { ...fields, password: '' } })),
    takeRefusal: assign((_, answer: RegistrationAnswer) => (answer.status === 'refused' ? { refusal: answer.refusal, problems: answer.problems } : {})),
    markFailed: assign({ problems: {}, refusal: 'failed' }),
    announceSent: emit({ type: 'registration.sent' }),
    announceActivated: emit({ type: 'registration.activated' }),
  },
  guards: {
    cameByLink: ({ context }) => context.entry === 'link',
    mailWasSent: ({ context }) => context.entry === 'mailSent',
    asksForMail: ({ context }) => context.entry === 'anotherMail',
    detailsAreComplete: ({ context }) => Object.keys(missingDetails(context)).length === 0,
    addressIsThere: ({ context }) => Object.keys(missingAddress(context)).length === 0,
    isSent: (_, answer: RegistrationAnswer) => answer.status === 'sent',
    linkIsOver: (_, { answer }: { answer: ActivationAnswer }) => answer === 'expired',
    isActive: (_, { answer }: { answer: ActivationAnswer }) => answer === 'active',
  },
}).createMachine({
  id: 'registration',
  description: 'From the details of a new account to its activation by a mail',
  context: ({ input }) => ({ ...input, problems: {}, refusal: '' }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The page decides what it is for',
      always: [
        { guard: 'cameByLink', target: 'linkOpened' },
        { guard: 'mailWasSent', target: 'mailUnderWay' },
        { guard: 'asksForMail', target: 'askingForMail' },
        { target: 'details' },
      ],
    },
    details: {
      description: 'Name, address and password are being written',
      on: {
        'registration.setField': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'registration.submit': [{ guard: 'detailsAreComplete', target: 'sending', actions: 'forgetRefusal' }, { actions: 'markMissingDetails' }],
      },
    },
    sending: {
      description: 'The shop is asked for the account',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context: { fields, withIdentity } }) => ({ fields, withIdentity }),
        onDone: [
          { guard: { type: 'isSent', params: answered }, target: 'mailUnderWay', actions: ['forgetProblems', 'forgetPassword', 'announceSent'] },
          { target: 'details', actions: { type: 'takeRefusal', params: answered } },
        ],
        onError: { target: 'details', actions: 'markFailed' },
      },
    },
    mailUnderWay: {
      description: 'A mail with a link is on its way; another can be asked for',
      initial: 'written',
      on: {
        'registration.setField': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'registration.resend': [{ guard: 'addressIsThere', target: 'resending' }, { actions: 'markMissingAddress' }],
      },
      states: {
        written: { description: 'Somebody has registered: whether the address has an account already, or had its mail of this minute, is not told' },
        askedAgain: { description: 'One more was asked for: the shop sends one a minute, and does not tell whether there is an account' },
      },
    },
    askingForMail: {
      description: 'The address is being written to which another mail is to go',
      on: {
        'registration.setField': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'registration.resend': [{ guard: 'addressIsThere', target: 'resending', actions: 'forgetRefusal' }, { actions: 'markMissingAddress' }],
      },
    },
    resending: {
      description: 'The shop is asked for another mail',
      invoke: {
        id: 'resendActivation',
        src: 'resendActivation',
        input: ({ context: { fields } }) => ({ email: (fields.email ?? '').trim() }),
        onDone: [
          { guard: { type: 'isSent', params: answered }, target: 'mailUnderWay.askedAgain', actions: 'forgetProblems' },
          { target: 'askingForMail', actions: { type: 'takeRefusal', params: answered } },
        ],
        onError: { target: 'askingForMail', actions: 'markFailed' },
      },
    },
    linkOpened: {
      description: 'Opened by a mail’s link: one press activates, so that a scanner of mails does nothing',
      on: { 'registration.activate': { target: 'activating', actions: 'forgetRefusal' } },
    },
    activating: {
      description: 'The shop is told that the mail has arrived',
      invoke: {
        id: 'activate',
        src: 'activate',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          { guard: { type: 'linkIsOver', params: ({ event }) => ({ answer: event.output }) }, target: 'linkOver' },
          { guard: { type: 'isActive', params: ({ event }) => ({ answer: event.output }) }, target: 'active' },
          { target: 'active', actions: 'announceActivated' },
        ],
        onError: { target: 'linkOpened', actions: 'markFailed' },
      },
    },
    linkOver: {
      description: 'The link is too old or not the shop’s, or its account was put to rest; another mail can be asked for',
      on: {
        'registration.setField': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'registration.resend': [{ guard: 'addressIsThere', target: 'resending' }, { actions: 'markMissingAddress' }],
      },
    },
    active: { description: 'The account is active, now or since the link was used before; its page leads on to the login' },
  },
});
