/** What a billion offers and 10,000 searches a second would take, from measurements at 20 million; docs/scale.md tells the reasons. */

export interface ScaleInputs {
  offers: number;
  /** Bytes an offer: the cube in memory, cells and rows on the disk. */
  memory: number;
  disk: number;
  rowDisk: number;
  /** Seconds in which a thread loads its cube. */
  load: number;
  /** Answers a second: of one cube thread alone, and of two cores with pages' details, and of the row table on two cores. */
  thread: number;
  twoCores: number;
  rows: number;
}

const OFFERS = 1e9;
const SEARCHES = 10_000;
/** Of a core's time; the rest is for bad minutes. */
const LOAD = 0.6;
/** Assumed, not measured: searches that the page cache does not answer, and the partitions that such a search asks. */
const ASKED = 0.5;
const PARTITIONS_ASKED = 0.2;
const CORES_MEASURED = 2;
const DISK_BYTES_A_SECOND = 1e9;

/** Lines of what, by which arithmetic, and how much. */
export function scaleLines({ offers, memory, disk, rowDisk, load, thread, twoCores, rows }: ScaleInputs): string[][] {
  const partitions = Math.ceil(OFFERS / offers);
  const threads = SEARCHES / thread / LOAD;
  const allThreads = threads * partitions;
  const fewerThreads = allThreads * ASKED * PARTITIONS_ASKED;
  // A core's time for a search but for the cube's own share of it.
  const beside = CORES_MEASURED / twoCores - 1 / thread;
  return [
    ['partitions', `a billion / ${round(offers / 1e6)} million`, `${partitions}`],
    ['memory of all cubes, once', `${memory.toFixed(1)} bytes an offer`, `${round((memory * OFFERS) / 1e9)} GB`],
    ['cells on the disk', `${disk.toFixed(1)} bytes an offer`, `${round((disk * OFFERS) / 1e9)} GB`],
    ['the same as rows', `${rowDisk.toFixed(1)} bytes an offer`, `${round((rowDisk * OFFERS) / 1e9)} GB`],
    ['a partition is loaded in', 'each thread by itself', `${load.toFixed(1)} s`],
    ['a disk of 1 GB/s is read for all of them in', 'cells / 1 GB/s', `${round((disk * OFFERS) / DISK_BYTES_A_SECOND)} s`],
    ['a search over everything', `${partitions} × ${(1000 / thread).toFixed(2)} ms`, `${round((partitions * 1000) / thread)} ms of a core, divided over ${partitions} threads`],
    ['cube threads, every search asking all partitions', `10,000 / ${round(thread)} / ${LOAD} × ${partitions}`, `${round(allThreads)}`],
    ['of these replicas of each partition', `10,000 / ${round(thread)} / ${LOAD}`, `${round(threads)}, in ${round((threads * memory * OFFERS) / 1e9)} GB of memory together`],
    ['cube threads if cached pages answer half, and the rest asks a fifth of the partitions', `× ${ASKED} × ${PARTITIONS_ASKED}`, `${round(fewerThreads)}`],
    ['cores for everything else: requests, details of pages, PostgreSQL', `10,000 × (2 / ${round(twoCores)} − 1 / ${round(thread)}) / ${LOAD}`, `${round((SEARCHES * beside) / LOAD)}`],
    ['the row table instead, every search asking all', `10,000 / ${rows.toFixed(1)} × 2 × ${partitions} / ${LOAD}`, `${round((SEARCHES / rows) * CORES_MEASURED * partitions / LOAD)} cores`],
  ];
}

function round(value: number): string {
  return Number(value.toPrecision(value < 100 ? 2 : 3)).toLocaleString('en');
}
