/** Makes the gallery: one HTML file with everything in it, which opens from a folder as well as from a server. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { shopFonts } from '../../scripts/build/shop-fonts.ts';
import { layOut } from './lay-out.ts';
import { describeFlow, readFlows } from './read-flows.ts';

/** @returns the text of the file */
export async function buildGallery(): Promise<string> {
  const [{ script, style }, flows] = await Promise.all([bundle(), describedFlows()]);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Machine room</title>
<link rel="icon" href="data:,">
<style>${style.replaceAll('</style', '<\\/style')}</style>
</head>
<body>
<div id="gallery"></div>
<script type="application/json" id="flows">${JSON.stringify(flows).replaceAll('<', '\\u003c')}</script>
<script>${script.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')}</script>
</body>
</html>
`;
}

async function describedFlows() {
  const flows = (await readFlows()).map(describeFlow);
  return Promise.all(flows.map(async (flow) => ({ ...flow, picture: await layOut(flow) })));
}

async function bundle(): Promise<{ script: string; style: string }> {
  const built = await build({
    configFile: false,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    plugins: [wyw({ include: ['**/*.styles.ts'], prefixer: false }), react(), shopFonts(join(import.meta.dirname, '../..'))],
    build: {
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: { input: join(import.meta.dirname, '../gallery/main.tsx'), output: { format: 'iife' }, checks: { bundlerTimings: false } },
    },
  }) as Rolldown.RolldownOutput;
  const script = built.output.find((file) => file.type === 'chunk')?.code ?? '';
  const style = built.output.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [])).join('');
  // Nobody waits for a font that is in the file.
  return { script, style: style.replaceAll(/font-display:\s*optional/g, 'font-display:block') };
}
