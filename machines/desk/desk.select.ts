import type { SnapshotFrom } from 'xstate';
import type { deskMachine } from './desk.machine.ts';
import { canResolve, draftsOf } from './desk.rules.ts';

type Snapshot = SnapshotFrom<typeof deskMachine>;

export type DeskView = 'away' | 'list' | 'thread';

export function selectDeskView(snapshot: Snapshot): DeskView {
  if (snapshot.matches('away')) return 'away';
  return snapshot.matches({ working: 'open' }) || snapshot.matches({ working: 'opening' }) || snapshot.matches({ working: 'openFailed' }) ? 'thread' : 'list';
}

export const selectOnly = ({ context }: Snapshot) => context.only;
export const selectThreads = ({ context }: Snapshot) => context.threads;
export const selectThread = ({ context }: Snapshot) => context.thread;
export const selectThreadId = ({ context }: Snapshot) => context.threadId;
export const selectCanResolve = ({ context: { thread } }: Snapshot) => thread !== null && canResolve(thread);
export const selectText = ({ context }: Snapshot) => context.text;
/** Whether the page would take an answer along that was begun. */
export const selectIsUnsent = ({ context }: Snapshot) => Object.keys(draftsOf(context)).length > 0;
export const selectProblem = ({ context }: Snapshot) => context.problem;
export const selectFiles = ({ context }: Snapshot) => context.files;
export const selectFileProblems = ({ context }: Snapshot) => context.fileProblems;
export const selectIsUploading = (snapshot: Snapshot) => snapshot.matches({ working: { open: { files: 'uploading' } } });
/** Whether the list goes on: more of it is offered, or asked for. */
export const selectMore = ({ context }: Snapshot) => context.more;
/** A thread that was seen or worked on is there no more, or none is at the address that was opened; null for neither. */
export const selectLost = ({ context: { refusal } }: Snapshot) => (refusal === 'gone' ? 'gone' : refusal === 'not-there' ? 'notThere' : null);
export const selectRefusal = ({ context }: Snapshot) => context.refusal;
export const selectIsActing = (snapshot: Snapshot) => snapshot.matches({ working: { open: { work: 'acting' } } });
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches({ working: { open: { work: { ready: 'failed' } } } }) || snapshot.matches({ working: 'listFailed' }) || snapshot.matches({ working: 'openFailed' });
