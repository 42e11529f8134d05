import { expect, it } from 'vitest';
import { loginPath, returnPathOf } from './return-to.ts';

it('leads back within the shop only [account.guard]', () => {
  const wanted = ['/pl/mytui/settings?x=1', '//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '/\n/evil.test', undefined];
  expect(wanted.map(returnPathOf)).toEqual(['/pl/mytui/settings?x=1', '/mytui', '/mytui', '/mytui', '/mytui', '/mytui', '/mytui']);
  expect(loginPath('/mytui/reservation/a/chat?done=1')).toBe('/mytui/login?returnTo=/mytui/reservation/a/chat%3Fdone%3D1');
});
