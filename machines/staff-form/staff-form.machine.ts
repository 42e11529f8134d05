import { assign, emit, setup } from 'xstate';
import { ports } from '../port.ts';
import type { Colleague, NewStaff, StaffAnswer, StaffFormCommand, StaffFormContext, StaffFormFact, StaffFormPorts } from './staff-form.types.ts';

const NOBODY: NewStaff = { email: '', name: '', role: 'agent', password: '' };
const BEGINNING: StaffFormContext = { adminName: '', csrfToken: '', colleagues: [], hasListFailed: false, staff: NOBODY, sent: NOBODY, refusal: '', added: '', leaving: null };

const writes = { actions: { type: 'write', params: ({ event }: { event: { staff: Partial<NewStaff> } }) => event } } as const;
/** Also before it is known who may sign in, which is asked again after the answer. */
const submits = [{ guard: 'isWhole', target: 'adding', actions: 'rememberSent' }, { actions: 'markIncomplete' }] as const;
const asks = { guard: { type: 'isOther', params: ({ event }: { event: { id: string } }) => event }, actions: { type: 'rememberLeaving', params: ({ event }: { event: { id: string } }) => event } } as const;
const answered = ({ event }: { event: { output: StaffAnswer } }) => event.output;

/** Without what was sent. */
function leftOf(staff: NewStaff, sent: NewStaff): NewStaff {
  const left = (field: keyof NewStaff) => (staff[field] === sent[field] ? NOBODY[field] : staff[field]);
  return { email: left('email'), name: left('name'), role: left('role') as NewStaff['role'], password: left('password') };
}

/** An admin adds who may sign in, and removes who may no more. */
export const staffFormMachine = setup({
  types: {} as {
    context: StaffFormContext;
    events: StaffFormCommand;
    emitted: StaffFormFact;
  },
  actors: ports<StaffFormPorts>()({ fetchStaff: 'promise', addStaff: 'promise', removeStaff: 'promise' }),
  actions: {
    // What was written stays for the same admin.
    takeLogin: assign(({ context }, { name, csrfToken }: { name: string; csrfToken: string }) => ({ ...(name !== context.adminName && BEGINNING), adminName: name, csrfToken, leaving: null })),
    forgetAll: assign(BEGINNING),
    takeColleagues: assign((_, { colleagues }: { colleagues: readonly Colleague[] | null }) => ({ colleagues: colleagues ?? [], hasListFailed: false })),
    markListFailed: assign({ hasListFailed: true }),
    rememberSent: assign(({ context: { staff } }) => ({ sent: staff })),
    write: assign(({ context }, { staff }: { staff: Partial<NewStaff> }) => ({ staff: { ...context.staff, ...staff }, refusal: '', added: '' })),
    rememberLeaving: assign(({ context: { colleagues } }, { id }: { id: string }) => ({ leaving: colleagues.find((one) => one.id === id) ?? null, refusal: '', added: '' })),
    forgetLeaving: assign({ leaving: null }),
    takeRefusal: assign((_, answer: StaffAnswer) => ({ refusal: answer.status === 'refused' ? answer.refusal : '' })),
    markFailed: assign({ refusal: 'failed' }),
    markIncomplete: assign({ refusal: 'incomplete' }),
    announceLoginEnded: emit({ type: 'staffForm.loginEnded' as const }),
    // What was written since is the next one's.
    noteAdded: assign(({ context: { staff, sent } }) => ({ added: sent.name, staff: leftOf(staff, sent), sent: NOBODY, refusal: '' })),
  },
  guards: {
    isWhole: ({ context: { staff } }) => [staff.email, staff.name, staff.password].every((text) => text.trim() !== ''),
    isOther: ({ context: { colleagues } }, { id }: { id: string }) => colleagues.some((one) => one.id === id && !one.isOneself),
    isListed: (_, { colleagues }: { colleagues: readonly Colleague[] | null }) => colleagues !== null,
    needsLogin: (_, answer: StaffAnswer) => answer.status === 'loginNeeded',
    isDone: (_, answer: StaffAnswer) => answer.status === 'done',
  },
}).createMachine({
  id: 'staffForm',
  description: 'An admin adds who may sign in, and removes who may no more',
  context: BEGINNING,
  initial: 'away',
  // Also while the shop is asked: the next admin has a login of their own.
  on: {
    'staffForm.begin': { target: '.fetching', actions: { type: 'takeLogin', params: ({ event }) => event } },
    'staffForm.leave': { target: '.away', actions: 'forgetAll' },
  },
  states: {
    away: { description: 'No admin is signed in' },
    fetching: {
      description: 'The shop is asked who may sign in',
      invoke: {
        id: 'fetchStaff',
        src: 'fetchStaff',
        input: {},
        onDone: [
          { guard: { type: 'isListed', params: ({ event }) => ({ colleagues: event.output }) }, target: 'writing', actions: { type: 'takeColleagues', params: ({ event }) => ({ colleagues: event.output }) } },
          { target: 'writing', actions: 'announceLoginEnded' },
        ],
        onError: { target: 'writing', actions: 'markListFailed' },
      },
      on: { 'staffForm.set': writes, 'staffForm.submit': submits },
    },
    writing: {
      description: 'Name, e-mail, role and first password are being written',
      on: {
        'staffForm.set': writes,
        'staffForm.refresh': 'fetching',
        'staffForm.submit': submits,
        'staffForm.remove': { ...asks, target: 'confirming' },
      },
    },
    adding: {
      description: 'The shop adds them, or says why not; what was written stays then, and what is written meanwhile',
      invoke: {
        id: 'addStaff',
        src: 'addStaff',
        input: ({ context: { csrfToken, sent } }) => ({ csrfToken, staff: sent }),
        onDone: [
          { guard: { type: 'isDone', params: answered }, target: 'fetching', actions: 'noteAdded' },
          { guard: { type: 'needsLogin', params: answered }, target: 'writing', actions: 'announceLoginEnded' },
          { target: 'fetching', actions: { type: 'takeRefusal', params: answered } },
        ],
        onError: { target: 'fetching', actions: 'markFailed' },
      },
      on: { 'staffForm.set': writes },
    },
    confirming: {
      description: 'The admin is asked whether it is meant; writing of somebody new goes on',
      on: {
        'staffForm.set': writes,
        'staffForm.submit': [{ guard: 'isWhole', target: 'adding', actions: ['rememberSent', 'forgetLeaving'] }, { actions: 'markIncomplete' }],
        'staffForm.remove': asks,
        'staffForm.confirm': 'removing',
        'staffForm.cancel': { target: 'writing', actions: 'forgetLeaving' },
      },
    },
    removing: {
      description: 'The shop removes them and ends their logins',
      invoke: {
        id: 'removeStaff',
        src: 'removeStaff',
        input: ({ context: { csrfToken, leaving } }) => ({ csrfToken, id: leaving?.id ?? '' }),
        onDone: [
          { guard: { type: 'isDone', params: answered }, target: 'fetching', actions: 'forgetLeaving' },
          { guard: { type: 'needsLogin', params: answered }, target: 'writing', actions: ['forgetLeaving', 'announceLoginEnded'] },
          { target: 'fetching', actions: ['forgetLeaving', { type: 'takeRefusal', params: answered }] },
        ],
        onError: { target: 'writing', actions: ['forgetLeaving', 'markFailed'] },
      },
      on: { 'staffForm.set': writes },
    },
  },
});
