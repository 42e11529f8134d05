import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

it('lets a page ask its own host, and beside it the one that errors are reported to, where there is one [error.sentry]', () => {
  expect(contentSecurityPolicy('n').split('; ')).toContain("connect-src 'self'");
  expect(contentSecurityPolicy('n', { errorsTo: 'https://key@errors.example.com/7' }).split('; ')).toContain("connect-src 'self' https://errors.example.com");
});
