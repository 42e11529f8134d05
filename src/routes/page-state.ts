import type { components } from '../../openapi/generated/content.ts';
import type { ConsentCategories } from '../domain/visitor/consent.ts';
import type { Dictionary } from '../i18n/compile-dictionary.ts';
import type { OperatingSystem } from '../domain/visitor/device.ts';
import type { Language } from '../domain/market/language.ts';
import type { PageType } from '../domain/routes/page-types.ts';
import type { RootAddress } from '../bus/flows.ts';
import type { PolicyContext } from '../policies/policy.ts';

export type GlobalBlock = components['schemas']['GlobalBlock'];
export type CmsPage = components['schemas']['CmsPage'];

/** What every page knows about its visit; the same on the server and in the browser. */
export interface PageContext {
  pageType: PageType;
  language: Language;
  /** Path without its language prefix, percent-encoded as requested. */
  path: string;
  /** Query with its question mark, or empty. */
  query: string;
  /** Scheme and host, e.g. https://www.zefira.example */
  origin: string;
  /** Server time of the rendering, an ISO instant: the clock of visibility rules. */
  now: string;
  /** The market's calendar day at `now`, yyyy-MM-dd. */
  today: string;
  userStatus: string;
  loggedIn: boolean;
  /** Whose page it is where they are logged in (`user_uid`); by the time that it lives another customer may be. */
  customer?: string;
  /** What the visitor has agreed to; null before they chose. */
  consent: ConsentCategories | null;
  /** Token of a preview, which shows what editors prepare [http.preview]. */
  preview?: string;
  /** By what the browser calls itself; null of everything that is no phone or tablet [view.device-os]. */
  operatingSystem: OperatingSystem | null;
}

/** The blocks around every page. */
export interface PageChrome {
  header: GlobalBlock;
  footer: GlobalBlock;
  /** Of header and footer together: the same for the same. */
  version: string;
  /** What stands with the search of a page that has one: places that it offers first. */
  search?: GlobalBlock;
  /** Components of the blocks that are for this page and visitor, a slot a block [cms.header-components]. */
  around: CmsPage['slots'];
  /** What is shown of the CMS page of this address, where there is one. */
  cms: Pick<CmsPage, 'url' | 'slots' | 'breadcrumbs' | 'banner' | 'metaProperties' | 'popup' | 'sortCodes' | 'menuCollapsed' | 'globalSearch' | 'organizationSchema'> | null;
}

/** Everything that editors put on the page and around it. */
export function slotsOf({ around, cms }: PageChrome): CmsPage['slots'] {
  return [...around, ...(cms?.slots ?? [])];
}

/** A flow that the page starts: resumed from a settled snapshot of its version, or begun anew from its input. */
export interface FlowStart {
  address: RootAddress;
  input?: unknown;
  snapshot?: unknown;
  /** Of the machine that the snapshot is of. */
  version?: string;
  /** Parts that the snapshot was sent without. */
  files?: readonly FilePart[];
}

/** Names and numbers that lead to a part of plain data. */
export type Path = readonly (string | number)[];

/** A part of a snapshot that is fetched by itself. */
export interface FilePart {
  at: Path;
  href: string;
  /** What is otherwise in this snapshot: where in the part, and its value. */
  changes?: readonly (readonly [at: Path, value: unknown])[];
}

export type PolicyFacts = Pick<PolicyContext, 'listingBase' | 'tripType' | 'orderToken' | 'reservation'>;

/** All that the browser needs to become the page that the server rendered. */
export interface PageState {
  context: PageContext;
  chrome: PageChrome;
  data: unknown;
  flows: readonly FlowStart[];
  /** Flows that begin once the page answers and may be pressed sooner. */
  later: readonly RootAddress[];
  /** What policies know of this document beside its context. */
  policy: PolicyFacts;
  /** Texts of the CMS dictionary that replace the shop's own. */
  dictionary: Dictionary;
}
