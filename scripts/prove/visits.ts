/** Requests of many visitors, for proofs. */
import { Agent, request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { API_KEY } from '../../src/api/api-key.ts';

export interface Visit {
  /** 0 when there was no answer. */
  status: number;
  milliseconds: number;
  failure: string | null;
  body: string;
}

export interface Wanted {
  path: string;
  /** Sent as JSON with POST. */
  json?: unknown;
}

const agents = new Map<string, Agent>();
const agentOf = (origin: string) => {
  const agent = agents.get(origin) ?? new Agent({ keepAlive: true, maxSockets: Infinity });
  agents.set(origin, agent);
  return agent;
};

export async function visit(origin: string, { path, json }: Wanted): Promise<Visit> {
  const began = performance.now();
  const result = (status: number, body: string, failure: string | null = null): Visit => ({ status, milliseconds: performance.now() - began, failure, body });
  try {
    const request = httpRequest(origin + path, {
      agent: agentOf(origin),
      method: json === undefined ? 'GET' : 'POST',
      headers: { accept: json === undefined ? 'text/html' : 'application/json', ...(json !== undefined && { 'content-type': 'application/json', 'api-key': API_KEY }) },
    });
    request.end(json === undefined ? undefined : JSON.stringify(json));
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    let body = '';
    for await (const part of answer) body += String(part);
    return result(answer.statusCode ?? 0, body);
  } catch (error) {
    return result(0, '', error instanceof Error ? `${'code' in error ? String(error.code) : ''} ${error.message}` : String(error));
  }
}

const SLUGS = ['recko', 'turecko', 'egypt', 'spanelsko', 'italie'];
let asked = 0;

/** A listing that no cache holds: party, nights, airport and page vary. */
export function newListing(): Wanted {
  const number = ++asked;
  return { path: `/dovolena/${SLUGS[number % SLUGS.length]}/nabidky-letecky?q=ctAdult:${1 + (number % 6)}:dF:${1 + (number % 7)}:dT:${8 + (Math.floor(number / 7) % 14)}&x=${number}` };
}

/** A search as the browser asks for it. */
export function newSearch(): Wanted {
  const number = ++asked;
  return {
    path: '/api/www/search/offers',
    json: { offerType: 'BY_PLANE', departuresCodes: [], destinationsCodes: [], numberOfAdults: 1 + (number % 6), childrenBirthdays: [], durationFrom: 1 + (number % 7), durationTo: 8 + (Math.floor(number / 7) % 14), metaData: { page: number % 3, pageSize: 10, sorting: 'price' } },
  };
}

/** Visits one after another for each of `visitors`, until it is told to end. */
export function keepVisiting(visitors: number, one: () => Promise<Visit>): { end: () => Promise<Visit[]> } {
  let ended = false;
  const seen: Visit[] = [];
  const all = Array.from({ length: visitors }, async () => {
    while (!ended) seen.push({ ...(await one()), body: '' });
  });
  return {
    async end() {
      ended = true;
      await Promise.all(all);
      return seen;
    },
  };
}

/** The `share` quantile, whole milliseconds. */
export function quantile(visits: readonly Visit[], share: number): number {
  const sorted = visits.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
}

/** How many visits ended in each way. */
export function counted(visits: readonly Visit[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(visits, ({ status, failure }) => failure ?? String(status))].map(([way, some]) => [way, some.length]));
}
