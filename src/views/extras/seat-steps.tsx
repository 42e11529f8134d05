import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { selectCabins, selectChange, selectClasses, selectHolds, selectPart, selectProblem, selectSeatsTotal } from '../../../machines/upsell/upsell.select.ts';
import type { SeatHold } from '../../../machines/upsell/upsell.types.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Radio } from '../../ui/controls/radio.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { useFocusOnChange } from '../../ui/controls/use-focus-on-change.ts';
import { HoldClock } from './hold-clock.tsx';
import { PriceMoved } from './price-moved.tsx';
import { SeatMap } from './seat-map.tsx';
import * as styles from './extras.styles.ts';

/** Cabins, map, chosen seats and the reservation with them: one step after the other, each with a way back and a way out [upsell.flow]. */
export function SeatSteps() {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const part = useRunningFlow('upsell', selectPart);
  const change = useRunningFlow('upsell', selectChange);
  const problem = useRunningFlow('upsell', selectProblem);
  const canGoBack = useRunningFlow('upsell', (snapshot) => selectPart(snapshot) === 'seatsFailed' && snapshot.can({ type: 'upsell.back' }));
  const heading = useFocusOnChange<HTMLHeadingElement>(part);
  // The steps' code may come after their first answer: the button that asked for both is gone by then.
  useEffect(() => {
    if (document.activeElement?.contains(heading.current) === true) heading.current?.focus();
  }, [heading]);
  const skip = <Button tone="link" onClick={() => dispatch({ type: 'upsell.skip' })}>{t('extras.seats.skip')}</Button>;
  const titled = (title: string, content: ReactNode, actions: ReactNode) => (
    <Card padded>
      <section className={styles.step} aria-labelledby="seat-step">
        <h2 ref={heading} id="seat-step" tabIndex={-1} className={styles.title}>{title}</h2>
        {content}
        <div className={styles.actions}>{actions}</div>
      </section>
    </Card>
  );
  const on = (label: string) => <Button onClick={() => dispatch({ type: 'upsell.next' })}>{label}</Button>;
  const back = <Button tone="link" onClick={() => dispatch({ type: 'upsell.back' })}>{t('shell.back')}</Button>;
  switch (part) {
    case 'cabins': return titled(t('extras.cabins.title'), <Cabins />, <>{on(t('extras.cabins.on'))}{skip}</>);
    case 'map': return titled(t('extras.map.title'), <SeatMap />, <>{back}{skip}</>);
    case 'selected': return titled(t('extras.selected.title'), <Chosen />, <>{on(t('extras.selected.on'))}{back}{skip}</>);
    case 'preview': return titled(t('extras.preview.title'), <Chosen />, <>{on(t('extras.preview.on'))}{back}</>);
    case 'expired': return titled(t('extras.expired.title'), problem === null ? <p>{t('extras.expired.text')}</p> : <Notice tone="warning" live>{t(problem === 'seatTaken' ? 'extras.expired.taken' : 'extras.seats.failed')}</Notice>, <><Button onClick={() => dispatch({ type: 'upsell.holdAgain' })}>{t('extras.expired.again')}</Button>{skip}</>);
    case 'priceChanged': return titled(t('extras.selected.title'), change && <PriceMoved before={format.money(change.before, 'CZK')} after={format.money(change.after, 'CZK')} />, null);
    case 'seatsFailed': return titled(t('extras.seats.title'), <Notice tone="negative" live>{t('extras.seats.failed')}</Notice>, <><Button tone="outline" onClick={() => dispatch({ type: 'upsell.retry' })}>{t('shell.retry')}</Button>{canGoBack && back}{skip}</>);
    default: return <div className={styles.list} aria-busy="true"><Skeleton shape="control" /><Skeleton shape="control" /></div>;
  }
}

function Cabins() {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const classes = useRunningFlow('upsell', selectClasses);
  const cabins = useRunningFlow('upsell', selectCabins);
  return (
    <div className={styles.legs}>
      {classes?.legs.map(({ leg, from, to, date, flightNumber, aircraft, classes: offered }) => (
        <fieldset key={leg} className={styles.upsell}>
          <legend className={styles.title}>{t(`extras.leg.${leg}`)}: {from} – {to}</legend>
          <p className={styles.muted}>{format.date(date)} · {flightNumber} · {aircraft}</p>
          <Radio name={`cabin-${leg}`} value="" checked={cabins[leg] === null} label={t('extras.cabins.any')} onChange={() => dispatch({ type: 'upsell.chooseCabin', leg, cabin: null })} />
          {offered.map(({ cabin, free, price }) => (
            <Radio
              key={cabin}
              name={`cabin-${leg}`}
              value={cabin}
              checked={cabins[leg] === cabin}
              disabled={free === 0}
              label={t(`extras.cabin.${cabin}`)}
              detail={t('extras.cabins.free', { count: free })}
              note={t('extras.cabins.from', { price: format.money(price, 'CZK') })}
              onChange={() => dispatch({ type: 'upsell.chooseCabin', leg, cabin })}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

/** The seats passenger by passenger, each with its price and a way to do without it. */
function Chosen() {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const { holds } = useRunningFlow('upsell', selectHolds);
  const total = useRunningFlow('upsell', selectSeatsTotal);
  const classes = useRunningFlow('upsell', selectClasses);
  const nameOf = ({ person }: SeatHold) => classes?.passengers.find((one) => one.person === person)?.name || t('extras.passenger', { number: person + 1 });
  return (
    <>
      <HoldClock />
      <ul className={styles.chosen}>
        {holds.map((hold) => (
          <li key={`${hold.leg} ${hold.person}`} className={styles.chosenSeat}>
            <span>{t(`extras.leg.${hold.leg}`)}, {nameOf(hold)}: <strong>{hold.seat}</strong></span>
            <span>{format.money(hold.price, 'CZK')}</span>
            <Button tone="link" aria-label={`${t('extras.undo')}: ${nameOf(hold)}, ${hold.seat}`} onClick={() => dispatch({ type: 'upsell.undoSeat', leg: hold.leg, person: hold.person })}>{t('extras.undo')}</Button>
          </li>
        ))}
      </ul>
      <p className={styles.total}>{t('extras.seats.total')} <strong>{format.money(total, 'CZK')}</strong></p>
    </>
  );
}
