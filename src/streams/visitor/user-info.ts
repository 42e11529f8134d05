import { asyncScheduler, catchError, defer, finalize, from, of, repeat } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import { nextQuestion$ } from '../time/next-question.ts';

interface UserInfoOptions<UserInfo> {
  fetchUserInfo: (context: { signal: AbortSignal }) => Promise<UserInfo> | Observable<UserInfo>;
  /** Whether it makes sense to ask: somebody sees the page, and there is a network. */
  isAskable$: Observable<boolean>;
  /** Milliseconds from an answer to the next question. */
  period: number;
  scheduler?: SchedulerLike;
}

/**
 * Who the visitor is: asked at once and again a period after each answer, or as soon after that as it makes sense
 * [user.info]. Null is a question that failed; the next one is asked all the same.
 */
export function userInfo$<UserInfo>({ fetchUserInfo, isAskable$, period, scheduler = asyncScheduler }: UserInfoOptions<UserInfo>): Observable<UserInfo | null> {
  return asked$(fetchUserInfo).pipe(
    catchError(() => of(null)),
    repeat({ delay: () => nextQuestion$({ pause: period, isAskable$, scheduler }) }),
  );
}

/** A request that is aborted when nobody listens any more. */
function asked$<Answer>(ask: (context: { signal: AbortSignal }) => Promise<Answer> | Observable<Answer>): Observable<Answer> {
  return defer(() => {
    const controller = new AbortController();
    return from(ask({ signal: controller.signal })).pipe(finalize(() => controller.abort()));
  });
}
