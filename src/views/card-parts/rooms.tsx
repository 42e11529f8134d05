import { cx } from '@linaria/core';
import { BedDouble } from 'lucide';
import { selectIsLocked } from '../../../machines/configurator/configurator.select.ts';
import { selectHints, selectRoomKinds, selectRoomPlaces, selectRoomsStatus } from '../../../machines/room-choice/room-choice.select.ts';
import type { RoomKind } from '../../../machines/room-choice/room-choice.types.ts';
import { useDispatch, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { imageUrl, srcSet } from '../../domain/urls/pictures/image-url.ts';
import { useFormat, useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Fact } from '../../ui/display/fact.tsx';
import { Picture } from '../../ui/display/picture.tsx';
import { PartFrame } from './part-frame.tsx';
import * as frame from './part-frame.styles.ts';
import * as rows from './offer-rows.styles.ts';
import * as styles from './rooms.styles.ts';

const PICTURE = { width: 256, height: 192 };
/** Of twice as fine screens the largest. */
const PICTURE_WIDTHS = [128, 256, 384];
const PICTURE_SIZES = '(min-width: 768px) 9rem, 6.5rem';

/** Kinds of rooms with pictures, beds, sizes and prices, chosen for one occupancy after another [rooms.states]. */
export function Rooms() {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const root = useFlowRoot('roomChoice');
  const status = useRunningFlow('roomChoice', selectRoomsStatus);
  const kinds = useRunningFlow('roomChoice', selectRoomKinds);
  const places = useRunningFlow('roomChoice', selectRoomPlaces);
  const { hints, hasNoHints } = useRunningFlow('roomChoice', selectHints);
  const isAwaited = status === 'awaited' || status === 'loading';
  return (
    <div {...root}>
      <PartFrame id="room-prices" title={t('card.rooms.title')} status={status === 'error' ? 'failed' : isAwaited ? 'awaited' : 'shown'} onRetry={() => dispatch({ type: 'roomChoice.retry' })}>
        {(!isAwaited || kinds.length > 0) && (
          <>
            {places.length > 1 && (
              <div role="group" aria-label={t('card.rooms.which')} className={styles.places}>
                {places.map(({ edited, ...party }, place) => (
                  <Button key={place} tone={edited ? 'action' : 'outline'} aria-pressed={edited} onClick={() => dispatch({ type: 'roomChoice.edit', occupancy: place })}>
                    {t('card.rooms.place', { number: place + 1, party: format.party(party) })}
                  </Button>
                ))}
              </div>
            )}
            <ul className={rows.rows}>
              {kinds.map((kind) => <li key={kind.roomCode}><Kind kind={kind} isAwaited={isAwaited} nearest={kinds.find(({ fits }) => fits)} /></li>)}
            </ul>
            {hasNoHints
              ? <p className={frame.muted}>{t('card.rooms.noHints')}</p>
              : hints.length > 0 && <p className={frame.muted}>{t('card.rooms.hints')}: {hints.map(({ roomName, totalPrice }) => `${roomName} (${format.money(totalPrice)})`).join(', ')}</p>}
          </>
        )}
      </PartFrame>
    </div>
  );
}

interface KindProps {
  kind: RoomKind & { chosen: boolean; difference: number; explained: boolean };
  /** Whether another answer about it is on its way: what is shown was of another occupancy or stay. */
  isAwaited: boolean;
  nearest: RoomKind | undefined;
}

function Kind({ kind, isAwaited, nearest }: KindProps) {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const isLocked = useRunningFlow('configurator', selectIsLocked) || isAwaited;
  const { roomCode, roomName, capacity, free, totalPrice, fits, picture, beds, sizeM2, chosen, difference, explained } = kind;
  const choose = (code: string) => dispatch({ type: 'roomChoice.choose', roomCode: code });
  const price = (of: number) => t(of > 0 ? 'card.rooms.more' : 'card.rooms.less', { price: format.money(Math.abs(of)) });
  return (
    <article className={rows.row} data-room-code={roomCode} aria-current={chosen || undefined}>
      <div className={cx(rows.what, styles.inside)}>
        {picture && <Picture src={imageUrl(picture.src, PICTURE)} srcSet={srcSet(picture.src, 4 / 3, PICTURE_WIDTHS)} sizes={PICTURE_SIZES} alt={picture.alt} {...PICTURE} className={styles.picture} />}
        <div className={styles.texts}>
          <Fact icon={BedDouble}><strong>{roomName}</strong></Fact>
          {beds && <p>{beds.map(({ kind, count }) => t(`card.rooms.bed.${kind}`, { count })).join(', ')}</p>}
          <p className={frame.muted}>
            {[sizeM2 && t('card.rooms.size', { size: sizeM2 }), t('hotel.room.capacity', { count: capacity }), fits && t('card.rooms.free', { count: free })].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <p className={rows.price}>
        <strong>{difference === 0 ? t('hotel.config.same') : price(difference)}</strong>
        <span className={rows.muted}>{t('card.total', { price: format.money(totalPrice) })}</span>
      </p>
      {chosen && <p className={rows.chosen}>{t('card.chosen')}</p>}
      {!chosen && fits && <Button tone="outline" disabled={isLocked} aria-label={t('card.choose.of', { offer: roomName })} onClick={() => choose(roomCode)}>{t('card.choose')}</Button>}
      {!chosen && !fits && <Button tone="quiet" aria-expanded={explained} onClick={() => dispatch({ type: 'roomChoice.explain', roomCode })}>{t('card.rooms.whyNot')}</Button>}
      {explained && (
        <p className={styles.reason} role="status">
          {free === 0 ? t('card.rooms.taken') : t('card.rooms.tooSmall', { capacity: t('hotel.room.capacity', { count: capacity }) })}.{' '}
          {nearest && <Button tone="link" disabled={isLocked} onClick={() => choose(nearest.roomCode)}>{t('card.rooms.nearest', { room: nearest.roomName, price: format.money(nearest.totalPrice) })}</Button>}
        </p>
      )}
    </article>
  );
}
