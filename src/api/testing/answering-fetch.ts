/** For tests: a real `fetch` argument that answers what it is told and remembers what it was asked. */
import createOpenApiClient from 'openapi-fetch';
import type { Middleware } from 'openapi-fetch';
import type { paths } from '../../../openapi/generated/commerce.ts';
import type { Fetch } from '../create-client.ts';
import { RepeatableRequest } from '../repeatable-request.ts';

type AnswerTo = Response | ((request: Request, init?: RequestInit) => Response | Promise<Response>);

export const ORIGIN = 'https://shop.example';

/** The last answer is given again for every further request. */
export function answeringFetch(...answers: AnswerTo[]) {
  const requests: Request[] = [];
  const fetch: Fetch = async (request, init) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)]!;
    requests.push(request.clone());
    return typeof answer === 'function' ? answer(request, init) : answer.clone();
  };
  return { fetch, requests };
}

/** Never answers; rejects as fetch does when its signal says so. */
export const silentFetch: Fetch = (_request, init) => new Promise((_resolve, reject) => {
  const signal = init!.signal!;
  const giveUp = () => reject(signal.reason as Error);
  if (signal.aborted) giveUp();
  else signal.addEventListener('abort', giveUp);
});

/** A client with only the middleware under test. */
export function clientWith(fetch: Fetch, ...middleware: Middleware[]) {
  const client = createOpenApiClient<paths>({ baseUrl: ORIGIN, fetch, Request: RepeatableRequest });
  client.use(...middleware);
  return client;
}

export function problem(status: number, code: string, init: ResponseInit = {}): Response {
  return Response.json({ type: 'about:blank', title: code, status, code }, { status, ...init });
}
