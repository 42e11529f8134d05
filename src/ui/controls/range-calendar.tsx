import { createContext, memo, startTransition, use, useState } from 'react';
import type { CalendarDate } from '@internationalized/date';
import { CalendarCell, CalendarGrid, CalendarGridBody, CalendarStateContext } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ChevronLeft, ChevronRight } from 'lucide';
import { cx } from '@linaria/core';
import { addMonths, firstDayOfMonth, lastDayOfMonth } from '../../domain/dates/iso-date.ts';
import { weekdayAbbreviations } from '../../domain/dates/weekday-abbreviations.ts';
import type { Language } from '../../domain/market/language.ts';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { useCalendarStates } from './calendar-state.ts';
import { IconButton } from './icon-button.tsx';
import * as styles from './range-calendar.styles.ts';

interface RangeCalendarProps {
  id: string;
  language: Language;
  /** Any date of the first month shown. */
  month: string;
  /** How many months are shown side by side (under each other on phones). */
  months?: number;
  from?: string;
  to?: string;
  /** The first and last date that can be chosen. */
  min: string;
  max: string;
  today?: string;
  /** The lowest price of a day, short ("12,9 tis."); undefined when there is none. */
  priceOf?: (date: string) => string | undefined;
  /** The same in full ("12 940 Kč"), for those who hear it. */
  fullPriceOf?: (date: string) => string | undefined;
  /** The dates whose price is the lowest. */
  cheapest?: readonly string[];
  /** Why a date inside the limits can't be chosen, in words; undefined when it can. */
  refusalOf?: (date: string) => string | undefined;
  /** What a month is called, with its year. */
  monthOf: (date: string) => string;
  labels: { previous: string; next: string; cheapest: string };
  onSelect: (date: string) => void;
  /** One that can't be chosen was pressed. */
  onRefused?: (date: string) => void;
  /** The first month shown is to become the one of this date. */
  onMonth: (date: string) => void;
}

/** Months of days with prices. It reports the day pressed; what a press means for the range is its owner's to say. */
export function RangeCalendar(props: RangeCalendarProps) {
  return <I18nProvider locale={props.language}><Months {...props} /></I18nProvider>;
}

interface DaysShown extends RangeCalendarProps {
  states: ReturnType<typeof useCalendarStates>;
  /** The last day of the range, chosen or pointed at. */
  rangeEnd?: string;
}

/** What days are drawn from: a month is drawn once, its days when something of theirs changes. */
const DaysContext = createContext<DaysShown | undefined>(undefined);

function Months(props: RangeCalendarProps) {
  const { id, language, month, months = 2, from, to, min, max, today, cheapest, monthOf, labels, onSelect, onRefused, onMonth } = props;
  const firstShown = firstDayOfMonth(month);
  const shown = Array.from({ length: months }, (_, index) => addMonths(firstShown, index));
  const lastShown = lastDayOfMonth(shown.at(-1) ?? firstShown);
  const isShown = (date: string | undefined): date is string => date !== undefined && date >= firstShown && date <= lastShown;

  const [focused, setFocused] = useState<string>();
  const [hovered, setHovered] = useState<string>();
  const awaitsEnd = from !== undefined && to === undefined;
  const preview = awaitsEnd ? hovered : undefined;
  const rangeEnd = to ?? (preview && from && preview > from ? preview : undefined);

  const states = useCalendarStates({
    language, firstShown, months, min, max, focused,
    tabStop: [focused, from, today].find(isShown) ?? (firstShown > min ? firstShown : min),
    isChosen: (date) => from !== undefined && date >= from && date <= (to ?? from),
    onKeyMove: (date) => {
      setFocused(date);
      if (awaitsEnd) setHovered(date);
      if (date < firstShown) onMonth(date);
      else if (date > lastShown) onMonth(addMonths(firstDayOfMonth(date), 1 - months));
    },
    // Pressing a day focuses it, too: what that marks may come a moment after the press is answered.
    onFocus: (date) => startTransition(() => {
      setFocused(date);
      if (awaitsEnd) setHovered(date);
    }),
    onHover: (date) => awaitsEnd && setHovered(date),
    onPress: (date) => (refusalOfDay(date, props) === undefined ? onSelect(date) : onRefused?.(date)),
  });

  return (
    <div id={id} className={styles.calendar} onPointerLeave={() => awaitsEnd && setHovered(undefined)}>
      {/* Never disabled: the last month is reached by the button that has the focus. */}
      <IconButton
        icon={ChevronLeft}
        label={labels.previous}
        className={styles.previous}
        aria-disabled={firstShown <= min || undefined}
        onClick={() => firstShown > min && onMonth(addMonths(firstShown, -1))}
      />
      <IconButton
        icon={ChevronRight}
        label={labels.next}
        className={styles.next}
        aria-disabled={lastShown >= max || undefined}
        onClick={() => lastShown < max && onMonth(addMonths(firstShown, 1))}
      />
      <div className={styles.months}>
        <CalendarStateContext value={states.grid}>
          <DaysContext value={{ ...props, states, rangeEnd }}>
            {shown.map((first, index) => (
              <div key={first} className={styles.month}>
                <p className={styles.caption} aria-live="polite">
                  {monthOf(first)}
                </p>
                <Month language={language} index={index} />
              </div>
            ))}
          </DaysContext>
        </CalendarStateContext>
      </div>
      {cheapest?.some(isShown) && (
        <p className={styles.legend}>
          <span className={styles.legendMark} aria-hidden="true" />
          {labels.cheapest}
        </p>
      )}
    </div>
  );
}

const Month = memo(function Month({ language, index }: { language: Language; index: number }) {
  const fullDayName = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const [sunday, ...fromMonday] = weekdayAbbreviations(language);
  return (
    <CalendarGrid offset={{ months: index }} className={styles.table}>
      <thead>
        <tr>
          {[...fromMonday, sunday].map((name, weekday) => (
            // 1 January 2024 was a Monday.
            <th key={name} scope="col" className={styles.dayName} abbr={fullDayName.format(Date.UTC(2024, 0, 1 + weekday))}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
    </CalendarGrid>
  );
});

function Day({ date: calendarDate }: { date: CalendarDate }) {
  const days = use(DaysContext)!;
  const { from, to, today, priceOf, fullPriceOf, cheapest, labels, states, rangeEnd } = days;
  const date = calendarDate.toString();
  const refusal = refusalOfDay(date, days);
  const price = refusal === undefined ? priceOf?.(date) : undefined;
  const isCheapest = price !== undefined && (cheapest?.includes(date) ?? false);
  const rangeClass = () => {
    if (!from || !rangeEnd || from === rangeEnd) return undefined;
    if (date === from) return styles.start;
    if (date === rangeEnd) return styles.end;
    return date > from && date < rangeEnd ? styles.between : undefined;
  };
  return (
    <CalendarStateContext value={states.of(date)}>
      <DayCell
        date={calendarDate}
        said={[price && (fullPriceOf?.(date) ?? price), isCheapest && labels.cheapest, refusal].filter(Boolean).join(' ')}
        price={price}
        isCheapest={isCheapest}
        refusal={refusal}
        isToday={date === today}
        placeClass={rangeClass()}
        className={cx(styles.day, priceOf && styles.priced, (date === from || date === to) && styles.chosen, date === today && styles.today)}
      />
    </CalendarStateContext>
  );
}

interface DayCellProps {
  date: CalendarDate;
  /** What is said after the day. */
  said: string;
  price?: string;
  isCheapest: boolean;
  refusal?: string;
  isToday: boolean;
  /** Of its place in the range. */
  placeClass?: string;
  className: string;
}

const DayCell = memo(function DayCell({ date, said, price, isCheapest, refusal, isToday, placeClass, className }: DayCellProps) {
  return (
    <CalendarCell
      date={date}
      data-date={date.toString()}
      className={className}
      render={({ ref, 'aria-label': name, children, ...rest }) => (
        <div className={placeClass}>
          <div
            {...rest}
            ref={ref}
            aria-disabled={refusal !== undefined || undefined}
            aria-current={isToday ? 'date' : undefined}
            title={refusal || undefined}
          >
            {children}
            {/* No label: the price that is seen is not the one that is said. */}
            <VisuallyHidden>{said === '' ? name : `${name} ${said}`}</VisuallyHidden>
          </div>
        </div>
      )}
    >
      <span aria-hidden="true">{date.day}</span>
      {price !== undefined && <span className={cx(styles.price, isCheapest && styles.cheapest)} aria-hidden="true">{price}</span>}
    </CalendarCell>
  );
});

/** In words, or empty for a date outside the limits; undefined when it can be chosen. */
function refusalOfDay(date: string, { min, max, refusalOf }: Pick<RangeCalendarProps, 'min' | 'max' | 'refusalOf'>): string | undefined {
  return date < min || date > max ? '' : refusalOf?.(date);
}
