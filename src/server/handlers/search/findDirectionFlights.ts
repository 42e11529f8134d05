import type { Handler } from '../../contract/operations.ts';
import { notFound } from '../../contract/problem.ts';
import { factsOrNone } from '../../search-filters/facts-or-none.ts';
import { listingMeaning } from '../../search-filters/listing-meaning.ts';
import { airportOfSlug, placesOfSlugs } from '../../search-filters/places-of-slugs.ts';

/** What a flights listing's names mean: plane holidays from a city [search.seo-names]; without one there is no page [cms.inactive-page]. */
export const findDirectionFlights: Handler<'findDirectionFlights'> = async ({ shop, query, language }) => {
  const { kysely } = shop.database;
  const airport = await airportOfSlug(kysely, query.city, language);
  const places = await placesOfSlugs(kysely, query, language);
  if (airport === null || places === null) throw notFound('Page');
  const facts = await factsOrNone(shop, { tripType: 'WS', place: places.at(-1)?.code ?? null, airport: airport.code }, language);
  return listingMeaning({ tripType: 'WS', places, airport, facts }, shop.texts[language]);
};
