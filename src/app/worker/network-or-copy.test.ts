import { expect, it } from 'vitest';
import { createNetworkOrCopy, DISTRUST_MS, FURTHER_PATIENCE_MS, PATIENCE_MS } from './network-or-copy.ts';

/** A worker whose clock is the test's. */
function worker() {
  const timers: { at: number; end: () => void }[] = [];
  let now = 0;
  const networkOrCopy = createNetworkOrCopy({ now: () => now, wait: (ms) => new Promise((resolve) => { timers.push({ at: now + ms, end: resolve }); }) });
  const settled = () => new Promise((resolve) => { setImmediate(resolve); });
  return {
    ask(stored: string | undefined, offline?: string) {
      const asked = { answer: undefined as string | undefined, reads: 0, respond: (_text: string) => {}, fail: () => {} };
      const network = new Promise<Response>((resolve, reject) => { asked.respond = (text) => resolve(new Response(text)); asked.fail = () => reject(new TypeError('Failed to fetch')); });
      const responseOf = (text: string | undefined) => (text === undefined ? undefined : new Response(text));
      networkOrCopy({ network: () => network, copy: async () => { asked.reads += 1; return responseOf(stored); }, instead: async () => responseOf(offline) })
        .then(async ({ response, from }) => { asked.answer = `${from}: ${await response.text()}`; }, (error: Error) => { asked.answer = error.message; });
      return asked;
    },
    async pass(ms: number) {
      now += ms;
      for (const { at, end } of timers.splice(0)) if (at <= now) end(); else timers.push({ at, end });
      await settled();
    },
  };
}

it('a network that hangs is waited for, then the copy answers; what is asked next waits less, until it has answered again or a while has passed', async () => {
  const { ask, pass } = worker();
  const page = ask('page');
  await pass(PATIENCE_MS - 1);
  expect([page.answer, page.reads]).toEqual([undefined, 0]);
  await pass(1);
  expect(page.answer).toBe('silent: page');
  const script = ask('script');
  await pass(FURTHER_PATIENCE_MS);
  expect(script.answer).toBe('silent: script');
  await pass(DISTRUST_MS);
  const later = ask('page');
  await pass(PATIENCE_MS - 1);
  expect(later.answer).toBeUndefined();
  await pass(1);
  const back = ask('page');
  back.respond('new');
  await pass(0);
  const trusted = ask('page');
  await pass(FURTHER_PATIENCE_MS);
  expect([back.answer, trusted.answer]).toEqual(['network: new', undefined]);
});

it('the network’s answer is the answer where it comes in time, and where nothing is stored whenever it comes', async () => {
  const { ask, pass } = worker();
  const [quick, unstored] = [ask('old'), ask(undefined, 'offline')];
  quick.respond('new');
  await pass(PATIENCE_MS);
  expect([quick.answer, quick.reads, unstored.answer]).toEqual(['network: new', 0, undefined]);
  unstored.respond('late');
  await pass(0);
  expect(unstored.answer).toBe('network: late');
});

it('without network a copy answers at once, else what says so, else nothing', async () => {
  const { ask, pass } = worker();
  const asked = [ask('old', 'offline'), ask(undefined, 'offline'), ask(undefined)];
  for (const { fail } of asked) fail();
  await pass(0);
  expect(asked.map(({ answer }) => answer)).toEqual(['offline: old', 'offline: offline', 'Failed to fetch']);
  const late = ask(undefined, 'offline');
  await pass(PATIENCE_MS);
  late.fail();
  await pass(0);
  expect(late.answer).toBe('offline: offline');
});
