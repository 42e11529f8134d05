import type { ReactNode } from 'react';
import { cx } from '@linaria/core';
import * as styles from './summary-list.styles.ts';

interface SummaryListProps {
  items: readonly { id: string; term: ReactNode; value: ReactNode; total?: boolean }[];
}

/** Names and values in two columns; the last may be the total. */
export function SummaryList({ items }: SummaryListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ id, term, value, total }) => (
        <div key={id} className={cx(styles.row, total && styles.total)}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
