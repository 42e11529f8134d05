import { expect, it } from 'vitest';
import { createAdmission } from './admission.ts';

let time = 0;
const now = () => time;
function fill(admission: ReturnType<typeof createAdmission>): (() => void)[] {
  const leaves: (() => void)[] = [];
  for (;;) {
    try {
      leaves.push(admission.enter());
    } catch (error) {
      expect(error).toMatchObject({ status: 503, code: 'busy' });
      return leaves;
    }
  }
}

it('lets in as many as may be under way and refuses the next one at once, until one is done', () => {
  const admission = createAdmission({ targetMs: 100, fewest: 2, most: 4, first: 4, now });
  const leaves = fill(admission);
  expect(leaves).toHaveLength(4);
  leaves[0]!();
  leaves[0]!();
  expect(fill(admission)).toHaveLength(1);
});

/** Everybody who is let in at once, done after so long. @returns how many */
function roundOf(admission: ReturnType<typeof createAdmission>, milliseconds: number): number {
  // One more than none is under way, so that no rest lies between two rounds.
  const stays = admission.enter();
  const leaves = fill(admission);
  time += milliseconds;
  for (const leave of leaves) leave();
  stays();
  return leaves.length + 1;
}

it('lets fewer in while answers take too long, the fewer the longer they take, never fewer than its bound', () => {
  const rounds = (milliseconds: number) => {
    const admission = createAdmission({ targetMs: 100, fewest: 2, most: 20, first: 20, now });
    const stays = admission.enter();
    const seen = Array.from({ length: 6 }, () => {
      const leaves = fill(admission);
      time += milliseconds;
      for (const leave of leaves) leave();
      return leaves.length + 1;
    });
    stays();
    return seen;
  };
  expect(rounds(125)).toEqual([20, 16, 12, 10, 8, 6]);
  expect(rounds(900)).toEqual([20, 10, 5, 2, 2, 2]);
});

it('lets more in while answers are quick, only where they are wanted', () => {
  const admission = createAdmission({ targetMs: 100, fewest: 2, most: 10, first: 4, now });
  for (let visitor = 0; visitor < 500; visitor++) {
    const leave = admission.enter();
    time += 5;
    leave();
  }
  expect(roundOf(admission, 5)).toBe(4);
  const quick = Array.from({ length: 60 }, () => roundOf(admission, 5));
  expect(quick.at(-1)).toBe(10);
});

it('begins again after a rest: what was slow then says nothing of now', () => {
  const admission = createAdmission({ targetMs: 100, fewest: 1, most: 8, first: 4, now });
  const stays = admission.enter();
  for (let again = 0; again < 5; again++) {
    const leaves = fill(admission);
    time += 900;
    for (const leave of leaves) leave();
  }
  expect(fill(admission)).toHaveLength(0);
  stays();
  expect(roundOf(admission, 5)).toBe(4);
});
