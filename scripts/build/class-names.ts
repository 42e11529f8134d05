/**
 * Short class names for the build. Linaria's own are random letters, which no compression makes smaller: in a document,
 * where each stands in the styles and in the markup, they took a twentieth of its bytes.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const STYLES = 'src/**/*.styles.ts';
/** No filter of advertisements knows names that begin so. */
const PREFIX = 'c';

interface Place {
  /** The module, from the root of the project. */
  file: string;
  /** Which of its classes, from 0 on. */
  index: number;
}

/**
 * Numbers the classes of all style modules in the order of their files, so that the browser's and the server's build give
 * the same names, and so does the next one.
 * @returns for Linaria's `classNameSlug`
 */
export function shortClassNames(root: string): (hash: string, title: string, place: Place) => string {
  const firstOf = new Map<string, number>();
  let count = 0;
  for (const file of globSync(STYLES, { cwd: root }).map((path) => path.split(sep).join('/')).sort()) {
    firstOf.set(file, count);
    count += readFileSync(join(root, file), 'utf8').split('css`').length - 1;
  }
  const given = new Map<string, string>();
  return (_hash, _title, { file, index }) => {
    const first = firstOf.get(file);
    if (first === undefined) throw new Error(`${file} holds styles, but is no *.styles.ts`);
    const name = PREFIX + (first + index).toString(36);
    const place = `${file}:${index}`;
    if ((given.get(name) ?? place) !== place) throw new Error(`${place} and ${given.get(name)} would have one class name`);
    given.set(name, place);
    return name;
  };
}
