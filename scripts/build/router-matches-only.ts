/**
 * In the browser the router matches addresses; the visit loads, shows and scrolls pages, and links are links (decisions 43 and 44).
 * What the router's classes take along for those is not delivered: each of its names stands for a refusal, what its constructor sets up for nothing.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const UNUSED = /\/@tanstack\/(?:router-core\/dist\/esm\/(?:load-client|scroll-restoration)|react-router\/dist\/esm\/(?:link|use(?:Match|LoaderData|LoaderDeps|Navigate|Params|RouteContext|Router|Search)))\.js$/;
const USERS = /\/@tanstack\/(?:router-core|react-router)\/dist\/esm\/rout(?:e|er)\.js$/;
const REFUSED = '\0refused:';

export function routerMatchesOnly(): Plugin {
  return {
    name: 'router-matches-only',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(id, importer) {
      if (importer === undefined || !USERS.test(importer) || !id.startsWith('./')) return null;
      const file = (await this.resolve(id, importer, { skipSelf: true }))?.id;
      return file !== undefined && UNUSED.test(file) ? REFUSED + file : null;
    },
    load: (id) => (id.startsWith(REFUSED) ? refusals(readFileSync(id.slice(REFUSED.length), 'utf8')) : null),
  };
}

/** @param source of a module with one list of exports at its end */
export function refusals(source: string): string {
  const [, names] = /^export \{([^}]*)\};$/m.exec(source) ?? [];
  if (names === undefined) throw new Error('The router is built in another way: look again at scripts/build/router-matches-only.ts');
  const exported = names.split(',').map((name) => `${/^ *setup/.test(name) ? 'nothing' : 'refuse'} as ${name.trim()}`);
  return `const refuse = () => { throw new Error('Here the router only matches'); };\nconst nothing = () => {};\nexport { ${exported.join(', ')} };`;
}
