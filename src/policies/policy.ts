import type { Observable } from 'rxjs';
import type { Command, Fact } from '../bus/flows.ts';
import type { Language } from '../domain/language.ts';

/** What stays the same for as long as a document lives. */
export interface PolicyContext {
  language: Language;
  /** Path of the document without its language prefix. */
  path: string;
  /** `?token=…` when the document was opened with a signed right to see an order, else empty. */
  orderToken: string;
}

interface PolicyWorld {
  facts$: Observable<Fact>;
  /** Addresses (path and query) reached by Back or Forward within this document. */
  visitedUrls$: Observable<string>;
  context: PolicyContext;
}

/** Whenever a fact, then a command: what one flow does to another, readable in one file. */
export type Policy = (world: PolicyWorld) => Observable<Command>;
