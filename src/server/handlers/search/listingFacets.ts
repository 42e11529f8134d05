import { todayOf } from '../../clock.ts';
import type { Handler } from '../../contract/operations.ts';
import { facetsOfCounts } from '../../search-filters/facets-of-counts.ts';
import { readOffersRequest } from '../../search-filters/read-offers-request.ts';

/** Facets of a listing, each counted without its own selection [listing.facets]. */
export const listingFacets: Handler<'listingFacets'> = async ({ shop, body, language }) => {
  const { query, ignored } = await readOffersRequest(shop.database.kysely, body);
  const counts = await shop.search.countFacets(query, { today: todayOf(shop.clock) });
  return { facets: facetsOfCounts(counts, query, language, shop.texts[language]), ignored };
};
