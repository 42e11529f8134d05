import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const nothing = { scripts: [], styles: [] };

it('lets a page ask its own host, and beside it the one that errors are reported to, where there is one [error.sentry]', () => {
  expect(contentSecurityPolicy(nothing).split('; ')).toContain("connect-src 'self'");
  expect(contentSecurityPolicy(nothing, { errorsTo: 'https://key@errors.example.com/7' }).split('; ')).toContain("connect-src 'self' https://errors.example.com");
});

it('lets those inline scripts and styles through that the document was made with, and no other', () => {
  const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const directives = contentSecurityPolicy({ scripts: ['first()', 'ř()'], styles: ['a{}'] }).split('; ');
  expect(directives).toContain(`script-src 'self' ${digest('first()')} ${digest('ř()')}`);
  expect(directives).toContain(`style-src 'self' ${digest('a{}')}`);
  expect(contentSecurityPolicy(nothing).split('; ')).toEqual(expect.arrayContaining(["script-src 'self'", "style-src 'self'"]));
});
