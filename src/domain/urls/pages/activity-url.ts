import { formatQueryString } from '../encoding/query-string.ts';
import { withQuery } from '../encoding/with-query.ts';

/** What a search of activities says in its address. */
export interface ActivitySearch {
  region?: string | undefined;
  query?: string | undefined;
  category?: string | undefined;
  guide?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  people?: string | undefined;
  sort?: string | undefined;
  page?: string | undefined;
}

/** Path of an activity without language prefix [route.excursions]. */
export function activityPath(regionSlug: string, slug: string, id: string): string {
  return `/vylety/${regionSlug}/${slug}-${id}`;
}

export function activitySearchPath(search: ActivitySearch): string {
  return `/vylety/hledani${formatQueryString({ ...search })}`;
}

/** Where a suggestion leads, with the days and people that are asked for beside it; of an activity's page with its first day. */
export function suggestedPath(url: string, { from, to, people }: Pick<ActivitySearch, 'from' | 'to' | 'people'>): string {
  return withQuery(url, { from, to, people });
}

/** The basket, or where an order is paid and seen. */
export function activityOrderPath(orderId: string, token: string): string {
  return `/vylety/platba${formatQueryString({ order: orderId, token })}`;
}

export function activityOutcomePath(outcome: 'paid' | 'failed', transactionId: string, token: string): string {
  return `/vylety/platba/${outcome === 'paid' ? 'uspesna' : 'neuspesna'}/${transactionId}${formatQueryString({ token })}`;
}
