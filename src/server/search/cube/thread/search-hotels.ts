import type { Occupancy } from '../../../../domain/search/participants.ts';
import { parseOfferCode } from '../../../../domain/urls/offer-code.ts';
import { firstOfHours } from '../../hotel/departure-hours.ts';
import { isPresentCatalogue } from '../../rows/offer-row-cache.ts';
import type { OfferSearch } from '../../offer-search.ts';
import type { CubeAnswers } from './cube-answers.ts';

type HotelSearch = Pick<OfferSearch, 'allOffers' | 'lowestPriceDays' | 'departureHours' | 'otherAirports' | 'similarHotels'>;

/** What one hotel sells, by the cube. */
export function searchHotels({ kysely, ask, sql, shown }: CubeAnswers): HotelSearch {
  return {
    async allOffers(query, page, context) {
      const answer = await ask({ kind: 'hotelOffers', query, page, today: context.today });
      const offers = answer === null ? null : await shown(answer, query.occupancies, context.language);
      if (answer === null || offers === null) return sql.allOffers(query, page, context);
      return { offers, totalResults: answer.value.totalResults };
    },
    async lowestPriceDays(query, hotelCode, context) {
      const answer = await ask({ kind: 'hotelDays', query, today: context.today });
      return answer === null || !areInChosenRooms(answer.value, query.occupancies) ? sql.lowestPriceDays(query, hotelCode, context) : answer.value;
    },
    async departureHours(query, context) {
      const answer = await ask({ kind: 'hotelWeekdays', query, today: context.today });
      if (answer === null) return sql.departureHours(query, context);
      const { catalogue, value: { found, window } } = answer;
      const ofHours = await firstOfHours(kysely, found, window);
      const isOfAnswer = await isPresentCatalogue(kysely, catalogue);
      const offers = isOfAnswer ? await shown({ catalogue, value: { found: ofHours, window } }, query.occupancies, context.language) : null;
      return offers === null || !areInChosenRooms(offers, query.occupancies) ? sql.departureHours(query, context) : offers;
    },
    async otherAirports(query, context) {
      const answer = await ask({ kind: 'hotelAirports', query, today: context.today });
      const offers = answer === null ? null : await shown(answer, query.occupancies, context.language);
      return offers === null || !areInChosenRooms(offers, query.occupancies) ? sql.otherAirports(query, context) : offers;
    },
    async similarHotels(query, hotelCode, count, context) {
      const answer = await ask({ kind: 'similar', query, hotelCode, count, today: context.today });
      return (answer === null ? null : await shown(answer, query.occupancies, context.language)) ?? sql.similarHotels(query, hotelCode, count, context);
    },
  };
}

/** The cube gives a party the cheapest rooms: whether these are the chosen ones, by the codes, which name the first room. */
function areInChosenRooms(offers: readonly { offerCode: string }[], [first, ...others]: readonly Occupancy[]): boolean {
  const chosen = first?.roomCode;
  return others.every(({ roomCode }) => roomCode === undefined) && (chosen === undefined || offers.every(({ offerCode }) => parseOfferCode(offerCode)?.roomCode === chosen));
}
