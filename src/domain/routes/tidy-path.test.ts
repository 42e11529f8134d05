import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tidyPath } from './tidy-path.ts';

it.each([['/', '/'], ['//', '/'], ['/pl/', '/pl'], ['//evil.example/', '/evil.example'], ['/dovolena//recko/nabidky-letecky/', '/dovolena/recko/nabidky-letecky']])('spells %s as %s', (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy);
});

it('leads to another host never, and to another spelling once', () => {
  fc.assert(fc.property(fc.array(fc.constantFrom('/', 'a', '.', '%2F')), (parts) => {
    const tidy = tidyPath(`/${parts.join('')}`);
    expect(tidy).toMatch(/^\/(?!\/)/);
    expect(tidyPath(tidy)).toBe(tidy);
  }));
});
