import { metaOf } from '../page-head.ts';
import type { PageLoader } from '../page-plan.ts';
import { plainPlan } from '../plain-plan.ts';
import { noticePlan } from './notice.page.ts';
import { newsletterPage, presalePage } from './subscription.page.ts';

/** Pages of the CMS that surround pages of the shop's own, and are none themselves. */
const SURROUNDINGS = new Set(['/checkout', '/hotelCard']);

/** A page that only the CMS knows [page.content]. */
export const contentPage: PageLoader = async (visit) => {
  const { context, routeName, params } = visit;
  if (routeName === 'newsletter') return newsletterPage(visit);
  if (routeName === 'presale') return presalePage(visit);
  // Its internal identifier says the same path behind a word of its own [page.internal-ids].
  const path = params.path === undefined ? context.path : `/${params.path}`;
  const cms = SURROUNDINGS.has(path) ? null : await visit.cmsPage(path);
  if (cms === null) return noticePlan(visit, 'notFound');
  return plainPlan({
    data: null,
    cms,
    head: { title: metaOf(cms, 'title') ?? path, description: metaOf(cms, 'description') ?? '', canonical: path, indexed: metaOf(cms, 'robots') !== 'noindex' },
  });
};
