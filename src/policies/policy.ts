import type { Observable } from 'rxjs';
import type { Command, Fact } from '../bus/flows.ts';
import type { Language } from '../domain/market/language.ts';
import type { PageType } from '../domain/routes/page-types.ts';
import type { TripType } from '../domain/search/trip-types.ts';
import type { ListingBase } from '../domain/urls/listing-address.ts';
import type { OpenedReservation } from '../domain/urls/pages/checkout-url.ts';
import type { Device } from '../domain/visitor/device.ts';

/** What stays the same for as long as a document lives. */
export interface PolicyContext {
  language: Language;
  /** Path of the document without its language prefix. */
  path: string;
  /** The address as the document was opened: path and query, with its language prefix. */
  url: string;
  pageType: PageType;
  /** Whose page it is where they are logged in (`user_uid`). */
  customer?: string;
  /** What is sold on this page, where its path does not say it. */
  tripType: TripType;
  /** `?token=…` when the document was opened with a signed right to see an order, else empty. */
  orderToken: string;
  /** On a listing: what its path says by itself. */
  listingBase: ListingBase | null;
  /** On a reservation: what its address says. */
  reservation?: OpenedReservation;
}

interface PolicyWorld {
  facts$: Observable<Fact>;
  /** Addresses (path and query) reached by Back or Forward within this document. */
  visitedUrls$: Observable<string>;
  context: PolicyContext;
}

/** What policies know besides once a page answers. */
export interface DeferredPolicyWorld extends PolicyWorld {
  /** What the viewport is as wide as, now and whenever that changes [view.breakpoints]. */
  viewport$: Observable<Device>;
}

/** Whenever a fact, then a command: what one flow does to another, readable in one file. */
export type Policy = (world: PolicyWorld) => Observable<Command>;

/** What one flow of the visit does to another, whichever page is shown. */
export type VisitPolicy = (world: Pick<PolicyWorld, 'facts$'>) => Observable<Command>;

export type DeferredPolicy = (world: DeferredPolicyWorld) => Observable<Command>;
