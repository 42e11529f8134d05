import { catchError, defer, distinctUntilChanged, filter, finalize, from, merge, of, Subject, switchMap } from 'rxjs';
import type { ObservableInput, OperatorFunction } from 'rxjs';

interface LatestAnswers<Question, Answer> {
  /** Erring is a failure, which `failed` tells instead. The signal aborts once a newer question counts, or nobody listens. */
  ask: (question: Question, context: { signal: AbortSignal }) => ObservableInput<Answer>;
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
      switchMap((question) => {
        const asking = new AbortController();
        return defer(() => from(ask(question, asking))).pipe(
          catchError(() => {
            failures$.next(null);
            return of(failed(question));
          }),
          finalize(() => asking.abort()),
        );
      }),
    );
  });
}
