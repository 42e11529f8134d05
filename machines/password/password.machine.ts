import { assign, emit, setup } from 'xstate';
import { visibleText } from '../../src/domain/messages/visible-text.ts';
import { ports } from '../port.ts';
import { emailOf, missingAddress, missingPassword, refusedBy } from './password.rules.ts';
import type { PasswordAnswer, PasswordCommand, PasswordContext, PasswordFact, PasswordInput, PasswordPorts } from './password.types.ts';

const answered = ({ event }: { event: { output: PasswordAnswer } }) => event.output;

/** A new password: by the link of a mail, or by the old one, which a login may ask for [account.password]. */
export const passwordMachine = setup({
  types: {} as {
    context: PasswordContext;
    input: PasswordInput;
    events: PasswordCommand;
    emitted: PasswordFact;
  },
  actors: ports<PasswordPorts>()({ remind: 'promise', resetByLink: 'promise', changeByOld: 'promise' }),
  actions: {
    rememberField: assign(({ context: { fields, problems } }, { field, value }: { field: string; value: string }) => ({ fields: { ...fields, [field]: field === 'email' ? visibleText(value) : value }, problems: { ...problems, [field]: '' } })),
    markMissingAddress: assign(({ context }) => ({ problems: missingAddress(context) })),
    markMissingPassword: assign(({ context }) => ({ problems: missingPassword(context) })),
    forgetRefusal: assign({ refusal: '' }),
    /** What stands above the button stays until the answer: a second press of the same finger finds it where the first did. */
    forgetProblems: assign({ problems: {} }),
    forgetPasswords: assign(({ context: { fields } }) => ({ fields: { ...fields, oldPassword: '', password: '' } })),
    takeRefusal: assign(({ context }, answer: PasswordAnswer) => (answer.status === 'refused' ? refusedBy(context, answer) : {})),
    markFailed: assign({ problems: {}, refusal: 'failed' }),
    announceChanged: emit({ type: 'password.changed' }),
  },
  guards: {
    cameByLink: ({ context }) => context.entry === 'link',
    asksForMail: ({ context }) => context.entry === 'remind',
    isDue: ({ context }) => context.isDue,
    addressIsThere: ({ context }) => Object.keys(missingAddress(context)).length === 0,
    passwordIsThere: ({ context }) => Object.keys(missingPassword(context)).length === 0,
    isDone: (_, answer: PasswordAnswer) => answer.status === 'done',
    linkIsOver: (_, answer: PasswordAnswer) => answer.status === 'expired',
    isMailed: (_, answer: PasswordAnswer) => answer.status === 'mailed',
  },
}).createMachine({
  id: 'password',
  description: 'A new password, by a mail or by the old one',
  context: ({ input }) => ({ ...input, fields: { email: input.email }, problems: {}, refusal: '' }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The page decides what it is for',
      always: [
        { guard: 'cameByLink', target: 'choosing' },
        { guard: 'asksForMail', target: 'askingForMail' },
        { guard: 'isDue', target: 'changeDue' },
        { target: 'changing' },
      ],
    },
    askingForMail: {
      description: 'The address is being written to which the link is to go',
      on: {
        'password.setField': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'password.remind': [{ guard: 'addressIsThere', target: 'reminding', actions: 'forgetRefusal' }, { actions: 'markMissingAddress' }],
      },
    },
    reminding: {
      description: 'The shop is asked for a mail with a link',
      invoke: {
        id: 'remind',
        src: 'remind',
        input: ({ context: { fields } }) => ({ email: (fields.email ?? '').trim() }),
        onDone: [
          { guard: { type: 'isDone', params: answered }, target: 'mailUnderWay', actions: 'forgetProblems' },
          { target: 'askingForMail', actions: { type: 'takeRefusal', params: answered } },
        ],
        onError: { target: 'askingForMail', actions: 'markFailed' },
      },
    },
    mailUnderWay: {
      description: 'A mail with a link is on its way; another can be asked for',
      on: {
        'password.setField': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'password.remind': [{ guard: 'addressIsThere', target: 'reminding' }, { actions: 'markMissingAddress' }],
      },
    },
    choosing: {
      description: 'Opened by a mail’s link: the new password is being written',
      on: {
        'password.setField': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'password.submit': [{ guard: 'passwordIsThere', target: 'resetting', actions: 'forgetRefusal' }, { actions: 'markMissingPassword' }],
      },
    },
    resetting: {
      description: 'The shop is told the new password',
      invoke: {
        id: 'resetByLink',
        src: 'resetByLink',
        input: ({ context: { token, fields } }) => ({ token, password: fields.password ?? '' }),
        onDone: [
          { guard: { type: 'isDone', params: answered }, target: 'changed', actions: ['forgetProblems', 'forgetPasswords', 'announceChanged'] },
          { guard: { type: 'linkIsOver', params: answered }, target: 'linkOver', actions: ['forgetProblems', 'forgetPasswords'] },
          { target: 'choosing', actions: { type: 'takeRefusal', params: answered } },
        ],
        onError: { target: 'choosing', actions: 'markFailed' },
      },
    },
    linkOver: {
      description: 'The link is used, too old or not the shop’s; another mail can be asked for',
      on: {
        'password.setField': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'password.remind': [{ guard: 'addressIsThere', target: 'reminding' }, { actions: 'markMissingAddress' }],
      },
    },
    changeDue: {
      description: 'A login has asked for a new password: the old and the new one are being written',
      on: {
        'password.setField': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'password.submit': [{ guard: 'passwordIsThere', target: 'saving', actions: 'forgetRefusal' }, { actions: 'markMissingPassword' }],
      },
    },
    changing: {
      description: 'The old and the new password are being written',
      on: {
        'password.setField': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'password.submit': [{ guard: 'passwordIsThere', target: 'saving', actions: 'forgetRefusal' }, { actions: 'markMissingPassword' }],
      },
    },
    saving: {
      description: 'The shop looks at the old password and takes the new one',
      invoke: {
        id: 'changeByOld',
        src: 'changeByOld',
        input: ({ context }) => ({ email: emailOf(context), oldPassword: context.fields.oldPassword ?? '', password: context.fields.password ?? '' }),
        onDone: [
          { guard: { type: 'isDone', params: answered }, target: 'changed', actions: ['forgetProblems', 'forgetPasswords', 'announceChanged'] },
          { guard: { type: 'isMailed', params: answered }, target: 'mailUnderWay', actions: ['forgetProblems', 'forgetPasswords'] },
          { guard: 'isDue', target: 'changeDue', actions: { type: 'takeRefusal', params: answered } },
          { target: 'changing', actions: { type: 'takeRefusal', params: answered } },
        ],
        onError: [{ guard: 'isDue', target: 'changeDue', actions: 'markFailed' }, { target: 'changing', actions: 'markFailed' }],
      },
    },
    changed: { description: 'The new password holds and all logins have ended; the page leads on to the login' },
  },
});
