import type { ReactNode } from 'react';
import type { IconNode } from 'lucide';
import { cx } from '@linaria/core';
import * as styles from './fact.styles.ts';
import { Icon } from './icon.tsx';

/** One fact on one line: its sign, then its text. */
export function Fact({ icon, className, children }: { icon: IconNode; className?: string; children: ReactNode }) {
  return (
    <span className={cx(styles.fact, className)}>
      <Icon of={icon} size="small" className={styles.sign} />
      <span>{children}</span>
    </span>
  );
}
