import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { gallerySources } from '../machine-room/build/gallery-sources.ts';
import { bundleSources } from './build.ts';

const IMPORT = /(?:^(?:import|export) (?!type\b)[^'"]*?|\bimport\(\s*)['"](\.[^'"]+)['"]/gm;

/** A file with all that it imports of this project, types apart. */
function withImports(file: string, known = new Set<string>()): Set<string> {
  // The live view is the development server's.
  if (known.has(file) || file.startsWith('machine-room/live/') || !existsSync(file)) return known;
  known.add(file);
  if (/\.tsx?$/.test(file)) for (const [, specifier] of readFileSync(file, 'utf8').matchAll(IMPORT)) withImports(join(dirname(file), specifier!), known);
  return known;
}

it.each([
  ...['vite.config.ts', 'src/app/boot/entry-client.tsx', 'src/app/render/entry-server.tsx', 'src/app/worker/service-worker.ts'].map((entry) => [entry, bundleSources] as const),
  ...['machine-room/gallery/main.tsx', 'machine-room/build/build-gallery.ts'].map((entry) => [entry, gallerySources] as const),
])('builds anew when anything changes that %s consists of', (entry, sourcesOf) => {
  const sources = new Set(sourcesOf());
  const parts = [...withImports(entry)];
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter((file) => !sources.has(file))).toEqual([]);
});
