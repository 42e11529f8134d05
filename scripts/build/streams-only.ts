/**
 * RxJS can read async iterables and can have what it reads told by a scheduler, by helpers of its own that take nearly a
 * kilobyte of every first load. No stream of the shop is one or wants the other: in the browser each of the helpers stands
 * for a refusal. Schedulers of timers are no part of this.
 */
import type { Plugin } from 'vite';

const REFUSED = '\0streams-only:tslib';
const SCHEDULED = '\0streams-only:scheduled';

export function streamsOnly(): Plugin {
  return {
    name: 'streams-only',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer) {
      if (!importer?.includes('/rxjs/')) return null;
      if (id === 'tslib') return REFUSED;
      return id === '../scheduled/scheduled' ? SCHEDULED : null;
    },
    load(id) {
      if (id === REFUSED) return `const refuse = () => { throw new Error('No stream'); };\nexport { refuse as __asyncGenerator, refuse as __asyncValues, refuse as __await, refuse as __awaiter };`;
      return id === SCHEDULED ? `export function scheduled() { throw new Error('No stream takes a scheduler'); }` : null;
    },
  };
}
