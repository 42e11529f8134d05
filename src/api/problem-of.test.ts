import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { problemOf } from './problem-of.ts';

it('reads the problem of a refused request, and none of what is no answer of the contract [http.errors]', () => {
  const errors = [{ pointer: '/body/email', code: 'invalid', message: 'is no address' }];
  const bodies = [{ code: 'validation-failed', errors }, { code: 'offer-gone' }, {}, 'Bad Gateway', null, undefined];
  expect(bodies.map((body) => problemOf(new ApiError(400, body, new Headers())))).toEqual([
    { code: 'validation-failed', errors }, { code: 'offer-gone', errors: [] }, ...Array.from({ length: 4 }, () => ({ code: '', errors: [] })),
  ]);
  expect(problemOf(new TypeError('Failed to fetch'))).toEqual({ code: '', errors: [] });
});
