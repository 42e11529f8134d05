import { Problem } from '../contract/problem.ts';

/** Pages nest items two deep; whoever nests more than this has made a loop. */
const DEEPEST = 16;

/** @throws Problem 400 for a body whose parts lie so deep in each other that something went round in circles */
export function assertStorable(body: unknown): void {
  if (depthOf(body, 0) > DEEPEST) throw new Problem(400, 'content-too-deep', { title: 'Components hold each other too deep' });
}

function depthOf(value: unknown, depth: number): number {
  if (value === null || typeof value !== 'object' || depth > DEEPEST) return depth;
  return Math.max(depth, ...Object.values(value).map((inner) => depthOf(inner, depth + 1)));
}
