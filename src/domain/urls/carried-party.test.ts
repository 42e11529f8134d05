import { expect, it } from 'vitest';
import { withCarriedParty } from './carried-party.ts';

const family = '?q=a:PRG:ctAdult:3:ctChild:1:birthDate:2019-07-15&fullPrice=true';
const party = 'q=ctAdult:3:ctChild:1:birthDate:2019-07-15';

it.each([
  ['/', `/?${party}`],
  ['/pl/', `/pl/?${party}`],
  ['/dovolena/recko/nabidky-letecky', `/dovolena/recko/nabidky-letecky?${party}`],
  ['/zima?clickedLink=menu', `/zima?${party}&clickedLink=menu`],
  ['/dovolena/recko/nabidky-letecky?q=ctAdult:1', '/dovolena/recko/nabidky-letecky?q=ctAdult:1'],
  ['/checkout/rezervace/X', '/checkout/rezervace/X'],
  ['/uk/kontakt/cestovni-kancelar', '/uk/kontakt/cestovni-kancelar'],
])('carries the party of the page, and nothing else of its search, to %s [url.birthdates-cookie]', (address, carried) => {
  expect(withCarriedParty(address, family, false)).toBe(carried);
});

it('follows a party that changes, and says nothing of two adults [url.birthdates-cookie]', () => {
  expect(withCarriedParty(`/zima?${party}`, '?q=ctAdult:1', true)).toBe('/zima?q=ctAdult:1');
  expect(withCarriedParty(`/zima?${party}`, '?q=a:PRG', true)).toBe('/zima');
  expect(withCarriedParty('/zima', '', false)).toBe('/zima');
});
