/** Draws the border of Czechia for the map of offices, from Natural Earth (public domain): `node scripts/build/derive-outline.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { mapPoint } from '../../src/views/offices/map-point.ts';

const CZECHIA = '203';
/** Points nearer to the last one than this, in units of the map, are left out. */
const LEAST_STEP = 4;

const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ countries: GeometryCollection }>;
const country = feature(topology, topology.objects.countries).features.find(({ id }) => id === CZECHIA)!;
if (country.geometry.type !== 'Polygon') throw new Error('Czechia is expected to be one piece of land');
const ring = country.geometry.coordinates[0]!;

const points: [number, number][] = [];
for (const [longitude = 0, latitude = 0] of ring) {
  const { x, y } = mapPoint({ latitude, longitude });
  const last = points.at(-1);
  if (last === undefined || Math.hypot(x - last[0], y - last[1]) >= LEAST_STEP) points.push([Math.round(x), Math.round(y)]);
}
const path = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
writeFileSync(new URL('../../src/views/offices/czechia-outline.ts', import.meta.url), `/** Drawn by scripts/build/derive-outline.ts from Natural Earth (public domain). */\nexport const CZECHIA_OUTLINE = '${path}';\n`);
