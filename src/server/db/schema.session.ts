/** Visitors' sessions and tokens. */
export interface SessionSchema {}
