/** Builds and serves the floor page as the shop serves its own: one document, one script, compressed ahead. */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import sharp from 'sharp';
import { build } from 'vite';

interface Floor {
  origin: string;
  stop: () => void;
}

export async function startFloor(): Promise<Floor> {
  const folder = mkdtempSync(join(tmpdir(), 'zefira-floor-'));
  const common = { configFile: false as const, logLevel: 'warn' as const, plugins: [react()] };
  await build({ ...common, build: { outDir: join(folder, 'client'), emptyOutDir: true, modulePreload: false, rolldownOptions: { input: join(import.meta.dirname, 'floor-client.tsx'), output: { entryFileNames: 'entry.js' } } } });
  await build({ ...common, ssr: { noExternal: true }, build: { outDir: join(folder, 'server'), emptyOutDir: true, ssr: join(import.meta.dirname, 'floor-document.tsx'), rolldownOptions: { output: { entryFileNames: 'document.mjs' } } } });
  const { renderFloor } = await import(pathToFileURL(join(folder, 'server', 'document.mjs')).href) as { renderFloor: (path: string) => Promise<string> };
  const script = brotliCompressSync(readFileSync(join(folder, 'client', 'entry.js')));
  const picture = await sharp({ create: { width: 780, height: 440, channels: 3, background: '#8ac', noise: { type: 'gaussian', mean: 140, sigma: 12 } } }).webp({ quality: 50 }).toBuffer();
  const documentOf = async (path: string) => brotliCompressSync(`<!doctype html><html lang="cs"><head><meta charset="utf-8"><title>Floor</title><meta name="viewport" content="width=device-width"><script type="module" src="/entry.js"></script></head><body><div id="app">${await renderFloor(path)}</div></body></html>`);
  const server = createServer((request, response) => {
    const send = (type: string, body: Buffer, encoding?: string) => response.writeHead(200, { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) }).end(body);
    if (request.url === '/entry.js') send('text/javascript', script, 'br');
    else if (request.url === '/picture.webp') send('image/webp', picture);
    else void documentOf(request.url ?? '/').then((document) => send('text/html; charset=utf-8', document, 'br'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
