/** What model tests covered: as a table in the terminal, as JSON, and for the page of scripts/machines/model-report-page.ts. */
import type { PairCoverage } from '../../machines/testing/walks.ts';
import { reasonFor } from '../check/browser-gaps.ts';
import type { BrowserGaps } from '../check/browser-gaps.ts';

export interface InBrowser {
  states: string[];
  taken: string[];
  refused: string[];
  pairs: string[];
  /** States that were judged for accessibility. */
  judged: string[];
  /** Documents that were opened. */
  documents: number;
}

const UNSEEN: InBrowser = { states: [], taken: [], refused: [], pairs: [], judged: [], documents: 0 };

/** Names, and those of them that were walked. */
export interface Covered { all: string[]; seen: string[] }

export interface FlowReport {
  flow: string;
  states: Covered;
  transitions: Covered;
  refusals: Covered;
  pairs: PairCoverage;
  walks: number;
  steps: number;
  gaps: BrowserGaps;
  /** null: no walk in the browser was made. */
  browser: InBrowser | null;
}

export interface Row {
  flow: string;
  walks: number;
  steps: number;
  documents: number;
  machine: Record<Kind, Covered>;
  browser: Record<Kind | 'judged', Covered>;
  /** What the browser does not show, and why. */
  left: { name: string; reason: string | undefined }[];
  /** Reasons for what the browser does show. */
  needless: string[];
  /** Whether walks in a browser were made, of this flow or of others. */
  isWalked: boolean;
}

type Kind = 'states' | 'transitions' | 'refusals' | 'pairs';

/** @returns what was covered, also as JSON and text, what is left out in the browser without a reason, and reasons for what is not left out */
export function modelReport(reports: readonly FlowReport[]): { rows: Row[]; json: string; text: string; unexplained: string[]; needless: string[] } {
  const isWalked = reports.some(({ browser }) => browser !== null);
  const rows = reports.map((report) => rowOf(report, isWalked));
  return {
    rows,
    json: JSON.stringify(rows.map(briefly), null, 1),
    text: table(rows),
    unexplained: rows.flatMap(({ flow, left }) => left.filter(({ reason }) => reason === undefined).map(({ name }) => `${flow}: the browser does not show ${name}, and no reason is given`)),
    needless: rows.flatMap(({ flow, needless }) => needless.map((name) => `${flow}: the browser shows ${name}, its reason for not doing so can go`)),
  };
}

function rowOf({ flow, walks, steps, states, transitions, refusals, pairs, gaps, browser }: FlowReport, isWalked: boolean): Row {
  const shown = browser ?? UNSEEN;
  const within = ({ all }: { all: string[] }, seen: string[]): Covered => ({ all, seen: all.filter((name) => seen.includes(name)) });
  const inBrowser = {
    states: within(states, shown.states), transitions: within(transitions, shown.taken), refusals: within(refusals, shown.refused),
    pairs: within(pairs, shown.pairs), judged: within(states, shown.judged),
  };
  const left = !isWalked ? [] : [...missing(inBrowser.states), ...missing(inBrowser.transitions), ...missing(inBrowser.refusals).map((name) => `${name}, refused`)]
    .map((name) => ({ name, reason: reasonFor(gaps, name) }));
  return {
    flow, walks, steps, documents: shown.documents,
    machine: { states, transitions, refusals, pairs: { all: pairs.all, seen: pairs.walked } },
    browser: inBrowser,
    left,
    isWalked,
    needless: browser === null ? [] : Object.keys(gaps).filter((beginning) => beginning === '*' || !left.some(({ name }) => name.startsWith(beginning))),
  };
}

export function missing({ all, seen }: Covered): string[] {
  const known = new Set(seen);
  return all.filter((name) => !known.has(name));
}

/** Counts, and what is missing. */
function briefly({ machine, browser, ...row }: Row) {
  const brief = (covered: Covered) => ({ all: covered.all.length, seen: covered.all.length - missing(covered).length, missing: missing(covered) });
  const each = (kinds: Record<string, Covered>) => Object.fromEntries(Object.entries(kinds).map(([kind, covered]) => [kind, brief(covered)]));
  return { ...row, machine: each(machine), browser: each(browser) };
}

const HEADS = ['flow', 'states', 'transitions', 'refusals', 'pairs', 'walks', 'steps', 'browser: states', 'axe', 'transitions', 'refusals', 'pairs', 'documents', 'left out', 'without reason'];

export function counted({ all, seen }: Covered): string {
  return `${seen.length}/${all.length}`;
}

function cells({ flow, walks, steps, documents, machine, browser, left }: Row): string[] {
  return [
    flow, ...[machine.states, machine.transitions, machine.refusals, machine.pairs].map(counted), String(walks), String(steps),
    ...[browser.states, browser.judged, browser.transitions, browser.refusals, browser.pairs].map(counted),
    String(documents), String(left.length), String(left.filter(({ reason }) => reason === undefined).length),
  ];
}

/** Without the browser's columns where no walk was made there. */
function table(rows: readonly Row[]): string {
  const columns = rows.some(({ isWalked }) => isWalked) ? HEADS.length : HEADS.indexOf('browser: states');
  const lines = [HEADS, ...rows.map(cells)].map((line) => line.slice(0, columns));
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines.map((line) => line.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')).join('\n');
}
