import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';
import { DEFAULT_USER_STATUS } from './session.rules.ts';

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** The visitor's segment; until known, that of a first visit [user.info]. */
export function selectUserStatus(snapshot: SessionSnapshot): string {
  return snapshot.context.userInfo?.user_status ?? DEFAULT_USER_STATUS;
}
