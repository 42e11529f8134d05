/** Writes dist/machines/index.html, the gallery of all flows, unless it is there and its sources unchanged. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { buildGallery } from '../../machine-room/build/build-gallery.ts';
import { gallerySources } from '../../machine-room/build/gallery-sources.ts';

const FILE = 'dist/machines/index.html';
const STAMP = 'dist/machines/sources.sha256';

const hash = createHash('sha256');
for (const file of gallerySources()) hash.update(file).update(readFileSync(file));
const digest = hash.digest('hex');

if (existsSync(FILE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) {
  console.log(`${FILE} is up to date.`);
} else {
  mkdirSync('dist/machines', { recursive: true });
  process.env.NODE_ENV = 'production';
  const draft = `${FILE}.${process.pid}`;
  writeFileSync(draft, await buildGallery());
  // Somebody may be reading, or writing the same.
  renameSync(draft, FILE);
  writeFileSync(STAMP, digest);
  console.log(`Wrote ${FILE}: open it with a double click.`);
}
