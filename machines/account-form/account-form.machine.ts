import { and, assign, emit, setup } from 'xstate';
import { ports } from '../port.ts';
import { afterSending, endsWithRefusal, isOutwritten, mayRepeat, problemsOf, refusedBy } from './account-form.rules.ts';
import type { AccountFormAnswer, AccountFormCommand, AccountFormContext, AccountFormFact, AccountFormInput, AccountFormPorts } from './account-form.types.ts';

const pressed = ({ event: { clientId } }: { event: { clientId: string } }) => ({ clientId });
const answered = ({ event }: { event: { output: AccountFormAnswer } }) => event.output;

/** One form of the customer area: written, looked at, sent, answered; what was written is never lost [account.settings]. */
export const accountFormMachine = setup({
  types: {} as {
    context: AccountFormContext;
    input: AccountFormInput;
    events: AccountFormCommand;
    emitted: AccountFormFact;
  },
  actors: ports<AccountFormPorts>()({ sendForm: 'promise' }),
  actions: {
    rememberField: assign(({ context: { fields, problems } }, { field, value }: { field: string; value: string }) => ({ fields: { ...fields, [field]: value }, problems: { ...problems, [field]: '' }, clientId: '' })),
    markProblems: assign(({ context }) => ({ problems: problemsOf(context) })),
    forgetRefusal: assign({ refusal: '' }),
    /** What stands above the button stays until the answer: a second press of the same finger finds it where the first did. */
    forgetProblems: assign({ problems: {} }),
    /** What the shop may have already, its answer lost, is sent under the same name. */
    nameSent: assign(({ context }, { clientId }: { clientId: string }) => ({ clientId: context.clientId || clientId, sent: context.fields })),
    restoreName: assign((_, { clientId }: { clientId: string }) => ({ clientId })),
    takeRefusal: assign(({ context: { kind, clientId } }, answer: AccountFormAnswer) => (answer.status === 'refused' ? { ...refusedBy(kind, answer), clientId: endsWithRefusal(kind) ? '' : clientId } : {})),
    noteGoneOn: assign({ isDone: false }),
    noteSaved: assign(({ context }) => ({ ...afterSending(context), clientId: '' })),
    announceDone: emit(({ context: { kind, subject } }, answer: AccountFormAnswer) => ({ type: 'accountForm.done' as const, kind, subject, result: answer.status === 'done' ? answer.result : {} })),
  },
  guards: {
    wasDone: ({ context }) => context.isDone === true,
    mayRepeat: ({ context: { kind } }) => mayRepeat(kind),
    // What was written since it was sent is not the shop's yet.
    isOutwritten: ({ context }, answer: AccountFormAnswer) => answer.status === 'done' && mayRepeat(context.kind) && isOutwritten(context),
    isComplete: ({ context }) => Object.keys(problemsOf(context)).length === 0,
    isDone: (_, answer: AccountFormAnswer) => answer.status === 'done',
    needsLogin: (_, answer: AccountFormAnswer) => answer.status === 'loginRequired',
  },
}).createMachine({
  id: 'accountForm',
  description: 'One form of the customer area',
  context: ({ input }) => ({ ...input, saved: input.fields, sent: input.fields, problems: {}, refusal: '', clientId: '' }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is being written',
      always: { guard: 'wasDone', target: 'done', actions: 'noteGoneOn' },
      on: {
        'accountForm.setField': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'accountForm.restoreSent': { actions: { type: 'restoreName', params: pressed } },
        'accountForm.submit': [{ guard: 'isComplete', target: 'sending', actions: ['forgetRefusal', { type: 'nameSent', params: pressed }] }, { actions: 'markProblems' }],
      },
    },
    sending: {
      description: 'The shop has been asked; what is written meanwhile is there for the next press',
      invoke: {
        id: 'sendForm',
        src: 'sendForm',
        input: ({ context: { kind, subject, fields, saved, clientId } }) => ({ kind, subject, fields, saved, clientId }),
        onDone: [
          { guard: { type: 'isOutwritten', params: answered }, target: 'editing', actions: ['forgetProblems', 'noteSaved', { type: 'announceDone', params: answered }] },
          { guard: { type: 'isDone', params: answered }, target: 'done', actions: ['forgetProblems', 'noteSaved', { type: 'announceDone', params: answered }] },
          { guard: { type: 'needsLogin', params: answered }, target: 'loginNeeded', actions: 'forgetProblems' },
          { target: 'refused', actions: { type: 'takeRefusal', params: answered } },
        ],
        onError: { target: 'failed', actions: 'forgetProblems' },
      },
      on: { 'accountForm.setField': { actions: { type: 'rememberField', params: ({ event }) => event } } },
    },
    refused: {
      description: 'The shop said no and why; what was written is still there',
      on: {
        'accountForm.setField': { target: 'editing', actions: { type: 'rememberField', params: ({ event }) => event } },
        'accountForm.submit': [{ guard: 'isComplete', target: 'sending', actions: ['forgetRefusal', { type: 'nameSent', params: pressed }] }, { target: 'editing', actions: ['forgetRefusal', 'markProblems'] }],
      },
    },
    failed: {
      description: 'The shop could not be asked; what was written is still there',
      on: {
        'accountForm.setField': { target: 'editing', actions: { type: 'rememberField', params: ({ event }) => event } },
        'accountForm.submit': [{ guard: 'isComplete', target: 'sending', actions: { type: 'nameSent', params: pressed } }, { target: 'editing', actions: 'markProblems' }],
      },
    },
    loginNeeded: {
      description: 'The login has ended meanwhile; what was written is still there, for the same press after a login in another tab',
      on: {
        'accountForm.setField': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'accountForm.submit': [{ guard: 'isComplete', target: 'sending', actions: { type: 'nameSent', params: pressed } }, { actions: 'markProblems' }],
      },
    },
    done: {
      description: 'The shop has done what it was asked for; the same once more is sent only where it does no harm',
      on: {
        'accountForm.setField': { target: 'editing', actions: { type: 'rememberField', params: ({ event }) => event } },
        'accountForm.submit': [
          { guard: and(['mayRepeat', 'isComplete']), target: 'sending', actions: { type: 'nameSent', params: pressed } },
          // A password is asked for each time.
          { guard: 'mayRepeat', target: 'editing', actions: 'markProblems' },
        ],
      },
    },
  },
});
