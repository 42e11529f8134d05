import { map } from 'rxjs';
import { localisedPath } from '../../domain/market/language.ts';
import { quizUrl } from '../../domain/urls/pages/quiz-url.ts';
import type { DeferredPolicy } from '../policy.ts';
import { when } from '../when.ts';

/** Whenever the quiz has other answers, the address says them: a result can be handed on [page.quiz]. */
export const quizChangesUrl: DeferredPolicy = ({ facts$, context: { language } }) => facts$.pipe(
  when('quiz.answered'),
  map(({ answers }) => ({ type: 'navigation.replaceUrl', url: localisedPath(language, quizUrl(answers)) })),
);
