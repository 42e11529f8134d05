import { defaultSearchState } from '../../src/domain/search/search-state.ts';
import type { SearchState } from '../../src/domain/search/search-state.ts';
import type { QuizQuestion } from './quiz.types.ts';

/** The answers as far as they are answers to the questions: from the first unknown one on they are left out. */
export function knownAnswers(questions: readonly QuizQuestion[], answers: readonly string[]): string[] {
  const unknown = answers.findIndex((answer, at) => questions[at]?.options.some(({ code }) => code === answer) !== true);
  return unknown === -1 ? [...answers] : answers.slice(0, unknown);
}

/** The search that the answers come to: what each says, the later ones over the earlier. */
export function searchOf(questions: readonly QuizQuestion[], answers: readonly string[]): SearchState {
  const says = answers.map((answer, at) => questions[at]?.options.find(({ code }) => code === answer)?.says ?? {});
  const state: SearchState = Object.assign(defaultSearchState(), ...says);
  return { ...state, occupancies: [{ adults: state.adultsCount, childBirthDates: [] }] };
}
