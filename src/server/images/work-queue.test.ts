import { expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

it('runs at most so many at once, in order, and goes on after a failure', async () => {
  const queue = createWorkQueue(2);
  const started: number[] = [];
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  let most = 0;
  let running = 0;
  const runs = gates.map((gate, index) =>
    queue.run(async () => {
      started.push(index);
      running += 1;
      most = Math.max(most, running);
      try {
        return await gate.promise;
      } finally {
        running -= 1;
      }
    }),
  );
  gates.forEach((gate, index) => (index === 1 ? gate.reject(new Error('torn canvas')) : gate.resolve(index)));
  const settled = await Promise.allSettled(runs);
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect([most, started]).toEqual([2, [0, 1, 2, 3, 4]]);
});
