import type { ReactNode } from 'react';
import { selectInternalView } from '../../../machines/full-screen-view/full-screen-view.select.ts';
import { useDispatch, useFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Dialog } from '../../ui/surfaces/dialog.tsx';

/** A map that covers the page [view.internal]. */
export function MapScreen({ title, note, children }: { title: string; note: ReactNode; children: ReactNode }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const internalView = useFlow('fullScreenView', selectInternalView);
  return (
    <Dialog id="mapOverlay" open size="screen" view={internalView ?? undefined} title={title} note={note} closeLabel={t('shell.dialog.close')} onClose={() => dispatch({ type: 'fullScreenView.close' })}>
      {children}
    </Dialog>
  );
}
