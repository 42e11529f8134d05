import { cx } from '@linaria/core';
import * as styles from './skeleton.styles.ts';

interface SkeletonProps {
  /** The shape of what is awaited; `fill` takes the size its container gives. */
  shape?: keyof typeof styles.shapes;
  className?: string;
}

/** The place of what is on its way, in its final size. The container says `aria-busy`. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span className={cx(styles.skeleton, styles.shapes[shape], className)} aria-hidden="true" />;
}
