/** Stands in for Vitest in a flow's tests, so that they can be run again for every mutant. `expect` stays Vitest's. */
export { expect, vi } from 'vitest';

export interface CollectedTest { title: string; run: () => unknown }

export const collected: CollectedTest[] = [];
const titles: string[] = [];

type Body = (...row: never[]) => unknown;
type Rows = readonly unknown[];

export const describe = Object.assign(
  (title: string, body: () => void) => { titles.push(title); body(); titles.pop(); },
  { each: (rows: Rows) => (title: string, body: Body) => eachRow(rows, (row) => describe(`${title} ${JSON.stringify(row)}`, () => body(...row as never[]))) },
);

export const it = Object.assign(
  (title: string, body: () => unknown) => { collected.push({ title: [...titles, title].join(' › '), run: body }); },
  { each: (rows: Rows) => (title: string, body: Body) => eachRow(rows, (row) => it(`${title} ${JSON.stringify(row)}`, () => body(...row as never[]))) },
);

function eachRow(rows: Rows, tell: (row: unknown[]) => void): void {
  for (const row of rows) tell(Array.isArray(row) ? row : [row]);
}
