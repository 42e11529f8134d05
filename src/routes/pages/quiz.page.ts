import { QUIZ_PATH, quizAnswersOf } from '../../domain/urls/pages/quiz-url.ts';
import type { PageLoader } from '../page-plan.ts';

/** Questions that lead to offers; the answers stand in the address [page.quiz]. */
export const quizPage: PageLoader<'quiz'> = async ({ api, context, query, cmsPage, t }) => {
  const { questions } = await api.GET('/api/www/quiz', { params: { query: {} } });
  const answers = quizAnswersOf(query);
  return {
    data: null,
    cms: await cmsPage(QUIZ_PATH),
    flows: [{ address: 'quiz', input: { questions, answers, today: context.today } }],
    conclude: () => ({
      status: 200,
      head: { title: t('guide.quiz.title'), description: t('guide.quiz.text'), canonical: QUIZ_PATH, indexed: answers.length === 0 },
      sharedSeconds: 60,
    }),
  };
};
