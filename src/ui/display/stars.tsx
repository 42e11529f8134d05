import { cx } from '@linaria/core';
import * as styles from './stars.styles.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const STAR = '<path d="m12 2 3.1 6.3 6.9 1-5 4.8 1.2 6.9-6.2-3.2L5.8 21 7 14.1 2 9.3l6.9-1z"/>';

/** A hotel's official class, 1 to 5 by halves. `label` says it in words: "4 hvězdičky". */
export function Stars({ count, label }: { count: number; label: string }) {
  const drawings = Array.from({ length: Math.ceil(count) }, (_, index) =>
    `<svg class="${cx(styles.one, index + 1 > count && styles.half)}" viewBox="0 0 24 24" aria-hidden="true">${STAR}</svg>`);
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {/* A listing has dozens: nodes that React need not know. */}
      <span className={styles.row} dangerouslySetInnerHTML={{ __html: drawings.join('') }} />
    </span>
  );
}
