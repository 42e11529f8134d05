/** Calls of the page that wait until a step answers them, lets them through or breaks them off. */
import type { Page, Request, Route } from '@playwright/test';
import { expect } from '../fixtures.ts';

interface Call { route: Route; request: Request; isDone: boolean }

const PROBLEM = { type: 'about:blank', title: 'Something went wrong on our side' };

export class Network {
  private readonly calls: Call[] = [];
  private readonly holds = new Map<string, Parameters<Page['unroute']>>();
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** From now on such calls wait. */
  async hold(pathname: string | RegExp): Promise<void> {
    const matches = (url: URL) => isAt(url.pathname, pathname);
    const keep = (route: Route, request: Request) => { this.calls.push({ route, request, isDone: false }); };
    this.holds.set(String(pathname), [matches, keep]);
    await this.page.route(matches, keep);
  }

  /** From now on such calls no longer wait. */
  async release(pathname: string | RegExp): Promise<void> {
    const held = this.holds.get(String(pathname));
    this.holds.delete(String(pathname));
    if (held) await this.page.unroute(...held);
  }

  /** The server's own answer. */
  async pass(pathname: string | RegExp): Promise<void> {
    await (await this.take(pathname)).continue();
  }

  /** Lets the server do what is asked. @returns what delivers its answer, as it was then */
  async serve(pathname: string | RegExp): Promise<() => Promise<void>> {
    const route = await this.take(pathname);
    const response = await route.fetch();
    return () => route.fulfill({ response });
  }

  /** Lets the server do what is asked, and breaks the call off after `between`. @returns what the page does not hear of */
  async doUnanswered<Body>(pathname: string | RegExp, between: () => Promise<void> = async () => {}): Promise<Body> {
    const route = await this.take(pathname);
    const response = await route.fetch();
    const body = await response.json() as Body;
    await between();
    await route.abort();
    return body;
  }

  /** The server's answer, changed. */
  async change<Body>(pathname: string | RegExp, edit: (body: Body) => unknown): Promise<void> {
    const route = await this.take(pathname);
    const response = await route.fetch();
    await route.fulfill({ response, json: edit(await response.json() as Body) });
  }

  async answer(pathname: string | RegExp, json: unknown): Promise<void> {
    await (await this.take(pathname)).fulfill({ json });
  }

  /** A problem of the contract; a call that never comes back when no status is given. */
  async fail(pathname: string | RegExp, status?: number, problem: object = { code: 'internal-error' }): Promise<void> {
    const route = await this.take(pathname);
    if (status === undefined) await route.abort();
    else await route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify({ ...PROBLEM, status, ...problem }) });
  }

  /** How many such calls came while they were held. */
  count(pathname: string | RegExp): number {
    return this.calls.filter(({ request }) => isAt(new URL(request.url()).pathname, pathname)).length;
  }

  /** Whether a call waits for its answer. */
  isWaiting(pathname: string | RegExp): boolean {
    return this.waiting(pathname) !== undefined;
  }

  /** The newest call that the page still waits for. */
  private waiting(pathname: string | RegExp): Call | undefined {
    return this.calls.findLast(({ request, isDone }) => !isDone && request.failure() === null && isAt(new URL(request.url()).pathname, pathname));
  }

  private async take(pathname: string | RegExp): Promise<Route> {
    await expect.poll(() => this.isWaiting(pathname), { message: `the page asks ${String(pathname)}` }).toBe(true);
    const call = this.waiting(pathname)!;
    call.isDone = true;
    return call.route;
  }
}

function isAt(asked: string, pathname: string | RegExp): boolean {
  return typeof pathname === 'string' ? asked === pathname : pathname.test(asked);
}
