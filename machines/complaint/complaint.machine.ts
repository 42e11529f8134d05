import { assign, emit, setup, stateIn } from 'xstate';
import { withUploads } from '../../src/domain/messages/attached-files.ts';
import type { UploadAnswer } from '../../src/domain/messages/attached-files.ts';
import { MOST_ATTACHMENTS } from '../../src/domain/messages/message-limits.ts';
import { ports } from '../port.ts';
import { askedOf, isAnother, tooLongIn } from './complaint.rules.ts';
import type { Complaint, ComplaintCommand, ComplaintContext, ComplaintFact, ComplaintForm, ComplaintInput, ComplaintPorts, Written } from './complaint.types.ts';

const answered = <Answer>({ event }: { event: { output: Answer } }) => ({ answer: event.output });

const uploaded = ({ event }: { event: { output: readonly UploadAnswer[] } }) => ({ answers: event.output });

/** A complaint is written by the shop's form, looked at, and submitted once [account.complaints]. */
export const complaintMachine = setup({
  types: {} as {
    context: ComplaintContext;
    input: ComplaintInput;
    events: ComplaintCommand;
    emitted: ComplaintFact;
  },
  actors: ports<ComplaintPorts>()({ fetchComplaintForm: 'promise', validateComplaint: 'promise', uploadFiles: 'promise', submitComplaint: 'promise' }),
  actions: {
    rememberForm: assign((_, { form }: { form: ComplaintForm }) => ({ form })),
    rememberField: assign(({ context: { written, problems } }, { field, value }: { field: string; value: string }) => ({ written: { ...written, [field]: value }, problems: { ...problems, [field]: '' } })),
    takeKey: assign((_, { key }: { key: string }) => ({ key })),
    markTooLong: assign(({ context: { form, written } }) => ({ problems: tooLongIn(form, written) })),
    rememberProblems: assign((_, { answer }: { answer: { status: string; problems?: Written } }) => ({ problems: answer.problems ?? {} })),
    takeUploads: assign(({ context }, { answers }: { answers: readonly UploadAnswer[] }) => withUploads(context, answers)),
    noteSent: assign(({ context: { form, written } }) => ({ sent: askedOf(form, written) })),
    markUploadFailed: assign({ fileProblems: [{ name: '', problem: 'failed' as const }] }),
    markFilesGone: assign({ files: [], fileProblems: [{ name: '', problem: 'gone' as const }] }),
    dropFile: assign(({ context: { files } }, { attachmentId }: { attachmentId: string }) => ({ files: files.filter((file) => file.attachmentId !== attachmentId) })),
    rememberComplaint: assign((_, { answer }: { answer: { status: string; complaint?: Complaint } }) => ({ complaint: answer.complaint ?? null, problems: {} })),
    announceSubmitted: emit((_, { answer }: { answer: { status: string; complaint?: Complaint } }) => ({ type: 'complaint.submitted' as const, complaintId: answer.complaint?.complaintId ?? '' })),
  },
  guards: {
    fits: ({ context: { form, written } }) => Object.keys(tooLongIn(form, written)).length === 0,
    isValid: (_, { answer }: { answer: { status: string } }) => answer.status === 'valid',
    // What was written since it was sent is not the shop's.
    isOutwritten: ({ context: { form, written, sent } }, { answer }: { answer: { status: string } }) => answer.status === 'submitted' && isAnother(sent, askedOf(form, written)),
    isSubmitted: (_, { answer }: { answer: { status: string } }) => answer.status === 'submitted',
    wasSubmittedBefore: (_, { answer }: { answer: { status: string } }) => answer.status === 'submittedBefore',
    hasPlace: ({ context: { files } }) => files.length < MOST_ATTACHMENTS,
    isPressed: stateIn({ uploading: 'pressed' }),
    wereTaken: ({ context }) => context.fileProblems.length === 0,
    lostFiles: (_, { answer }: { answer: { status: string } }) => answer.status === 'filesGone',
    needsLogin: (_, { answer }: { answer: { status: string } }) => answer.status === 'loginRequired',
  },
}).createMachine({
  id: 'complaint',
  description: 'A complaint is written by the shop’s form and submitted once',
  context: ({ input }) => ({ ...input, form: null, files: [], fileProblems: [], problems: {}, sent: {}, complaint: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'What is asked, which choices there are and their texts come from the shop',
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
        'complaint.restoreKey': { actions: { type: 'takeKey', params: ({ event }) => event } },
        'complaint.submit': [{ guard: 'fits', target: 'validating' }, { actions: 'markTooLong' }],
        'complaint.attach': { guard: 'hasPlace', target: 'uploading' },
        'complaint.detach': { actions: { type: 'dropFile', params: ({ event }) => event } },
      },
    },
    uploading: {
      description: 'Chosen files are on their way, each is taken or refused by itself; the form is written on',
      invoke: {
        id: 'uploadFiles',
        src: 'uploadFiles',
        input: ({ context: { files }, event }) => ({ field: event.type === 'complaint.attach' ? event.field : '', places: MOST_ATTACHMENTS - files.length }),
        onDone: [
          { guard: 'isPressed', target: 'uploaded', actions: { type: 'takeUploads', params: uploaded } },
          { target: 'writing', actions: { type: 'takeUploads', params: uploaded } },
        ],
        onError: { target: 'writing', actions: 'markUploadFailed' },
      },
      on: {
        'complaint.setField': { target: '.unpressed', actions: { type: 'rememberField', params: ({ event }) => event } },
        'complaint.detach': { actions: { type: 'dropFile', params: ({ event }) => event } },
      },
      initial: 'unpressed',
      states: {
        unpressed: {
          description: 'It is not to be submitted yet',
          on: { 'complaint.submit': [{ guard: 'fits', target: 'pressed' }, { actions: 'markTooLong' }] },
        },
        pressed: { description: 'It was pressed as it stands: once all files are taken it is submitted' },
      },
    },
    uploaded: {
      description: 'Submit was pressed while files were on their way: it goes on with all of them, or waits for another press',
      always: [{ guard: 'wereTaken', target: 'validating' }, { target: 'writing' }],
    },
    validating: {
      description: 'The shop looks at what is written before anything is stored; it is written on',
      on: { 'complaint.setField': { actions: { type: 'rememberField', params: ({ event }) => event } } },
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
      description: 'The complaint is on its way; what is written meanwhile is shown beside it',
      entry: 'noteSent',
      on: { 'complaint.setField': { actions: { type: 'rememberField', params: ({ event }) => event } } },
      invoke: {
        id: 'submitComplaint',
        src: 'submitComplaint',
        input: ({ context: { key, form, written, files } }) => ({ key, fields: askedOf(form, written), attachments: files.map(({ attachmentId }) => attachmentId) }),
        onDone: [
          { guard: { type: 'isOutwritten', params: answered }, target: 'submittedBefore', actions: [{ type: 'rememberComplaint', params: answered }, { type: 'announceSubmitted', params: answered }] },
          { guard: { type: 'isSubmitted', params: answered }, target: 'submitted', actions: [{ type: 'rememberComplaint', params: answered }, { type: 'announceSubmitted', params: answered }] },
          { guard: { type: 'needsLogin', params: answered }, target: 'loginNeeded' },
          { guard: { type: 'wasSubmittedBefore', params: answered }, target: 'submittedBefore', actions: { type: 'rememberComplaint', params: answered } },
          { guard: { type: 'lostFiles', params: answered }, target: 'writing', actions: 'markFilesGone' },
          { target: 'writing', actions: { type: 'rememberProblems', params: answered } },
        ],
        onError: 'failed',
      },
    },
    loginNeeded: {
      description: 'The login has ended meanwhile; what was written is still there, for the same press after a login in another tab',
      on: {
        'complaint.setField': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'complaint.submit': [{ guard: 'fits', target: 'validating' }, { target: 'writing', actions: 'markTooLong' }],
        'complaint.attach': { guard: 'hasPlace', target: 'uploading' },
        'complaint.detach': { actions: { type: 'dropFile', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'The shop could not be asked; what was written is still there',
      on: {
        'complaint.setField': { target: 'writing', actions: { type: 'rememberField', params: ({ event }) => event } },
        'complaint.submit': 'validating',
        'complaint.attach': { guard: 'hasPlace', target: 'uploading' },
        'complaint.detach': { actions: { type: 'dropFile', params: ({ event }) => event } },
      },
    },
    submitted: {
      description: 'The shop has the complaint, its number and its promise are shown',
    },
    submittedBefore: {
      description: 'The shop has the complaint as it was sent: that one is shown beside what was written since',
    },
  },
});
