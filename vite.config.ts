import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

/** Two environments: `client` (hydration, one chunk a page and a flow) and `ssr` (one bundle for the server). */
export default defineConfig({
  appType: 'custom',
  plugins: [wyw({ include: ['**/*.styles.ts'] }), react(), withoutMessageParser()],
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

/** Messages are compiled ahead: their parser never reaches the browser. */
function withoutMessageParser(): Plugin {
  return {
    name: 'without-message-parser',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id) {
      return id === '@formatjs/icu-messageformat-parser' ? this.resolve('@formatjs/icu-messageformat-parser/no-parser.js') : null;
    },
  };
}
