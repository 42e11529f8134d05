import { describe, expect, it } from 'vitest';
import { silentFetch } from './testing/answering-fetch.ts';
import { withTimeout } from './timeout.ts';

describe('timeout', () => {
  it('gives a request up after 60000 ms [http.timeout]', async () => {
    const deadlines: number[] = [];
    const deadline = new AbortController();
    const fetching = withTimeout(silentFetch, (milliseconds) => { deadlines.push(milliseconds); return deadline.signal; })(new Request('https://shop.example'));
    deadline.abort(new DOMException('Too late', 'TimeoutError'));
    await expect(fetching).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(deadlines).toEqual([60_000]);
  });

  it('leaves the caller\'s own signal in force [http.timeout]', async () => {
    const caller = new AbortController();
    const fetching = withTimeout(silentFetch)(new Request('https://shop.example', { signal: caller.signal }));
    caller.abort();
    await expect(fetching).rejects.toMatchObject({ name: 'AbortError' });
  });
});
