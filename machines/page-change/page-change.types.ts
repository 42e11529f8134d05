import type { PromisePort, StreamPort } from '../port.ts';

/** A page of the visit: entries of the browser's history name it by its id. */
export interface ShownPage {
  id: string;
  /** Path and query at which it is, or was, shown. */
  address: string;
}

/** Whether a page gets an entry of the history, or is to be shown at the one that the browser has gone to. */
export type Entry = 'new' | 'there';

/** What is wished for: an address with host, query and part. */
export interface Wish {
  url: string;
  entry: Entry;
}

/** A page whose state and code are there; nothing of it has begun. */
export interface ComingPage {
  id: string;
  /** Path, query and part to which redirects have led. */
  url: string;
  entry: Entry;
}

export type PageAnswer =
  | { kind: 'page'; id: string; url: string }
  /** The address has a document of its own, or its page cannot be had in this one. */
  | { kind: 'document'; url: string }
  | { kind: 'offline' };

/** An entry that the browser has gone to by Back or Forward. */
export interface Step {
  /** The page that the entry belongs to; undefined where none had followed another yet. */
  page: string | undefined;
  address: string;
  /** The same with host and part. */
  url: string;
}

/** A press on a link; null where it leads to a document. */
export type Press = string | null;

export interface PageChangeInput {
  shown: ShownPage;
}

export interface PageChangeContext {
  /** In the document, or about to be rendered there. */
  shown: ShownPage;
  /** The page whose entry of the history was reached last: the one that is shown, or one that is about to be. */
  reached: string;
  /** Left, with their flows still there; the one that was left last stands last. */
  left: readonly ShownPage[];
  /** On its way; null while nobody waits for a page. */
  wish: Wish | null;
  answer: PageAnswer | null;
  /** The last that was not left before; null where the page that is shown was. */
  coming: ComingPage | null;
  /** Whether the visitor is told that they wait. */
  isWaitedFor: boolean;
  /** Whether the browser may be on its way to a document: it comes even if another page follows, unless it is stopped. */
  isDocumentAsked: boolean;
}

export type PageChangeCommand =
  /** The last one counts: a page that was wished for before is given up. */
  | { type: 'pageChange.open'; url: string }
  /** A document is about to follow: a page that is on its way is given up. */
  | { type: 'pageChange.leave' };

/** What the machine tells its own regions. */
export type PageChangeEvent = PageChangeCommand | { type: 'come' } | { type: 'comeBack' };

export type PageChangeFact =
  /** Its heading has the focus, its title is in the tab. */
  | { type: 'pageChange.changed'; page: string };

export interface PageChangePorts {
  /** Presses on links that the browser is not left to follow. */
  presses: StreamPort<Record<never, never>, Press>;
  /** Where the history stands, and each Back and Forward from there. */
  steps: StreamPort<Record<never, never>, Step>;
  /** The address of the page that is shown, whenever it has changed. */
  addresses: StreamPort<Record<never, never>, string>;
  /** Whether the browser is leaving the entry of a view that has closed. */
  viewLeaves: StreamPort<Record<never, never>, boolean>;
  /** The state of an address with all that its page consists of, in place of a document that was asked for before. */
  askPage: PromisePort<{ url: string; isDocumentAsked: boolean }, PageAnswer>;
  /**
   * Notes how the page that is shown is left, puts the coming one's entry into the history and begins its flows; pages that are
   * not kept end.
   * @returns its address
   */
  openPage: PromisePort<{ coming: ComingPage; shown: string; kept: readonly string[] }, string>;
  /** Renders a page and leads its reader to where they look first. */
  placePage: PromisePort<{ page: ShownPage; coming: ComingPage | null; isWaitedFor: boolean }, void>;
  /** Resolves when the browser has come back to this document, or could not leave it. */
  openDocument: PromisePort<Wish, void>;
}
