import { assign, emit, setup } from 'xstate';
import { visibleText } from '../../src/domain/messages/visible-text.ts';
import { ports } from '../port.ts';
import type { LoginAnswer, LoginCommand, LoginContext, LoginFact, LoginInput, LoginPorts, LoginProblem } from './login.types.ts';

const answered = ({ event }: { event: { output: LoginAnswer } }) => event.output;

/** From a name to a login: the name, its password, and the digits of a mail where the customer wants them [account.login]. */
export const loginMachine = setup({
  types: {} as {
    context: LoginContext;
    input: LoginInput;
    events: LoginCommand;
    emitted: LoginFact;
  },
  actors: ports<LoginPorts>()({ checkUsername: 'promise', logIn: 'promise', authorize: 'promise', resend: 'promise' }),
  actions: {
    rememberEmail: assign((_, { email }: { email: string }) => ({ email: visibleText(email), problem: null })),
    rememberPassword: assign((_, { password }: { password: string }) => ({ password, problem: null })),
    rememberDigits: assign((_, { digits }: { digits: string }) => ({ digits, problem: null })),
    takeTicket: assign((_, answer: LoginAnswer) => (answer.status === 'verify' ? { ticket: answer.ticket, digits: '', mailedAgain: false, problem: null } : {})),
    takeProblem: assign((_, answer: LoginAnswer) => ({ problem: answer.status === 'refused' ? answer.problem : null })),
    markProblem: assign((_, { problem }: { problem: LoginProblem }) => ({ problem })),
    noteMailedAgain: assign({ mailedAgain: true, problem: null }),
    forgetMailedAgain: assign({ mailedAgain: false }),
    forgetProblem: assign({ problem: null }),
    forgetPassword: assign({ password: '', problem: null }),
    announceDone: emit(({ context: { returnTo } }) => ({ type: 'login.done' as const, returnTo })),
    announceChange: emit(({ context: { returnTo } }) => ({ type: 'login.passwordChangeDue' as const, returnTo })),
  },
  guards: {
    nameIsGood: (_, { answer }: { answer: string }) => answer === 'password',
    hasTicket: ({ context }) => context.ticket !== '',
    isDone: (_, answer: LoginAnswer) => answer.status === 'done',
    asksForDigits: (_, answer: LoginAnswer) => answer.status === 'verify',
    isTicketOver: (_, answer: LoginAnswer) => answer.status === 'refused' && answer.problem === 'ticketOver',
    hasNoTicket: (_, { answer }: { answer: 'sent' | 'ticketOver' }) => answer === 'ticketOver',
    isNameUnknown: ({ context }) => context.email === '',
    mustChange: (_, answer: LoginAnswer) => answer.status === 'changePassword',
  },
}).createMachine({
  id: 'login',
  description: 'From a name to a login',
  context: ({ input }) => ({ ...input, email: '', password: '', digits: '', mailedAgain: false, problem: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The page decides whether an identity provider has said who comes',
      always: [{ guard: 'hasTicket', target: 'digits' }, { target: 'name' }],
    },
    name: {
      description: 'The e-mail address is being written',
      on: {
        'login.setEmail': { actions: { type: 'rememberEmail', params: ({ event }) => event } },
        'login.submit': 'checkingName',
      },
    },
    checkingName: {
      description: 'The shop is asked what comes after the name; what is written meanwhile stays',
      on: { 'login.setEmail': { actions: { type: 'rememberEmail', params: ({ event }) => event } } },
      invoke: {
        id: 'checkUsername',
        src: 'checkUsername',
        input: ({ context: { email } }) => ({ email: email.trim() }),
        onDone: [
          { guard: { type: 'nameIsGood', params: ({ event }) => ({ answer: event.output }) }, target: 'password', actions: 'forgetProblem' },
          { target: 'name', actions: { type: 'markProblem', params: { problem: 'emailInvalid' } } },
        ],
        onError: { target: 'name', actions: { type: 'markProblem', params: { problem: 'failed' } } },
      },
    },
    password: {
      description: 'The password is being written',
      on: {
        'login.setPassword': { actions: { type: 'rememberPassword', params: ({ event }) => event } },
        'login.submit': 'checkingPassword',
        'login.startOver': { target: 'name', actions: 'forgetPassword' },
      },
    },
    checkingPassword: {
      description: 'The shop looks at the password; what is written meanwhile is there for the next press',
      on: { 'login.setPassword': { actions: { type: 'rememberPassword', params: ({ event }) => event } } },
      invoke: {
        id: 'logIn',
        src: 'logIn',
        input: ({ context: { email, password } }) => ({ email: email.trim(), password }),
        onDone: [
          { guard: { type: 'isDone', params: answered }, target: 'loggedIn', actions: ['forgetPassword', 'announceDone'] },
          { guard: { type: 'asksForDigits', params: answered }, target: 'digits', actions: ['forgetPassword', { type: 'takeTicket', params: answered }] },
          { guard: { type: 'mustChange', params: answered }, target: 'changeDue', actions: ['forgetPassword', 'announceChange'] },
          { target: 'password', actions: { type: 'takeProblem', params: answered } },
        ],
        onError: { target: 'password', actions: { type: 'markProblem', params: { problem: 'failed' } } },
      },
    },
    digits: {
      description: 'The digits of the mail are being written',
      on: {
        'login.setDigits': { actions: { type: 'rememberDigits', params: ({ event }) => event } },
        'login.submit': { target: 'checkingDigits', actions: 'forgetMailedAgain' },
        'login.resend': 'resending',
        'login.startOver': { target: 'name', actions: 'forgetPassword' },
      },
    },
    resending: {
      description: 'The shop is asked for another mail; digits are written on',
      on: { 'login.setDigits': { actions: { type: 'rememberDigits', params: ({ event }) => event } } },
      invoke: {
        id: 'resend',
        src: 'resend',
        input: ({ context: { ticket } }) => ({ ticket }),
        onDone: [
          { guard: { type: 'hasNoTicket', params: ({ event }) => ({ answer: event.output }) }, target: 'over', actions: { type: 'markProblem', params: { problem: 'ticketOver' } } },
          { target: 'digits', actions: 'noteMailedAgain' },
        ],
        onError: { target: 'digits', actions: { type: 'markProblem', params: { problem: 'failed' } } },
      },
    },
    checkingDigits: {
      description: 'The shop looks at the digits; what is written meanwhile is there for the next press',
      on: { 'login.setDigits': { actions: { type: 'rememberDigits', params: ({ event }) => event } } },
      invoke: {
        id: 'authorize',
        src: 'authorize',
        input: ({ context: { ticket, digits } }) => ({ ticket, digits: digits.trim() }),
        onDone: [
          { guard: { type: 'isDone', params: answered }, target: 'loggedIn', actions: 'announceDone' },
          { guard: { type: 'isTicketOver', params: answered }, target: 'over', actions: { type: 'takeProblem', params: answered } },
          { target: 'digits', actions: { type: 'takeProblem', params: answered } },
        ],
        onError: { target: 'digits', actions: { type: 'markProblem', params: { problem: 'failed' } } },
      },
    },
    over: {
      description: 'The ticket is used or too old: it goes on with what comes before it',
      always: [{ guard: 'isNameUnknown', target: 'name' }, { target: 'password' }],
    },
    changeDue: { description: 'A new password must be chosen first; its page opens' },
    loggedIn: { description: 'The page that one wanted opens' },
  },
});
