import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { defaultClientConditions, defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { directImports } from './scripts/build/direct-imports.ts';
import { shortClassNames } from './scripts/build/class-names.ts';
import { compiledWhole, firstLoadChunks, furtherDependencies, moduleFiles } from './scripts/build/first-load-chunks.ts';
import { shopFonts } from './scripts/build/shop-fonts.ts';
import { soldRegionsModule } from './scripts/build/sold-regions.ts';
import { deferredStyles } from './scripts/build/deferred-styles.ts';
import { routerMatchesOnly } from './scripts/build/router-matches-only.ts';
import { streamsOnly } from './scripts/build/streams-only.ts';
import { LANGUAGES } from './src/domain/market/language.ts';

const root = import.meta.dirname;

/** Two environments: `client` (hydration, few files a page) and `ssr` (one bundle for the server). */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  // Prefixes are for Vite to add: it knows which browsers need one.
  plugins: [wyw({ include: ['**/*.styles.ts'], prefixer: false, ...(command === 'build' && { classNameSlug: shortClassNames(root) }) }), react(), withoutMessageParser(), withoutReactShim(), optimizeLocales.vite({ locales: [...LANGUAGES] }), routerMatchesOnly(), streamsOnly(), directImports(root), withoutDescriptions(root), withoutSources(root), moduleFiles(root), compiledWhole(), deferredStyles(), soldRegionsModule(), shopFonts(root)],
  publicDir: 'public',
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false, resolveDependencies: furtherDependencies }, reportCompressedSize: false },
  builder: {},
  environments: {
    client: {
      // RxJS without helpers for browsers that know no classes.
      resolve: { conditions: [...defaultClientConditions, 'es2015'] },
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        rolldownOptions: {
          input: 'src/app/boot/entry-client.tsx',
          // Every page is told the names of some two hundred files: 36 bits tell two versions of one apart as well as 48.
          output: { codeSplitting: { groups: firstLoadChunks(root) }, hashCharacters: 'base36', entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js', assetFileNames: 'assets/[name]-[hash:7][extname]' },
          // A flow that another flow invokes is in that one's file; it may still be asked for alone.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
    ssr: {
      build: { outDir: 'dist/ssr', ssr: true, rolldownOptions: { input: 'src/app/render/entry-server.tsx', checks: { ineffectiveDynamicImport: false } } },
    },
  },
}));

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

/** React has had the hook itself for long. */
function withoutReactShim(): Plugin {
  return {
    name: 'without-react-shim',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer) {
      if (id === 'use-sync-external-store/shim') return this.resolve('react', importer);
      return id === 'use-sync-external-store/shim/with-selector' ? this.resolve('use-sync-external-store/with-selector', importer) : null;
    },
  };
}

/** What a state is for is read in the machine room, in development and on its own site; visitors' browsers do without. */
function withoutDescriptions(root: string): Plugin {
  return {
    name: 'without-descriptions',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.startsWith(`${root}/machines/`)) return null;
      // Nothing is shifted: a description stands on a line of its own, or empties only its place.
      return { code: code.replaceAll(/\bdescription: '(?:[^'\\]|\\.)*',?/g, (found) => ' '.repeat(found.length)), map: null };
    },
  };
}

/** In which module a view is, the server asks: it names the files of a page in its document. */
function withoutSources(root: string): Plugin {
  return {
    name: 'without-sources',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.startsWith(`${root}/src/`)) return null;
      return { code: code.replaceAll(/(?<=\bsource: |\blate\()'src\/[\w/.-]+'/g, (found) => `''${' '.repeat(found.length - 2)}`), map: null };
    },
  };
}
