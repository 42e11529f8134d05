import { COMPARE_PATH, comparePath, parseCompareQuery } from '../../domain/urls/pages/compare-url.ts';
import { selectNothingIsThere } from '../../../machines/compare-page/compare-page.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import type { PageLoader } from '../page-plan.ts';

export interface ComparePageData {
  /** How many parts of the address were not understood. */
  dropped: number;
}

/** Two to four offers side by side, as the address names them; whoever has the address sees the same. */
export const comparePage: PageLoader<'compare'> = async ({ context, cmsPage, t }) => {
  const { offerCodes, occupancies, dropped } = parseCompareQuery(context.query, context.today);
  return {
    data: { dropped },
    cms: await cmsPage(COMPARE_PATH),
    flows: [{ address: 'comparePage', input: { offerCodes, occupancies } }],
    conclude: (bus) => {
      const snapshot = bus.actor('comparePage')?.getSnapshot() as FlowSnapshot<'comparePage'> | undefined;
      const leadsNowhere = dropped + offerCodes.length > 0 && snapshot !== undefined && selectNothingIsThere(snapshot);
      return {
        status: leadsNowhere ? 404 : 200,
        head: { title: t('compare.title'), description: t('compare.description'), canonical: offerCodes.length > 0 ? comparePath(offerCodes, occupancies) : COMPARE_PATH, indexed: false },
        sharedSeconds: 0,
      };
    },
  };
};
