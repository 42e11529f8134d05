import type { Api, Ask } from '../../api/create-api.ts';

/**
 * The API, whose code comes once the page answers, or with the first request: a page starts from what its document holds.
 * Without network the code is not asked for: browsers remember for good that a module could not be had.
 */
export function createLateApi(load: () => Promise<Api>): Api {
  let loading: Promise<Api> | undefined;
  const api = async (): Promise<Api> => {
    if (loading === undefined && navigator.onLine === false) throw new TypeError('There is no network');
    loading ??= load().catch((problem: unknown) => {
      loading = undefined;
      throw problem;
    });
    return loading;
  };
  return {
    GET: (async (...request) => (await api()).GET(...request)) as Ask<'get'>,
    POST: (async (...request) => (await api()).POST(...request)) as Ask<'post'>,
    PUT: (async (...request) => (await api()).PUT(...request)) as Ask<'put'>,
    fetchUserInfo: async (context) => (await api()).fetchUserInfo(context),
  };
}
