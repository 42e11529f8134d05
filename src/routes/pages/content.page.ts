import { SURROUNDINGS } from '../../domain/routes/surroundings.ts';
import { metaOf } from '../../domain/content/meta-of.ts';
import type { PageLoader } from '../page-plan.ts';
import { plainPlan } from '../plain-plan.ts';
import { campaignPage } from './listing.page.ts';
import { noticePlan } from './notice.page.ts';
import { newsletterPage, presalePage } from './subscription.page.ts';

const INTERNAL_PATH = '/contentPage';

/** A page that only the CMS knows [page.content]. */
export const contentPage: PageLoader<'contentPage'> = async (visit) => {
  const { context, routeName, params } = visit;
  if (routeName === 'newsletter') return newsletterPage(visit);
  if (routeName === 'presale') return presalePage(visit);
  const path = `/${params.path}`;
  const cms = SURROUNDINGS.has(path) ? null : await visit.cmsPage(path);
  // What stands around all pages of a pattern is none itself.
  if (cms === null || cms.url.includes('*')) return noticePlan(visit, 'notFound');
  // What stands at its public address may be more: a form, or a list [page.internal-ids].
  if (context.path.startsWith(`${INTERNAL_PATH}/`)) return { redirect: visit.href(context.path.slice(INTERNAL_PATH.length)) + context.query, status: 301 };
  if (cms.searchCriteria !== undefined) return campaignPage(visit);
  return plainPlan({
    data: {},
    cms,
    head: { title: metaOf(cms, 'title') ?? path, description: metaOf(cms, 'description') ?? '', canonical: path, indexed: metaOf(cms, 'robots') !== 'noindex' },
  });
};
