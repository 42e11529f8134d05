import type { components } from '../../openapi/generated/content.ts';
import type { TileOffer } from '../../src/domain/offers/tile-offer.ts';
import type { SearchState } from '../../src/domain/search/search-state.ts';
import type { PromisePort, StreamPort } from '../port.ts';

export type QuizQuestion = components['schemas']['QuizQuestion'];

export interface QuizInput {
  questions: QuizQuestion[];
  /** Codes of options, in the order of the questions, as an address says them. */
  answers: string[];
  /** ISO date. */
  today: string;
}

/** What the answers come to. */
export interface QuizMatches {
  offers: TileOffer[];
  /** The listing of the same search: path and query, without language. */
  listingUrl: string;
}

export interface QuizContext extends QuizInput {
  matches: QuizMatches | null;
}

export type QuizCommand =
  | { type: 'quiz.answer'; option: string }
  /** To the question before. */
  | { type: 'quiz.back' }
  /** To what an address answers, reached by Back or Forward. */
  | { type: 'quiz.followUrl'; answers: string[] }
  /** The question of this place, counted from 0, is put again; the answers before it stay. */
  | { type: 'quiz.askAgain'; question: number }
  | { type: 'quiz.retry' };

/** The answers have changed. */
export type QuizFact = { type: 'quiz.answered'; answers: string[] };

export interface QuizPorts {
  fetchMatches: PromisePort<{ searchState: SearchState; today: string }, QuizMatches>;
  /** Whenever the browser has a network again. */
  networkReturns: StreamPort<Record<string, never>, true>;
}
