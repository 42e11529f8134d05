import {
  selectAirports, selectBoards, selectChoice, selectDurationPeriods, selectDurations, selectHasMatrix, selectIsFlightOnly, selectIsLocked, selectMatrixStatus, selectOccupancies, selectTripType,
} from '../../../machines/configurator/configurator.select.ts';
import { useDispatch, useRunningFlow } from '../../bus/react.tsx';
import { participantsCount } from '../../domain/participants.ts';
import { isByCar } from '../../domain/trip-types.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import type { HotelCardData } from '../../routes/pages/hotel-card.page.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CardPlace } from '../card-parts/card-place.tsx';
import { usePage } from '../page.tsx';
import { ChoicePills } from './choice-pills.tsx';
import { DateField } from './date-field.tsx';
import { PartyField } from './party-field.tsx';
import * as styles from './configurator-section.styles.ts';

/** Every part of the stay that can be changed; each change ends in an offer on sale or says why not [config.choices]. */
export function ConfiguratorFields() {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const matrixStatus = useRunningFlow('configurator', selectMatrixStatus);
  const hasMatrix = useRunningFlow('configurator', selectHasMatrix);
  const airports = useRunningFlow('configurator', selectAirports);
  const durations = useRunningFlow('configurator', selectDurations);
  const boards = useRunningFlow('configurator', selectBoards);
  const isFlightOnly = useRunningFlow('configurator', selectIsFlightOnly);
  const isLocked = useRunningFlow('configurator', selectIsLocked);
  const tripType = useRunningFlow('configurator', selectTripType);
  if (matrixStatus === 'failure') {
    return (
      <Notice tone="negative" live action={<Button tone="outline" onClick={() => dispatch({ type: 'configurator.retry' })}>{t('shell.retry')}</Button>}>
        {t('hotel.config.error')}
      </Notice>
    );
  }
  if (!hasMatrix) return <FieldsSkeleton />;
  const from = (price: number | null) => (price === null ? undefined : t('hotel.price.from', { price: format.money(price) }));
  return (
    <fieldset className={styles.fields} disabled={isLocked} aria-label={t(isFlightOnly ? 'hotel.config.titleFlight' : 'hotel.config.title')} aria-describedby="configurator-lock">
      <PartyField />
      {airports.length > 0 && (
        <ChoicePills
          name="airport"
          legend={t('hotel.config.airport')}
          pills={airports.map(({ value, label, chosen, price }) => ({ value, label, chosen, note: from(price) }))}
          commandOf={(airportCode) => ({ type: 'configurator.chooseAirport', airportCode })}
        />
      )}
      <ChoicePills
        name="duration"
        legend={t('hotel.config.duration')}
        pills={durations.map(({ value, chosen, price }) => ({ value: String(value), label: format.nights(value), chosen, note: from(price) }))}
        commandOf={(duration) => ({ type: 'configurator.chooseDuration', duration: Number(duration) })}
      />
      <Periods />
      <DateField />
      {!isByCar(tripType) && <CardPlace name="hours" />}
      {!isFlightOnly && boards.length > 0 && (
        <ChoicePills
          name="board"
          legend={t('hotel.config.board')}
          pills={boards.map(({ value, label, chosen }) => ({ value, label, chosen }))}
          commandOf={(boardCode) => ({ type: 'configurator.chooseBoard', boardCode })}
        />
      )}
      {!isFlightOnly && <RoomChoice />}
      <p id="configurator-lock" className={styles.lock} role="status">{isLocked && t('hotel.config.locked')}</p>
    </fieldset>
  );
}

/** What lengths there are as ranges, where a stay has a range of nights [config.duration-periods]. */
function Periods() {
  const t = useTranslator();
  const format = useFormat();
  const periods = useRunningFlow('configurator', selectDurationPeriods);
  if (!periods.some(({ from, to }) => to > from)) return null;
  return <p className={styles.periods}>{t('hotel.config.periods', { periods: periods.map(({ from, to }) => (to > from ? `${from}–${format.nights(to)}` : format.nights(from))).join(', ') })}</p>;
}

/** Rooms of the hotel that one party can choose from; several rooms are the server's to distribute. */
function RoomChoice() {
  const t = useTranslator();
  const { rooms } = usePage<HotelCardData>().data.hotel;
  const occupancies = useRunningFlow('configurator', selectOccupancies);
  const chosen = useRunningFlow('configurator', (snapshot) => selectChoice(snapshot)?.roomCode);
  if (rooms.length === 0 || occupancies.length > 1) return null;
  const people = participantsCount(occupancies);
  return (
    <ChoicePills
      name="room"
      legend={t('hotel.config.room')}
      pills={rooms.map(({ roomCode, roomName, capacity }) => ({
        value: roomCode,
        label: roomName,
        chosen: roomCode === chosen,
        note: capacity < people ? t('hotel.room.tooSmall') : t('hotel.room.capacity', { count: capacity }),
        disabled: capacity < people,
      }))}
      commandOf={(roomCode) => ({ type: 'configurator.chooseRoom', roomCode })}
    />
  );
}

function FieldsSkeleton() {
  const t = useTranslator();
  return (
    <div className={styles.fields} aria-busy="true">
      <p role="status">{t('hotel.config.loading')}</p>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  );
}
