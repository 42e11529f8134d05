import { failure, pathsOf, streamed } from '../testing/path-coverage.ts';
import { mailboxMachine } from './mailbox.machine.ts';
import type { ThreadNumbers } from './mailbox.types.ts';

export const numbersOf = (threadId: string, unread: number): ThreadNumbers => ({ threadId, last: 5, customerSeen: 5 - unread, staffSeen: 5, unread });

/** What tests walk and the gallery's simulator offers. */
export const mailboxPaths = pathsOf(mailboxMachine, [{
  input: undefined,
  events: [streamed('threads'), streamed('threads', []), streamed('threads', [numbersOf('a', 1)]), streamed('threads', [numbersOf('a', 1), numbersOf('b', 2)]), failure('threads')],
}]);
