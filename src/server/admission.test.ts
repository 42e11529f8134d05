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
  const admission = createAdmission({ targetMs: 100, fewest: 2, most: 4, now });
  const leaves = fill(admission);
  expect(leaves).toHaveLength(4);
  leaves[0]!();
  leaves[0]!();
  expect(fill(admission)).toHaveLength(1);
});

it('lets fewer in while answers take too long, never fewer than its bound, and more again when they are quick', () => {
  const admission = createAdmission({ targetMs: 100, fewest: 2, most: 10, now });
  const round = (milliseconds: number) => {
    const leaves = fill(admission);
    time += milliseconds;
    for (const leave of leaves) leave();
    return leaves.length;
  };
  const slow = [round(101), round(101), round(101)];
  expect(slow).toEqual([10, 8, 6]);
  for (let again = 0; again < 20; again++) round(101);
  expect(round(101)).toBe(2);
  const quick = Array.from({ length: 60 }, () => round(5));
  expect(quick.at(-1)).toBe(10);
});
