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
      const isOfClass = !rule.prelude.startsWith('@') && selectorsOf(rule.prelude).every((selector) => classesOf(selector).length > 0);
      (isOfClass ? classed : base).push(cssOf(rule));
    }
  }
  return { base: base.join(''), classed: classed.join('') };
}

/** What only a pointer, the keyboard or a printer brings about is not in the first picture. */
const LATER = /:(?:hover|active|focus(?:-visible|-within)?)\b/;
const LATER_CONDITION = /^@media\s*(?:print|\(hover)/;

type Pick = (classes: ReadonlySet<string>) => string;

/**
 * Of the style sheet of a page, what its first picture takes: every rule of elements, and the rules of classes that are
 * in the markup. What is in a `noscript` has its styles there.
 * @returns a function from markup to CSS
 */
export function createCriticalCss(css: string): (html: string) => string {
  const pick = pickOf(css);
  return (html) => pick(classesIn(html));
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

function classesIn(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  for (const [, names = ''] of html.replace(/<noscript>[\s\S]*?<\/noscript>/g, '').matchAll(/ class="([^"]*)"/g)) {
    if (seen.has(names)) continue;
    seen.add(names);
    names.split(' ').forEach((name) => found.add(name));
  }
  return found;
}
