import type { OfferSearch } from '../../offer-search.ts';
import { placeOf } from '../../rows/read-offers.ts';
import type { CubeAnswers } from './cube-answers.ts';

type ListingSearch = Pick<OfferSearch, 'sameDayOffers' | 'promotedOffers' | 'listingRegions' | 'listingPriceBounds' | 'calendarOffers' | 'departureMonths' | 'lowestPrices' | 'tripTypesOnSale'>;

/** What surrounds a listing, by the cube. */
export function searchListings({ ask, sql, shown }: CubeAnswers): ListingSearch {
  return {
    async sameDayOffers(query, page, context) {
      const answer = await ask({ kind: 'sameDay', query, page, today: context.today });
      const offers = answer === null ? null : await shown(answer, query.occupancies, context.language);
      if (answer === null || offers === null) return sql.sameDayOffers(query, page, context);
      const { date, totalResults, places } = answer.value;
      return { date, offers, totalResults, destinations: places.map((place) => placeOf(place, context.language)) };
    },
    async promotedOffers(query, count, context) {
      const answer = await ask({ kind: 'promoted', query, count, today: context.today });
      return (answer === null ? null : await shown(answer, query.occupancies, context.language)) ?? sql.promotedOffers(query, count, context);
    },
    async listingRegions(query, context) {
      const answer = await ask({ kind: 'regions', query, today: context.today });
      if (answer === null) return sql.listingRegions(query, context);
      return answer.value.map(({ country, region, count, lowest }) => ({ country: placeOf(country, context.language), region: placeOf(region, context.language), count, fromPrice: lowest * 100 }));
    },
    async listingPriceBounds(query, context) {
      const answer = await ask({ kind: 'priceBounds', query, today: context.today });
      return answer === null ? sql.listingPriceBounds(query, context) : answer.value;
    },
    async calendarOffers(query, context) {
      const answer = await ask({ kind: 'days', query, today: context.today });
      return answer === null ? sql.calendarOffers(query, context) : answer.value;
    },
    async departureMonths(query, context) {
      const answer = await ask({ kind: 'departureMonths', query, today: context.today });
      return answer === null ? sql.departureMonths(query, context) : answer.value;
    },
    async lowestPrices(query, context) {
      const answer = await ask({ kind: 'months', query, today: context.today });
      if (answer === null) return sql.lowestPrices(query, context);
      return answer.value.map(({ place, months }) => ({ place: placeOf(place, context.language), months }));
    },
    async tripTypesOnSale(context) {
      const answer = await ask({ kind: 'onSale', today: context.today });
      return answer === null ? sql.tripTypesOnSale(context) : answer.value;
    },
  };
}
