import { metaOf } from '../domain/content/meta-of.ts';
import type { CmsPage } from './page-state.ts';

/** What a page says about itself to search engines and the tab. */
export interface PageHead {
  title: string;
  description: string;
  /** Path without language prefix plus the query that matters; the page's one true address. */
  canonical: string;
  /** False keeps the page out of indexes: carts, orders, errors. */
  indexed: boolean;
  /** The way down to the page, which is the last, for search engines; where they are not those of its CMS page. */
  breadcrumbs?: readonly { label: string; url: string }[];
  /** What the page is about, as schema.org says it; beside the way down to it. */
  structured?: readonly Readonly<Record<string, unknown>>[];
  /** Path of the picture that stands for the page where somebody shares it, 1200 × 630. */
  sharePicture?: string;
  /** The picture that fills most of the first screen: fetched with a state that is fetched ahead; a document's own markup names it early. */
  firstPicture?: { srcSet: string; sizes: string };
}

/**
 * The head as editors say it, where the page has an address of its own: one that surrounds many, or a search on it, leaves
 * each of them its own texts [cms.page-fields].
 */
export function headOf(head: PageHead, cms: CmsPage | null): PageHead {
  if (cms?.url !== head.canonical) return head;
  return {
    ...head,
    title: metaOf(cms, 'title') ?? head.title,
    description: metaOf(cms, 'description') ?? head.description,
    indexed: head.indexed && metaOf(cms, 'robots') !== 'noindex',
  };
}
