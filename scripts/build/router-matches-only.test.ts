import { expect, it } from 'vitest';
import { refusals } from './router-matches-only.ts';

it('keeps the names of a module that is not delivered, and refuses their use', async () => {
  const source = refusals("const a = 1;\nexport { a, b, setupC };\n");
  const stub = await import(`data:text/javascript,${encodeURIComponent(source)}`) as Record<string, () => void>;
  expect(Object.keys(stub)).toEqual(['a', 'b', 'setupC']);
  expect(() => stub.a!()).toThrow('only matches');
  expect(stub.setupC!()).toBeUndefined();
});

it('refuses a module that is built in another way', () => {
  expect(() => refusals('export const a = 1;')).toThrow('built in another way');
});
