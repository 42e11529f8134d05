import { useEffect, useRef } from 'react';
import { selectEditor } from '../../../machines/participants/participants.select.ts';
import { stateName } from '../../bus/flow-state.ts';
import type { CommandOf } from '../../bus/flows.ts';
import { useDispatch, useFlow } from '../../bus/react.tsx';
import { MARKET } from '../../domain/market/market.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { afterPaint } from '../../ui/loading/after-paint.ts';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { RoomFields } from './room-fields.tsx';
import * as styles from './participants-editor.styles.ts';

interface ParticipantsEditorProps {
  /** Begins the ids inside. */
  id: string;
  /** Whose draft it is. */
  of?: 'globalSearch' | 'configurator';
}

/** Who travels, room by room where the trip has rooms; closes only when every child has a birth date [participants.close]. */
export function ParticipantsEditor({ id, of = 'globalSearch' }: ParticipantsEditorProps) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const editor = useFlow('participants', selectEditor, { of });
  const panel = useRef<HTMLDivElement>(null);
  const isRefused = editor?.isRefused ?? false;

  useEffect(() => {
    if (isRefused) panel.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [isRefused]);

  if (editor === undefined) return null;
  const { state, rooms, limit, children, canAddRoom } = editor;
  const undated = rooms.flatMap(({ children: ofRoom }) => ofRoom.filter(({ hasError }) => hasError)).length;
  const send = (command: CommandOf<'participants'>) => dispatch(command, { of });
  return (
    <div ref={panel} className={styles.panel} data-flow="participants" data-flow-key={of} data-state={stateName(state)}>
      {rooms.map((room) => <RoomFields key={room.id} id={id} room={room} send={send} isOneOfMany={rooms.length > 1} />)}
      {canAddRoom && (
        <Button tone="link" className={styles.addRoom} onClick={() => send({ type: 'participants.addRoom' })}>{t('panels.party.addRoom')}</Button>
      )}
      <div className={styles.actions}>
        {/* In view however many rooms there are. */}
        {isRefused && (
          <Notice
            className={styles.notice}
            tone="negative"
            live
            action={<Button tone="outline" onClick={() => send({ type: 'participants.forceClose' })}>{t('panels.party.closeWithout')}</Button>}
          >
            {t('panels.party.missing', { count: undated || children })}
          </Notice>
        )}
        {limit !== null && <Notice className={styles.notice} tone="warning" live>{t('panels.party.max', { limit, phone: MARKET.phoneLabel })}</Notice>}
        <Button wide onClick={() => afterPaint(() => send({ type: 'participants.close' }))}>{t('shell.done')}</Button>
      </div>
    </div>
  );
}
