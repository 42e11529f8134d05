import type { PromisePort, StreamPort } from '../port.ts';

/** A page of the visit: entries of the browser's history name it by its id. */
export interface ShownPage {
  id: string;
  /** Path and query at which it is, or was, shown. */
  address: string;
}

/** Whether a page gets an entry of the history, or is to be shown at the one that the browser has gone to. */
export type Entry = 'new' | 'there';

export interface Target {
  /** With host, query and part. */
  url: string;
  entry: Entry;
}

/** A page that somebody asks for. */
export interface PageRequest extends Target {
  /** Whether a document was asked for before: it would come all the same, unless it is stopped. */
  stopsDocument: boolean;
}

/** A page whose state and code are there; nothing of it has begun. */
export interface ComingPage extends PageRequest {
  id: string;
  /** Path, query and part to which redirects have led. */
  url: string;
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
  /** The last one; null once its page comes, or something else was pressed. */
  request: PageRequest | null;
  answer: PageAnswer | null;
  /** The last that was not left before; null where the page that is shown was. */
  coming: ComingPage | null;
  /** Whether the next page comes in a transition. */
  fadesIn: boolean;
  /** Whether the browser may be on its way to a document. */
  isDocumentAsked: boolean;
}

export type PageChangeCommand =
  /** The last one counts: a page that was asked for before is given up. */
  | { type: 'pageChange.open'; url: string }
  /** A document is about to follow: a page that is on its way is given up. */
  | { type: 'pageChange.leave' };

/** What the machine tells its own regions. */
export type PageChangeEvent = PageChangeCommand | { type: 'come' } | { type: 'comeBack' };

export type PageChangeFact =
  /** A link, Back or Forward: what flows have asked for before is out of date. */
  | { type: 'pageChange.pressed' }
  /** Its heading has the focus, its title is in the tab. */
  | { type: 'pageChange.changed'; page: string };

export interface PageChangePorts {
  /** Presses on links that the browser is not left to follow. */
  presses: StreamPort<Record<never, never>, Press>;
  /** Each Back and Forward, one that came before anybody listened as well. */
  steps: StreamPort<Record<never, never>, Step>;
  /** The address of the page that is shown, whenever it has changed. */
  addresses: StreamPort<Record<never, never>, string>;
  /** Whether the browser is leaving the entry of a view that has closed. */
  viewLeaves: StreamPort<Record<never, never>, boolean>;
  /** Whenever the browser has come back to this document. */
  returns: StreamPort<Record<never, never>, 'returned'>;
  /** Whenever the browser has a network again. */
  networkReturns: StreamPort<Record<never, never>, true>;
  /** The state of an address with all that its page consists of. */
  askPage: PromisePort<PageRequest, PageAnswer>;
  /**
   * Notes how the page that is shown is left, puts the coming one's entry into the history and begins its flows; pages that are
   * not to stay alive end.
   * @returns its address
   */
  openPage: PromisePort<{ coming: ComingPage; shown: string; alive: readonly string[] }, string>;
  /** Renders a page and leads its reader to where they look first. One that comes back (`coming: null`) takes the place of the one that is shown, which is left as by `openPage`. */
  placePage: PromisePort<{ page: ShownPage; coming: ComingPage | null; fadesIn: boolean }, void>;
  /** Has the browser ask for it: when it comes, this document is gone. */
  openDocument: PromisePort<Target, void>;
}
