import * as styles from './rating-badge.styles.ts';

interface RatingBadgeProps {
  /** Already in the reader's numerals: "8,7". */
  value: string;
  /** What the number means: "Vynikající". */
  text: string;
  /** How many said so: "214 recenzí". */
  count?: string;
}

export function RatingBadge({ value, text, count }: RatingBadgeProps) {
  return (
    <span className={styles.rating}>
      <span className={styles.value}>{value}</span>
      <span>
        {text}
        {count && <span className={styles.count}> · {count}</span>}
      </span>
    </span>
  );
}
