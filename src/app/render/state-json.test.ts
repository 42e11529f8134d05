import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deepFreeze } from './shared-answers.ts';
import { createStateJson } from './state-json.ts';

it('writes what JSON.stringify writes, shared parts or not, and closes no script element', () => {
  const json = createStateJson();
  const part = fc.oneof(fc.jsonValue(), fc.constantFrom(undefined, '</script><!--', { missing: undefined, list: [undefined, 1] }));
  fc.assert(fc.property(part, part, fc.string(), (shared, own, name) => {
    const frozen = deepFreeze(structuredClone(shared));
    const state = { [name]: own, frozen, again: [frozen, { frozen }], own };
    const text = json(state);
    expect(text).toBe(JSON.stringify(state).replaceAll('<', '\\u003c'));
    expect(json(state)).toBe(text);
    expect(text).not.toContain('<');
  }));
});
