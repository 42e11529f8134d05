import type { Kysely } from 'kysely';
import type { Language } from '../../../../domain/market/language.ts';
import type { Occupancy } from '../../../../domain/search/participants.ts';
import type { Schema } from '../../../db/schema.ts';
import { cachedOfferRows } from '../../rows/offer-row-cache.ts';
import type { OfferSearch } from '../../offer-search.ts';
import { presentOffers, type Offer } from '../../rows/read-offers.ts';
import type { CubeAnswer, CubeQuestion, FoundInWindow, QuestionKind } from '../answer/cube-questions.ts';

/** Asks the cube; null when it cannot answer at present. */
export type AskCube = <Kind extends QuestionKind>(question: CubeQuestion<Kind>) => Promise<CubeAnswer<Kind> | null>;

/** What answers are made with. */
export interface CubeAnswers {
  kysely: Kysely<Schema>;
  ask: AskCube;
  /** Answers while the cube cannot. */
  sql: OfferSearch;
  /** What offers of an answer show beyond their price, read by SQL where it is not cached; null when they are of a catalogue that is no more. */
  shown(answer: { catalogue: number; value: FoundInWindow }, occupancies: readonly Occupancy[], language: Language): Promise<Offer[] | null>;
}

export function cubeAnswers(kysely: Kysely<Schema>, ask: AskCube, sql: OfferSearch): CubeAnswers {
  const rowsOf = cachedOfferRows(kysely);
  return {
    kysely,
    ask,
    sql,
    async shown({ catalogue, value: { found, window } }, occupancies, language) {
      if (found.length === 0) return [];
      const rows = await rowsOf(catalogue, found, window, language);
      return rows && presentOffers(found, rows, occupancies, window, language);
    },
  };
}
