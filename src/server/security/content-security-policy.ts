interface PolicyOptions {
  /** Lets the development server's reload connection through. */
  development?: boolean;
  /** Address that errors are reported to. */
  errorsTo?: string | null;
}

/**
 * The policy of a page: scripts and styles of our own and those with the nonce, nothing else.
 * @param nonce fresh for each response
 */
export function contentSecurityPolicy(nonce: string, { development = false, errorsTo = null }: PolicyOptions = {}): string {
  const connections = ["'self'", ...(errorsTo === null ? [] : [new URL(errorsTo).origin]), ...(development ? ['ws:'] : [])];
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connections.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The policy of an answer that is no page. */
export const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'";
