/** Writes dist/machines/index.html, the gallery of all flows, unless it is there and its sources unchanged. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { buildGallery } from '../../machine-room/build/build-gallery.ts';

const FILE = 'dist/machines/index.html';
const STAMP = 'dist/machines/sources.sha256';
const SOURCES = ['machine-room/{description,build,picture,simulator,gallery}/**/*.{ts,tsx}', 'machines/**/*.ts', 'src/{ui,domain}/**/*.{ts,tsx,css}', 'package-lock.json'];

const hash = createHash('sha256');
for (const file of globSync(SOURCES).sort()) hash.update(file).update(readFileSync(file));
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
