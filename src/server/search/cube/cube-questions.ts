import type { Occupancy } from '../../../domain/participants.ts';
import type { CatalogueWindow } from '../catalogue-window.ts';
import type { FacetCounts } from '../facet-counts.ts';
import type { PricedDay, Stay } from '../price-calendar.ts';
import type { ResultPage, SearchQuery } from '../search-query.ts';
import type { Cube } from './cube.ts';
import { countAllFacets } from './cube-facets.ts';
import { calendarOfStay, matrixOfHotel, type CubeMatrix } from './cube-hotel.ts';
import { countHotels, listPage, type CubeListing } from './cube-listing.ts';
import { daysOnSale, planOf } from './cube-plan.ts';

interface Questions {
  listing: { query: SearchQuery; page: ResultPage };
  count: { query: SearchQuery };
  counts: { queries: readonly SearchQuery[] };
  facets: { query: SearchQuery };
  matrix: { hotelCode: string; occupancies: readonly Occupancy[]; boardCode: string | null };
  calendar: { stay: Stay; occupancies: readonly Occupancy[] };
}

interface Values {
  listing: CubeListing & { window: CatalogueWindow };
  count: number;
  counts: number[];
  facets: FacetCounts;
  matrix: (CubeMatrix & { airportCodes: ReadonlyMap<number, string> }) | null;
  calendar: PricedDay[] | null;
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
  }
}

function windowOf(cube: Cube, today: string): CatalogueWindow {
  const { firstDay, lengths, airportIds } = cube;
  return { firstDay, lengths, airportIds, ...daysOnSale(cube, today) };
}
