/** Generates code from its sources: API types and bundled contracts, compiled messages. `--check` only compares. */
import { execFileSync } from 'node:child_process';

execFileSync(process.execPath, ['openapi/generate.ts'], { stdio: 'inherit' });
