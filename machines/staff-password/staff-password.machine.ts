import { assign, emit, setup } from 'xstate';
import { missingFields } from '../missing-fields.ts';
import { ports } from '../port.ts';
import type { StaffPasswordAnswer, StaffPasswordCommand, StaffPasswordContext, StaffPasswordFact, StaffPasswordPorts } from './staff-password.types.ts';

const NOTHING_WRITTEN = { fields: {}, problems: {}, refusal: '' } satisfies Partial<StaffPasswordContext>;
const BEGINNING: StaffPasswordContext = { name: '', csrfToken: '', ...NOTHING_WRITTEN };

const answered = ({ event }: { event: { output: StaffPasswordAnswer } }) => event.output;
const missing = ({ fields }: StaffPasswordContext) => missingFields({ fields, required: ['currentPassword', 'password'] });

/** Somebody of the staff changes their own password. */
export const staffPasswordMachine = setup({
  types: {} as {
    context: StaffPasswordContext;
    events: StaffPasswordCommand;
    emitted: StaffPasswordFact;
  },
  actors: ports<StaffPasswordPorts>()({ changePassword: 'promise' }),
  actions: {
    // What was written stays for the same one.
    takeLogin: assign(({ context }, { name, csrfToken }: { name: string; csrfToken: string }) => ({ ...(name !== context.name && NOTHING_WRITTEN), name, csrfToken })),
    forgetAll: assign(BEGINNING),
    rememberField: assign(({ context: { fields, problems } }, { field, value }: { field: string; value: string }) => ({ fields: { ...fields, [field]: value }, problems: { ...problems, [field]: '' } })),
    markMissing: assign(({ context }) => ({ problems: missing(context) })),
    forgetRefusal: assign({ refusal: '' }),
    forgetWritten: assign(NOTHING_WRITTEN),
    takeRefusal: assign((_, answer: StaffPasswordAnswer) => (answer.status === 'refused' ? { refusal: answer.refusal, problems: answer.problems } : {})),
    markFailed: assign({ refusal: 'failed' }),
    announceLoginEnded: emit({ type: 'staffPassword.loginEnded' as const }),
  },
  guards: {
    isWhole: ({ context }) => Object.keys(missing(context)).length === 0,
    isDone: (_, answer: StaffPasswordAnswer) => answer.status === 'done',
    needsLogin: (_, answer: StaffPasswordAnswer) => answer.status === 'loginNeeded',
  },
}).createMachine({
  id: 'staffPassword',
  description: 'Somebody of the staff changes their own password',
  context: BEGINNING,
  initial: 'away',
  // Also while the shop is asked: the next one has a login of their own.
  on: {
    'staffPassword.begin': { target: '.writing', actions: { type: 'takeLogin', params: ({ event }) => event } },
    'staffPassword.leave': { target: '.away', actions: 'forgetAll' },
  },
  states: {
    away: { description: 'Nobody of the staff is signed in' },
    writing: {
      description: 'The password until now and the new one are being written',
      on: {
        'staffPassword.setField': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'staffPassword.submit': [{ guard: 'isWhole', target: 'saving', actions: 'forgetRefusal' }, { actions: 'markMissing' }],
      },
    },
    saving: {
      description: 'The shop looks at the password until now and takes the new one',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context: { csrfToken, fields } }) => ({ csrfToken, currentPassword: fields.currentPassword ?? '', password: fields.password ?? '' }),
        onDone: [
          { guard: { type: 'isDone', params: answered }, target: 'changed', actions: 'forgetWritten' },
          { guard: { type: 'needsLogin', params: answered }, target: 'writing', actions: 'announceLoginEnded' },
          { target: 'writing', actions: { type: 'takeRefusal', params: answered } },
        ],
        onError: { target: 'writing', actions: 'markFailed' },
      },
    },
    changed: { description: 'The new password holds, and the other logins have ended' },
  },
});
