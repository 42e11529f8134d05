import { useEffect, useRef } from 'react';
import {
  selectCanAddRoom, selectIsRefused, selectPeople, selectReachedLimit, selectRooms, selectShowsRooms,
} from '../../../machines/participants/participants.select.ts';
import { stateName } from '../../bus/flow-state.ts';
import { useDispatch, useFlow } from '../../bus/react.tsx';
import { MARKET } from '../../domain/market.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RoomFields } from './room-fields.tsx';
import * as styles from './participants-editor.styles.ts';

interface ParticipantsEditorProps {
  /** Begins the ids inside. */
  id: string;
}

/** Who travels, room by room where the trip has rooms; closes only when every child has a birth date [participants.close]. */
export function ParticipantsEditor({ id }: ParticipantsEditorProps) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const participants = useFlow('participants', (snapshot) => snapshot);
  const panel = useRef<HTMLDivElement>(null);
  const isRefused = participants !== undefined && selectIsRefused(participants);

  useEffect(() => {
    if (isRefused) panel.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isRefused]);

  if (participants === undefined) return null;
  const rooms = selectRooms(participants);
  const limit = selectReachedLimit(participants);
  const undated = rooms.flatMap(({ children }) => children.filter(({ hasError }) => hasError)).length;
  const { children } = selectPeople(participants);
  return (
    <div ref={panel} className={styles.panel} data-flow="participants" data-state={stateName(participants.value)}>
      {rooms.map((room) => <RoomFields key={room.id} id={id} room={room} participants={participants} isOneOfMany={rooms.length > 1} />)}
      {selectShowsRooms(participants) && selectCanAddRoom(participants) && (
        <Button tone="link" className={styles.addRoom} onClick={() => dispatch({ type: 'participants.addRoom' })}>{t('search.participants.addRoom')}</Button>
      )}
      {isRefused && (
        <Notice
          tone="negative"
          live
          action={<Button tone="outline" onClick={() => dispatch({ type: 'participants.forceClose' })}>{t('search.participants.closeWithout')}</Button>}
        >
          {t('search.participants.missing', { count: undated || children })}
        </Notice>
      )}
      <div className={styles.actions}>
        {/* In view however many rooms there are. */}
        {limit !== null && <Notice className={styles.limit} tone="warning" live>{t('search.participants.max', { limit, phone: MARKET.phoneLabel })}</Notice>}
        <Button wide onClick={() => dispatch({ type: 'participants.close' })}>{t('shell.done')}</Button>
      </div>
    </div>
  );
}
