import { useId, useRef } from 'react';
import { Users } from 'lucide';
import { selectOccupancies, selectPartySurface } from '../../../../machines/configurator/configurator.select.ts';
import type { PartySurface } from '../../../../machines/configurator/configurator.types.ts';
import { useDispatch, useRunningFlow } from '../../../bus/react.tsx';
import { partyOf } from '../../../domain/search/participants.ts';
import { useFormat, useTranslator } from '../../../i18n/react.tsx';
import { lazyView } from '../../../ui/loading/lazy-view.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Dialog } from '../../../ui/surfaces/dialog.tsx';
import { Popover } from '../../../ui/surfaces/popover.tsx';
import { LazyPart } from '../../lazy-part.tsx';
import { scrollIntoSight } from '../../scroll-into-sight.ts';
import { useFocusVisit } from '../../use-focus-visit.ts';
import { FieldOpener } from './field-opener.tsx';
import * as styles from './party-field.styles.ts';

const participantsEditor = lazyView(async () => {
  const { withMessages } = await import('../../../i18n/with-messages.tsx');
  return withMessages('panels', import('../../participants/participants-editor.tsx').then(({ ParticipantsEditor }) => ParticipantsEditor));
});

/** Who travels, changed in place: below its field on wide screens, in a dialog on narrow ones [config.choices]. */
export function PartyField() {
  const t = useTranslator();
  const format = useFormat();
  const dispatch = useDispatch();
  const id = useId();
  // Each width shows an opener of its own; the one that was pressed says where the draft stands.
  const surface = useRunningFlow('configurator', selectPartySurface);
  const occupancies = useRunningFlow('configurator', selectOccupancies);
  const label = t('hotel.config.participants');
  const close = () => dispatch({ type: 'configurator.closeParticipants' });
  const isOpen = (on: PartySurface) => surface === on;
  const openerOf = (on: PartySurface) => (
    <FieldOpener
      id={`${id}-${on}-opener`}
      icon={Users}
      label={label}
      value={[format.party(partyOf(occupancies)), ...(occupancies.length > 1 ? [format.count('room', occupancies.length)] : [])].join(', ')}
      action={t('hotel.party.change')}
      isOpen={isOpen(on)}
      opens={`${id}-${on}`}
      onPress={() => (isOpen(on) ? close() : dispatch({ type: 'configurator.editParticipants', on }))}
      preload={participantsEditor.load}
    />
  );
  return (
    <div>
      <Popover id={`${id}-popover`} className={styles.wide} open={isOpen('popover')} label={label} align="end" onClose={close} trigger={openerOf('popover')}>
        <Visited id={`${id}-popover`} />
      </Popover>
      <div className={styles.narrow}>{openerOf('dialog')}</div>
      <Dialog id={`${id}-dialog`} open={isOpen('dialog')} title={label} closeLabel={t('shell.dialog.close')} onClose={close}>
        <div className={styles.sheet}>
          <AwaitedEditor id={`${id}-dialog`} />
        </div>
      </Dialog>
    </div>
  );
}

/** Comes into sight whole, takes the focus in and gives it back; a modal dialog does so by itself. */
function Visited({ id }: { id: string }) {
  const content = useRef<HTMLDivElement>(null);
  useFocusVisit(content, id);
  return (
    <div ref={content} className={styles.visited} tabIndex={-1}>
      <AwaitedEditor id={id} onArrive={() => scrollIntoSight(content.current?.parentElement)} />
    </div>
  );
}

function AwaitedEditor({ id, onArrive }: { id: string; onArrive?: () => void }) {
  return (
    <LazyPart
      of={participantsEditor}
      props={{ id, of: 'configurator' }}
      awaited={<div className={styles.awaited} aria-busy="true"><Skeleton shape="fill" /></div>}
      onArrive={onArrive}
    />
  );
}
