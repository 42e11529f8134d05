import type { UserInfo } from '../../../machines/session/session.types.ts';
import type { ReadableBus } from '../../bus/bus.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';

/** Who the visitor is, as far as the session has told; null before its first answer. */
export function knownVisitor(bus: Pick<ReadableBus, 'actor'>): UserInfo | null {
  const session = bus.actor('session')?.getSnapshot() as FlowSnapshot<'session'> | undefined;
  return session?.context.userInfo ?? null;
}
