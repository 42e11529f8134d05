import { assign, setup } from 'xstate';
import { ports } from '../port.ts';
import type { AddAnswer, NewStaff, StaffFormCommand, StaffFormContext, StaffFormPorts } from './staff-form.types.ts';

const NOBODY: NewStaff = { email: '', name: '', role: 'agent', password: '' };

/** An admin adds who may sign in. */
export const staffFormMachine = setup({
  types: {
    context: {} as StaffFormContext,
    events: {} as StaffFormCommand,
  },
  actors: ports<StaffFormPorts>()({ addStaff: 'promise' }),
  actions: {
    rememberToken: assign((_, { csrfToken }: { csrfToken: string }) => ({ csrfToken })),
    forgetAll: assign({ csrfToken: '', staff: NOBODY, refusal: '', added: '' }),
    write: assign(({ context }, { staff }: { staff: Partial<NewStaff> }) => ({ staff: { ...context.staff, ...staff }, refusal: '', added: '' })),
    takeRefusal: assign((_, { answer }: { answer: AddAnswer }) => ({ refusal: answer.status === 'refused' ? answer.refusal : '' })),
    markFailed: assign({ refusal: 'failed' }),
    noteAdded: assign(({ context }) => ({ added: context.staff.name, staff: NOBODY, refusal: '' })),
  },
  guards: {
    isWhole: ({ context: { staff } }) => [staff.email, staff.name, staff.password].every((text) => text.trim() !== ''),
    isAdded: (_, { answer }: { answer: AddAnswer }) => answer.status === 'added',
  },
}).createMachine({
  id: 'staffForm',
  description: 'An admin adds who may sign in',
  context: { csrfToken: '', staff: NOBODY, refusal: '', added: '' },
  initial: 'away',
  states: {
    away: {
      description: 'No admin is signed in',
      on: { 'staffForm.begin': { target: 'writing', actions: { type: 'rememberToken', params: ({ event }) => event } } },
    },
    writing: {
      description: 'Name, e-mail, role and first password are being written',
      on: {
        'staffForm.set': { actions: { type: 'write', params: ({ event }) => event } },
        'staffForm.submit': { guard: 'isWhole', target: 'adding' },
        'staffForm.leave': { target: 'away', actions: 'forgetAll' },
      },
    },
    adding: {
      description: 'The shop adds them, or says why not; what was written stays then',
      invoke: {
        id: 'addStaff',
        src: 'addStaff',
        input: ({ context: { csrfToken, staff } }) => ({ csrfToken, staff }),
        onDone: [
          { guard: { type: 'isAdded', params: ({ event }) => ({ answer: event.output }) }, target: 'writing', actions: 'noteAdded' },
          { target: 'writing', actions: { type: 'takeRefusal', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: { target: 'writing', actions: 'markFailed' },
      },
    },
  },
});
