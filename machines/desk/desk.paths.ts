import type { AttachedFile } from '../../src/domain/messages/attached-files.ts';
import { answer, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { deskMachine } from './desk.machine.ts';
import type { DeskThread } from './desk.types.ts';

const thread: DeskThread = {
  thread: { threadId: 't1', kind: 'message', subject: 'Dotaz', reservationId: '', last: 1, customerSeen: 1, staffSeen: 0, messages: [] },
  customerName: 'Jana Nováková', email: 'jana@example.com', language: 'cs', isResolved: false, claim: null, complaint: null, order: null, templates: [], colleagues: [],
};
const file: AttachedFile = { attachmentId: 'f1', name: 'poukaz.pdf', type: 'application/pdf', size: 900 };
const full = Array.from({ length: 5 }, () => ({ file }));
const start = [{ type: 'desk.begin', name: 'Adam', csrfToken: 't' } as const];

/** What tests walk and the gallery's simulator offers: inputs and events that together reach every transition. */
export const deskPaths = pathsOf(deskMachine, [
  {
    input: { threadId: '' },
    events: [
      ...start, { type: 'desk.leave' }, { type: 'desk.show', only: 'mine' }, { type: 'desk.open', threadId: 't1' }, { type: 'desk.close' },
      { type: 'desk.begin', name: 'Eva', csrfToken: 'other' }, answer('fetchInbox', { threads: [], hasMore: false }), answer('fetchInbox', null), failure('fetchInbox'), answer('fetchDeskThread', thread), answer('fetchDeskThread', null), answer('fetchDeskThread', 'gone'), failure('fetchDeskThread'), streamed('deskChanges'), streamed('deskChanges', 'thread'), failure('deskChanges'),
    ],
  },
  {
    input: { threadId: '' },
    events: [
      ...start, answer('fetchInbox', { threads: [], hasMore: false }), { type: 'desk.open', threadId: 't1' }, answer('fetchDeskThread', thread), { type: 'desk.setText', text: 'Ano.' },
      { type: 'desk.act', act: { kind: 'answer', clientId: 'press-01' } }, { type: 'desk.act', act: { kind: 'claim' } }, streamed('deskChanges', 'thread'),
      answer('refreshThread', thread), answer('refreshThread', null), answer('refreshThread', 'gone'), failure('refreshThread'), answer('actAtDesk', { status: 'done', thread }), answer('actAtDesk', { status: 'loginNeeded' }), answer('actAtDesk', { status: 'gone' }), answer('actAtDesk', { status: 'refused', refusal: 'written-meanwhile', thread }), failure('actAtDesk'),
    ],
  },
  {
    input: { threadId: '' },
    events: [
      ...start, answer('fetchInbox', { threads: [], hasMore: false }), { type: 'desk.open', threadId: 't1' }, answer('fetchDeskThread', thread), { type: 'desk.setText', text: 'Ano.' },
      { type: 'desk.attach', field: 'desk-files' }, answer('uploadFiles', full), answer('uploadFiles', [{ name: 'poukaz.pdf', problem: 'loginNeeded' }]), failure('uploadFiles'), { type: 'desk.detach', attachmentId: 'f1' }, { type: 'desk.act', act: { kind: 'answer', clientId: 'press-01' } },
    ],
  },
  { input: { threadId: '' }, events: [...start, answer('fetchInbox', { threads: [], hasMore: false }), { type: 'desk.open', threadId: 't1' }, answer('fetchDeskThread', thread), { type: 'desk.chooseTemplate', key: 'received' }, { type: 'desk.close' }] },
  {
    input: { threadId: '' },
    events: [...start, { type: 'desk.showMore' }, { type: 'desk.show', only: 'mine' }, answer('fetchInbox', { threads: [], hasMore: true }), answer('fetchInbox', { threads: [], hasMore: false }), failure('fetchInbox'), streamed('deskChanges', 'thread')],
    // Pages are asked for without end.
    serialize: ({ value, context: { only, more } }) => ({ value, only, more }),
  },
  { input: { threadId: 't1' }, events: [...start, { type: 'desk.open', threadId: 't2' }, { type: 'desk.close' }, { type: 'desk.leave' }, { type: 'desk.begin', name: 'Eva', csrfToken: 'other' }, answer('fetchDeskThread', thread), answer('fetchDeskThread', null), failure('fetchDeskThread'), streamed('deskChanges', 'thread')] },
]);
