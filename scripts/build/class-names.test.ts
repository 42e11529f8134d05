import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortClassNames } from './class-names.ts';

const root = join(import.meta.dirname, '../..');
const button = { file: 'src/ui/controls/button.styles.ts', index: 0 };
const card = { file: 'src/ui/surfaces/card.styles.ts', index: 0 };

describe('names of classes', () => {
  it('are short and the same in every build', () => {
    const [client, server] = [shortClassNames(root), shortClassNames(root)];
    const name = client('', '', button);
    expect(name).toMatch(/^c[\da-z]{1,2}$/);
    expect(server('', '', card)).toBe(client('', '', card));
    expect(server('', '', button)).toBe(name);
  });

  it('are of one class each', () => {
    const nameOf = shortClassNames(root);
    expect(new Set([button, { ...button, index: 1 }, card].map((place) => nameOf('', '', place))).size).toBe(3);
    expect(() => {
      for (let index = 0; index < 500; index += 1) nameOf('', '', { ...button, index });
    }).toThrow('one class name');
  });

  it('are given to style modules only', () => {
    expect(() => shortClassNames(root)('', '', { file: 'src/ui/controls/button.tsx', index: 0 })).toThrow('no *.styles.ts');
  });
});
