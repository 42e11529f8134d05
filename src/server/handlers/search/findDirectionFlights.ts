import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';
import { listingMeaning } from '../../search-filters/listing-meaning.ts';
import { airportOfSlug, placesOfSlugs } from '../../search-filters/places-of-slugs.ts';

/** What a flights listing's names mean: plane holidays from a city [search.seo-names]. */
export const findDirectionFlights: Handler<'findDirectionFlights'> = async ({ shop, query, language }) => {
  const { kysely } = shop.database;
  const airport = await airportOfSlug(kysely, query.city, language);
  const places = await placesOfSlugs(kysely, query, language);
  if (airport === null || places === null) throw notFound('Listing');
  return listingMeaning({ tripType: 'WS', places, airport }, shop.texts[language]);
};
