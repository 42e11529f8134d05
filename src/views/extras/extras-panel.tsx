import { memo } from 'react';
import type { RefObject } from 'react';
import { selectCanOpenSeats, selectChange, selectChoiceProblem, selectClasses, selectHolds, selectPart, selectProblem, selectReservation, selectUpsells } from '../../../machines/upsell/upsell.select.ts';
import { useDispatch, useFlow, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useFocusOnArrival } from '../../ui/controls/use-focus-on-arrival.ts';
import { useFocusOnChange } from '../../ui/controls/use-focus-on-change.ts';
import { lazyView } from '../../ui/loading/lazy-view.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { LazyPart } from '../lazy-part.tsx';
import { ConfirmExtras } from './confirm-extras.tsx';
import { HoldClock } from './hold-clock.tsx';
import { PriceMoved } from './price-moved.tsx';
import { UpsellCard } from './upsell-card.tsx';
import * as styles from './extras.styles.ts';

const seatSteps = lazyView(async () => (await import('./seat-steps.tsx')).SeatSteps);

interface ExtrasPanelProps {
  /** Travellers' first names in the order of the form, empty where unknown. */
  names: readonly string[];
  /** Whether the holiday is booked: it needs no order any more. */
  isBooked?: boolean;
}

/** What a holiday can be had with besides: seats, extras and trips; all of it can be left out [upsell.flow]. */
export function ExtrasPanel({ names, isBooked = false }: ExtrasPanelProps) {
  const root = useFlowRoot('upsell');
  const part = useFlow('upsell', selectPart) ?? 'loading';
  return (
    <div className={styles.panel} {...root}>
      {root['data-state'] === undefined || part === 'loading' ? <Awaited /> : <Running names={names} isBooked={isBooked} />}
    </div>
  );
}

/** The panel's state changes with each press, what is shown mostly not. */
const Running = memo(function Running({ names, isBooked }: Required<ExtrasPanelProps>) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const part = useRunningFlow('upsell', selectPart);
  // Back from seats and trips, whose buttons go, and the focus with them.
  const seats = useFocusOnChange<HTMLHeadingElement>(part === 'extras' || part === 'failed' ? 'extras' : 'steps');
  if (part === 'failed') {
    return <Notice tone="negative" live action={<Button tone="outline" onClick={() => dispatch({ type: 'upsell.retry' })}>{t('shell.retry')}</Button>}>{t(isBooked ? 'extras.confirm.loadFailed' : 'extras.loadFailed')}</Notice>;
  }
  if (part === 'extras') return <Extras names={names} seats={seats} />;
  if (part === 'trips') return <Trips names={names} />;
  return <LazyPart of={seatSteps} props={{}} awaited={<Awaited />} />;
});

function Extras({ names, seats }: Pick<ExtrasPanelProps, 'names'> & { seats: RefObject<HTMLHeadingElement | null> }) {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const upsells = useRunningFlow('upsell', selectUpsells);
  const problem = useRunningFlow('upsell', selectProblem);
  const choiceProblem = useRunningFlow('upsell', selectChoiceProblem);
  const change = useRunningFlow('upsell', selectChange);
  const hasFlights = useRunningFlow('upsell', ({ context: { map } }) => (map?.legs.length ?? 0) > 0);
  const { holds } = useRunningFlow('upsell', selectHolds);
  const canOpenSeats = useRunningFlow('upsell', selectCanOpenSeats);
  const classes = useRunningFlow('upsell', selectClasses);
  const isBooked = useRunningFlow('upsell', (snapshot) => selectReservation(snapshot) !== null);
  return (
    <>
      {hasFlights && (
        <section className={styles.seats} aria-labelledby="seats-title">
          <div className={styles.texts}>
            <h2 ref={seats} id="seats-title" tabIndex={-1} className={styles.title}>{t('extras.seats.title')}</h2>
            <p className={styles.muted}>{holds.length === 0 ? t('extras.seats.text') : holds.map(({ leg, seat, person }) => `${t(`extras.leg.${leg}`)}: ${seat} (${nameOf(person)})`).join(', ')}</p>
            {holds.length > 0 && <HoldClock />}
          </div>
          <Button tone="outline" disabled={!canOpenSeats} onClick={() => dispatch({ type: 'upsell.openSeats' })}>{t(holds.length === 0 ? 'extras.seats.choose' : 'extras.seats.change')}</Button>
        </section>
      )}
      {problem === 'soldOut' && <Notice tone="warning" live>{t('extras.soldOutNow')}</Notice>}
      {choiceProblem === 'saveFailed' && (
        <Notice tone="negative" live action={<><Button tone="outline" onClick={() => dispatch({ type: 'upsell.retry' })}>{t('shell.retry')}</Button><Button tone="link" onClick={() => dispatch({ type: 'upsell.declinePrice' })}>{t('extras.leaveOut')}</Button></>}>
          {t('extras.saveFailed')}
        </Notice>
      )}
      {choiceProblem === 'priceChanged' && change && <PriceMoved before={format.money(change.before, 'CZK')} after={format.money(change.after, 'CZK')} />}
      <ul className={styles.list}>{upsells.filter(({ groupType }) => groupType !== 'seat').map((upsell) => <li key={upsell.code}><UpsellCard upsell={upsell} names={names} /></li>)}</ul>
      {isBooked && <ConfirmExtras names={names} />}
    </>
  );

  function nameOf(person: number): string {
    return classes?.passengers.find((one) => one.person === person)?.name || t('extras.passenger', { number: person + 1 });
  }
}

/** Trips at the place, after the seats: the same cards, and a way on without. */
function Trips({ names }: Pick<ExtrasPanelProps, 'names'>) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const upsells = useRunningFlow('upsell', selectUpsells);
  const heading = useFocusOnArrival('trips');
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>{t('extras.trips.title')}</h2>
      <ul className={styles.list}>{upsells.filter(({ groupType }) => groupType === 'activity').map((upsell) => <li key={upsell.code}><UpsellCard upsell={upsell} names={names} /></li>)}</ul>
      <div className={styles.actions}>
        <Button tone="outline" onClick={() => dispatch({ type: 'upsell.next' })}>{t('extras.trips.on')}</Button>
      </div>
    </>
  );
}

function Awaited() {
  return <div className={styles.list} aria-busy="true"><Skeleton shape="control" /><Skeleton shape="control" /><Skeleton shape="control" /></div>;
}
