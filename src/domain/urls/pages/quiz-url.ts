import { formatQueryString } from '../encoding/query-string.ts';

export const QUIZ_PATH = '/kviz';
/** The parameter that carries the answers, joined by dots. */
export const QUIZ_ANSWERS = 'odpovedi';

/** The address of the quiz with these answers given; of all of them it is a result that can be handed on [page.quiz]. */
export function quizUrl(answers: readonly string[]): string {
  return QUIZ_PATH + formatQueryString({ [QUIZ_ANSWERS]: answers.length > 0 ? answers.join('.') : undefined });
}
