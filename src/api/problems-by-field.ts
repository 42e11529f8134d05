import type { problemOf } from './problem-of.ts';

/**
 * What is wrong with each field of a refused form, by the field's name: the contract's code, `invalid` where it has none.
 * @param form where the fields are in the request
 */
export function problemsByField(errors: ReturnType<typeof problemOf>['errors'], form = '/body/'): Record<string, string> {
  return Object.fromEntries(errors.map(({ pointer, code = 'invalid' }) => [pointer.replace(form, ''), code]));
}
