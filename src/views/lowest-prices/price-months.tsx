import { cheapestMonth } from '../../domain/prices/month-prices.ts';
import type { MonthPrice } from '../../domain/prices/month-prices.ts';
import { useFormat } from '../../i18n/react.tsx';
import * as styles from './price-months.styles.ts';

const ROW = 52;
const WORDS_BASELINE = 18;
const BAR_TOP = 26;
const BAR_HEIGHT = 14;
/** Bars begin at zero: one twice as long is twice the price. */
const FULL_PERCENT = 100;

interface PriceMonthsProps {
  /** What the chart shows, for whoever does not see it. */
  label: string;
  months: readonly MonthPrice[];
}

/** The lowest price of each month as bars, the cheapest apart; the same numbers stand in a table beside it. */
export function PriceMonths({ label, months }: PriceMonthsProps) {
  const format = useFormat();
  const highest = Math.max(...months.map(({ totalPrice }) => totalPrice));
  const lowest = cheapestMonth(months)?.totalPrice;
  return (
    <svg className={styles.chart} role="img" aria-label={label} width="100%" height={months.length * ROW}>
      {months.map(({ month, totalPrice }, row) => (
        <g key={month} className={totalPrice === lowest ? styles.cheapest : styles.month}>
          <text x="0" y={row * ROW + WORDS_BASELINE}>{format.month(`${month}-01`)}</text>
          <text x="100%" y={row * ROW + WORDS_BASELINE} textAnchor="end" className={styles.price}>{format.money(totalPrice)}</text>
          <rect className={styles.track} x="0" y={row * ROW + BAR_TOP} width="100%" height={BAR_HEIGHT} rx={BAR_HEIGHT / 2} />
          <rect x="0" y={row * ROW + BAR_TOP} width={`${Math.round((totalPrice / highest) * FULL_PERCENT)}%`} height={BAR_HEIGHT} rx={BAR_HEIGHT / 2} />
        </g>
      ))}
    </svg>
  );
}
