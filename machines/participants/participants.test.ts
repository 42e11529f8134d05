import { expect, it } from 'vitest';
import { uncovered } from '../path-coverage.ts';
import { participantsPaths } from './participants.paths.ts';

it('takes every transition, with both answers of each guard', () => {
  expect(uncovered(participantsPaths)).toEqual([]);
});
