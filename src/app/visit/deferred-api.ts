import type { Api, Ask } from '../../api/create-api.ts';
import { isAfterPaint } from '../../ui/loading/after-paint.ts';
import { yieldToMain } from '../../ui/loading/yield-to-main.ts';

/**
 * The API, whose code comes once the page answers, or with the first request: a page starts from what its document holds.
 * Without network the code is not asked for: browsers remember for good that a module could not be had.
 * To send a request takes a slow phone as long as a frame: what a press shows is painted first. Where it has been painted, and
 * with what has to outlive its page (`keepalive`), which may be gone soon, the request leaves at once.
 */
export function createDeferredApi(load: () => Promise<Api>): Api {
  let loading: Promise<Api> | undefined;
  const api = async (): Promise<Api> => {
    if (loading === undefined && navigator.onLine === false) throw new TypeError('There is no network');
    loading ??= load().catch((problem: unknown) => {
      loading = undefined;
      throw problem;
    });
    return loading;
  };
  const toSend = async (init?: Pick<RequestInit, 'keepalive'>): Promise<Api> => {
    if (init?.keepalive !== true && !isAfterPaint()) await yieldToMain();
    return api();
  };
  return {
    GET: (async (...request) => (await toSend(request[1])).GET(...request)) as Ask<'get'>,
    POST: (async (...request) => (await toSend(request[1])).POST(...request)) as Ask<'post'>,
    PUT: (async (...request) => (await toSend(request[1])).PUT(...request)) as Ask<'put'>,
    fetchUserInfo: async (context) => (await api()).fetchUserInfo(context),
  };
}
