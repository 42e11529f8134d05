import type { FastifyBaseLogger } from 'fastify';
import { expect, it, vi } from 'vitest';
import { createBackgroundWork, type Job } from './background-work.ts';
import { testClock } from './testing/test-app.ts';

const log = { error: vi.fn<FastifyBaseLogger['error']>() };
const start = (jobs: readonly Job[]) => {
  const work = createBackgroundWork(jobs, { clock: testClock(), log });
  work.start();
  return work;
};

it('does each job however long another takes, and waits for all of them before it stops', async () => {
  const { promise: postOfficeAnswers, resolve } = Promise.withResolvers<null>();
  const payments = vi.fn<Job['runDue']>(async () => null);
  const mails = vi.fn<Job['runDue']>(() => postOfficeAnswers);
  const work = start([{ name: 'mail', runDue: mails }, { name: 'payments', runDue: payments }]);
  await vi.waitFor(() => expect(payments).toHaveBeenCalledTimes(1));
  work.runNow();
  await vi.waitFor(() => expect(payments).toHaveBeenCalledTimes(2));
  expect(mails).toHaveBeenCalledTimes(1);
  const stopped = vi.fn<() => void>();
  const stopping = work.stop().then(stopped);
  await payments(new Date());
  expect(stopped).not.toHaveBeenCalled();
  resolve(null);
  await stopping;
  work.runNow();
  expect([mails.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 1]);
});

it('does a job once more for all that it was asked for while it ran, never beside itself', async () => {
  let atOnce = 0;
  let most = 0;
  const answers: (() => void)[] = [];
  const runDue = vi.fn<Job['runDue']>(async () => {
    most = Math.max(most, ++atOnce);
    await new Promise<void>((resolve) => { answers.push(resolve); });
    atOnce--;
    return null;
  });
  const work = start([{ name: 'mail', runDue }]);
  for (const _ of [1, 2, 3]) work.runNow();
  answers[0]!();
  await vi.waitFor(() => expect(runDue).toHaveBeenCalledTimes(2));
  answers[1]!();
  await work.stop();
  expect([most, runDue.mock.calls.length]).toEqual([1, 2]);
});

it('says which job has failed, and goes on with the others', async () => {
  const payments = vi.fn<Job['runDue']>(async () => null);
  const work = start([{ name: 'mail', runDue: () => Promise.reject(new Error('no')) }, { name: 'payments', runDue: payments }]);
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledWith({ err: new Error('no'), job: 'mail' }, 'A background job failed'));
  await work.stop();
  expect(payments).toHaveBeenCalledTimes(1);
});

it('tries a job that goes on failing twice as late each time, up to five minutes, however often it is asked for, and as soon as before once it has succeeded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const clock = testClock();
  let fails = true;
  const runDue = vi.fn<Job['runDue']>(async () => {
    if (fails) throw new Error('no');
    return null;
  });
  const work = createBackgroundWork([{ name: 'mail', runDue }], { clock, log });
  /** @returns after how many seconds it is tried again */
  const nextTry = async () => {
    const before = runDue.mock.calls.length;
    for (let seconds = 1; ; seconds += 1) {
      clock.advance({ seconds: 1 });
      await vi.advanceTimersByTimeAsync(1000);
      if (runDue.mock.calls.length > before) return seconds;
    }
  };
  try {
    work.start();
    await vi.advanceTimersByTimeAsync(0);
    const rests = [];
    for (let tries = 0; tries < 9; tries += 1) rests.push(await nextTry());
    expect(rests).toEqual([5, 5, 10, 20, 40, 80, 160, 300, 300]);
    fails = false;
    expect([await nextTry(), await nextTry()]).toEqual([300, 30]);
    fails = true;
    await nextTry();
    for (let asked = 0; asked < 20; asked += 1) {
      work.runNow();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(await nextTry()).toBe(5);
  } finally {
    vi.useRealTimers();
    await work.stop();
  }
});

it('comes back when the next is due, however long the run before took', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const clock = testClock();
  const runDue = vi.fn<Job['runDue']>(async (now) => {
    clock.advance({ seconds: 20 });
    return new Date(now.getTime() + 25_000);
  });
  const work = createBackgroundWork([{ name: 'mail', runDue }], { clock, log });
  try {
    work.start();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(runDue).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(runDue).toHaveBeenCalledTimes(2);
  } finally {
    vi.useRealTimers();
    await work.stop();
  }
});
