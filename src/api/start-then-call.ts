import { ApiError } from './api-error.ts';
import type { Fetch } from './create-client.ts';
import type { Log } from './middleware/error-log.ts';

interface Call {
  url: string;
  method?: string;
  /** Sent as JSON. */
  body?: unknown;
}

/**
 * Tells that something starts, then calls a URL with JSON (POST unless said otherwise) and warns when nothing comes back
 * [http.start-then-call].
 * @param start dispatches the start
 * @returns the parsed answer, undefined when it was empty
 * @throws ApiError for 400 and above
 */
export async function startThenCall(
  { start, fetch, warn }: { start: () => void; fetch: Fetch; warn: Log },
  { url, method = 'POST', body }: Call,
): Promise<unknown> {
  start();
  const response = await fetch(new Request(url, {
    method,
    headers: { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  }));
  const text = await response.text();
  const answer: unknown = text === '' ? undefined : JSON.parse(text);
  if (!response.ok) throw new ApiError(response.status, answer, response.headers);
  if (answer == null) warn(`Nothing came back from ${method} ${url}`);
  return answer ?? undefined;
}
