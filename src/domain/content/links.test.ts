import { expect, it } from 'vitest';
import { linkRel } from './links.ts';

const origin = 'http://localhost:3000';

it.each([
  '/oblibene', '#offers', '?q=a:PRG', 'oblibene', 'mailto:info@zefira.example', 'tel:+420255700700',
  'http://localhost:3000/oblibene', '//localhost:3000/x', 'https://www.zefira.example/dovolena', 'HTTPS://WWW.ZEFIRA.EXAMPLE',
])('leaves our own link %s alone [link.rel]', (href) => {
  expect(linkRel(href, { origin })).toBeUndefined();
  expect(linkRel(href, { origin, richText: true })).toBeUndefined();
});

it.each([
  'https://example.org', 'http://localhost:4000', '//example.org/x', '/\\example.org', '\t//example.org',
  'https://www.zefira.example@example.org', 'https://www.zefira.example.org/', 'https://evil-www.zefira.example/',
])('marks %s as another host [link.rel]', (href) => {
  expect(linkRel(href, { origin })).toBe('nofollow noreferrer');
  expect(linkRel(href, { origin, richText: true })).toBe('nofollow noopener noreferrer');
});

it('tells by the address of the Czech site what is our own where no page says where it is [url.fallback-origin]', () => {
  expect(['https://www.zefira.example/hu', 'http://localhost:3000/hu', 'https://example.org'].map((href) => linkRel(href))).toEqual([undefined, 'nofollow noreferrer', 'nofollow noreferrer']);
});
