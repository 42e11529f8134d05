import { contentViewOf } from '../../content/content-view.ts';
import type { Handler } from '../../contract/operations.ts';

/** The questions that lead to offers [page.quiz]. */
export const getQuiz: Handler<'getQuiz'> = async ({ shop, query, language, request }) => ({ questions: [...(await contentViewOf(shop, request, query)).library.quiz(language)] });
