import { Trash } from 'lucide';
import type { RoomView } from '../../../machines/participants/participants.select.ts';
import type { CommandOf } from '../../bus/flows.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Stepper } from '../../ui/controls/stepper.tsx';
import { ChildBirthDate } from './child-birth-date.tsx';
import * as styles from './participants-editor.styles.ts';

interface RoomFieldsProps {
  id: string;
  room: RoomView;
  send: (command: CommandOf<'participants'>) => void;
  /** Then each room has a number and can go. */
  isOneOfMany: boolean;
}

/** Adults, children and their birth dates in one room. */
export function RoomFields({ id, room, send, isOneOfMany }: RoomFieldsProps) {
  const t = useTranslator();
  const { id: roomId, number } = room;
  const adults = room.adults.length;
  const children = room.children.length;
  return (
    <fieldset className={styles.room} aria-label={isOneOfMany ? t('panels.party.room', { number }) : t('panels.party.title')}>
      {isOneOfMany && (
        <div className={styles.roomHead}>
          <p className={styles.roomName}>{t('panels.party.room', { number })}</p>
          {room.canRemove && (
            <IconButton icon={Trash} label={t('panels.party.removeRoom', { number })} onClick={() => send({ type: 'participants.removeRoom', roomId })} />
          )}
        </div>
      )}
      <Stepper
        id={`${id}-${roomId}-adults`}
        label={t('panels.participants.adults')}
        hint={t('panels.party.adults.hint')}
        value={adults}
        min={room.canRemoveAdult ? 0 : adults}
        max={room.canAddAdult ? adults + 1 : adults}
        decreaseLabel={t('panels.party.adults.less')}
        increaseLabel={t('panels.party.adults.more')}
        onChange={(value) => send({ type: value > adults ? 'participants.addAdult' : 'participants.removeAdult', roomId })}
      />
      <Stepper
        id={`${id}-${roomId}-children`}
        label={t('panels.party.children')}
        hint={t('panels.party.children.hint')}
        value={children}
        min={room.canRemoveChild ? 0 : children}
        max={room.canAddChild ? children + 1 : children}
        decreaseLabel={t('panels.party.children.less')}
        increaseLabel={t('panels.party.children.more')}
        onChange={(value) => send({ type: value > children ? 'participants.addChild' : 'participants.removeChild', roomId })}
      />
      {room.children.map((child, place) => (
        <ChildBirthDate
          key={child.id}
          id={`${id}-${child.id}`}
          number={place + 1}
          child={child}
          onType={(typed) => send({ type: 'participants.typeBirthDate', personId: child.id, typed })}
          onLeave={() => send({ type: 'participants.leaveBirthDate', personId: child.id })}
        />
      ))}
    </fieldset>
  );
}
