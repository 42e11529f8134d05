/** The shop's fonts: of the files that Manrope comes in, the letters, the weights and the features that the shop sets text in. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Which of Manrope's own files has the letters of which of the shop's. */
const SOURCES: Readonly<Record<string, string>> = { 'latin': 'latin', 'latin-ext': 'latin-ext', 'latin-rest': 'latin-ext', 'cyrillic': 'cyrillic' };
const CUT = {
  targetFormat: 'woff2' as const,
  /** The theme's; `fonts.css` says so, too. */
  variationAxes: { wght: { min: 400, max: 800 } },
  /** What a browser applies by itself, and figures of one width; no fractions, ordinals or other forms of letters. */
  keepFeatures: ['ccmp', 'locl', 'rlig', 'rclt', 'calt', 'clig', 'liga', 'mark', 'mkmk', 'kern', 'tnum'],
};

const require = createRequire(import.meta.url);

/** Makes the files that `fonts.css` names `shop-fonts/…`, of the letters it says. */
export function shopFonts(root: string): Plugin {
  return {
    name: 'shop-fonts',
    async config() {
      const folder = join(root, 'node_modules/.cache/shop-fonts');
      mkdirSync(folder, { recursive: true });
      const faces = facesOf(readFileSync(join(root, 'src/ui/theme/fonts.css'), 'utf8'));
      await Promise.all(faces.map(async ({ name, range }) => { writeFileSync(join(folder, `manrope-${name}.woff2`), await makeFont(name, range)); }));
      return { resolve: { alias: { 'shop-fonts': folder } } };
    },
  };
}

/** @returns WOFF2 */
export async function makeFont(name: string, range: string): Promise<Buffer> {
  const source = require.resolve(`@fontsource-variable/manrope/files/manrope-${SOURCES[name]}-wght-normal.woff2`);
  return subsetFont(readFileSync(source), charactersOf(range), CUT);
}

interface FontFace {
  name: string;
  /** As CSS writes it. */
  range: string;
}

export function facesOf(css: string): FontFace[] {
  return [...css.matchAll(/shop-fonts\/manrope-([\w-]+)\.woff2[^}]*unicode-range: ([^;]+);/g)].map(([, name, range]) => ({ name: name!, range: range! }));
}

/** Each character of a `unicode-range`. */
export function charactersOf(range: string): string {
  return range.split(',').map((part) => {
    const [first, last = first] = part.trim().slice('U+'.length).split('-').map((code) => Number.parseInt(code, 16)) as [number, number?];
    return String.fromCodePoint(...Array.from({ length: last! - first + 1 }, (_, at) => first + at));
  }).join('');
}
