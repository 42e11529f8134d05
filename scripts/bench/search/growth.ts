/** How what is measured grows with the number of offers. */
import { percentile } from './measure.ts';
import { milliseconds, samplesOf, table, type SizeFigures } from './report.ts';

/** By so much more than the offers a figure may grow before it is called worse than linear: measurements vary. */
const TOLERANCE = 1.1;

const FIGURES: { what: string; of: (figures: SizeFigures) => number | null }[] = [
  ...(['listing, all', 'facets', 'count', 'matrix', 'calendar'] as const).flatMap((question) =>
    [0.5, 0.95].map((share) => ({
      what: `${question}, p${share * 100} in the thread, ms`,
      of: ({ measured }: SizeFigures) => percentile(samplesOf(measured['cube, in its thread'], 'warm', question), share),
    })),
  ),
  { what: 'load from PostgreSQL, ms', of: ({ cube }) => cube.firstLoad },
  { what: 'memory, MB', of: ({ bytes }) => (bytes['cube, in its thread'] ?? 0) / 1e6 },
];

/** @param sizes at least two, the smaller first */
export function growthReport(sizes: readonly SizeFigures[]): string {
  const worse: string[] = [];
  const lines = FIGURES.map(({ what, of }) => [
    what,
    ...sizes.map((size, place) => {
      const value = of(size);
      const smaller = sizes[place - 1];
      const before = smaller === undefined ? null : of(smaller);
      if (value === null) return '–';
      if (smaller === undefined || before === null || before === 0) return milliseconds(value);
      const times = value / before;
      const isWorse = times > (size.offers / smaller.offers) * TOLERANCE;
      if (isWorse) worse.push(what);
      return `${milliseconds(value)} (${isWorse ? '**' : ''}× ${times.toFixed(1)}${isWorse ? '**' : ''})`;
    }),
  ]);
  const heads = sizes.map(({ offers }, place) => `${(offers / 1e6).toFixed(1)} million${place === 0 ? '' : ` (× ${(offers / (sizes[place - 1] as SizeFigures).offers).toFixed(1)})`}`);
  return [
    '## Growth of the cube',
    'Each size against the one before it; no worse than linear is no more than the offers themselves have grown.',
    table(['', ...heads], lines),
    worse.length === 0 ? '- Nothing grows faster than the number of offers.' : `- Faster than the number of offers: ${[...new Set(worse)].join('; ')}.`,
  ].join('\n\n');
}
