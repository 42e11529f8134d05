/** What the web server hands to the renderer and what it gets back. */
import type { Preview } from '../../domain/content/preview.ts';
import type { PageAudience } from '../../domain/routes/page-audience.ts';

/** Texts of a document's inline scripts and styles, which its Content-Security-Policy names. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

export interface PageRequest {
  /** Path and query as requested. */
  url: string;
  /** Scheme and host that canonical addresses begin with. */
  origin: string;
  /** The Cookie header, or empty. */
  cookie: string;
  /** `state` is the page without markup and document: a PageStateAnswer. */
  as?: 'document' | 'state';
  /** Names of parts that a state is sent without, where it has them. */
  knownParts?: readonly string[];
  /** For whom the page is made, by its cookies among others. */
  audience: PageAudience;
  /** Version of the prices, where the server knows one: answers with prices are shared within it only. */
  priceVersion?: number;
  /** Version of the content that visitors see: answers made of it are shared within it only. */
  contentVersion?: number;
  /** Shows staged content, as this says; the token proves the right to it. */
  preview?: Preview & { token: string };
}

export interface StatePart {
  name: string;
  isLeftOut: boolean;
}

export interface PageResponse {
  status: number;
  /** The API cannot answer at present (503, to be asked again): there is no body, the server says so in its own words. */
  isUnavailable?: true;
  /** Set instead of a body. */
  location?: string;
  body: string;
  inline: InlineSources;
  /** Cookies that API calls made during rendering have set. */
  setCookies: string[];
  /** Whether it shows what only its visitor may see: no cache may store it, not even the browser's. */
  isPersonal?: boolean;
  /** Of a state: the parts that many pages have alike, always in this order, and whether it was sent without them. */
  parts?: readonly StatePart[];
  /** How long this answer may be given to other anonymous visitors with the same cookies that matter; 0 for never. */
  sharedSeconds: number;
}
