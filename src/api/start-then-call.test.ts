import { describe, expect, it } from 'vitest';
import { answeringFetch, ORIGIN, problem } from './testing/answering-fetch.ts';
import { startThenCall } from './start-then-call.ts';

function scene(response: Response) {
  const log: string[] = [];
  const { fetch, requests } = answeringFetch(() => { log.push('called'); return response; });
  return { log, requests, tools: { fetch, start: () => { log.push('started'); }, warn: (line: string) => { log.push(line); } } };
}

describe('start then call', () => {
  it('starts, then posts JSON and gives the answer back [http.start-then-call]', async () => {
    const { log, requests, tools } = scene(Response.json({ count: 3 }));
    expect(await startThenCall(tools, { url: `${ORIGIN}/api/x`, body: { a: 1 } })).toEqual({ count: 3 });
    expect(log).toEqual(['started', 'called']);
    const [request] = requests;
    expect([request!.method, request!.headers.get('Content-Type'), await request!.text()]).toEqual(['POST', 'application/json', '{"a":1}']);
  });

  it('calls with the method it is given [http.start-then-call]', async () => {
    const { requests, tools } = scene(Response.json(1));
    await startThenCall(tools, { url: `${ORIGIN}/api/x`, method: 'GET' });
    expect(requests[0]!.method).toBe('GET');
  });

  it.each([['nothing', new Response('')], ['null', Response.json(null)]])('warns when %s comes back [http.start-then-call]', async (_, response) => {
    const { log, tools } = scene(response);
    expect(await startThenCall(tools, { url: `${ORIGIN}/api/x` })).toBeUndefined();
    expect(log).toEqual(['started', 'called', `Nothing came back from POST ${ORIGIN}/api/x`]);
  });

  it('throws what is refused [http.errors]', async () => {
    const { tools } = scene(problem(400, 'bad-request'));
    await expect(startThenCall(tools, { url: `${ORIGIN}/api/x` })).rejects.toMatchObject({ status: 400, body: { code: 'bad-request' } });
  });
});
