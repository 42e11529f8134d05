import type { Kysely } from 'kysely';
import type { Language } from '../../../domain/language.ts';
import type { Occupancy } from '../../../domain/participants.ts';
import type { Schema } from '../../db/schema.ts';
import type { OfferSearch } from '../offer-search.ts';
import { readOffers, type Offer } from '../read-offers.ts';
import type { CubeAnswer, CubeQuestion, FoundInWindow, QuestionKind } from './cube-questions.ts';

/** Asks the cube; null when it cannot answer at present. */
export type AskCube = <Kind extends QuestionKind>(question: CubeQuestion<Kind>) => Promise<CubeAnswer<Kind> | null>;

/** What answers are made with. */
export interface CubeAnswers {
  kysely: Kysely<Schema>;
  ask: AskCube;
  /** Answers while the cube cannot. */
  sql: OfferSearch;
  /** What offers of an answer show beyond their price, read by SQL; null when they are of a catalogue that is no more. */
  shown(answer: { catalogue: number; value: FoundInWindow }, occupancies: readonly Occupancy[], language: Language): Promise<Offer[] | null>;
}

export function cubeAnswers(kysely: Kysely<Schema>, ask: AskCube, sql: OfferSearch): CubeAnswers {
  /** Hotels have other ids in another catalogue: what was read is of the answer's own if that is still there. */
  async function isStill(catalogue: number): Promise<boolean> {
    const now = await kysely.selectFrom('price_version').select('catalogue').executeTakeFirst();
    return now?.catalogue === catalogue;
  }

  return {
    kysely,
    ask,
    sql,
    async shown({ catalogue, value: { found, window } }, occupancies, language) {
      if (found.length === 0) return [];
      const offers = await readOffers(kysely, found, occupancies, window, language);
      return (await isStill(catalogue)) ? offers : null;
    },
  };
}
