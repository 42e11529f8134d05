/** The report of model tests as a page that opens from a folder. */
import { FEW_PAIRS } from '../../machines/testing/walks.ts';
import { counted, missing } from './model-report.ts';
import type { Covered, Row } from './model-report.ts';

/** Longer lists of pairs are in model.json only. */
const MOST_PAIRS = 60;

const STYLES = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; --line: light-dark(#dcdfe4, #3a3f47); --soft: light-dark(#f4f6f8, #1d2025); --part: light-dark(#2e9d63, #3fae75); --short: light-dark(#d9902f, #d79a45); --bad: light-dark(#b3261e, #ffb4ab); }
body { margin: 0 auto; max-width: 92rem; padding: 2rem 1.25rem 4rem; background: light-dark(#fff, #14161a); color: light-dark(#1b1f24, #e6e8eb); }
h1 { margin: 0; font-size: 1.9rem; } h2 { margin: 2.5rem 0 .5rem; font-size: 1.3rem; } h3 { margin: 1rem 0 .25rem; font-size: 1rem; }
p { max-width: 68ch; }
.sums { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: .75rem; margin: 1.5rem 0; padding: 0; list-style: none; }
.sums li { background: var(--soft); border-radius: .75rem; padding: .75rem 1rem; } .sums strong { display: block; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: .35rem .4rem; text-align: left; vertical-align: top; white-space: nowrap; } .reasons td { white-space: normal; } thead th { border-bottom-width: 2px; white-space: nowrap; } .group { border-left: 1px solid var(--line); }
.number { text-align: right; } .bar { background: linear-gradient(to right, var(--part) var(--to), var(--line) 0) no-repeat bottom / 100% 4px; } .bar.short { --part: var(--short); }
details { border-bottom: 1px solid var(--line); } summary { cursor: pointer; padding: .5rem 0; } summary b { font-weight: 600; }
code { font: .85em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; } .bad { color: var(--bad); font-weight: 600; } .reasons td { width: 50%; }
`;

export function reportPage(rows: readonly Row[]): string {
  const isWalked = rows.some((row) => row.isWalked);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Model tests</title><style>${STYLES}</style></head>
<body>
<main>
<h1>Model tests</h1>
<p>Walks through every flow’s machine, and the same paths in a browser, where a person and the network cause each event and each state is looked at.${isWalked ? '' : ' <strong>This time the browser was left out.</strong>'} A refusal is a guard’s no. A pair is two transitions of which the second may follow the first.</p>
<ul class="sums">${sums(rows)}</ul>
<div class="wide" tabindex="0" role="region" aria-label="Coverage by flow"><table>
<thead>
<tr><th rowspan="2" scope="col">Flow</th><th colspan="6" scope="colgroup" class="group">Against the machine</th><th colspan="7" scope="colgroup" class="group">In a browser</th></tr>
<tr>${['States', 'Transitions', 'Refusals', 'Pairs', 'Walks', 'Steps', 'States', 'Judged by axe', 'Transitions', 'Refusals', 'Pairs', 'Documents', 'Left out'].map((head, at) => `<th scope="col" class="${at === 0 || at === 6 ? 'group' : ''}${['Walks', 'Steps', 'Documents', 'Left out'].includes(head) ? 'number' : ''}">${head}</th>`).join('')}</tr>
</thead>
<tbody>${rows.map(line).join('\n')}</tbody>
</table></div>
<h2>Left out in the browser</h2>
${rows.filter(({ left }) => left.length > 0).map(leftOut).join('\n') || `<p>${isWalked ? 'Nothing.' : 'Not walked.'}</p>`}
<h2>States that axe did not judge</h2>
<p>What the browser leaves by itself before one can look, and what lasts no longer than the judgement while the page’s clock stands.</p>
${rows.filter(({ browser }) => missing(browser.judged).length > 0).map(({ flow, browser }) => folded(flow, `${missing(browser.judged).length} of ${browser.states.all.length} states`, list(missing(browser.judged)))).join('\n') || `<p>${isWalked ? 'None.' : 'Not walked.'}</p>`}
<h2>Pairs that were not walked</h2>
<p>Against a machine all pairs are walked where there are at most ${FEW_PAIRS.toLocaleString('en')}; of more, those that its walks happen to take. What is missing although there are few leads elsewhere where the walk comes, because what tells two states apart on the way leaves something out. In the browser walks take each transition once, on the shortest way; pairs come as they come.</p>
${rows.map(pairs).join('\n')}
</main>
</body>
</html>
`;
}

function sums(rows: readonly Row[]): string {
  const sum = (of: (row: Row) => Covered) => {
    const parts = rows.map(of);
    return `${parts.reduce((total, { seen }) => total + seen.length, 0)}/${parts.reduce((total, { all }) => total + all.length, 0)}`;
  };
  const left = rows.flatMap((row) => row.left);
  const unexplained = left.filter(({ reason }) => reason === undefined).length;
  return [
    [rows.length, 'flows'],
    [sum(({ machine }) => machine.states), 'states, machine'],
    [sum(({ machine }) => machine.transitions), 'transitions, machine'],
    [sum(({ browser }) => browser.states), 'states, browser'],
    [sum(({ browser }) => browser.transitions), 'transitions, browser'],
    [left.length, unexplained === 0 ? 'left out, each with its reason' : `left out, <span class="bad">${unexplained} without a reason</span>`],
  ].map(([number, text]) => `<li><strong>${number}</strong>${text}</li>`).join('');
}

function line({ flow, walks, steps, documents, machine, browser, left }: Row): string {
  const unexplained = left.filter(({ reason }) => reason === undefined).length;
  const number = (value: number) => `<td class="number">${value}</td>`;
  return `<tr><th scope="row">${escaped(flow)}</th>${bar(machine.states, true)}${bar(machine.transitions)}${bar(machine.refusals)}${bar(machine.pairs)}${number(walks)}${number(steps)}${
    bar(browser.states, true)}${bar(browser.judged)}${bar(browser.transitions)}${bar(browser.refusals)}${bar(browser.pairs)}${number(documents)}<td class="number">${left.length}${
    unexplained > 0 ? ` <span class="bad">(${unexplained} unexplained)</span>` : ''}</td></tr>`;
}

function bar(covered: Covered, beginsGroup = false): string {
  const { all, seen } = covered;
  const part = all.length === 0 ? 100 : Math.floor((100 * seen.length) / all.length);
  return `<td class="bar${part < 100 ? ' short' : ''}${beginsGroup ? ' group' : ''}" style="--to: ${part}%">${counted(covered)}</td>`;
}

function leftOut({ flow, left }: Row): string {
  const unexplained = left.some(({ reason }) => reason === undefined);
  const lines = left.map(({ name, reason }) => `<tr><td><code>${escaped(name)}</code></td><td>${reason === undefined ? '<span class="bad">No reason is given</span>' : escaped(reason)}</td></tr>`);
  return folded(flow, `${left.length} left out`, `<table class="reasons"><thead><tr><th scope="col">What</th><th scope="col">Why</th></tr></thead><tbody>${lines.join('')}</tbody></table>`, unexplained);
}

function pairs({ flow, machine, browser }: Row): string {
  const part = (title: string, covered: Covered) => {
    const names = missing(covered);
    if (names.length === 0) return '';
    return `<h3>${title}</h3>${names.length > MOST_PAIRS ? `<p>${names.length} pairs; model.json names them.</p>` : list(names)}`;
  };
  return folded(flow, `machine ${counted(machine.pairs)}, browser ${counted(browser.pairs)}`, part('Against the machine', machine.pairs) + part('In the browser', browser.pairs) || '<p>All were walked.</p>');
}

function folded(flow: string, text: string, content: string, isOpen = false): string {
  return `<details${isOpen ? ' open' : ''}><summary><b>${escaped(flow)}</b>: ${text}</summary>${content}</details>`;
}

function list(names: readonly string[]): string {
  return `<ul>${names.map((name) => `<li><code>${escaped(name)}</code></li>`).join('')}</ul>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
