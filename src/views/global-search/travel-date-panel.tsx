import { startTransition, useState } from 'react';
import { selectCanClear, selectDraft, selectMonths, selectSale } from '../../../machines/travel-date/travel-date.select.ts';
import { stateName } from '../../bus/flow-state.ts';
import { useDispatchAfterPaint, useFlow } from '../../bus/react.tsx';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { RangeCalendar } from '../../ui/range-calendar.tsx';
import { usePage } from '../page.tsx';
import type { DropdownPanelProps } from './dropdown-panels.ts';
import * as styles from './travel-date-panel.styles.ts';

/** Departure days on a draft: whole months by one press, or a range in the calendar; kept only when applied [date.draft]. */
export function TravelDatePanel({ id, months }: DropdownPanelProps) {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatchAfterPaint();
  const { today } = usePage().context;
  const travelDate = useFlow('travelDate');
  const [shown, setShown] = useState<string>();
  if (travelDate === undefined) return null;

  const { from, to } = selectDraft(travelDate);
  const { minDate, maxDate } = selectSale(travelDate);
  const isHalfChosen = from !== null && to === null;
  const chooseMonth = (month: string) => {
    startTransition(() => setShown(`${month}-01`));
    dispatch({ type: 'travelDate.chooseMonth', month });
  };
  return (
    <div className={styles.panel} data-flow="travelDate" data-state={stateName(travelDate.value)}>
      <ul className={styles.months} aria-label={t('search.dates.wholeMonth')}>
        {selectMonths(travelDate).map(({ month, chosen }) => (
          <li key={month}><Chip pressed={chosen} onClick={() => chooseMonth(month)}>{format.month(`${month}-01`)}</Chip></li>
        ))}
      </ul>
      <RangeCalendar
        id={id}
        language={t.language}
        month={shown ?? from ?? minDate}
        months={months}
        from={from ?? undefined}
        to={to ?? undefined}
        min={minDate}
        max={maxDate}
        today={today}
        labels={{ previous: t('search.dates.previousMonth'), next: t('search.dates.nextMonth'), cheapest: '' }}
        onSelect={(date) => dispatch({ type: 'travelDate.chooseDay', date })}
        onMonth={setShown}
      />
      <div className={styles.actions}>
        <output className={styles.draft}>
          {from === null && t('search.dates.chooseFrom')}
          {isHalfChosen && `${format.day(from)} – ${t('search.dates.chooseTo')}`}
          {from !== null && to !== null && format.dayRange(from, to)}
        </output>
        <Button tone="link" disabled={!selectCanClear(travelDate)} onClick={() => dispatch({ type: 'travelDate.clear' })}>{t('search.dates.clear')}</Button>
        <Button onClick={() => dispatch({ type: 'travelDate.submit' })}>{t('search.dates.apply')}</Button>
      </div>
    </div>
  );
}
