/**
 * In the browser the router matches addresses; the visit loads, shows and scrolls pages, and links are links (decisions 43 and 44).
 * What the router's class takes along for those is not delivered: of the class itself its matching alone, each name of another
 * module stands for a refusal, and what sets something up for nothing.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const UNUSED = /\/@tanstack\/(?:history\/dist\/esm\/index|react-router\/dist\/esm\/(?:link|routerStores|use(?:Match|LoaderData|LoaderDeps|Navigate|Params|RouteContext|Router|Search)))\.js$/;
const USERS = /\/@tanstack\/(?:router-core|react-router)\/dist\/esm\/(?:index|route|router)\.js$/;
const ROUTER = /\/@tanstack\/router-core\/dist\/esm\/router\.js$/;
const REFUSED = '\0refused:';
const MATCHING = '\0matching:';
const REFUSE = "const refuse = () => { throw new Error('Here the router only matches'); };";

export function routerMatchesOnly(): Plugin {
  return {
    name: 'router-matches-only',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(id, importer) {
      if (importer === undefined || !USERS.test(importer) || !/^\.\/|^@tanstack\/history$/.test(id)) return null;
      const file = (await this.resolve(id, importer, { skipSelf: true }))?.id;
      if (file === undefined) return null;
      return ROUTER.test(file) ? MATCHING + file : UNUSED.test(file) ? REFUSED + file : null;
    },
    load(id) {
      if (id.startsWith(MATCHING)) return matching(readFileSync(id.slice(MATCHING.length), 'utf8'), (module) => new URL(module, `file://${id.slice(MATCHING.length)}`).pathname);
      return id.startsWith(REFUSED) ? refusals(readFileSync(id.slice(REFUSED.length), 'utf8')) : null;
    },
  };
}

/** @param source of a module with one list of exports at its end */
export function refusals(source: string): string {
  const exported = exportsOf(source).map((name) => `${/^(?:setup|create)/.test(name) ? 'nothing' : 'refuse'} as ${name}`);
  return `${REFUSE}\nconst nothing = () => {};\nexport { ${exported.join(', ')} };`;
}

/**
 * @param source of the router's class
 * @param addressOf of a module beside it
 * @returns a class that has the tree of the given routes, and the router's own way to match by it
 */
export function matching(source: string, addressOf: (module: string) => string): string {
  const [, match] = /this\.getMatchedRoutes = (\(pathname\) => \{[^]*?\n\t\t\});/.exec(source) ?? [];
  if (match === undefined || !source.includes('processRouteTree(this.routeTree, this.options.caseSensitive)')) throw builtInAnotherWay();
  const rest = exportsOf(source).filter((name) => name !== 'RouterCore').map((name) => `refuse as ${name}`);
  return `import { trimPathRight } from '${addressOf('./path.js')}';
import { findRouteMatch, processRouteTree } from '${addressOf('./new-process-route-tree.js')}';
class RouterCore {
  constructor({ routeTree, caseSensitive }) {
    const { processedTree, routesById } = processRouteTree(routeTree, caseSensitive);
    Object.assign(this, { processedTree, routesById });
    this.getMatchedRoutes = ${match};
  }
}
${REFUSE}
export { RouterCore, ${rest.join(', ')} };`;
}

function exportsOf(source: string): string[] {
  const [, names] = /^export \{([^}]*)\};$/m.exec(source) ?? [];
  if (names === undefined) throw builtInAnotherWay();
  return names.split(',').map((name) => name.trim());
}

function builtInAnotherWay(): Error {
  return new Error('The router is built in another way: look again at scripts/build/router-matches-only.ts');
}
