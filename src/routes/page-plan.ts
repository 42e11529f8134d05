/** What the loader of a page answers: where to go instead, or what to show. Loaders run on the server only. */
import type { Api } from '../api/create-api.ts';
import type { Bus } from '../bus/bus.ts';
import type { CmsPage, FlowStart, PageContext, PolicyFacts } from './page-state.ts';
import type { PageHead } from './page-head.ts';
import type { PageType } from '../domain/routes/page-types.ts';
import type { TripType } from '../domain/search/trip-types.ts';
import type { QueryParams } from '../domain/urls/encoding/query-string.ts';
import type { Remembered } from '../domain/visitor/remembered.ts';
import type { PageParams } from './route-tree.ts';
import type { MatchPage } from './shop-router.ts';
import type { Translator } from '../i18n/translator.ts';

/** One request for a page of this type; of any, where it is not said. */
export interface Visit<Type extends PageType = PageType> {
  context: PageContext;
  /** Name of the route in the route table: tells pages of one type apart. */
  routeName: string;
  params: PageParams<Type>;
  /** Parameters of `context.query`. */
  query: QueryParams;
  /** The page that another path belongs to. */
  matchPage: MatchPage;
  /** What the visitor's own cookies say; a page that heeds it is nobody else's. */
  remembered: Remembered;
  api: Api;
  /** Messages of the page's message areas. */
  t: Translator;
  /** The CMS page at a path with the components this visitor may see; null where there is none. */
  cmsPage: (path: string) => Promise<CmsPage | null>;
  log: (message: string) => void;
  /** Puts a path into the visit's language. */
  href: (path: string) => string;
}

export interface Redirect {
  redirect: string;
  /** 302 where it depends on who asks. */
  status: 301 | 302 | 303;
}

export interface PageResult {
  status: number;
  head: PageHead;
  /** Seconds for which other anonymous visitors may get the same document; 0 for never. */
  sharedSeconds: number;
}

export interface PagePlan<Data = unknown> {
  /** Where it differs from the route's, e.g. page404 for a hotel that does not exist. */
  pageType?: PageType;
  data: Data;
  cms: CmsPage | null;
  /** What the page is about, where it is one kind of trip or some places: blocks around it may be limited to them. */
  about?: { tripType?: TripType; directions?: readonly string[] };
  flows: FlowStart[];
  /** What policies must know of this page beside its context. */
  policy?: Partial<PolicyFacts>;
  /** Judges the page once its flows have settled; or says where to go instead. */
  conclude: (bus: Bus) => PageResult | Redirect;
}

export type PageLoader<Type extends PageType> = (visit: Visit<Type>) => Promise<Redirect | PagePlan>;
