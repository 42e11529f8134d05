/** Which rules a document is sent with, and which ones come after it. */
import { classesOf, cssOf, demandsOf, isCondition, rulesOf, selectorsOf } from './css-rules.ts';

/**
 * A page's style sheet cut in two: `base`, rules of elements, fonts and names, which every document holds, and `classed`,
 * which a document holds as far as it needs them. Their order within each is kept.
 */
export function cutStyles(css: string): { base: string; classed: string } {
  const base: string[] = [];
  const classed: string[] = [];
  for (const rule of rulesOf(css)) {
    if (isCondition(rule)) {
      const inner = cutStyles(rule.body!);
      if (inner.base !== '') base.push(`${rule.prelude}{${inner.base}}`);
      if (inner.classed !== '') classed.push(`${rule.prelude}{${inner.classed}}`);
    } else {
      const isOfClass = MOVES.test(rule.prelude) || !rule.prelude.startsWith('@') && selectorsOf(rule.prelude).every((selector) => classesOf(selector).length > 0);
      (isOfClass ? classed : base).push(cssOf(rule));
    }
  }
  return { base: base.join(''), classed: classed.join('') };
}

/** How things move is told after the first picture, which stands still. */
const MOVES = /^@(?:keyframes|starting-style)\b/;

/** What only a pointer, the keyboard or a printer brings about is not in the first picture. */
const LATER = /:(?:hover|active|focus(?:-visible|-within)?)\b/;
const LATER_CONDITION = /^@media\s*(?:print|\(hover)/;

/** Sets of classes whose rules are remembered: most documents of a page have one of a few. */
const KNOWN_SETS = 50;

type Pick = (classes: ReadonlySet<string>) => string;

/**
 * Of the style sheet of a page, what its first picture takes: every rule of elements, and the rules of classes that are
 * in the markup. What is in a `noscript` has its styles there.
 * @returns a function from markup to CSS
 */
export function createCriticalCss(css: string): (html: string) => string {
  const pick = pickOf(css);
  const known = new Map<string, string>();
  return (html) => {
    const values = classValuesIn(html);
    const key = [...values].join('|');
    const text = known.get(key) ?? pick(new Set([...values].flatMap((names) => names.split(' '))));
    if (known.size >= KNOWN_SETS) known.clear();
    known.set(key, text);
    return text;
  };
}

function pickOf(css: string): Pick {
  const picks = rulesOf(css).map((rule): Pick => {
    if (isCondition(rule)) {
      const inner = pickOf(LATER_CONDITION.test(rule.prelude) ? cutStyles(rule.body!).base : rule.body!);
      return (classes) => {
        const body = inner(classes);
        return body === '' ? '' : `${rule.prelude}{${body}}`;
      };
    }
    if (MOVES.test(rule.prelude)) return () => '';
    const text = cssOf(rule);
    if (rule.prelude.startsWith('@') || rule.body === undefined) return () => text;
    const selectors = selectorsOf(rule.prelude).map((selector) => ({ selector, classes: classesOf(selector) }))
      .filter(({ selector, classes }) => classes.length === 0 || !LATER.test(demandsOf(selector)));
    return (present) => {
      const used = selectors.filter(({ classes }) => classes.every((name) => present.has(name)));
      return used.length === 0 ? '' : `${used.map(({ selector }) => selector).join(',')}{${rule.body}}`;
    };
  });
  return (classes) => picks.map((one) => one(classes)).join('');
}

const CLASS = ' class="';
const NOSCRIPT = { start: '<noscript>', end: '</noscript>' };

/** The values that class attributes have in markup outside of `noscript`, each once. */
function classValuesIn(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  let place = 0;
  while (place < html.length) {
    const noscript = html.indexOf(NOSCRIPT.start, place);
    const end = noscript === -1 ? -1 : html.indexOf(NOSCRIPT.end, noscript);
    const stop = end === -1 ? html.length : noscript;
    for (let start = html.indexOf(CLASS, place); start !== -1 && start < stop; start = html.indexOf(CLASS, start)) {
      const value = start + CLASS.length;
      start = html.indexOf('"', value);
      found.add(html.slice(value, start));
    }
    place = end === -1 ? html.length : end;
  }
  return found;
}
