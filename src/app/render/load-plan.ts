/** What a page consists of, or where it leads instead. */
import type { PageType } from '../../domain/routes/page-types.ts';
import { loginPath } from '../../domain/urls/pages/return-to.ts';
import { ApiError } from '../../api/api-error.ts';
import { problemOf } from '../../api/problem-of.ts';
import type { PageLoader, PagePlan, Redirect, Visit } from '../../routes/page-plan.ts';
import { noticePlan, withHelp } from '../../routes/pages/notice.page.ts';

/**
 * A loader that fails is answered with the error page; an API's 404 with the notice that nothing is there, and so is
 * its 400: the address has parts that name nothing, e.g. one too long for any code.
 */
export async function planOf(visit: Visit, load: PageLoader<PageType>, report: (problem: Error) => void): Promise<PagePlan | Redirect> {
  return withHelp(visit, await loadedPlan(visit, load, report));
}

async function loadedPlan(visit: Visit, load: PageLoader<PageType>, report: (problem: Error) => void): Promise<PagePlan | Redirect> {
  try {
    return await load(visit);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return loginOf(visit);
    if (problemOf(error).code === 'page-not-active') return noticePlan(visit, 'notActive');
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return noticePlan(visit, 'notFound');
    report(error instanceof Error ? error : new Error(String(error)));
    return noticePlan(visit, 'failed');
  }
}

/** To the login, which leads back to the page. */
export function loginOf({ context: { path, query }, href }: Visit): Redirect {
  return { redirect: href(loginPath(href(path) + query)), status: 302 };
}
