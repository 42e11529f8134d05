import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { selectCalendarDay, selectCalendarStatus, selectChoice, selectDays, selectTripType } from '../../../../machines/configurator/configurator.select.ts';
import { selectCurrency } from '../../../../machines/configurator/currency.select.ts';
import { selectRefusedDay } from '../../../../machines/configurator/refused-day.select.ts';
import type { FlowSnapshot } from '../../../bus/flows.ts';
import { useDispatch, useRunningFlow } from '../../../bus/react.tsx';
import { groupThousands, toMajor } from '../../../domain/prices/money.ts';
import { isByCar } from '../../../domain/search/trip-types.ts';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import { withMessages } from '../../../i18n/with-messages.tsx';
import { usePage } from '../../../parts/page.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { RangeCalendar } from '../../../ui/controls/range-calendar.tsx';
import { afterPaint } from '../../../ui/loading/after-paint.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import * as styles from './date-field.styles.ts';

export const loadDepartureCalendar = () => withMessages('panels', DepartureCalendar);

/** The days on sale for the airport, length and board that are chosen, each with its total. */
function DepartureCalendar() {
  const calendar = useRunningFlow('configurator', selectCalendar);
  // A day that is pressed closes the calendar: its months are not drawn once more for that.
  return <Days {...useDeferredValue(calendar)} />;
}

const selectCalendar = (snapshot: FlowSnapshot<'configurator'>) => ({
  days: selectDays(snapshot), choice: selectChoice(snapshot), status: selectCalendarStatus(snapshot),
  tripType: selectTripType(snapshot), shown: selectCalendarDay(snapshot), refused: selectRefusedDay(snapshot), currency: selectCurrency(snapshot),
});

const Days = memo(function Days({ days, choice, status, tripType, shown, refused, currency }: ReturnType<typeof selectCalendar>) {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const { language, today } = usePage().context;
  const calendar = useRef<HTMLDivElement>(null);
  const press = (date: string) => dispatch({ type: 'configurator.pressDay', date });
  const hasDays = days.length > 0;
  useEffect(() => {
    // Opened to choose a day: arrows work at once.
    calendar.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus();
  }, [hasDays]);
  if (status === 'failed') {
    return (
      <Notice tone="negative" live action={<Button tone="outline" onClick={() => dispatch({ type: 'configurator.retry' })}>{t('shell.retry')}</Button>}>
        {t('panels.calendar.error')}
      </Notice>
    );
  }
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) {
    return status === 'succeeded'
      ? <Notice>{t('hotel.config.none')}</Notice>
      : <div className={styles.awaited} aria-busy="true"><Skeleton shape="fill" /></div>;
  }
  const byDate = new Map(days.map((day) => [day.date, day]));
  const refusal = t(isByCar(tripType) ? 'panels.calendar.noOfferByCar' : 'panels.calendar.noOffer');
  return (
    <div ref={calendar} className={styles.calendar} aria-busy={status === 'fetching' || undefined}>
      {choice && <p className={styles.hint}>{t('panels.calendar.hint', { currency, nights: format.nights(choice.duration) })}</p>}
      <RangeCalendar
        id="departure"
        language={language}
        monthOf={format.month}
        month={shown ?? first.date}
        from={choice?.date}
        to={choice?.date}
        min={first.date}
        max={last.date}
        today={today}
        priceOf={(date) => {
          const day = byDate.get(date);
          return day && groupThousands(Math.round(toMajor(day.totalPrice)));
        }}
        cheapest={days.filter(({ cheapest }) => cheapest).map(({ date }) => date)}
        refusalOf={(date) => (byDate.has(date) ? undefined : refusal)}
        labels={{ previous: t('panels.dates.previousMonth'), next: t('panels.dates.nextMonth'), cheapest: t('panels.dates.cheapest') }}
        onRefused={press}
        onSelect={(date) => afterPaint(() => press(date))}
        onMonth={(date) => dispatch({ type: 'configurator.showMonth', month: date.slice(0, 7) })}
      />
      <div role="status" className={styles.whyNot}>
        {refused && (
          <>
            <p>{refusal}: {format.dayOfWeek(refused.date)}.</p>
            <Button tone="link" onClick={() => press(refused.nearest.date)}>
              {t('hotel.room.nearest', { room: `${format.dayOfWeek(refused.nearest.date)}, ${format.money(refused.nearest.totalPrice)}` })}
            </Button>
          </>
        )}
      </div>
    </div>
  );
});
