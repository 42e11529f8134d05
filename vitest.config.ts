import wyw from '@wyw-in-js/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Linaria's `css` throws unless it was evaluated; only style files are.
  plugins: [wyw({ include: ['**/*.styles.ts'] })],
  test: {
    include: ['{machines,src,scripts,openapi}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**'],
    typecheck: { enabled: false },
    globalSetup: ['src/server/db/postgres-for-tests.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
