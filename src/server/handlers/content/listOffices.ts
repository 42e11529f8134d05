import { contentViewOf } from '../../content/content-view.ts';
import type { Handler } from '../../contract/operations.ts';

/** Offices by city and address [office.list]. */
export const listOffices: Handler<'listOffices'> = async ({ shop, query, language, request }) => ({
  offices: (await contentViewOf(shop, request, query)).library.offices(language).filter(({ citySlug }) => query.city === undefined || citySlug === query.city),
});
