import type { Handler } from '../../contract/operations.ts';

/** Offices by city and address [office.list]. */
export const listOffices: Handler<'listOffices'> = ({ shop, query, language }) => ({
  offices: shop.content.online().offices(language).filter(({ citySlug }) => query.city === undefined || citySlug === query.city),
});
