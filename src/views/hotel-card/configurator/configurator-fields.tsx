import {
  selectAirports, selectBoards, selectChoice, selectChosenTotal, selectDurationPeriods, selectDurations, selectHasAirports, selectHasMatrix, selectIsFlightOnly, selectIsLocked, selectMatrixStatus, selectOccupancies, selectOfferStatus, selectTripType,
} from '../../../../machines/configurator/configurator.select.ts';
import { selectPart } from '../../../../machines/hotel-parts/hotel-parts.select.ts';
import { useDispatch, useFlow, useRunningFlow } from '../../../bus/react.tsx';
import { participantsCount } from '../../../domain/search/participants.ts';
import { roomFit } from '../../../domain/search/room-fit.ts';
import { isByCar } from '../../../domain/search/trip-types.ts';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import type { HotelCardData } from '../../../routes/pages/hotel-card.page.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/surfaces/notice.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { CardPlace } from '../../card-parts/card-place.tsx';
import { usePage } from '../../../parts/page.tsx';
import { ChoicePills } from './choice-pills.tsx';
import { DateField } from './date-field.tsx';
import { PartyField } from './party-field.tsx';
import * as styles from './configurator-section.styles.ts';

const selectVariants = selectPart('variants');

/** Every part of the stay that can be changed; each change ends in an offer on sale or says why not [config.choices]. */
export function ConfiguratorFields() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const matrixStatus = useRunningFlow('configurator', selectMatrixStatus);
  const hasMatrix = useRunningFlow('configurator', selectHasMatrix);
  const hasAirports = useRunningFlow('configurator', selectHasAirports);
  const isFlightOnly = useRunningFlow('configurator', selectIsFlightOnly);
  const isLocked = useRunningFlow('configurator', selectIsLocked);
  const tripType = useRunningFlow('configurator', selectTripType);
  const isSoldOut = useRunningFlow('configurator', (snapshot) => selectOfferStatus(snapshot) === 'soldOut');
  if (matrixStatus === 'failure') {
    return (
      <Notice tone="negative" live action={<Button tone="outline" onClick={() => dispatch({ type: 'configurator.retry' })}>{t('shell.retry')}</Button>}>
        {t('hotel.config.error')}
      </Notice>
    );
  }
  if (!hasMatrix) return <FieldsSkeleton />;
  return (
    <fieldset className={styles.fields} disabled={isLocked} aria-label={t(isFlightOnly ? 'hotel.config.titleFlight' : 'hotel.config.title')} aria-describedby="configurator-lock">
      <PartyField />
      {/* Without an offer only another party leads on. */}
      {!isSoldOut && (
        <>
          {hasAirports && <Airports />}
          <Durations />
          <Periods />
          {!isFlightOnly && <PricesOfWhat hasAirports={hasAirports} />}
          <DateField />
          {!isByCar(tripType) && <CardPlace name="hours" />}
          {!isFlightOnly && <Boards />}
          {!isFlightOnly && <RoomChoice />}
          <VariantsFailed />
        </>
      )}
      <p id="configurator-lock" className={styles.lock} role="status">{isLocked && t('hotel.config.locked')}</p>
    </fieldset>
  );
}

/** Each part is rendered when its own possibilities change. */
function Airports() {
  const t = useTranslator();
  const airports = useRunningFlow('configurator', selectAirports);
  const stayPrice = useStayPrice();
  return (
    <ChoicePills
      legend={t('hotel.config.airport')}
      pills={airports.map(({ value, label, chosen, price }) => ({ value, label, chosen, note: stayPrice.noteOf('airports', value, price, chosen) }))}
      commandOf={(airportCode) => ({ type: 'configurator.chooseAirport', airportCode, ...stayPrice.shownFor('airports', airportCode) })}
    />
  );
}

function Durations() {
  const t = useTranslator();
  const format = useFormat();
  const durations = useRunningFlow('configurator', selectDurations);
  const stayPrice = useStayPrice();
  return (
    <ChoicePills
      legend={t('hotel.config.duration')}
      pills={durations.map(({ value, chosen, price }) => ({ value: String(value), label: format.nights(value), chosen, note: stayPrice.noteOf('durations', String(value), price, chosen) }))}
      commandOf={(duration) => ({ type: 'configurator.chooseDuration', duration: Number(duration), ...stayPrice.shownFor('durations', duration) })}
    />
  );
}

function Boards() {
  const t = useTranslator();
  const boards = useRunningFlow('configurator', selectBoards);
  const difference = useDifference();
  if (boards.length === 0) return null;
  return (
    <ChoicePills
      legend={t('hotel.config.board')}
      part="variants"
      pills={boards.map(({ value, label, chosen }) => ({ value, label, chosen, note: difference.noteOf('boards', value, chosen) }))}
      commandOf={(boardCode) => ({ type: 'configurator.chooseBoard', boardCode, difference: difference.of('boards', boardCode) })}
    />
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

/** What the prices at airports and lengths are of: of the chosen board and room once they are known, of any until then. */
function PricesOfWhat({ hasAirports }: { hasAirports: boolean }) {
  const t = useTranslator();
  const { isOfChoice } = useStayPrice();
  const ofChoice = hasAirports ? 'hotel.config.from' : 'hotel.config.fromByCar';
  return <p className={styles.periods}>{t(isOfChoice ? ofChoice : 'hotel.config.fromAny')}</p>;
}

/**
 * What the closest stay from an airport or of a length costs, and its offer, which a press takes; until that is known, from what
 * any board and room costs, but for what is chosen, which says its own price.
 */
function useStayPrice() {
  const t = useTranslator();
  const format = useFormat();
  const part = useFlow('hotelParts', selectVariants);
  const answer = part?.status === 'shown' && part.answer.airports.length > 0 ? part.answer : null;
  const chosenTotal = useRunningFlow('configurator', selectChosenTotal);
  const closestOf = (kind: 'airports' | 'durations', code: string) => answer?.[kind].find((one) => one.code === code);
  return {
    isOfChoice: answer !== null,
    shownFor(kind: 'airports' | 'durations', code: string) {
      const closest = closestOf(kind, code);
      return { offerCode: closest?.offerCode, totalPrice: closest?.price };
    },
    noteOf(kind: 'airports' | 'durations', code: string, ofAny: number | null, isChosen: boolean): string | undefined {
      if (isChosen && chosenTotal !== null) return format.money(chosenTotal);
      const closest = closestOf(kind, code);
      if (closest !== undefined) return format.money(closest.price);
      if (ofAny === null) return undefined;
      return answer === null ? t('hotel.price.from', { price: format.money(ofAny) }) : t('hotel.config.otherBoard');
    },
  };
}

/** What the other choices cost could not be had [error.texts]. */
function VariantsFailed() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const hasFailed = useFlow('hotelParts', (parts) => selectVariants(parts).status === 'failed');
  if (hasFailed !== true) return null;
  return <Notice tone="negative" live action={<Button tone="outline" onClick={() => dispatch({ type: 'hotelParts.retry', part: 'variants' })}>{t('shell.retry')}</Button>}>{t('hotel.config.variantsFailed')}</Notice>;
}

/** What a board or room would cost more or less than the offer that stands; dots until that is known, nothing for what stands. */
function useDifference() {
  const t = useTranslator();
  const format = useFormat();
  const part = useFlow('hotelParts', selectVariants);
  const of = (kind: 'boards' | 'rooms', code: string) => (part?.status === 'shown' ? part.answer[kind].find((one) => one.code === code)?.difference : undefined);
  return {
    of,
    noteOf(kind: 'boards' | 'rooms', code: string, isChosen: boolean): string {
      if (part?.status !== 'shown') return part?.status === 'failed' ? '' : '…';
      const difference = of(kind, code);
      if (difference === undefined) return t('hotel.config.otherDays');
      if (difference === 0) return isChosen ? '' : t('hotel.config.same');
      return `${difference < 0 ? '' : '+'}${format.money(difference)}`;
    },
  };
}

/** Rooms of the hotel that one party can choose from; several rooms are the server's to distribute. */
function RoomChoice() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const { rooms } = usePage<HotelCardData>().data.hotel;
  const occupancies = useRunningFlow('configurator', selectOccupancies);
  const chosen = useRunningFlow('configurator', (snapshot) => selectChoice(snapshot)?.roomCode);
  const difference = useDifference();
  if (rooms.length === 0 || occupancies.length > 1) return null;
  const people = participantsCount(occupancies);
  const { fitting: [nearest], tooSmall } = roomFit(rooms, people);
  const noteOf = (roomCode: string, capacity: number) => <>{t('hotel.room.capacity', { count: capacity })}<b className={styles.difference}>{difference.noteOf('rooms', roomCode, roomCode === chosen)}</b></>;
  const commandOf = (roomCode: string) => ({ type: 'configurator.chooseRoom' as const, roomCode, difference: difference.of('rooms', roomCode) });
  return (
    <div>
      <ChoicePills
        legend={t('hotel.config.room')}
        pills={rooms.map((room) => ({
          value: room.roomCode,
          label: room.roomName,
          chosen: room.roomCode === chosen,
          note: tooSmall.includes(room) ? t('hotel.room.tooSmall') : noteOf(room.roomCode, room.capacity),
          disabled: tooSmall.includes(room),
        }))}
        commandOf={commandOf}
      />
      {tooSmall.length > 0 && (
        <details className={styles.whyNot}>
          <summary>{t('hotel.room.whyNot')}</summary>
          <ul>{tooSmall.map(({ roomCode, roomName, capacity }) => <li key={roomCode}>{t('hotel.room.why', { room: roomName, capacity: t('hotel.room.capacity', { count: capacity }), count: people })}</li>)}</ul>
          {nearest && <Button tone="link" spent={nearest.roomCode === chosen} onClick={() => dispatch(commandOf(nearest.roomCode))}>{t('hotel.room.nearest', { room: nearest.roomName })}</Button>}
        </details>
      )}
    </div>
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
