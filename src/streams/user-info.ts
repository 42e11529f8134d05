import { asyncScheduler, catchError, defer, filter, finalize, from, of, repeat, switchMap, take, timer } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';

interface UserInfoOptions<UserInfo> {
  fetchUserInfo: (context: { signal: AbortSignal }) => Promise<UserInfo> | Observable<UserInfo>;
  /** Whether the page is seen: nobody asks for a page that nobody looks at. */
  isVisible$: Observable<boolean>;
  /** Milliseconds from an answer to the next question. */
  period: number;
  scheduler?: SchedulerLike;
}

/**
 * Who the visitor is: asked at once and again a period after each answer, or as soon as the page is seen after that
 * [user.info]. Null is a question that failed; the next one is asked all the same.
 */
export function userInfo$<UserInfo>({ fetchUserInfo, isVisible$, period, scheduler = asyncScheduler }: UserInfoOptions<UserInfo>): Observable<UserInfo | null> {
  const seen$ = isVisible$.pipe(filter((isVisible) => isVisible), take(1));
  return asked$(fetchUserInfo).pipe(
    catchError(() => of(null)),
    repeat({ delay: () => timer(period, scheduler).pipe(switchMap(() => seen$)) }),
  );
}

/** A request that is aborted when nobody listens any more. */
function asked$<Answer>(ask: (context: { signal: AbortSignal }) => Promise<Answer> | Observable<Answer>): Observable<Answer> {
  return defer(() => {
    const controller = new AbortController();
    return from(ask({ signal: controller.signal })).pipe(finalize(() => controller.abort()));
  });
}
