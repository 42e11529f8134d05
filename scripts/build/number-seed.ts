import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContentFiles, SEED_FILE, type ContentSeed } from '../../src/server/content/content-files.ts';

/** Gives the folder of content the next number when anything in it has changed: the database takes no seed with a lower one. */
export function numberSeed(folder: string): void {
  const path = join(folder, SEED_FILE);
  const before = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) as ContentSeed : { number: 0, checksum: '' };
  const checksum = createHash('sha256').update(JSON.stringify(readContentFiles(folder).map(({ file, kind, body }) => [kind, file, body]))).digest('base64url');
  if (checksum !== before.checksum) writeFileSync(path, `${JSON.stringify({ number: before.number + 1, checksum } satisfies ContentSeed, null, 2)}\n`);
}
