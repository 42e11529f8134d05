import { EventEmitter } from 'node:events';
import wyw from '@wyw-in-js/vite';
import { defineConfig } from 'vitest/config';

/** Tests read class names, never rules; and wyw forgets a sheet's text when Vitest takes the module from its cache. */
const noStyleSheets = {
  name: 'no-style-sheets',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id.endsWith('.wyw-in-js.css') ? `\0${id}.js` : undefined),
  load: (id: string) => (id.endsWith('.wyw-in-js.css.js') ? '' : undefined),
};

/** wyw ends the process that evaluates styles with the HTTP server, which Vitest's has none of: without this, each run would wait 10 s for it. */
const httpServer = new EventEmitter();
const endsEvaluation = {
  name: 'ends-evaluation',
  configureServer: (server: { httpServer: unknown }) => { server.httpServer ??= httpServer; },
  buildEnd: () => { httpServer.emit('close'); },
};

/** They draw with React's `act`; after another of them in its worker, one drew nothing once. */
const drawn = ['src/parts/messages/files-of-message.test.tsx', 'src/ui/controls/range-calendar-keys.test.tsx', 'src/ui/loading/lazy-view.test.tsx', 'src/views/{card-parts/{offer-rows,rooms},hotel-card/configurator/configurator-fields,hotel-card/price/price-box,listing/price-range-form,offices/office-card}.test.tsx'];

/** They replace modules or globals, or need a document or a database: each has all modules to itself. The others share them, and load them once a worker. */
const apart = ['src/{demo,server}/**/*.test.ts', 'src/app/**/*.test.{ts,tsx}', 'src/api/fetch-or-empty.test.ts', 'src/bus/react.test.tsx', 'src/ports/flows/account-ports.test.ts', 'src/views/extras/extras-panel.test.tsx', ...drawn, 'machine-room/{errors,recorder}/*.test.ts'];

export default defineConfig({
  // Linaria's `css` throws unless it was evaluated; only style files are.
  plugins: [noStyleSheets, endsEvaluation, wyw({ include: ['**/*.styles.ts'] })],
  test: {
    exclude: ['**/node_modules/**', 'dist/**'],
    typecheck: { enabled: false },
    globalSetup: ['src/server/testing/postgres-for-tests.ts'],
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'apart', include: apart } },
      { extends: true, test: { name: 'shared', isolate: false, include: ['{machines,machine-room,src,scripts,openapi}/**/*.test.{ts,tsx}'], exclude: apart } },
    ],
  },
});
