/** The page renderer of the production build, or of the development server that compiles on request. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';
import type { PageRenderer, RendererOptions } from '../../app/render/entry-server.tsx';
import { createPageAssets } from './page-assets.ts';

type EntryServer = { createPageRenderer: (options: RendererOptions) => PageRenderer };
type WorldOptions = Omit<RendererOptions, 'assetsOf'>;

/** @param folder the build's folder, dist */
export async function loadBuiltRenderer(folder: string, options: WorldOptions): Promise<PageRenderer> {
  const entry = await import(pathToFileURL(join(folder, 'ssr/entry-server.js')).href) as EntryServer;
  return entry.createPageRenderer({ ...options, assetsOf: createPageAssets(join(folder, 'client')) });
}

/** Compiles anew whatever changed since the last request. */
export function createDevelopmentRenderer(vite: ViteDevServer, options: WorldOptions): PageRenderer {
  return async (request) => {
    const runner = (vite.environments.ssr as unknown as { runner: { import: (url: string) => Promise<EntryServer> } }).runner;
    const entry = await runner.import('/src/app/render/entry-server.tsx');
    const shell = await vite.transformIndexHtml(request.url, '<html><head></head><body></body></html>');
    const headHtml = /<head>([\s\S]*)<\/head>/.exec(shell)?.[1] ?? '';
    const assetsOf = () => ({ criticalCss: () => '', styles: [], fonts: [], entry: '/src/app/boot/entry-client.tsx', modules: [], headHtml });
    return entry.createPageRenderer({ ...options, assetsOf })(request);
  };
}
