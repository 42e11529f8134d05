import { catchError, defer, distinctUntilChanged, filter, merge, of, Subject, switchMap } from 'rxjs';
import type { Observable, OperatorFunction } from 'rxjs';

interface LatestAnswers<Question, Answer> {
  /** Erring is a failure, which `failed` tells instead. */
  ask: (question: Question) => Observable<Answer>;
  failed: (question: Question) => Answer;
  isSame: (before: Question, now: Question) => boolean;
}

/**
 * What is answered to the latest question: an older one and its answer are left behind. The same question once more is asked
 * again only after it has failed.
 */
export function latestAnswers<Question extends string | object, Answer>({ ask, failed, isSame }: LatestAnswers<Question, Answer>): OperatorFunction<Question, Answer> {
  return (questions$) => defer(() => {
    const failures$ = new Subject<null>();
    return merge(questions$, failures$).pipe(
      distinctUntilChanged((before, now) => before !== null && now !== null && isSame(before, now)),
      filter((question) => question !== null),
      switchMap((question) => ask(question).pipe(catchError(() => {
        failures$.next(null);
        return of(failed(question));
      }))),
    );
  });
}
