import { expect, it } from 'vitest';
import { missingAddress } from './password/password.rules.ts';

it.each([
  ['', { email: 'required' }], [' ', { email: 'required' }], ['31.2.', { email: 'invalidEmail' }], ['jana@', { email: 'invalidEmail' }],
  ['jana@example', { email: 'invalidEmail' }], [' jana@example.cz ', {}],
])('no mail with a link is asked for to %j if none can go there: it would be waited for in vain [account.password]', (email, problems) => {
  expect(missingAddress({ fields: { email } })).toEqual(problems);
});
