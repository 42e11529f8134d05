/** Visitors and agents of proofs: cookies as a browser has them, and the event stream of their pages. */
import { request as httpRequest } from 'node:http';
import type { ClientRequest } from 'node:http';
import { API_KEY } from '../../src/api/api-key.ts';

export interface Asked { status: number; headers: Headers; body: Record<string, unknown> }

/** Somebody with cookies. */
export interface Person {
  cookie: () => string;
  /** @throws TypeError where nothing answers */
  ask: (origin: string, path: string, json?: unknown, headers?: Record<string, string>) => Promise<Asked>;
}

export function newPerson(): Person {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  async function ask(origin: string, path: string, json?: unknown, headers: Record<string, string> = {}): Promise<Asked> {
    const send = () => fetch(origin + path, {
      ...(json !== undefined && { method: 'POST', body: JSON.stringify(json) }),
      headers: { 'api-key': API_KEY, cookie: cookie(), ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
    });
    let answer = await send();
    if (answer.status === 403 && cookies.size > 0) {
      remember(await fetch(`${origin}/api/www/oauth/token/refresh`, { method: 'POST', headers: { 'api-key': API_KEY, cookie: cookie() } }));
      answer = await send();
    }
    remember(answer);
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === '' ? {} : JSON.parse(text) as Record<string, unknown> };
  }
  function remember({ headers }: Response): void {
    for (const line of headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
  }
  return { cookie, ask };
}

export interface Told { threadId: string; last: number }

export interface EventStream {
  /** Resolves with the first event for which it holds, also one that came before. */
  until: (holds: (told: Told) => boolean) => Promise<void>;
  close: () => void;
}

/** Resolves when the stream has begun. */
export function openEvents(origin: string, path: string, person: Person): Promise<EventStream> {
  return new Promise((resolve, reject) => {
    const heard: Told[] = [];
    const waiting = new Set<(told: Told) => void>();
    const request: ClientRequest = httpRequest(origin + path, { agent: false, headers: { accept: 'text/event-stream', cookie: person.cookie() } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${path} answered ${answer.statusCode}`));
      let rest = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        const blocks = (rest + part).split('\n\n');
        rest = blocks.pop()!;
        for (const block of blocks) {
          const data = /^data: (.*)$/m.exec(block)?.[1];
          if (data === undefined) continue;
          const { threads, ...thread } = JSON.parse(data) as Told & { threads?: Told[] };
          for (const told of threads ?? [thread]) {
            heard.push(told);
            for (const tell of waiting) tell(told);
          }
        }
      });
      answer.on('error', () => {});
      resolve({
        until: (holds) => new Promise((found) => {
          if (heard.some(holds)) return found();
          const tell = (told: Told) => {
            if (!holds(told)) return;
            waiting.delete(tell);
            found();
          };
          waiting.add(tell);
        }),
        close: () => request.destroy(),
      });
    });
    request.on('error', reject);
    request.end();
  });
}
