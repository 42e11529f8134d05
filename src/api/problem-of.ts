import type { components } from '../../openapi/generated/common.ts';
import { ApiError } from './api-error.ts';

type Problem = components['schemas']['Problem'];

/** What the contract's problem says of a refused request: its code, empty where it has none, and what is wrong with which part. */
export function problemOf(error: unknown): { code: string; errors: NonNullable<Problem['errors']> } {
  const { code = '', errors = [] } = (error instanceof ApiError ? error.body ?? {} : {}) as Partial<Problem>;
  return { code, errors };
}
