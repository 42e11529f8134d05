import type { components } from '../../openapi/generated/session.ts';
import type { StreamPort } from '../port.ts';

/** The contract's user info with the segment its answer's header carries [user.info]. */
export type UserInfo = components['schemas']['UserInfo'] & { user_status: string };

export interface SessionContext {
  /** Null until the first answer. */
  userInfo: UserInfo | null;
}

export type SessionCommand =
  /** Something has happened that may have changed who the visitor is: a sign-out. */
  { type: 'session.refresh' };

export type SessionFact =
  | { type: 'session.updated'; userInfo: UserInfo }
  /** The visitor has signed out in another tab of this browser. */
  | { type: 'session.signedOutElsewhere' };

export interface SessionPorts {
  /** User info at once and again every `USER_INFO_REFRESH`; null where the question failed. */
  userInfo: StreamPort<Record<string, never>, UserInfo | null>;
  /** Each sign-out in another tab of this browser, by what that tab says of it. */
  signOutsElsewhere: StreamPort<Record<string, never>, string>;
}
