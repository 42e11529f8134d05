import Star from 'lucide-react/icons/star';
import { cx } from '@linaria/core';
import * as styles from './stars.styles.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A hotel's official class, 1 to 5 by halves. `label` says it in words: "4 hvězdičky". */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: Math.ceil(count) }, (_, index) => (
        <Star key={index} className={cx(styles.one, index + 1 > count && styles.half)} aria-hidden="true" strokeWidth={1.5} />
      ))}
    </span>
  );
}
