import { memo, useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { cx } from '@linaria/core';
import { selectAlternatives, selectCabins, selectHolds, selectMap, selectPlace, selectProblem, selectSeated, selectSeatsTotal, selectWanted } from '../../../machines/upsell/upsell.select.ts';
import type { Leg, SeatMap as Map } from '../../../machines/upsell/upsell.types.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Chip } from '../../ui/controls/chip.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { HoldClock } from './hold-clock.tsx';
import * as styles from './seat-map.styles.ts';

type Row = Map['legs'][number]['rows'][number];
const LEGS: readonly Leg[] = ['DEPARTURE', 'RETURN'];

/** The seats of a flight: whose seat, which seat, and until when it is held [upsell.cabins]. */
export const SeatMap = memo(function SeatMap() {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const map = useRunningFlow('upsell', selectMap);
  const place = useRunningFlow('upsell', selectPlace);
  const passengers = useRunningFlow('upsell', selectSeated);
  const problem = useRunningFlow('upsell', selectProblem);
  const alternatives = useRunningFlow('upsell', selectAlternatives);
  const { holds } = useRunningFlow('upsell', selectHolds);
  const total = useRunningFlow('upsell', selectSeatsTotal);
  // While seats are asked for the button stays: nothing moves under the finger.
  const canSitTogether = useRunningFlow('upsell', (snapshot) => snapshot.context.holds.holds.length === 0 && (snapshot.matches({ seats: 'holding' }) || snapshot.can({ type: 'upsell.seatTogether' })));
  const seatOf = (leg: Leg, person: number) => holds.find((hold) => hold.leg === leg && hold.person === person)?.seat;
  // The seats of the other flight are drawn after the press that asks for them has been shown.
  const drawn = useDeferredValue(place.leg);
  const leg = map?.legs.find((one) => one.leg === drawn);
  const hadFocus = useRef(false);
  return (
    <div className={styles.map}>
      {LEGS.map((one) => (
        <div key={one} role="group" aria-label={t(`extras.leg.${one}`)} className={styles.passengers}>
          <span className={styles.leg}>{t(`extras.leg.${one}`)}</span>
          {passengers.map(({ person, name }) => (
            <Chip key={person} pressed={place.leg === one && place.person === person} onClick={() => dispatch({ type: 'upsell.showPassenger', leg: one, person })}>
              {name || t('extras.passenger', { number: person + 1 })}{seatOf(one, person) ? `: ${seatOf(one, person)}` : ''}
            </Chip>
          ))}
        </div>
      ))}
      <div className={styles.tools}>
        {passengers.length > 1 && canSitTogether && <Button tone="outline" onClick={() => dispatch({ type: 'upsell.seatTogether' })}>{t('extras.map.together')}</Button>}
        <HoldClock />
      </div>
      <div role="status">
        {problem === 'seatTaken' && <Notice tone="warning" title={t('extras.map.taken')}>{alternatives.length > 0 && t('extras.map.alternatives', { seats: alternatives.join(', ') })}</Notice>}
        {problem === 'exitRow' && <Notice tone="warning">{t('extras.map.exitRefused')}</Notice>}
        {problem === 'seatsChanged' && <Notice tone="warning">{t('extras.seats.changed')}</Notice>}
        {problem === 'seatFailed' && <Notice tone="negative">{t('extras.seats.failed')}</Notice>}
      </div>
      {alternatives.length > 0 && (
        <div className={styles.tools}>{alternatives.map((seat) => <Button key={seat} tone="quiet" onClick={() => dispatch({ type: 'upsell.pickSeat', seat })}>{seat}</Button>)}</div>
      )}
      {leg && <Grid key={leg.leg} hadFocus={hadFocus} leg={leg.leg} isLeft={drawn !== place.leg} aircraft={leg.aircraft} rows={leg.rows} />}
      <div className={styles.end}>
        <span>{t('extras.seats.total')} <strong>{format.money(total, 'CZK')}</strong></span>
        <Button aria-disabled={holds.length === 0 || undefined} onClick={() => dispatch({ type: 'upsell.next' })}>{t('extras.map.on')}</Button>
      </div>
    </div>
  );
});

interface GridProps {
  leg: Leg;
  /** Whether the other flight has been asked for, whose seats are still being drawn: a press here would be taken for one of them. */
  isLeft: boolean;
  aircraft: string;
  rows: readonly Row[];
  /** Whether the focus was in the map that this one comes in the place of. */
  hadFocus: RefObject<boolean>;
}

/** A grid of buttons: arrows move in it, Enter or a press takes a seat. A press renders the row that changes. */
function Grid({ leg, isLeft, aircraft, rows, hadFocus }: GridProps) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const root = useRef<HTMLDivElement>(null);
  const cabin = useRunningFlow('upsell', (snapshot) => selectCabins(snapshot)[leg]);
  const wanted = useRunningFlow('upsell', selectWanted);
  const { holds } = useRunningFlow('upsell', selectHolds);
  const shown = useMemo(() => rows.filter((row) => cabin === null || row.cabin === cabin), [rows, cabin]);
  const aisles = useMemo(() => aislesOf(shown), [shown]);
  const [active, setActive] = useState(() => firstFree(shown));
  useLayoutEffect(() => {
    const grid = root.current!;
    if (hadFocus.current) grid.querySelector<HTMLElement>('[data-seat][tabindex="0"]')?.focus();
    return () => { hadFocus.current = grid.contains(document.activeElement); };
  }, [hadFocus]);
  const mine = mineByRow([...holds.filter((hold) => hold.leg === leg && !wanted.some((one) => one.leg === leg && one.person === hold.person)), ...wanted.filter((one) => one.leg === leg)]);
  const press = useCallback((event: MouseEvent) => {
    const seat = (event.target as Element).closest<HTMLElement>('[data-seat]');
    if (seat === null) return;
    setActive(seat.dataset.seat!);
    dispatch({ type: 'upsell.pickSeat', seat: seat.dataset.seat! });
  }, [dispatch]);
  const move = (event: KeyboardEvent) => {
    const next = seatFrom(shown, active, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    root.current?.querySelector<HTMLElement>(`[data-seat="${next}"]`)?.focus();
  };
  return (
    <div ref={root} role="grid" tabIndex={-1} aria-label={`${t(`extras.leg.${leg}`)}, ${aircraft}`} aria-busy={isLeft || undefined} className={styles.grid} onClick={isLeft ? undefined : press} onKeyDown={move}>
      {shown.map((row) => (
        <SeatRow key={row.number} row={row} aisles={aisles.get(row.seats.length)!} mine={mine.get(row.number) ?? ''} active={rowOf(active) === row.number ? active : ''} />
      ))}
    </div>
  );
}

const SeatRow = memo(function SeatRow({ row, aisles, mine, active }: { row: Row; aisles: ReadonlySet<number>; mine: string; active: string }) {
  const t = useTranslator();
  const { number, isExit, cabin, seats } = row;
  const own = new Map(mine.split(',').map((one) => one.split(' ') as [string, string]));
  return (
    <div role="row" className={cx(styles.row, isExit && styles.exit)} aria-label={t('extras.map.row', { number })}>
      {isExit && <span aria-hidden="true" className={styles.exitText}>{t('extras.map.exit')}</span>}
      <span role="rowheader" className={styles.number}>{number}</span>
      {seats.map((seat, at) => (seat === null
        ? <span key={`none-${at}`} className={aisles.has(at) ? styles.aisle : styles.noSeat} />
        : <SeatButton key={seat.seat} seat={seat} cabin={cabin} isExit={isExit} person={own.get(seat.seat)} isActive={active === seat.seat} />))}
    </div>
  );
});

interface SeatButtonProps {
  seat: NonNullable<Row['seats'][number]>;
  cabin: Row['cabin'];
  isExit: boolean;
  /** Number of the passenger who has it, from 1. */
  person: string | undefined;
  isActive: boolean;
}

/** A press renders those that it changes, not their row. */
const SeatButton = memo(function SeatButton({ seat: { seat, position, price: amount, isFree }, cabin, isExit, person, isActive }: SeatButtonProps) {
  const t = useTranslator();
  const price = useFormat().money(amount, 'CZK');
  const state = person === undefined ? t(isFree ? 'extras.map.free' : 'extras.map.occupied') : t('extras.map.yours', { number: Number(person) });
  return (
    <button
      type="button"
      role="gridcell"
      data-seat={seat}
      tabIndex={isActive ? 0 : -1}
      aria-label={[seat, t(`extras.cabin.${cabin}`), t(`extras.position.${position}`), ...(isExit ? [t('extras.map.exit')] : []), price, state].join(', ')}
      aria-selected={person !== undefined}
      aria-disabled={!isFree || undefined}
      title={`${seat} · ${price}`}
      className={cx(styles.seat, styles.cabins[cabin], !isFree && styles.taken, person !== undefined && styles.mine)}
    >
      {person ?? (isFree ? seat.slice(-1) : '×')}
    </button>
  );
});

/** Seats with the number of who has them, as text that a row compares: '12A 1,12B 2'. */
function mineByRow(seats: readonly { seat: string; person: number }[]): ReadonlyMap<number, string> {
  const rows = new Map<number, string>();
  for (const { seat, person } of seats) rows.set(rowOf(seat), [...(rows.get(rowOf(seat))?.split(',') ?? []), `${seat} ${person + 1}`].join(','));
  return rows;
}

/** The row of '12A'. */
function rowOf(seat: string): number {
  return Number.parseInt(seat, 10);
}

/** Columns without a seat in any row of so many columns. */
function aislesOf(rows: readonly Row[]): ReadonlyMap<number, ReadonlySet<number>> {
  const columns = new Set(rows.map(({ seats }) => seats.length));
  return new Map([...columns].map((count) => {
    const alike = rows.filter(({ seats }) => seats.length === count);
    return [count, new Set(Array.from({ length: count }, (_, at) => at).filter((at) => alike.every(({ seats }) => seats[at] === null)))];
  }));
}

function firstFree(rows: readonly Row[]): string {
  for (const { seats } of rows) for (const seat of seats) if (seat?.isFree) return seat.seat;
  return rows[0]?.seats.find((seat) => seat !== null)?.seat ?? '';
}

/** The seat that an arrow, Home or End leads to, over aisles; undefined at the edge. */
function seatFrom(rows: readonly Row[], seat: string, key: string): string | undefined {
  const at = rows.findIndex(({ number }) => number === rowOf(seat));
  const row = rows[at];
  if (row === undefined) return undefined;
  const letters = row.seats.flatMap((one) => (one ? [one.seat] : []));
  const place = letters.indexOf(seat);
  if (key === 'ArrowLeft') return letters[place - 1];
  if (key === 'ArrowRight') return letters[place + 1];
  if (key === 'Home') return letters[0];
  if (key === 'End') return letters.at(-1);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const column = row.seats.findIndex((one) => one?.seat === seat);
  const step = key === 'ArrowUp' ? -1 : 1;
  for (let next = at + step; rows[next] !== undefined; next += step) {
    const there = rows[next]!.seats[column];
    if (there) return there.seat;
  }
  return undefined;
}
