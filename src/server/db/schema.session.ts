/** Visitors' sessions and tokens (migration 010). */
export interface SessionSchema {
  visitor_session: {
    id: string;
    user_uid: string;
    created_at: Date;
    revoked_at: Date | null;
  };
  refresh_token: {
    /** SHA-256 of the cookie's value, base64url. */
    hash: string;
    session_id: string;
    issued_at: Date;
    expires_at: Date;
    spent_at: Date | null;
  };
}
