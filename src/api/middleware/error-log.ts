import type { Middleware } from 'openapi-fetch';

export type Log = (message: string) => void;

/** Logs answers of 400 and above, of 500 and above with their status text [http.error-log]. */
export function errorLog(log: Log): Middleware {
  return {
    onResponse({ request, response: { status, statusText } }) {
      if (status < 400) return;
      const what = `${request.method} ${new URL(request.url).pathname} answered ${status}`;
      log(status >= 500 ? `${what} ${statusText}`.trimEnd() : what);
    },
  };
}
