/**
 * `node scripts/check/check-unreached.ts`: what only tests reach, within `npm run check`: exports (knip in production mode),
 * operations of the contract that nothing calls, commands that nothing sends. All of it stands in unreached.json, each with
 * what will use it; the list may only shrink. Facts that nothing hears are judged in machine-properties.ts.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

interface KnipIssue { file: string; files?: unknown[]; exports?: { name: string }[] }

const LIST = 'scripts/check/unreached.json';
/** Handlers name operations without calling them. */
const CALLS_NOTHING = /\.(?:test|test-d|paths|browser-gaps)\.tsx?$|\/testing\/|^src\/server\/handlers\//;

const expected = JSON.parse(readFileSync(LIST, 'utf8')) as Record<string, string>;
const sources = globSync(['src/**/*.{ts,tsx}', 'machines/**/*.ts', 'machine-room/**/*.{ts,tsx}']).map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !CALLS_NOTHING.test(file)).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const found = new Set([...unreachedExports(), ...uncalledOperations(), ...unsentCommands()]);

const problems = [
  ...[...found].filter((name) => expected[name] === undefined).map((name) => `${name} is reached by tests only: use it, delete it, or say in ${LIST} what will use it`),
  ...Object.keys(expected).filter((name) => !found.has(name)).map((name) => `${name} is reached or gone: take it off ${LIST}`),
];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else console.log(`${found.size} things are reached by tests only, each with what will use it.`);

/** Files that nothing imports, and exports of others: `src/domain/prices/money.ts#currencySymbol`. */
function unreachedExports(): string[] {
  const args = ['--production', '--config', 'knip.production.json', '--include', 'exports,files', '--reporter', 'json', '--no-exit-code'];
  const { stdout, stderr } = spawnSync('knip', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (!stdout.startsWith('{')) throw new Error(`knip gave no report: ${stderr}`);
  const { issues } = JSON.parse(stdout) as { issues: KnipIssue[] };
  return issues.filter(({ file }) => /^(?:src|machines|machine-room)\//.test(file))
    .flatMap(({ file, files = [], exports = [] }) => [...files.map(() => file), ...exports.map(({ name }) => `${file}#${name}`)]);
}

/** By method and path, as they are called. */
function uncalledOperations(): string[] {
  const documents = globSync('openapi/generated/*.json').map((file) => JSON.parse(readFileSync(file, 'utf8')) as { paths?: Record<string, object> });
  const operations = documents.flatMap(({ paths = {} }) => Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path }))));
  const isCalled = (path: string) => sources.some(({ text }) => text.includes(`'${path}'`));
  return operations.filter(({ path }) => !isCalled(path)).map(({ method, path }) => `${method} ${path}`);
}

/** A flow may raise its own; what its chart answers to is not sent by that. */
function unsentCommands(): string[] {
  return globSync('machines/*/*.types.ts').map((types) => types.replaceAll('\\', '/')).flatMap((types) => {
    const folder = types.split('/').slice(0, 2).join('/');
    const union = /export type \w+Command =([\s\S]*?)(?=\n\n|\nexport |$)/.exec(readFileSync(types, 'utf8'))?.[1] ?? '';
    const isSent = (command: string) => sources.some(({ file, text }) =>
      (file.startsWith(`${folder}/`) ? file !== types && text.includes(`type: '${command}'`) : text.includes(`'${command}'`)));
    return [...union.matchAll(/type: '([^']+)'/g)].map(([, command]) => command!).filter((command) => !isSent(command));
  });
}
