import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { defineConfig } from 'vite';

/** Two environments: `client` (hydration, one chunk a page and a flow) and `ssr` (one bundle for the server). */
export default defineConfig({
  appType: 'custom',
  plugins: [wyw({ include: ['src/**/*.styles.ts'] }), react()],
  resolve: {
    // Messages are compiled ahead: the parser never reaches a bundle.
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  },
  publicDir: 'public',
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
  builder: {},
  environments: {
    client: {
      build: { outDir: 'dist/client', manifest: 'manifest.json', rolldownOptions: { input: 'src/app/entry-client.tsx' } },
    },
    ssr: {
      build: { outDir: 'dist/ssr', ssr: true, rolldownOptions: { input: 'src/app/entry-server.tsx' } },
    },
  },
});
