/** For tests: reads the live event stream of a server that listens. */
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { TestVisitor } from './test-app.ts';

export interface LiveEvent {
  event: string;
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
}

/** Waits for events in their order. */
export interface EventReader {
  status: number;
  headers: Headers;
  /** The next event; null when the stream has ended. */
  next(): Promise<LiveEvent | null>;
  close(): void;
}

export async function readEvents(app: FastifyInstance, visitor: TestVisitor, path = '/events', more: Record<string, string> = {}): Promise<EventReader> {
  const { port } = app.server.address() as AddressInfo;
  const aborter = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...more }, signal: aborter.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  async function next(): Promise<LiveEvent | null> {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        const event = /^event: (.*)$/m.exec(block)?.[1];
        if (event !== undefined) return { event, data: JSON.parse(/^data: (.*)$/m.exec(block)![1]!) };
        continue;
      }
      const chunk = await reader?.read();
      if (chunk === undefined || chunk.done) return null;
      text += chunk.value;
    }
  }
  return { status: response.status, headers: response.headers, next, close: () => aborter.abort() };
}
