import { useDeferredValue } from 'react';
import { selectFirstMonthOffered, selectMonthsWithoutOffers } from '../../../../machines/global-search/offered-months.select.ts';
import { selectShownDraft } from '../../../../machines/travel-date/travel-date.select.ts';
import { stateName } from '../../../bus/flow-state.ts';
import { useDispatch, useFlow, useRunningFlow } from '../../../bus/react.tsx';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import { usePage } from '../../../parts/page.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { RangeCalendar } from '../../../ui/controls/range-calendar.tsx';
import { useAfterPaint } from '../../../ui/loading/use-after-paint.ts';
import { DayPricesNote, useDayPrices } from './day-prices.tsx';
import type { DropdownPanelProps } from './dropdown-panels.ts';
import * as styles from './travel-date-panel.styles.ts';

/** Departure days on a draft: whole months by one press, or a range in the calendar; kept only when applied [date.draft]. */
export function TravelDatePanel({ id, months }: DropdownPanelProps) {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const afterPaint = useAfterPaint();
  const { today } = usePage().context;
  const draft = useFlow('travelDate', selectShownDraft);
  const firstOffered = useRunningFlow('globalSearch', selectFirstMonthOffered);
  const withoutOffers = useRunningFlow('globalSearch', selectMonthsWithoutOffers);
  const prices = useDayPrices();
  // The press is painted before two months of days are.
  const shownMonth = useDeferredValue(draft?.shownMonth);
  if (draft === undefined) return null;

  const { state, from, to, minDate, maxDate, flexibilities, settled, offeredMonths, canClear } = draft;
  // It opens where something is on sale, and stays where days are being chosen.
  const firstShown = shownMonth ?? firstOffered ?? minDate;
  const isHalfChosen = from !== null && to === null;
  const isFlexible = flexibilities.some(({ days, chosen }) => chosen && days > 0);
  return (
    <div className={styles.panel} data-flow="travelDate" data-state={stateName(state)}>
      <ul className={styles.months} aria-label={t('panels.dates.wholeMonth')}>
        {offeredMonths.map(({ month, chosen }) => (
          <li key={month}><Chip pressed={chosen} disabled={!chosen && withoutOffers.includes(month)} onClick={() => afterPaint(() => dispatch({ type: 'travelDate.chooseMonth', month }))}>{format.month(`${month}-01`)}</Chip></li>
        ))}
      </ul>
      <DayPricesNote />
      <RangeCalendar
        id={id}
        language={t.language}
        monthOf={format.month}
        month={firstShown}
        months={months}
        from={from ?? undefined}
        to={to ?? undefined}
        min={minDate}
        max={maxDate}
        today={today}
        priceOf={prices.priceOf}
        fullPriceOf={prices.fullPriceOf}
        cheapest={prices.cheapest}
        labels={{ previous: t('panels.dates.previousMonth'), next: t('panels.dates.nextMonth'), cheapest: t('panels.dates.cheapest') }}
        onSelect={(date) => afterPaint(() => dispatch({ type: 'travelDate.chooseDay', date }))}
        onMonth={(month) => dispatch({ type: 'travelDate.showMonth', month })}
      />
      {flexibilities.length > 0 && (
        <ul className={styles.months} aria-label={t('panels.dates.flexibility')}>
          {flexibilities.map(({ days, chosen }) => (
            <li key={days}>
              <Chip pressed={chosen} onClick={() => dispatch({ type: 'travelDate.flex', days })}>{days === 0 ? t('panels.dates.exact') : t('search.dates.days', { days })}</Chip>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <output className={styles.draft}>
          {from === null && t('panels.dates.chooseFrom')}
          {isHalfChosen && !isFlexible && `${format.date(from)} – ${t('panels.dates.chooseTo')}`}
          {settled.from !== null && settled.to !== null && (to !== null || isFlexible) && format.dayRange(settled.from, settled.to)}
        </output>
        <Button tone="link" spent={!canClear} onClick={() => dispatch({ type: 'travelDate.clear' })}>{t('panels.dates.clear')}</Button>
        <Button onClick={() => afterPaint(() => dispatch({ type: 'travelDate.submit' }))}>{t('panels.dates.apply')}</Button>
      </div>
    </div>
  );
}
