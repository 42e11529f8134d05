import { assign, emit, setup } from 'xstate';
import { ports } from '../port.ts';
import { askedOf } from './complaint.rules.ts';
import type { Complaint, ComplaintCommand, ComplaintContext, ComplaintFact, ComplaintForm, ComplaintInput, ComplaintPorts, Written } from './complaint.types.ts';

const answered = <Answer>({ event }: { event: { output: Answer } }) => ({ answer: event.output });

/** A complaint is written by the shop's form, looked at, and submitted once [account.complaints]. */
export const complaintMachine = setup({
  types: {
    context: {} as ComplaintContext,
    input: {} as ComplaintInput,
    events: {} as ComplaintCommand,
    emitted: {} as ComplaintFact,
  },
  actors: ports<ComplaintPorts>()({ fetchComplaintForm: 'promise', validateComplaint: 'promise', submitComplaint: 'promise' }),
  actions: {
    rememberForm: assign((_, { form }: { form: ComplaintForm }) => ({ form })),
    rememberField: assign(({ context: { written, problems } }, { field, value }: { field: string; value: string }) => ({ written: { ...written, [field]: value }, problems: { ...problems, [field]: '' } })),
    rememberProblems: assign((_, { answer }: { answer: { status: string; problems?: Written } }) => ({ problems: answer.problems ?? {} })),
    rememberComplaint: assign((_, { answer }: { answer: { status: string; complaint?: Complaint } }) => ({ complaint: answer.complaint ?? null, problems: {} })),
    announceSubmitted: emit((_, { answer }: { answer: { status: string; complaint?: Complaint } }) => ({ type: 'complaint.submitted' as const, complaintId: answer.complaint?.complaintId ?? '' })),
  },
  guards: {
    isValid: (_, { answer }: { answer: { status: string } }) => answer.status === 'valid',
    isSubmitted: (_, { answer }: { answer: { status: string } }) => answer.status === 'submitted',
    needsLogin: (_, { answer }: { answer: { status: string } }) => answer.status === 'loginRequired',
  },
}).createMachine({
  id: 'complaint',
  description: 'A complaint is written by the shop’s form and submitted once',
  context: ({ input }) => ({ ...input, form: null, attachments: [], problems: {}, complaint: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'What is asked, which choices there are and in which words comes from the shop',
      tags: 'busy',
      invoke: {
        id: 'fetchComplaintForm',
        src: 'fetchComplaintForm',
        input: {},
        onDone: { target: 'writing', actions: { type: 'rememberForm', params: ({ event }) => ({ form: event.output }) } },
        onError: 'loadFailed',
      },
    },
    loadFailed: {
      description: 'The form could not be had; it can be asked for again',
      on: { 'complaint.retry': 'loading' },
    },
    writing: {
      description: 'The form is being written; what is wrong stands beside its field',
      on: {
        'complaint.setField': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'complaint.submit': 'validating',
      },
    },
    validating: {
      description: 'The shop looks at what is written before anything is stored',
      invoke: {
        id: 'validateComplaint',
        src: 'validateComplaint',
        input: ({ context: { form, written } }) => ({ fields: askedOf(form, written) }),
        onDone: [
          { guard: { type: 'isValid', params: answered }, target: 'submitting' },
          { guard: { type: 'needsLogin', params: answered }, target: 'loginNeeded' },
          { target: 'writing', actions: { type: 'rememberProblems', params: answered } },
        ],
        onError: 'failed',
      },
    },
    submitting: {
      description: 'The complaint is on its way',
      invoke: {
        id: 'submitComplaint',
        src: 'submitComplaint',
        input: ({ context: { key, form, written, attachments } }) => ({ key, fields: askedOf(form, written), attachments }),
        onDone: [
          { guard: { type: 'isSubmitted', params: answered }, target: 'submitted', actions: [{ type: 'rememberComplaint', params: answered }, { type: 'announceSubmitted', params: answered }] },
          { guard: { type: 'needsLogin', params: answered }, target: 'loginNeeded' },
          { target: 'writing', actions: { type: 'rememberProblems', params: answered } },
        ],
        onError: 'failed',
      },
    },
    loginNeeded: {
      description: 'The login has ended meanwhile; what was written is still there, for the same press after a login in another tab',
      on: {
        'complaint.setField': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'complaint.submit': 'validating',
      },
    },
    failed: {
      description: 'The shop could not be asked; what was written is still there',
      on: {
        'complaint.setField': { target: 'writing', actions: { type: 'rememberField', params: ({ event }) => event } },
        'complaint.submit': 'validating',
      },
    },
    submitted: {
      description: 'The shop has the complaint, its number and its promise are shown',
    },
  },
});
