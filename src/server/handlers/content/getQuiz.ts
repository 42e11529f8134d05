import { contentViewOf } from '../../content/content-view.ts';
import type { Handler } from '../../contract/operations.ts';

/** The questions that lead to offers [page.quiz]. */
export const getQuiz: Handler<'getQuiz'> = ({ shop, query, language, request }) => ({ questions: [...contentViewOf(shop, request, query).library.quiz(language)] });
