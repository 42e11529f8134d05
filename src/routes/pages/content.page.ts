import { SURROUNDINGS } from '../../domain/routes/surroundings.ts';
import { metaOf } from '../page-head.ts';
import type { PageLoader } from '../page-plan.ts';
import { plainPlan } from '../plain-plan.ts';
import { blockOffers } from './block-offers.ts';
import type { BlockOffers } from './block-offers.ts';
import { campaignPage } from './listing.page.ts';
import { noticePlan } from './notice.page.ts';
import { newsletterPage, presalePage } from './subscription.page.ts';

export interface ContentData {
  offers: BlockOffers;
}

/** A page that only the CMS knows [page.content]. */
export const contentPage: PageLoader<'contentPage'> = async (visit) => {
  const { routeName, params } = visit;
  if (routeName === 'newsletter') return newsletterPage(visit);
  if (routeName === 'presale') return presalePage(visit);
  // Its internal identifier says the same path behind a word of its own [page.internal-ids].
  const path = `/${params.path}`;
  const cms = SURROUNDINGS.has(path) ? null : await visit.cmsPage(path);
  if (cms === null) return noticePlan(visit, 'notFound');
  if (cms.searchCriteria !== undefined) return campaignPage(visit);
  return plainPlan({
    data: { offers: await blockOffers(visit, cms) } satisfies ContentData,
    cms,
    head: { title: metaOf(cms, 'title') ?? path, description: metaOf(cms, 'description') ?? '', canonical: path, indexed: metaOf(cms, 'robots') !== 'noindex' },
  });
};
