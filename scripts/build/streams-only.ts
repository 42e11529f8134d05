/**
 * RxJS can read async iterables, by helpers of its own that take half a kilobyte of every first load. No stream of the shop
 * is one: in the browser each of the helpers stands for a refusal.
 */
import type { Plugin } from 'vite';

const REFUSED = '\0streams-only:tslib';

export function streamsOnly(): Plugin {
  return {
    name: 'streams-only',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id, importer) => (id === 'tslib' && importer?.includes('/rxjs/') ? REFUSED : null),
    load: (id) => (id === REFUSED ? `const refuse = () => { throw new Error('No stream'); };\nexport { refuse as __asyncGenerator, refuse as __asyncValues, refuse as __await, refuse as __awaiter };` : null),
  };
}
