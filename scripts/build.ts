/** Builds the browser's and the server's bundles into dist/, unless they are there and their sources unchanged. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const STAMP = 'dist/sources.sha256';
const BUILDS = 4;
const SOURCES = ['src/**/*.{ts,tsx,css,json}', 'machines/**/*.ts', 'machine-room/{*,{errors,masking,recorder}/*}.ts', 'openapi/generated/*', 'public/**/*', 'scripts/{build,build/*}.ts', 'vite.config.ts', 'package-lock.json'];

/** What of the server the build itself runs: it cuts the style sheets. */
const CUTS_STYLES = /^src\/server\/ssr\/(?:critical-css|css-rules)\.ts$/;

/** Paths of everything that the bundles are made of and made by. */
export function bundleSources(): string[] {
  const isOfBundles = (file: string) => /\.[a-z0-9]+$/.test(file) && !/\.(?:test|test-d)\.tsx?$/.test(file) && (!file.startsWith('src/server/') || CUTS_STYLES.test(file));
  return globSync(SOURCES).map((file) => file.replaceAll('\\', '/')).filter(isOfBundles).sort();
}

function sourcesDigest(): string {
  const hash = createHash('sha256');
  for (const file of bundleSources()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** @returns whether anything had to be built */
export async function ensureBuilt(): Promise<boolean> {
  const digest = sourcesDigest();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return false;
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await buildApp(BUILDS);
  // A file of its own at the root, whose scope is the whole shop.
  await build({
    configFile: false, logLevel: 'warn', publicDir: false,
    build: { outDir: 'dist/client', emptyOutDir: false, target: 'es2022', rolldownOptions: { input: 'src/app/worker/service-worker.ts', output: { format: 'iife', entryFileNames: 'service-worker.js' } } },
  });
  await precompress('dist/client');
  mkdirSync('dist', { recursive: true });
  writeFileSync(STAMP, digest);
  return true;
}

/** On a busy machine wyw-in-js 2.5.1 may give up a module that it has begun anew; nothing of that is left for the next try. */
async function buildApp(triesLeft: number): Promise<void> {
  const { createBuilder } = await import('vite');
  try {
    await (await createBuilder({ logLevel: 'warn' })).buildApp();
  } catch (error) {
    if (triesLeft === 1 || !/AbortError: superseded/.test(String(error))) throw error;
    console.warn(`Building once more: ${String(error)}`);
    await buildApp(triesLeft - 1);
  }
}

/** Ways to count distances: which one makes a file shortest is seen by trying, and saves 0.1 to 0.3 %. */
const { BROTLI_PARAM_NPOSTFIX, BROTLI_PARAM_NDIRECT, BROTLI_PARAM_QUALITY } = constants;
const BROTLI_ATTEMPTS: readonly Record<number, number>[] = [{}, { [BROTLI_PARAM_NPOSTFIX]: 1 }, { [BROTLI_PARAM_NPOSTFIX]: 2 }, { [BROTLI_PARAM_NDIRECT]: 8 }];

/** Puts .br and .gz beside every text file, so that the server never compresses an asset. */
async function precompress(folder: string): Promise<void> {
  const compress = promisify(brotliCompress);
  const brotli = async (text: Buffer) => {
    const attempts = await Promise.all(BROTLI_ATTEMPTS.map((params) => compress(text, { params: { [BROTLI_PARAM_QUALITY]: 11, ...params } })));
    return attempts.reduce((shortest, attempt) => (attempt.length < shortest.length ? attempt : shortest));
  };
  const zip = promisify(gzip);
  const files = globSync('**/*.{js,css,svg,json}', { cwd: folder }).filter((file) => file !== 'manifest.json');
  await Promise.all(files.map(async (file) => {
    const path = join(folder, file);
    const text = readFileSync(path);
    writeFileSync(`${path}.br`, await brotli(text));
    writeFileSync(`${path}.gz`, await zip(text, { level: 9 }));
  }));
}

if (import.meta.main) {
  const built = await ensureBuilt();
  console.log(built ? 'Built into dist/.' : 'dist/ is up to date.');
}
