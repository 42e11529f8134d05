/** A thread that loads the cube as the search thread does and measures it there: nothing has run in it before. */
import { parentPort, workerData } from 'node:worker_threads';
import { postgresqlSource } from '../../../src/server/search/cube/load/catalogue-source.ts';
import { loadCube } from '../../../src/server/search/cube/load/load-cube.ts';
import { measure, throughput, type Measured } from './measure.ts';
import { trafficOf, type BenchQuestion } from './query-mix.ts';
import { answersOfCube } from './systems.ts';

export interface CubeTimingData {
  databaseUrl: string;
  groups: BenchQuestion[][];
  secondsEach: number;
}

export interface CubeTiming {
  measured: Measured;
  /** ms: the first in the thread, and the best of some. */
  firstLoad: number;
  bestLoad: number;
  offers: number;
  bytes: number;
  /** Answers a second of this one thread to the traffic that clients make. */
  aSecond: number;
}

const LOADS = 3;
const TRAFFIC_SECONDS = 2;

const { databaseUrl, groups, secondsEach } = workerData as CubeTimingData;
const source = await postgresqlSource(databaseUrl, () => undefined, () => undefined);
const loads: number[] = [];
async function load() {
  const start = performance.now();
  const cube = await source.snapshot((reader) => loadCube(reader, null));
  loads.push(performance.now() - start);
  if (cube === null) throw new Error('There is no catalogue to load');
  return cube;
}
const cube = await load();
const measured = await measure(answersOfCube(cube), groups, secondsEach);
const aSecond = await throughput(answersOfCube(cube), trafficOf(groups), 1, TRAFFIC_SECONDS);
while (loads.length < LOADS) await load();
await source.close();
parentPort?.postMessage({ measured, firstLoad: loads[0] as number, bestLoad: Math.min(...loads), offers: cube.offers, bytes: cube.bytes, aSecond } satisfies CubeTiming);
