import type { operations } from '../../openapi/generated/excursions.ts';
import type { ActivitySearch } from '../domain/urls/pages/activity-url.ts';

type Query = NonNullable<operations['mapActivities']['parameters']['query']>;

/** What the shop is asked for a search, without the page of its list. */
export function activityQuery({ region, query, category, guide, from, to, people, sort }: ActivitySearch): Query {
  return { region, query, category, guide, from, to, people: people === undefined ? undefined : Number(people), sort: sort as Query['sort'] };
}
