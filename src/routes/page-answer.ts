/** A page's state without its document: what the same address answers to `Accept: application/vnd.zefira.page+json`. */
import type { PageChrome, PageState } from './page-state.ts';

export const PAGE_STATE_TYPE = 'application/vnd.zefira.page+json';
/** Request header: parts of states that the visit has and is not sent again, with spaces between: the address of a file, the version of header and footer. */
export const KNOWN_PARTS_HEADER = 'known-parts';

/** What the head of a document says of its page, with absolute addresses. */
export interface HeadFacts {
  title: string;
  description: string;
  canonical: string;
  /** The page in other languages: hreflang and address; none of a page that is not indexed. */
  alternates: readonly (readonly [string, string])[];
  /** Who sells here and the way down to the page as JSON-LD; null where they say nothing. */
  structuredData: string | null;
  firstPicture?: { srcSet: string; sizes: string };
}

export interface PageAnswer {
  status: number;
  head: HeadFacts;
  state: PageState;
  /** Files that the page needs, as its document names them. */
  styles: readonly string[];
  scripts: readonly string[];
  /** The entry script of the build that made the state: another build needs a document of its own. */
  build: string;
}

/** A page's answer as it is sent: header and footer of a version that the visit has are left out. */
export interface SentPageAnswer extends Omit<PageAnswer, 'state'> {
  state: Omit<PageState, 'chrome'> & { chrome: Omit<PageChrome, 'header' | 'footer'> & Partial<Pick<PageChrome, 'header' | 'footer'>> };
}

export type PageStateAnswer = SentPageAnswer | { redirect: string };
