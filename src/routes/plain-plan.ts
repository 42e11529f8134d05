import type { PageHead } from './page-head.ts';
import type { PagePlan } from './page-plan.ts';
import type { CmsPage } from './page-state.ts';

/** Seconds for which what is the same for everybody may be cached. */
const SHARED_SECONDS = 60;

interface PlainPage<Data> {
  data: Data;
  cms: CmsPage | null;
  about?: PagePlan['about'];
  head: PageHead;
  /** Where it is not a minute. */
  sharedSeconds?: number;
}

/** The plan of a page without flows of its own: what it shows is known before it is rendered. */
export function plainPlan<Data>({ data, cms, head, about, sharedSeconds = SHARED_SECONDS }: PlainPage<Data>): PagePlan<Data> {
  return { data, cms, ...(about && { about }), flows: [], conclude: () => ({ status: 200, head, sharedSeconds }) };
}
