import type { FocusEvent } from 'react';
import { daysOfMonth } from '../../domain/prices/month-prices.ts';
import type { SearchState } from '../../domain/search/search-state.ts';
import { listingAddress } from '../../domain/urls/listing-address.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { useHref } from '../../parts/page.tsx';
import type { LowestPricesData } from '../../routes/pages/lowest-prices.page.ts';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import * as styles from './lowest-prices-page.styles.ts';

/** Browsers scroll to what is hidden whole only; a press stays where it is. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

interface PriceTableProps {
  search: SearchState;
  statistics: LowestPricesData['statistics'];
  /** Columns, yyyy-MM. */
  months: readonly string[];
}

/** Places and months; each price leads to the offers of its place and month. */
export function PriceTable({ search, statistics, months }: PriceTableProps) {
  const t = useTranslator();
  const format = useFormat();
  const href = useHref();
  const offersOf = (code: string, month: string) => href(listingAddress({ ...search, selectedDestinationsCodes: [code], ...daysOfMonth(month) }));
  return (
    // Wider than a phone: it scrolls by itself, and to every price that is focused.
    <div className={styles.scroller} onFocus={showWhole}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('guide.prices.place')}</th>
            {months.map((month) => <th key={month} scope="col">{format.month(`${month}-01`)}</th>)}
          </tr>
        </thead>
        <tbody>
          {statistics.map(({ place, months: prices }) => (
            <tr key={place.code}>
              <th scope="row">{place.name}</th>
              {months.map((month) => {
                const price = prices.find((known) => known.month === month);
                return (
                  <td key={month}>
                    {price === undefined
                      ? <><span aria-hidden="true">–</span><VisuallyHidden>{t('guide.prices.none')}</VisuallyHidden></>
                      : <a href={offersOf(place.code, month)}>{format.money(price.totalPrice)}</a>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
