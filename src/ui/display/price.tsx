import { cx } from '@linaria/core';
import * as styles from './price.styles.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface PriceProps {
  /** Formatted with its currency: "12 990 Kč". */
  amount: string;
  /** What it is for, above it: "za osobu od". */
  label?: string;
  /** Beneath it: "celkem 25 980 Kč za 2 dospělé". */
  note?: string;
  /** A true earlier price, struck through, with the word a screen reader says before it. */
  before?: { amount: string; label: string };
  size?: keyof typeof styles.sizes;
  align?: 'start' | 'end';
  className?: string;
}

export function Price({ amount, label, note, before, size = 'medium', align = 'start', className }: PriceProps) {
  return (
    <span className={cx(styles.price, align === 'end' && styles.end, className)}>
      {label && <span className={styles.label}>{label}</span>}
      <span>
        {before && (
          <s className={styles.before}>
            <VisuallyHidden>{before.label} </VisuallyHidden>
            {before.amount}
          </s>
        )}
        <strong className={cx(styles.amount, styles.sizes[size])}>{amount}</strong>
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}
