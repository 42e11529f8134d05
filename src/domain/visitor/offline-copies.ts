/** Pages that a customer reads without network: what pages and the service worker say to each other. */

export const WORKER_FILE = '/service-worker.js';
/** Names of caches begin so; one that holds no record is not complete and is never read. */
export const COPIES_PREFIX = 'offline-copies:';
/** The address of the record in its cache. */
export const COPIES_RECORD = '/offline-copies.json';

/** Names a copy in its `Server-Timing` header, which its page can read. */
export const COPY_MARK = 'offline-copy';
/** Describes the mark of a copy that was read because the network did not answer in time. */
export const SILENT = 'silent';

export interface CopiedPage {
  /** Path with its language prefix. */
  url: string;
  title: string;
}

/** What is shown in place of a page that is not stored. */
export interface OfflineTexts {
  language: string;
  title: string;
  text: string;
}

export interface StoredCopies {
  /** The customer's `user_uid` [user.info]. */
  owner: string;
  /** An ISO moment. */
  storedAt: string;
  /** All pages, files and scripts together. */
  bytes: number;
  pages: readonly CopiedPage[];
  /** With which the API is asked whose login it is. */
  headers: Readonly<Record<string, string>>;
  texts: OfflineTexts;
}

export interface StoreRequest extends Pick<StoredCopies, 'owner' | 'pages' | 'headers' | 'texts'> {
  /** Paths of scripts, styles and fonts that the pages load after their documents. */
  assets: readonly string[];
}

export type WorkerCommand = { type: 'offlineCopies.store'; request: StoreRequest } | { type: 'offlineCopies.remove' };

/** `login`: it has ended, or is another customer's now. */
export type StoreFailure = 'network' | 'space' | 'login';

export type WorkerMessage =
  | { type: 'offlineCopies'; status: 'storing'; done: number; total: number }
  | { type: 'offlineCopies'; status: 'stored'; copies: StoredCopies }
  | { type: 'offlineCopies'; status: 'failed'; failure: StoreFailure }
  | { type: 'offlineCopies'; status: 'removed' };
