import { type KeyboardEvent, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide';
import { cx } from '@linaria/core';
import { addMonths, firstDayOfMonth, lastDayOfMonth } from '../../domain/dates/iso-date.ts';
import { weekdayAbbreviations } from '../../domain/dates/weekday-abbreviations.ts';
import type { Language } from '../../domain/market/language.ts';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { calendarMove, clampDate, weeksOfMonth } from './calendar-grid.ts';
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
  const { id, language, month, months = 2, from, to, min, max, today, priceOf, fullPriceOf, cheapest, refusalOf, monthOf, labels, onSelect, onRefused, onMonth } = props;
  const firstShown = firstDayOfMonth(month);
  const shown = Array.from({ length: months }, (_, index) => addMonths(firstShown, index));
  const lastShown = lastDayOfMonth(shown.at(-1) ?? firstShown);
  const isShown = (date: string | undefined): date is string => date !== undefined && date >= firstShown && date <= lastShown;

  const [moved, setMoved] = useState<string>();
  const tabStop = [moved, from, today].find(isShown) ?? clampDate(firstShown, min, max);
  const [hovered, setHovered] = useState<string>();
  const awaitsEnd = from !== undefined && to === undefined;
  const preview = awaitsEnd ? hovered : undefined;
  const rangeEnd = to ?? (preview && from && preview > from ? preview : undefined);

  const root = useRef<HTMLDivElement>(null);
  /** Where a key leads to, until the focus is there. */
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    // A key may lead to a month that had to be shown first, or be pressed before this tells of the move before it.
    if (awaited.current === undefined || awaited.current !== moved) return;
    const day = root.current?.querySelector<HTMLElement>(`[data-date="${moved}"]`);
    if (!day) return;
    awaited.current = undefined;
    day.focus();
  }, [moved, firstShown]);

  const onKeyDown = (event: KeyboardEvent, date: string) => {
    const target = calendarMove(event.key, date, event.shiftKey, min, max);
    if (!target) return;
    event.preventDefault();
    awaited.current = target;
    setMoved(target);
    if (target < firstShown) onMonth(target);
    else if (target > lastShown) onMonth(addMonths(firstDayOfMonth(target), 1 - months));
  };

  const fullDate = useMemo(() => new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }), [language]);
  const fullDayName = useMemo(() => new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }), [language]);
  const [sunday, ...fromMonday] = weekdayAbbreviations(language);
  const dayNames = [...fromMonday, sunday];

  const day = (date: string) => {
    const refusal = date < min || date > max ? '' : refusalOf?.(date);
    const refused = refusal !== undefined;
    const price = refused ? undefined : priceOf?.(date);
    const fullPrice = price === undefined ? undefined : fullPriceOf?.(date);
    const isCheapest = price !== undefined && cheapest?.includes(date);
    const chosen = date === from || date === to;
    return (
      <button
        type="button"
        data-date={date}
        className={cx(styles.day, priceOf && styles.priced, chosen && styles.chosen, date === today && styles.today)}
        tabIndex={date === tabStop ? 0 : -1}
        aria-disabled={refused || undefined}
        aria-current={date === today ? 'date' : undefined}
        title={refusal || undefined}
        onClick={() => (refused ? onRefused?.(date) : onSelect(date))}
        onKeyDown={(event) => onKeyDown(event, date)}
        // Pressing a day focuses it first: what it marks may come a moment after the press is answered.
        onFocus={() => startTransition(() => {
          setMoved(date);
          if (awaitsEnd) setHovered(date);
        })}
        onPointerEnter={() => awaitsEnd && setHovered(date)}
      >
        <span aria-hidden="true">{Number(date.slice(8))}</span>
        <VisuallyHidden>{fullDate.format(Date.parse(date))} </VisuallyHidden>
        {price !== undefined && <span className={cx(styles.price, isCheapest && styles.cheapest)} aria-hidden={fullPrice !== undefined || undefined}>{price}</span>}
        {fullPrice !== undefined && <VisuallyHidden>{fullPrice}</VisuallyHidden>}
        {isCheapest && <VisuallyHidden> {labels.cheapest}</VisuallyHidden>}
        {refusal && <VisuallyHidden>{refusal}</VisuallyHidden>}
      </button>
    );
  };

  const rangeClass = (date: string) => {
    if (!from || !rangeEnd || from === rangeEnd) return undefined;
    if (date === from) return styles.start;
    if (date === rangeEnd) return styles.end;
    return date > from && date < rangeEnd ? styles.between : undefined;
  };

  return (
    <div id={id} ref={root} className={styles.calendar} onPointerLeave={() => awaitsEnd && setHovered(undefined)}>
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
        {shown.map((first) => (
          <div key={first} className={styles.month}>
            <p className={styles.caption} id={`${id}-${first}`} aria-live="polite">
              {monthOf(first)}
            </p>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA date grid pattern */}
            <table role="grid" className={styles.table} aria-labelledby={`${id}-${first}`} aria-multiselectable="true">
              <thead>
                <tr>
                  {dayNames.map((name, index) => (
                    // 1 January 2024 was a Monday.
                    <th key={name} scope="col" className={styles.dayName} abbr={fullDayName.format(Date.UTC(2024, 0, 1 + index))}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {weeksOfMonth(first).map((week, row) => (
                  <tr key={row}>
                    {week.map((date, column) =>
                      date ? (
                        <td
                          key={date}
                          className={cx(styles.cell, rangeClass(date))}
                          aria-selected={from !== undefined && date >= from && date <= (to ?? from)}
                        >
                          {day(date)}
                        </td>
                      ) : (
                        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a cell of a neighbouring month, empty on purpose
                        <td key={column} />
                      ),
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
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
