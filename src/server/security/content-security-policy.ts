import { hash } from 'node:crypto';

/** Texts of a document's inline scripts and styles. */
interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

interface PolicyOptions {
  /** Lets the development server's own inline scripts, styles and reload connection through. */
  development?: boolean;
  /** Address that errors are reported to. */
  errorsTo?: string | null;
  /** Whether our own pages may show it in a frame. */
  isFramed?: boolean;
}

/** The policy of a page: scripts and styles of our own, and the inline ones that the document was made with, by their digests. */
export function contentSecurityPolicy({ scripts, styles }: InlineTexts, { development = false, errorsTo = null, isFramed = false }: PolicyOptions = {}): string {
  const connections = ["'self'", ...(errorsTo === null ? [] : [new URL(errorsTo).origin]), ...(development ? ['ws:'] : [])];
  const inline = (texts: readonly string[]) => (development ? ["'unsafe-inline'"] : texts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inline(scripts)].join(' '),
    ["style-src 'self'", ...inline(styles)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connections.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join('; ');
}

/** The policy of an answer that is no page. */
export const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'none'";
