import { metaOf } from '../page-head.ts';
import type { PageLoader } from '../page-plan.ts';
import { noticePlan } from './notice.page.ts';

/** A page that only the CMS knows [page.content]. */
export const contentPage: PageLoader = async (visit) => {
  const { context, routeName } = visit;
  const cms = await visit.cmsPage(context.path.replace(/(.)\/$/, '$1'));
  if (cms === null) return noticePlan(visit, routeName === 'content' ? 'notFound' : 'notYet');
  return {
    data: null,
    cms,
    flows: [],
    conclude: () => ({
      status: 200,
      head: { title: metaOf(cms, 'title') ?? context.path, description: metaOf(cms, 'description') ?? '', canonical: context.path, indexed: metaOf(cms, 'robots') !== 'noindex' },
      sharedSeconds: 60,
    }),
  };
};
