import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no style asks what stands at which place in something (`:has(> :nth-child(…))`): with each change of a page browsers would work out the styles of all of it', () => {
  const files = globSync('src/**/*.styles.ts');
  expect(files.length).toBeGreaterThan(100);
  const asking = files.filter((file) => /:has\([^{;]*:(?:nth-|first-|last-|only-)/.test(readFileSync(file, 'utf8')));
  expect(asking).toEqual([]);
});
