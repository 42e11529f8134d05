import { answer, elapsed, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { chatMachine } from './chat.machine.ts';
import type { ChatAnswer, ChatMessage, ChatSubject, SendAnswer } from './chat.types.ts';

export const messageOf = (sequence: number, author: ChatMessage['author'] = 'customer', clientId = ''): ChatMessage => (
  { messageId: `m${sequence}`, sequence, clientId, author, authorName: author === 'shop' ? 'Alena' : '', text: `text ${sequence}`, at: '2026-06-15T10:00:00Z', attachments: [] }
);
export const chatAnswer = (sequences: readonly number[], changes: Partial<ChatAnswer> = {}): ChatAnswer => ({
  threadId: 'thread', messages: sequences.map((sequence) => messageOf(sequence, 'shop')), last: sequences.at(-1) ?? 0, customerSeen: 0, staffSeen: 0, readAt: '2026-06-15T10:00:30Z',
  service: { isOpen: true, changes: '2026-06-15T20:00' }, knowsEmail: true, ...changes,
});
export const sentAnswer = (sequence: number): SendAnswer => ({ status: 'sent', threadId: 'thread', message: messageOf(sequence) });
const about: ChatSubject = { kind: 'thread', threadId: 'thread' };
const file = { attachmentId: 'f', name: 'x.pdf', type: 'application/pdf' as const, size: 10 };
const numbers = (last: number) => [{ threadId: 'thread', kind: 'chat' as const, last, customerSeen: 0, staffSeen: 0, unread: 1 }];

/** Each region by itself: the others have their own events. Texts and messages grow without bound and are left out. */
export const chatPaths = pathsOf(chatMachine, [
  {
    input: { about: { kind: 'general' }, isWidget: true },
    events: [{ type: 'chat.open' }, { type: 'chat.close' }, { type: 'chat.agree' }, { type: 'chat.forget' }, answer('readAgreement', true), answer('readAgreement', false), failure('readAgreement'), answer('storeAgreement'), failure('storeAgreement'), answer('fetchChat', chatAnswer([]))],
    serialize: ({ value }) => value.view,
  },
  {
    input: { about, isWidget: false },
    events: [
      answer('fetchChat', chatAnswer([1])), answer('fetchChat', chatAnswer([1], { customerSeen: 1 })), failure('fetchChat'), answer('seeMessages'), failure('seeMessages'), { type: 'chat.retry' }, { type: 'chat.close' },
      streamed('changes'), streamed('changes', numbers(1)), streamed('changes', numbers(2)), streamed('changes', []), failure('changes'), elapsed('fetchPause', 'chat.view.open.failed'),
    ],
    serialize: ({ value, context: { last, told, customerSeen } }) => [value.view, last, told, customerSeen],
  },
  {
    input: { about: { kind: 'general' }, isWidget: false },
    events: [
      { type: 'chat.setDraft', text: 'Dobrý den' }, { type: 'chat.setEmail', email: 'a@b.cz' }, { type: 'chat.send', clientId: 'client-1' }, { type: 'chat.retry' },
      answer('readOutbox', { messages: [], isAnothers: false }), answer('readOutbox', { messages: [{ clientId: 'before', text: 'předtím', files: [] }], isAnothers: false }), answer('readOutbox', { messages: [], isAnothers: true }), failure('readOutbox'), answer('disownOutbox', []), failure('disownOutbox'), answer('storeOutbox'), failure('storeOutbox'),
      answer('sendMessage', sentAnswer(1)), answer('sendMessage', { status: 'refused', code: 'unknown-attachment' }), answer('sendMessage', { status: 'refused', code: 'e-mail-needed' }), answer('fetchHours', chatAnswer([])), failure('fetchHours'), answer('sendMessage', { status: 'later', afterMs: 10_000 }), failure('sendMessage'),
      streamed('networkReturns'), streamed('networkReturns', true), failure('networkReturns'), elapsed('sendPause', 'chat.outbox.waiting'), elapsed('pause', 'chat.outbox.pausing'),
    ],
    serialize: ({ value, context: { draft, outbox, threadId } }) => [value.outbox, draft !== '', outbox.length, threadId],
    filter: ({ context: { outbox } }, { type }) => type !== 'chat.send' || outbox.length < 2,
  },
  {
    input: { about, isWidget: true, isUnseen: true },
    events: [answer('readOutbox', { messages: [{ clientId: 'before', text: 'předtím', files: [] }], isAnothers: false }), answer('sendMessage', { status: 'anothers' }), answer('sendMessage', sentAnswer(1)), answer('storeOutbox'), elapsed('pause', 'chat.outbox.pausing')],
    serialize: ({ value, context: { outbox } }) => [value.outbox, outbox.length],
  },
  {
    input: { about, isWidget: false },
    events: [{ type: 'chat.attach', field: 'files' }, { type: 'chat.detach', attachmentId: 'f' }, answer('uploadFiles', [{ file }, { file }, { name: 'x', problem: 'type' }]), failure('uploadFiles')],
    serialize: ({ value, context: { files } }) => [value.files, files.length],
    filter: ({ context: { files } }) => files.length <= 6,
  },
]);
