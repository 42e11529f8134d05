import { formatQueryString } from '../encoding/query-string.ts';
import type { QueryParams } from '../encoding/query-string.ts';

export const QUIZ_PATH = '/kviz';
/** The parameter that carries the answers, joined by dots. */
const QUIZ_ANSWERS = 'odpovedi';

/** The address of the quiz with these answers given; of all of them it is a result that can be handed on [page.quiz]. */
export function quizUrl(answers: readonly string[]): string {
  return QUIZ_PATH + formatQueryString({ [QUIZ_ANSWERS]: answers.length > 0 ? answers.join('.') : undefined });
}

/** The answers that the parameters of a quiz give, known ones or not. */
export function quizAnswersOf(query: QueryParams): string[] {
  return (query.get(QUIZ_ANSWERS)?.[0] ?? '').split('.').filter(Boolean);
}
