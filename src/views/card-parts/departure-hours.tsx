import { selectIsLocked, selectShownOffer } from '../../../machines/configurator/configurator.select.ts';
import { selectPart } from '../../../machines/hotel-parts/hotel-parts.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Landing } from '../../parts/landing.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ChoicePills } from '../hotel-card/configurator/choice-pills.tsx';
import { useOtherRoom } from './other-room.ts';
import * as styles from './departure-hours.styles.ts';

const selectHours = selectPart('hours');

/** In a row that is longer than the screen the chosen one is in sight at first. */
function showChosen(group: HTMLElement | null): void {
  const chosen = group?.querySelector('label:has(:checked)');
  const row = chosen?.parentElement;
  if (chosen && row) row.scrollLeft += chosen.getBoundingClientRect().left - row.getBoundingClientRect().left - (row.clientWidth - chosen.clientWidth) / 2;
}

/** When planes leave around the chosen day; an hour leads to its cheapest offer, which names its room where that is another [config.choices]. */
export function DepartureHours() {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const { status, answer } = useRunningFlow('hotelParts', selectHours);
  const offer = useRunningFlow('configurator', selectShownOffer);
  const isLocked = useRunningFlow('configurator', selectIsLocked);
  const otherRoom = useOtherRoom();
  const chosen = offer?.departureFlight?.departureTime;
  if (status === 'failed') {
    return (
      <p className={styles.failed} role="alert">
        {t('card.failed')} <Button tone="link" onClick={() => dispatch({ type: 'hotelParts.retry', part: 'hours' })}>{t('shell.retry')}</Button>
      </p>
    );
  }
  if (answer === null || answer.length === 0) return <p className={styles.quiet} role="status">{t(answer === null ? 'card.loading' : 'card.hours.none')}</p>;
  const isSame = (hour: (typeof answer)[number]) => hour.departureTime === chosen;
  const noteOf = ({ offer: { offerCode, departureDate, totalPrice } }: (typeof answer)[number]) =>
    [t('card.hours.note', { date: format.date(departureDate), price: format.money(totalPrice) }), otherRoom(offerCode)].filter(Boolean).join(', ');
  return (
    <div ref={showChosen}>
      <ChoicePills
        legend={t('card.hours.title')}
        isRow
        pills={answer.map((hour) => ({
          value: hour.offer.offerCode,
          label: <>{hour.departureTime} – <Landing flight={hour} /></>,
          note: isSame(hour) || offer === null ? t('card.total', { price: format.money(isSame(hour) && offer ? offer.totalPrice : hour.offer.totalPrice) }) : noteOf(hour),
          chosen: isSame(hour),
          disabled: isLocked,
        }))}
        commandOf={(offerCode) => ({ type: 'configurator.chooseOffer', offerCode, part: 'hour' })}
      />
    </div>
  );
}
