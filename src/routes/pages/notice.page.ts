import type { PageType } from '../../domain/routes/page-types.ts';
import type { PagePlan, Visit } from '../page-plan.ts';

/** A page that says why there is nothing to see, and where to go on. */
export interface NoticeData {
  kind: 'notFound' | 'notActive' | 'failed' | 'notYet';
}

const notices: Record<NoticeData['kind'], { status: number; pageType?: PageType }> = {
  notFound: { status: 404, pageType: 'page404' },
  notActive: { status: 404, pageType: 'pageError' },
  failed: { status: 500, pageType: 'error' },
  notYet: { status: 503 },
};

/** The plan of a notice; pages that come later keep their own page type. */
export function noticePlan({ t, context }: Pick<Visit, 't' | 'context'>, kind: NoticeData['kind']): PagePlan<NoticeData> {
  const { status, pageType } = notices[kind];
  return {
    ...(pageType && { pageType }),
    data: { kind },
    cms: null,
    flows: [],
    conclude: () => ({
      status,
      head: { title: t(`shell.notice.${kind}.title`), description: t(`shell.notice.${kind}.text`), canonical: context.path, indexed: false },
      sharedSeconds: 0,
    }),
  };
}
