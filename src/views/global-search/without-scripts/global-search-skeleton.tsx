import { cx } from '@linaria/core';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import * as styles from './global-search-skeleton.styles.ts';

/** The search in its final size while its filters are on their way. */
export function GlobalSearchSkeleton({ isLine = false, className }: { isLine?: boolean; className?: string }) {
  return (
    <div className={cx(styles.skeleton, isLine && styles.line, className)} aria-busy="true">
      <Skeleton shape="control" className={styles.types} />
      <Skeleton shape="fill" className={styles.fields} />
      <Skeleton shape="fill" className={styles.submit} />
    </div>
  );
}
