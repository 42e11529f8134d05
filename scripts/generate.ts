/** `npm run generate`: API types and bundled contracts from openapi/*.yaml, compiled messages, the number of the content. `--check` only compares. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { compileMessages } from './build/compile-messages.ts';
import { numberSeed } from './build/number-seed.ts';

const GENERATED = ['openapi/generated/*', 'src/i18n/compiled/**/*.{json,ts}', 'content/seed.json'];

function contents(): Map<string, string> {
  return new Map(globSync(GENERATED).map((path) => [path, readFileSync(path, 'utf8')]));
}

const before = contents();
execFileSync(process.execPath, ['openapi/generate.ts'], { stdio: 'inherit' });
compileMessages();
numberSeed('content');
if (process.argv.includes('--check')) {
  const after = contents();
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
  if (stale.length > 0) {
    console.error(`Out of date, now regenerated; commit them:\n${stale.join('\n')}`);
    process.exit(1);
  }
}
