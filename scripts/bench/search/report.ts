/** What was measured, as Markdown. */
import { availableParallelism, cpus, loadavg } from 'node:os';
import type { Prepared } from './catalogues.ts';
import { percentile, type Measured } from './measure.ts';
import { CLASSES, GROUPS } from './query-mix.ts';
import { scaleLines } from './scale.ts';

export const SYSTEMS = ['cube, in its thread', 'cube, asked by the server', 'cells, PostgreSQL', 'cells, PGlite', 'rows, PostgreSQL'] as const;
export type System = (typeof SYSTEMS)[number];
export const CLIENTS = [1, 8, 64] as const;

export interface SizeFigures {
  offers: number;
  hotels: number;
  measured: Partial<Record<System, Measured>>;
  /** Answers a second by number of clients. */
  throughput: Partial<Record<System, number[]>>;
  /** The same by group of questions (GROUPS). */
  throughputOfGroups: Partial<Record<System, number[][]>>;
  /** Bytes of memory, or of disk with indexes. */
  bytes: Partial<Record<System, number>>;
  /** Bytes that the database's processes, or the process it is embedded in, have taken after its questions. */
  memory: Partial<Record<System, number | null>>;
  seconds: Prepared['seconds'];
  missing: Prepared['missing'];
  /** ms, and answers a second; from PGlite 0 where there is none. */
  cube: { firstLoad: number; bestLoad: number; fromPglite: number; aSecond: number };
  bandwidth: { read: number; copied: number };
  compared: number;
  differences: string[];
}

interface Target {
  what: string;
  least?: number;
  most?: number;
  got: number;
  unit: string;
}

/** Of a size: everything. */
export function sizeReport(figures: SizeFigures): string {
  const { offers, hotels, cube, bytes, bandwidth, compared, differences } = figures;
  const cubeBytes = bytes['cube, in its thread'] ?? 0;
  return [
    `## ${(offers / 1e6).toFixed(1)} million offers of ${count(hotels)} hotels`,
    `Warm, ms: p50 / p95 / p99.`,
    latencies(figures, 'warm', [0.5, 0.95, 0.99]),
    `Cold (each question's first time, after a start), ms: p50 / p95 / p99.`,
    latencies(figures, 'cold', [0.5, 0.95, 0.99]),
    `Answers a second to ${CLIENTS.join(' / ')} clients that ask one question after another; in the mix half are listings, a fifth facets:`,
    throughputs(figures),
    `- One cube thread by itself answers ${rate(cube.aSecond)} of them a second, ${milliseconds(1000 / cube.aSecond)} ms each on average; the rest is the way there and the details of a page.`,
    `Room and time taken. The cube's room is memory, the others' is on the disk, with indexes. Databases' memory is that of their processes after the questions (PGlite: by how much its process has grown), without the system's cache of files. The cube's time is its loading, the others' their making, prices and all:`,
    rooms(figures),
    `- The cube is loaded from PostgreSQL in ${seconds(cube.firstLoad)} by a new thread, ${seconds(cube.bestLoad)} at best${cube.fromPglite === 0 ? '' : `; from PGlite in ${seconds(cube.fromPglite)}`}.`,
    `- Memory bandwidth: one thread reads ${gigabytes(bandwidth.read)}, copying moves ${gigabytes(bandwidth.copied)}. Reading the whole cube once (${count(Math.round(cubeBytes / 1e6))} MB) takes at least ${milliseconds((cubeBytes / bandwidth.read) * 1000)} ms; that bounds a search that looks at everything, and minima are there so that none does.`,
    `- ${count(compared)} answers (numbers of hotels, facet counts, days of calendars) were compared with the cube's; ${differences.length === 0 ? 'all were the same' : `**${differences.length} were not**, the first: ${differences[0]}`}.`,
    ...(offers > 15e6 && offers < 30e6 ? ['Targets at 20 million:', targets(figures), '### A billion offers, 10,000 searches a second', 'Worked out from the figures above ([how, and what is assumed](scale.md)), with cores 60 % busy:', scale(figures)] : []),
  ].join('\n\n').replaceAll('.\n\n- ', '.\n- ');
}

/** Where and when it was measured: under what load, too. */
export function machineLine(postgres: string): string {
  return `Measured on ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}, ${postgres}; load average ${loadavg()[0]?.toFixed(1)} at the end.`;
}

function latencies(figures: SizeFigures, which: 'warm' | 'cold', shares: readonly number[]): string {
  const { measured } = figures;
  const lines = [...CLASSES, 'listing, all'].sort((one, other) => orderOf(one) - orderOf(other)).map((of) => [of, ...SYSTEMS.map((system) => {
    const samples = samplesOf(measured[system], which, of);
    if (samples.length === 0) return '–';
    const few = samples.length < 20 ? ` (of ${samples.length})` : '';
    return shares.map((share) => milliseconds(percentile(samples, share) ?? 0)).join(' / ') + few;
  })]);
  return table(['', ...SYSTEMS.map((system) => headOf(figures, system))], lines);
}

/** A part that was not made says so wherever its figures would be. */
function headOf({ missing }: SizeFigures, system: System): string {
  const reason = missing[system as keyof Prepared['missing']];
  return reason === undefined ? system : `${system} (${reason})`;
}

function throughputs(figures: SizeFigures): string {
  const systems = SYSTEMS.slice(1);
  const rates = (of: readonly number[] | undefined) => (of === undefined ? '–' : of.map((value) => rate(value)).join(' / '));
  return table(['', ...systems.map((system) => headOf(figures, system))], [
    ['the mix', ...systems.map((system) => rates(figures.throughput[system]))],
    ...GROUPS.map((group, place) => [group, ...systems.map((system) => rates(figures.throughputOfGroups[system]?.[place]))]),
  ]);
}

function rooms(figures: SizeFigures): string {
  const { bytes, memory, seconds: made, cube, offers } = figures;
  const systems = SYSTEMS.filter((system) => bytes[system] !== undefined);
  const own: System = 'cube, in its thread';
  return table(['', ...systems], [
    ['MB', ...systems.map((system) => count(Math.round((bytes[system] ?? 0) / 1e6)))],
    ['bytes an offer', ...systems.map((system) => ((bytes[system] ?? 0) / offers).toFixed(1))],
    ['MB of memory', ...systems.map((system) => megabytes(system === own ? bytes[own] : memory[system]))],
    ['s', ...systems.map((system) => (system === own ? cube.firstLoad / 1000 : made[system as keyof Prepared['seconds']])?.toFixed(1) ?? '–')],
  ]);
}

function orderOf(of: string): number {
  return of === 'listing, all' ? 3.5 : (CLASSES as readonly string[]).indexOf(of);
}

export function samplesOf(measured: Measured | undefined, which: 'warm' | 'cold', of: string) {
  return (measured?.[which] ?? []).filter((sample) => (of === 'listing, all' ? sample.of.startsWith('listing') : sample.of === of));
}

function targets(figures: SizeFigures): string {
  const p95 = (system: System, of: string) => percentile(samplesOf(figures.measured[system], 'warm', of), 0.95) ?? NaN;
  const own: System = 'cube, in its thread';
  const list: Target[] = [
    { what: 'listing, p95 in the thread', most: 5, got: p95(own, 'listing, all'), unit: 'ms' },
    { what: 'facets, p95 in the thread', most: 10, got: p95(own, 'facets'), unit: 'ms' },
    { what: 'matrix, p95 in the thread', most: 1, got: p95(own, 'matrix'), unit: 'ms' },
    { what: 'facets, p95 against the row table', least: 50, got: p95('rows, PostgreSQL', 'facets') / p95(own, 'facets'), unit: 'times' },
    { what: 'load from PostgreSQL, in a new thread', most: 2, got: figures.cube.firstLoad / 1000, unit: 's' },
    { what: 'memory', most: 12, got: (figures.bytes[own] ?? NaN) / figures.offers, unit: 'bytes an offer' },
  ];
  return table(['', 'target', 'measured', ''], list.map(({ what, least, most, got, unit }) => [what, `${most === undefined ? `≥ ${least}` : `≤ ${most}`} ${unit}`, `${milliseconds(got)}`, (most === undefined ? got >= (least ?? 0) : got <= most) ? 'reached' : '**missed**']));
}

function scale({ offers, bytes, cube, throughput }: SizeFigures): string {
  const bytesAnOffer = (system: System) => (bytes[system] ?? NaN) / offers;
  const atEight = (system: System) => throughput[system]?.[CLIENTS.indexOf(8)] ?? NaN;
  const lines = scaleLines({
    offers,
    memory: bytesAnOffer('cube, in its thread'),
    disk: bytesAnOffer('cells, PostgreSQL'),
    rowDisk: bytesAnOffer('rows, PostgreSQL'),
    load: cube.firstLoad / 1000,
    thread: cube.aSecond,
    twoCores: atEight('cube, asked by the server'),
    rows: atEight('rows, PostgreSQL'),
  });
  return table(['', 'arithmetic', ''], lines);
}

export function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  return [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function milliseconds(value: number): string {
  return value < 1 ? value.toFixed(3) : value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : count(Math.round(value));
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function gigabytes(perSecond: number): string {
  return `${(perSecond / 1e9).toFixed(1)} GB/s`;
}

function megabytes(bytes: number | null | undefined): string {
  return bytes === undefined || bytes === null ? '–' : count(Math.round(bytes / 1e6));
}

function rate(value: number): string {
  // Not one was answered while it was measured.
  return value === 0 ? '< 1' : value < 20 ? value.toFixed(1) : count(Math.round(value));
}

function count(value: number): string {
  return value.toLocaleString('en');
}
