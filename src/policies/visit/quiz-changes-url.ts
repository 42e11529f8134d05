import { filter, map, merge, pairwise, startWith } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Command } from '../../bus/flows.ts';
import { localisedPath } from '../../domain/market/language.ts';
import { parseQueryString } from '../../domain/urls/encoding/query-string.ts';
import { QUIZ_PATH, quizAnswersOf, quizUrl } from '../../domain/urls/pages/quiz-url.ts';
import type { Policy } from '../policy.ts';
import { when } from '../when.ts';

/**
 * Whenever the quiz has other answers, the address says them, in an entry of its own: a result can be handed on. Whenever
 * the visitor goes Back or Forward the quiz follows [page.quiz].
 */
export const quizChangesUrl: Policy = ({ facts$, visitedUrls$, context: { language, url: opened } }) => {
  const answered$ = facts$.pipe(when('quiz.answered'), map(({ answers }) => ({ url: localisedPath(language, quizUrl(answers)), isThere: false })));
  const pushed$: Observable<Command> = merge(answered$, visitedUrls$.pipe(map((url) => ({ url, isThere: true })))).pipe(
    startWith({ url: opened, isThere: true }),
    pairwise(),
    filter(([before, now]) => !now.isThere && now.url !== before.url),
    map(([, { url }]) => ({ type: 'navigation.pushUrl', url })),
  );
  const followed$ = visitedUrls$.pipe(
    map((url) => url.split('?', 2)),
    // To another page, the quiz is left as it stands: Forward leads back to it.
    filter(([path]) => path === localisedPath(language, QUIZ_PATH)),
    map(([, query = '']): Command => ({ type: 'quiz.followUrl', answers: quizAnswersOf(parseQueryString(query)) })),
  );
  return merge(pushed$, followed$);
};
