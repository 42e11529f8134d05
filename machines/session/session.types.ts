import type { components } from '../../openapi/generated/session.ts';
import type { PromisePort } from '../port.ts';

/** The contract's user info with the segment its answer's header carries [user.info]. */
export type UserInfo = components['schemas']['UserInfo'] & { user_status: string };

export interface SessionInput {
  /** What the server already knows about the visitor; null lets the machine ask. */
  userInfo: UserInfo | null;
}

export interface SessionContext {
  userInfo: UserInfo | null;
}

export type SessionCommand = { type: 'session.refresh' };

export type SessionFact = { type: 'session.updated'; userInfo: UserInfo };

export interface SessionPorts {
  fetchUserInfo: PromisePort<Record<string, never>, UserInfo>;
}
