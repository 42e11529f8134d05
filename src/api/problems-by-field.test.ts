import { expect, it } from 'vitest';
import { problemsByField } from './problems-by-field.ts';

it('names what is wrong with each field of a form, also where the contract has no code for it [http.errors]', () => {
  const errors = [{ pointer: '/body/email', code: 'required', message: 'is missing' }, { pointer: '/body/owner/zip', message: 'is no postcode' }];
  expect(problemsByField(errors)).toEqual({ 'email': 'required', 'owner/zip': 'invalid' });
  expect(problemsByField([{ pointer: '/body/fields/topic', code: 'required', message: '' }], '/body/fields/')).toEqual({ topic: 'required' });
});
