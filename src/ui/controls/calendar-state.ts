import { startTransition, useLayoutEffect, useMemo, useRef } from 'react';
import { CalendarDate, GregorianCalendar, endOfWeek, isSameMonth, parseDate, startOfWeek } from '@internationalized/date';
import { useCalendar } from 'react-aria/useCalendar';
import { useCalendarState } from 'react-stately/useCalendarState';
import type { CalendarState } from 'react-stately/useCalendarState';
import { MARKET } from '../../domain/market/market.ts';

interface OwnedCalendar {
  language: string;
  /** The first day of the first month shown. */
  firstShown: string;
  months: number;
  /** The first and last date that a key leads to. */
  min: string;
  max: string;
  /** The date that has the focus, whether its month is shown yet or not. */
  focused?: string;
  /** The shown date that Tab leads to. */
  tabStop: string;
  isChosen: (date: string) => boolean;
  onKeyMove: (date: string) => void;
  onFocus: (date: string) => void;
  onHover: (date: string) => void;
  onPress: (date: string) => void;
}

type DaysState = CalendarState<'multiple'> & {
  /** What React Aria's range calendars are told of a pointer over a day. */
  highlightDate: (date: CalendarDate) => void;
};

/**
 * What React Aria's grids and days read: keys and the focus are theirs, months shown and days chosen are their owner's.
 * Each day reads the state that says what concerns it, so that a key or a press draws those days alone that it changes.
 */
export function useCalendarStates(owner: OwnedCalendar): { grid: DaysState; of: (date: string) => DaysState } {
  const { language, firstShown, months, min, max, focused, tabStop, isChosen } = owner;
  const state = useCalendarState({
    locale: language,
    createCalendar: gregorian,
    selectionMode: 'multiple',
    value: NONE,
    visibleDuration: { months },
    minValue: parseDate(min),
    maxValue: parseDate(max),
    focusedValue: parseDate(focused ?? tabStop),
    onFocusChange: (date) => owner.onKeyMove(date.toString()),
  });
  const latest = useRef({ owner, state });
  useLayoutEffect(() => {
    latest.current = { owner, state };
  });
  const resting = useMemo<DaysState>(() => {
    const first = parseDate(firstShown);
    const now = () => latest.current.state;
    return {
      ...state,
      visibleRange: { start: first, end: first.add({ months }).subtract({ days: 1 }) },
      timeZone: MARKET.timeZone,
      // Captions say which months are shown: what is said outside of an open dialog is not heard.
      isFocused: true,
      focusedDate: NO_DAY,
      isCellFocused: () => false,
      isSelected: () => false,
      // What cannot be chosen can be pressed, to hear why.
      isCellDisabled: () => false,
      setFocused: (isInside) => startTransition(() => state.setFocused(isInside)),
      setFocusedDate: (date) => latest.current.owner.onFocus(date.toString()),
      selectDate: (date) => latest.current.owner.onPress(date.toString()),
      highlightDate: (date) => latest.current.owner.onHover(date.toString()),
      getDatesInWeek: (week, month = first) => state.getDatesInWeek(week, month).map((date) => (date && isSameMonth(date, month) ? date : null)),
      focusNextDay: () => now().focusNextDay(),
      focusPreviousDay: () => now().focusPreviousDay(),
      focusNextRow: () => now().focusNextRow(),
      focusPreviousRow: () => now().focusPreviousRow(),
      focusNextSection: (larger) => now().focusNextSection(larger),
      focusPreviousSection: (larger) => now().focusPreviousSection(larger),
      // The ends of a week, as in the date grid of WAI-ARIA; React Aria's are those of the month.
      focusSectionStart: () => now().setFocusedDate(startOfWeek(now().focusedDate, language)),
      focusSectionEnd: () => now().setFocusedDate(endOfWeek(now().focusedDate, language)),
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the state it takes what these say
  }, [language, firstShown, months, min, max]);
  const chosen = useMemo(() => ({ ...resting, isSelected: () => true }), [resting]);
  const hasFocus = state.isFocused && tabStop === focused;
  const isTabStopChosen = isChosen(tabStop);
  const reached = useMemo(
    () => ({ ...(isTabStopChosen ? chosen : resting), focusedDate: parseDate(tabStop), isCellFocused: () => hasFocus }),
    [chosen, resting, isTabStopChosen, tabStop, hasFocus],
  );
  // Days ask it for what it knows of their state.
  useCalendar({}, resting);
  useCalendar({}, chosen);
  useCalendar({}, reached);
  return { grid: resting, of: (date) => (date === tabStop ? reached : isChosen(date) ? chosen : resting) };
}

const gregorian = () => new GregorianCalendar();
const NONE: readonly CalendarDate[] = [];
const NO_DAY = new CalendarDate(1, 1, 1);
