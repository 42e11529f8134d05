/** Which files of the built client a page needs, read from what the build wrote down once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from '../../app/render/document.ts';
import { createCriticalCss } from './critical-css.ts';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}
/** Vite's: chunks by a key of Vite's own, which `imports` name. */
type Manifest = Record<string, ManifestChunk>;
/** Ours: file by source module (scripts/build/first-load-chunks.ts). */
type ModuleFiles = Record<string, string>;

const ENTRY = 'src/app/boot/entry-client.tsx';
/** What the entry goes on with. */
const RESUME = 'src/app/boot/resume.tsx';

/**
 * @param clientFolder the built client, e.g. dist/client
 * @returns a function from source modules that a page imports dynamically, and those it imports later, to its assets; answers are cached
 */
export function createPageAssets(clientFolder: string): (sources: readonly string[], late?: readonly string[]) => PageAssets {
  const read = (file: string) => readFileSync(join(clientFolder, file), 'utf8');
  const manifest = JSON.parse(read('manifest.json')) as Manifest;
  const base = read('base.css');
  const fonts = [...base.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g)].map(([, file]) => file!);
  const fileOf = JSON.parse(read('modules.json')) as ModuleFiles;
  const chunkOfFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const known = new Map<string, PageAssets>();
  const cssText = new Map<string, string>();
  const readCss = (file: string) => {
    const text = cssText.get(file) ?? read(file).trim();
    cssText.set(file, text);
    return text;
  };

  return (sources, late = []) => {
    const key = `${sources.join(' ')} | ${late.join(' ')}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const visit = (chunk: ManifestChunk, chunks: Set<ManifestChunk>) => {
      if (chunks.has(chunk)) return;
      chunk.imports?.forEach((name) => visit(manifest[name]!, chunks));
      chunks.add(chunk);
    };
    const visitSources = (names: readonly string[], chunks: Set<ManifestChunk>) => {
      for (const source of names) {
        const file = fileOf[source];
        if (file === undefined) throw new Error(`The client build has no module ${source}`);
        visit(chunkOfFile.get(file)!, chunks);
      }
    };
    const chunks = new Set<ManifestChunk>();
    const entryChunk = manifest[ENTRY]!;
    visit(entryChunk, chunks);
    visitSources([RESUME, ...sources], chunks);
    const chunksWithLate = new Set(chunks);
    visitSources(late, chunksWithLate);
    const styles = [...new Set([...chunksWithLate].flatMap((chunk) => chunk.css ?? []))];
    const assets: PageAssets = {
      criticalCss: createCriticalCss(base + styles.map(readCss).join('')),
      styles: styles.map((file) => `/${file}`),
      fonts,
      entry: `/${entryChunk.file}`,
      modules: [...chunks].filter((chunk) => chunk !== entryChunk).map(({ file }) => `/${file}`),
    };
    known.set(key, assets);
    return assets;
  };
}
