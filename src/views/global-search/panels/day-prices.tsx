import { useMemo } from 'react';
import { selectAreAwaited, selectCheapest, selectDays, selectHaveFailed } from '../../../../machines/day-prices/day-prices.select.ts';
import { useDispatch, useFlow, useFlowRoot } from '../../../bus/react.tsx';
import { toMajor } from '../../../domain/prices/money.ts';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useSearchTexts } from '../search-texts.ts';
import * as styles from './day-prices.styles.ts';

interface DayPrices {
  /** Short enough for a cell of a phone. */
  priceOf: (date: string) => string | undefined;
  fullPriceOf: (date: string) => string | undefined;
  cheapest: readonly string[];
}

/** What the days of the search's calendar cost; nothing while that is not known. */
export function useDayPrices(): DayPrices {
  const t = useTranslator();
  const format = useFormat();
  const days = useFlow('dayPrices', selectDays);
  const cheapest = useFlow('dayPrices', selectCheapest);
  return useMemo(() => {
    const prices = new Map(days?.map(({ date, totalPrice }) => [date, totalPrice]));
    const priceAs = (textOf: (price: number) => string) => (date: string) => {
      const price = prices.get(date);
      return price === undefined ? undefined : textOf(price);
    };
    return {
      priceOf: priceAs((price) => t('panels.dates.thousands', { price: thousandsOf(price) })),
      fullPriceOf: priceAs((price) => format.money(price)),
      cheapest: cheapest ?? [],
    };
  }, [days, cheapest, t, format]);
}

/** Whose prices they are, or why there are none. */
export function DayPricesNote() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const texts = useSearchTexts();
  const root = useFlowRoot('dayPrices');
  const haveFailed = useFlow('dayPrices', selectHaveFailed);
  const areAwaited = useFlow('dayPrices', selectAreAwaited) ?? true;
  if (haveFailed) {
    return (
      <div {...root} className={styles.note} role="status">
        {t('panels.dates.prices.error')} <Button tone="link" onClick={() => dispatch({ type: 'dayPrices.retry' })}>{t('shell.retry')}</Button>
      </div>
    );
  }
  return <p {...root} className={styles.note} aria-busy={areAwaited}>{t('panels.dates.prices', { party: texts.value('participants') })}</p>;
}

/** Minor units in thousands of koruna: `12,9`, from a hundred thousand on without decimals. */
function thousandsOf(minor: number): string {
  const thousands = toMajor(minor) / 1000;
  return thousands < 100 ? thousands.toFixed(1).replace('.', ',') : String(Math.round(thousands));
}
