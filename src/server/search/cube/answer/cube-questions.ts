import type { Occupancy } from '../../../../domain/search/participants.ts';
import type { OffersPage } from '../../hotel/all-offers.ts';
import type { CalendarDay } from '../../listing/calendar-offers.ts';
import type { CatalogueWindow } from '../../prices/catalogue-window.ts';
import type { FacetCounts } from '../../listing/facet-counts.ts';
import { monthsOnSale, type DepartureMonth } from '../../listing/departure-months.ts';
import type { LowestPriceDay } from '../../hotel/lowest-price-days.ts';
import type { MonthPrice } from '../../listing/lowest-prices.ts';
import type { PricedDay, Stay } from '../../hotel/price-calendar.ts';
import type { FoundOffer } from '../../rows/read-offers.ts';
import type { ResultPage, SearchQuery } from '../../search-query.ts';
import type { TripTypesOnSale } from '../../listing/trip-types-on-sale.ts';
import type { Cube, CubePlace } from '../memory/cube.ts';
import { lowestByPlace, lowestOfDays } from './cube-days.ts';
import { countAllFacets } from './cube-facets.ts';
import { calendarOfStay, matrixOfHotel, type CubeMatrix } from './cube-hotel.ts';
import { cheapestOfAirports, cheapestOfWeekdays, lowestOfHotelDays, offersPage } from './cube-hotel-offers.ts';
import { deepestCuts, likestHotels, sameDayPage } from './cube-highlights.ts';
import { countHotels, listPage, offersSome, type CubeListing } from './cube-listing.ts';
import { onSaleIn, priceBoundsOf, regionsOf, type CubeRegion } from './cube-overview.ts';
import { daysOnSale, planOf } from './cube-plan.ts';

interface Questions {
  listing: { query: SearchQuery; page: ResultPage };
  count: { query: SearchQuery };
  counts: { queries: readonly SearchQuery[] };
  facets: { query: SearchQuery };
  matrix: { hotelCode: string; occupancies: readonly Occupancy[]; boardCode: string | null };
  calendar: { stay: Stay; occupancies: readonly Occupancy[] };
  sameDay: { query: SearchQuery; page: ResultPage };
  promoted: { query: SearchQuery; count: number };
  regions: { query: SearchQuery };
  priceBounds: { query: SearchQuery };
  days: { query: SearchQuery };
  months: { query: SearchQuery };
  departureMonths: { query: SearchQuery };
  onSale: object;
  hotelOffers: { query: SearchQuery; page: OffersPage };
  hotelDays: { query: SearchQuery };
  hotelWeekdays: { query: SearchQuery };
  hotelAirports: { query: SearchQuery };
  similar: { query: SearchQuery; hotelCode: string; count: number };
}

/** Offers of which more is to be read, with the window that their days are of. */
export interface FoundInWindow {
  found: FoundOffer[];
  window: CatalogueWindow;
}

interface Values {
  listing: CubeListing & FoundInWindow;
  count: number;
  counts: number[];
  facets: FacetCounts;
  matrix: (CubeMatrix & { airportCodes: ReadonlyMap<number, string> }) | null;
  calendar: PricedDay[] | null | 'otherRoom';
  sameDay: CubeListing & FoundInWindow & { date: string | null };
  promoted: FoundInWindow;
  regions: CubeRegion[];
  priceBounds: { from: number; to: number } | null;
  days: CalendarDay[];
  months: { place: CubePlace; months: MonthPrice[] }[];
  departureMonths: DepartureMonth[];
  onSale: TripTypesOnSale;
  hotelOffers: FoundInWindow & { totalResults: number };
  hotelDays: LowestPriceDay[];
  hotelWeekdays: FoundInWindow;
  hotelAirports: FoundInWindow;
  similar: FoundInWindow;
}

export type QuestionKind = keyof Questions;

/** What the cube can be asked, as plain data; `today` is yyyy-MM-dd. */
export type CubeQuestion<Kind extends QuestionKind = QuestionKind> = { [K in Kind]: { kind: K; today: string } & Questions[K] }[Kind];

/** An answer with what it was made of: all of it is of this one version. */
export interface CubeAnswer<Kind extends QuestionKind = QuestionKind> {
  catalogue: number;
  version: number;
  value: Values[Kind];
}

/** Answers at once; nothing is read but the cube. */
export function answerQuestion(cube: Cube, question: CubeQuestion): CubeAnswer {
  return { catalogue: cube.catalogue, version: cube.version, value: valueOf(cube, question) };
}

function valueOf(cube: Cube, question: CubeQuestion): Values[QuestionKind] {
  const { today } = question;
  switch (question.kind) {
    case 'listing':
      return { ...listPage(cube, planOf(cube, question.query, today), question.page), window: windowOf(cube, today) };
    case 'count':
      return countHotels(planOf(cube, question.query, today));
    case 'counts':
      return question.queries.map((query) => countHotels(planOf(cube, query, today)));
    case 'facets':
      return countAllFacets(cube, planOf(cube, question.query, today));
    case 'matrix': {
      const matrix = matrixOfHotel(cube, question.hotelCode, question.occupancies, question.boardCode, today);
      return matrix === null ? null : { ...matrix, airportCodes: cube.airportCodes };
    }
    case 'calendar':
      return calendarOfStay(cube, question.stay, question.occupancies, today);
    case 'sameDay':
      return { ...sameDayPage(cube, planOf(cube, question.query, today), question.page, today), window: windowOf(cube, today) };
    case 'promoted':
      return { found: deepestCuts(planOf(cube, question.query, today), question.count), window: windowOf(cube, today) };
    case 'regions':
      return regionsOf(cube, planOf(cube, question.query, today));
    case 'priceBounds':
      return priceBoundsOf(planOf(cube, question.query, today));
    case 'days':
      return lowestOfDays(cube, planOf(cube, question.query, today));
    case 'months':
      return lowestByPlace(cube, planOf(cube, question.query, today));
    case 'departureMonths':
      return monthsOnSale(today).map(({ from, to }) => ({ from, to, isOffered: offersSome(planOf(cube, { ...question.query, dateFrom: from, dateTo: to }, today)) }));
    case 'onSale':
      return onSaleIn(cube, today);
    case 'hotelOffers':
      return { ...offersPage(planOf(cube, question.query, today), question.page), window: windowOf(cube, today) };
    case 'hotelDays':
      return lowestOfHotelDays(cube, planOf(cube, question.query, today));
    case 'hotelWeekdays':
      return { found: cheapestOfWeekdays(cube, planOf(cube, question.query, today)), window: windowOf(cube, today) };
    case 'hotelAirports':
      return { found: cheapestOfAirports(planOf(cube, { ...question.query, airports: [] }, today)), window: windowOf(cube, today) };
    case 'similar':
      return { found: likestHotels(cube, planOf(cube, anyHotel(question.query), today), question.hotelCode, question.count), window: windowOf(cube, today) };
  }
}

function anyHotel(query: SearchQuery): SearchQuery {
  return { ...query, filters: { ...query.filters, hotelCodes: [] } };
}

function windowOf(cube: Cube, today: string): CatalogueWindow {
  const { firstDay, lengths, airportIds } = cube;
  return { firstDay, lengths, airportIds, ...daysOnSale(cube, today) };
}
