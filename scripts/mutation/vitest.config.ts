import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const flows = (process.env.MUTATED_FLOWS?.split(',') ?? globSync('machines/*/*.machine.ts').map((file) => basename(dirname(file)))).sort();

/** The tests of a flow are collected instead of run. */
const collectTests = {
  name: 'collect-tests',
  enforce: 'pre' as const,
  resolveId: (id: string, importer = '') => (id === 'vitest' && /machines\/[^/]+\/[^/]+\.test\.ts$/.test(importer) ? resolve('scripts/mutation/collected-tests.ts') : undefined),
};

/** One project a flow, so that flows run beside each other. */
export default defineConfig({
  test: {
    dangerouslyIgnoreUnhandledErrors: true,
    reporters: ['default'],
    projects: flows.map((flow) => ({
      plugins: [collectTests],
      test: { name: flow, root: resolve('.'), include: ['scripts/mutation/run-mutants.ts'], env: { MUTATED_FLOW: flow } },
    })),
  },
});
