/** Just enough CSS to tell rules apart in what the build has minified: no comments, no nesting but of conditions. */

export interface CssRule {
  /** Selectors or an at-rule's words, e.g. `@media print`. */
  prelude: string;
  /** Between the braces; undefined for a statement that has none. */
  body?: string;
}

const CONDITION = /^@(?:media|supports|container|layer)\b/;

/** Whether a rule holds other rules. */
export function isCondition({ prelude, body }: CssRule): boolean {
  return body !== undefined && CONDITION.test(prelude);
}

export function rulesOf(css: string): CssRule[] {
  const rules: CssRule[] = [];
  let start = 0;
  let depth = 0;
  let open = 0;
  for (let at = 0; at < css.length; at++) {
    const character = css[at];
    if (character === '"' || character === "'") at = endOfString(css, at);
    else if (character === '{' && depth++ === 0) open = at;
    else if (character === '}' && --depth === 0) {
      rules.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
      start = at + 1;
    } else if (character === ';' && depth === 0) {
      rules.push({ prelude: css.slice(start, at).trim() });
      start = at + 1;
    }
  }
  return rules;
}

export function cssOf({ prelude, body }: CssRule): string {
  return body === undefined ? `${prelude};` : `${prelude}{${body}}`;
}

/** The selectors of a list; commas in parentheses are inside one. */
export function selectorsOf(prelude: string): string[] {
  const selectors: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < prelude.length; at++) {
    if (prelude[at] === '(') depth++;
    else if (prelude[at] === ')') depth--;
    else if (prelude[at] === ',' && depth === 0) {
      selectors.push(prelude.slice(start, at));
      start = at + 1;
    }
  }
  return [...selectors, prelude.slice(start)].map((selector) => selector.trim());
}

/** The classes that a selector cannot match without. */
export function classesOf(selector: string): string[] {
  return Array.from(demandsOf(selector).matchAll(/\.([\w-]+)/g), ([, name]) => name!);
}

/** A selector without `:not()`, `:is()` and the like: what is in those need not be so. */
export function demandsOf(selector: string): string {
  const shorter = selector.replace(/:[\w-]+\([^()]*\)/g, '');
  return shorter === selector ? selector : demandsOf(shorter);
}

function endOfString(css: string, start: number): number {
  for (let at = start + 1; at < css.length; at++) {
    if (css[at] === '\\') at++;
    else if (css[at] === css[start]) return at;
  }
  return css.length;
}
