import { answer, failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { mailboxMachine } from './mailbox.machine.ts';
import type { ListedThread, ThreadNumbers } from './mailbox.types.ts';

export const numbersOf = (threadId: string, unread: number, last = 5): ThreadNumbers => ({ threadId, kind: 'message', last, customerSeen: last - unread, staffSeen: last, unread });
export const listedOf = (threadId: string, last = 5): ListedThread => ({ threadId, kind: 'message', subject: 'Dotaz', reservationId: '', preview: 'Dobrý den', updatedAt: '2026-07-10T08:00:00.000Z', last, unread: 0 });

/** What tests walk and the gallery's simulator offers. */
export const mailboxPaths = pathsOf(mailboxMachine, [
  {
    input: undefined,
    events: [streamed('threads'), streamed('threads', []), streamed('threads', [numbersOf('a', 1)]), streamed('threads', [numbersOf('a', 1), numbersOf('b', 2)]), failure('threads')],
  },
  {
    input: undefined,
    events: [
      { type: 'mailbox.showList', list: [listedOf('a')] }, { type: 'mailbox.hideList' }, streamed('threads', [numbersOf('a', 1, 6)]),
      answer('fetchList', [listedOf('a', 6)]), failure('fetchList'), streamed('timeToAsk'), streamed('timeToAsk', 'due'), failure('timeToAsk'),
    ],
  },
]);
