/** The systems that are measured, each as an `Answer`. */
import type { FacetCounts } from '../../../src/server/search/listing/facet-counts.ts';
import { answerQuestion, type CubeAnswer } from '../../../src/server/search/cube/answer/cube-questions.ts';
import type { Cube } from '../../../src/server/search/cube/memory/cube.ts';
import type { OfferSearch } from '../../../src/server/search/offer-search.ts';
import type { Answer, BenchedQuestion } from './measure.ts';

/** A search as the server asks it: with what the offers of a page show. */
export function answersOf(search: OfferSearch): Answer {
  return async (question) => {
    const context = { today: question.today, language: 'cs' as const };
    switch (question.kind) {
      case 'listing':
        return (await search.findOffers(question.query, question.page, context)).totalResults;
      case 'count':
        return search.countOffers(question.query, context);
      case 'facets':
        return digestOf(await search.countFacets(question.query, context));
      case 'matrix':
        await search.hotelMatrix(question.hotelCode, question.occupancies, question.boardCode, context);
        return null;
      case 'calendar':
        return (await search.priceCalendar(question.stay, question.occupancies, context))?.length ?? 0;
    }
  };
}

/** The cube itself, without the way to its thread. */
export function answersOfCube(cube: Cube): Answer {
  return (question) => {
    const { value } = answerQuestion(cube, question) as CubeAnswer<BenchedQuestion['kind']>;
    if (typeof value === 'number') return value;
    if (value === 'otherRoom') return null;
    if (value !== null && 'totalResults' in value) return value.totalResults;
    if (value !== null && 'destinations' in value) return digestOf(value);
    return Array.isArray(value) ? value.length : null;
  };
}

/** The facets that every system counts. */
const FACETS = ['destinations', 'airports', 'nights', 'boards', 'stars', 'facilities', 'ratings'] as const;
export type ComparedFacets = Pick<FacetCounts, (typeof FACETS)[number] | 'prices'>;

/** A number that hardly any other counts give. */
export function digestOf(counts: ComparedFacets): number {
  const sums = FACETS.map((facet) => [...counts[facet].values()].reduce((sum, count) => sum + count, 0));
  return sums.reduce((digest, sum, place) => digest + sum * (place + 1), ((counts.prices?.from ?? 0) + (counts.prices?.to ?? 0)) / 100);
}
