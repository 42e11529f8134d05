/** Which files of the built client a page needs, read from Vite's manifest once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from '../../app/document.ts';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
}
type Manifest = Record<string, ManifestChunk>;

const ENTRY = 'src/app/entry-client.tsx';

/**
 * @param clientFolder the built client, e.g. dist/client
 * @returns a function from source modules that a page imports dynamically to its assets; answers are kept
 */
export function createPageAssets(clientFolder: string): (sources: readonly string[]) => PageAssets {
  const manifest = JSON.parse(readFileSync(join(clientFolder, 'manifest.json'), 'utf8')) as Manifest;
  const known = new Map<string, PageAssets>();
  const cssText = new Map<string, string>();
  const readCss = (file: string) => {
    const text = cssText.get(file) ?? readFileSync(join(clientFolder, file), 'utf8').trim();
    cssText.set(file, text);
    return text;
  };

  return (sources) => {
    const key = sources.join(' ');
    const before = known.get(key);
    if (before !== undefined) return before;
    const chunks = new Set<ManifestChunk>();
    const visit = (name: string) => {
      const chunk = manifest[name];
      if (chunk === undefined) throw new Error(`The client build has no module ${name}`);
      if (chunks.has(chunk)) return;
      chunk.imports?.forEach(visit);
      chunks.add(chunk);
    };
    visit(ENTRY);
    sources.forEach(visit);
    const css = [...new Set([...chunks].flatMap((chunk) => chunk.css ?? []))].map(readCss).join('');
    const entry = `/${manifest[ENTRY]!.file}`;
    const assets: PageAssets = {
      css,
      fonts: [],
      entry,
      modules: [...chunks].map(({ file }) => `/${file}`).filter((file) => file !== entry),
    };
    known.set(key, assets);
    return assets;
  };
}
