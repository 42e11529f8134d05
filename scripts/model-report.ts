/** What model tests covered, as a table in the terminal, a page and JSON. */
import { reasonFor } from './browser-gaps.ts';
import type { BrowserGaps } from './browser-gaps.ts';

export interface InBrowser {
  states: string[];
  taken: string[];
  refused: string[];
  pairs: string[];
  /** Documents that were opened. */
  documents: number;
}

const UNSEEN: InBrowser = { states: [], taken: [], refused: [], pairs: [], documents: 0 };

interface Covered { all: string[]; seen: string[] }

export interface FlowReport {
  flow: string;
  states: Covered;
  transitions: Covered;
  refusals: Covered;
  pairs: { all: number; walked: number };
  walks: number;
  steps: number;
  gaps: BrowserGaps;
  /** null: no walk in the browser was made. */
  browser: InBrowser | null;
}

interface Left { name: string; reason: string | undefined }

interface Row extends FlowReport { left: Left[] }

/** @returns the report in three forms, and what is left out in the browser without a reason */
export function modelReport(reports: readonly FlowReport[]): { html: string; json: string; text: string; unexplained: string[] } {
  const rows: Row[] = reports.map((report) => ({ ...report, left: leftOut(report) }));
  const unexplained = rows.flatMap(({ flow, left }) => left.filter(({ reason }) => reason === undefined).map(({ name }) => `${flow}: the browser does not show ${name}, and no reason is given`));
  return { html: page(rows), json: JSON.stringify(rows, null, 1), text: table(rows), unexplained };
}

function leftOut({ states, transitions, refusals, gaps, browser }: FlowReport): Left[] {
  const shown = browser ?? UNSEEN;
  return [
    ...states.all.filter((name) => !shown.states.includes(name)),
    ...transitions.all.filter((name) => !shown.taken.includes(name)),
    ...refusals.all.filter((name) => !shown.refused.includes(name)).map((name) => `${name}, refused`),
  ].map((name) => ({ name, reason: reasonFor(gaps, name) }));
}

function of({ all, seen }: Covered): string {
  return `${all.filter((name) => seen.includes(name)).length}/${all.length}`;
}

const HEADS = ['flow', 'states', 'transitions', 'refusals', 'pairs', 'walks', 'steps', 'browser: states', 'transitions', 'refusals', 'pairs', 'documents', 'left out', 'without reason'];

function cells({ flow, states, transitions, refusals, pairs, walks, steps, browser, left }: Row): string[] {
  const shown = browser ?? UNSEEN;
  return [
    flow, of(states), of(transitions), of(refusals), `${pairs.walked}/${pairs.all}`, String(walks), String(steps),
    of({ all: states.all, seen: shown.states }), of({ all: transitions.all, seen: shown.taken }), of({ all: refusals.all, seen: shown.refused }),
    `${shown.pairs.length}/${pairs.all}`, String(shown.documents), String(left.length), String(left.filter(({ reason }) => reason === undefined).length),
  ];
}

function table(rows: readonly Row[]): string {
  const lines = [HEADS, ...rows.map(cells)];
  const widths = HEADS.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')).join('\n');
}

function page(rows: readonly Row[]): string {
  const row = (tag: 'td' | 'th', texts: readonly string[]) => `<tr>${texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`;
  const details = rows.map(({ flow, left }) => `<details${left.some(({ reason }) => reason === undefined) ? ' open' : ''}><summary>${escaped(flow)}: ${left.length} left out in the browser</summary><table>${
    left.map(({ name, reason }) => row('td', [name, reason ?? 'No reason is given'])).join('')}</table></details>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Model tests</title>
<style>:root{color-scheme:light dark;font:15px/1.5 system-ui}body{max-width:80rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;margin:1rem 0}th,td{border-bottom:1px solid #8884;padding:.25rem .6rem;text-align:left;vertical-align:top}</style>
<h1>Model tests</h1>
<p>Walks through every machine, and the same paths in a browser. A refusal is a guard's no; a pair is two transitions of which the second may follow the first.</p>
<table>${row('th', HEADS)}${rows.map((report) => row('td', cells(report))).join('')}</table>
<h2>Left out in the browser</h2>
${details.join('\n')}
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
