import { tripTypeOfSlug } from '../../../domain/search/trip-types.ts';
import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';
import { factsOrNone } from '../../search-filters/facts-or-none.ts';
import { listingMeaning } from '../../search-filters/listing-meaning.ts';
import { placesOfSlugs } from '../../search-filters/places-of-slugs.ts';

/** What a listing's names mean; `criteria` is its last segment, `nabidky-letecky` [search.seo-names]; without one there is no page [cms.inactive-page]. */
export const findBySeoNames: Handler<'findBySeoNames'> = async ({ shop, query, language }) => {
  const tripType = tripTypeOfSlug(query.criteria.replace(/^nabidky-/, ''));
  const places = await placesOfSlugs(shop.database.kysely, query, language);
  if (tripType === undefined || places === null) throw notFound('Page');
  const facts = await factsOrNone(shop, { tripType, place: places.at(-1)?.code ?? null, airport: null }, language);
  return listingMeaning({ tripType, places, facts }, shop.texts[language]);
};
