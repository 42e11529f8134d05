import type { SnapshotFrom } from 'xstate';
import type { chatMachine } from './chat.machine.ts';

type Snapshot = SnapshotFrom<typeof chatMachine>;

export type ChatView = 'closed' | 'consenting' | 'open';

export function selectChatView(snapshot: Snapshot): ChatView {
  if (snapshot.matches({ view: 'open' })) return 'open';
  return snapshot.matches({ view: 'consenting' }) || snapshot.matches({ view: 'agreeing' }) ? 'consenting' : 'closed';
}

/** Whether it goes on on every page: it is open, or whoever visits has agreed to it. */
export const selectGoesOn = (snapshot: Snapshot) => snapshot.context.isAgreed || selectChatView(snapshot) !== 'closed';

/** What the conversation shows, the messages of the visitor with how far they have come. */
export function selectMessages({ context: { messages, outbox, staffSeen } }: Snapshot) {
  return [
    ...messages.map(({ messageId, sequence, author, authorName, text, at, attachments }) => ({
      key: messageId, author, authorName, text, at, files: attachments, status: author === 'shop' ? null : sequence <= staffSeen ? 'seen' as const : 'sent' as const,
    })),
    ...outbox.map(({ clientId, text, files }) => ({ key: clientId, author: 'customer' as const, authorName: '', text, at: '', files, status: 'written' as const })),
  ];
}

export const selectIsFetching = (snapshot: Snapshot) => snapshot.matches({ view: { open: 'fetching' } }) && snapshot.context.last === 0;
/** Also while the shop is asked again: what is said does not come and go. */
export const selectCannotFetch = ({ context }: Snapshot) => context.missedFetches > 0;
/** From when the messages are; empty where there are none. */
export const selectReadAt = ({ context }: Snapshot) => (context.messages.length === 0 ? '' : context.readAt);
export const selectIsPausing = (snapshot: Snapshot) => snapshot.matches({ outbox: 'pausing' });
export const selectIsWaiting = ({ context }: Snapshot) => context.missedSends > 0;
export const selectIsUploading = (snapshot: Snapshot) => snapshot.matches({ files: 'uploading' });
export const selectDraft = ({ context }: Snapshot) => context.draft;
export const selectEmail = ({ context }: Snapshot) => context.email;
export const selectProblem = ({ context }: Snapshot) => context.problem;
export const selectFiles = ({ context }: Snapshot) => context.files;
export const selectFileProblems = ({ context }: Snapshot) => context.fileProblems;
export const selectService = ({ context }: Snapshot) => context.service;
export const selectAsksEmail = ({ context }: Snapshot) => context.service?.isOpen === false && !context.knowsEmail;
