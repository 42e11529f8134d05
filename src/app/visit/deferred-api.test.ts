// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { Api } from '../../api/create-api.ts';
import { afterPaint } from '../../ui/loading/after-paint.ts';
import { createDeferredApi } from './deferred-api.ts';

/** What is done in the task that is running. */
async function endOfTask(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

it('a request leaves in a task of its own, but at once where its press has been painted or its page may be gone', async () => {
  const asked: string[] = [];
  const { GET } = createDeferredApi(async () => ({ GET: async (path: string) => { asked.push(path); } }) as unknown as Api);
  const ask = GET as unknown as (path: string, init?: RequestInit) => Promise<void>;
  const first = ask('/first');
  await endOfTask();
  expect(asked).toEqual([]);
  await first;
  void ask('/of a page that is left', { keepalive: true });
  await endOfTask();
  await new Promise<void>((resolve) => {
    afterPaint(() => {
      void ask('/of a painted press');
      void endOfTask().then(resolve);
    });
  });
  expect(asked).toEqual(['/first', '/of a page that is left', '/of a painted press']);
  const last = ask('/last');
  await endOfTask();
  expect(asked).toHaveLength(3);
  await last;
});
