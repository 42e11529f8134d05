import { selectIsFlightOnly } from '../../../../machines/configurator/configurator.select.ts';
import { selectInternalView } from '../../../../machines/full-screen-view/full-screen-view.select.ts';
import { useDispatch, useFlow, useRunningFlow } from '../../../bus/react.tsx';
import { useTranslator } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/surfaces/dialog.tsx';
import { ChangeNotice } from '../price/change-notice.tsx';
import { ConfiguratorFields } from './configurator-fields.tsx';
import { OfferProblem } from './offer-problem.tsx';
import { StaySummary } from '../price/stay-summary.tsx';
import * as styles from './configurator-screen.styles.ts';

/** Every part of the stay on a small screen of its own; the price follows each choice at its foot [view.fullscreen]. */
export function ConfiguratorScreen() {
  const t = useTranslator();
  const dispatch = useDispatch();
  const internalView = useFlow('fullScreenView', selectInternalView);
  const isFlightOnly = useRunningFlow('configurator', selectIsFlightOnly);
  const close = () => dispatch({ type: 'fullScreenView.close' });
  return (
    <Dialog
      id="configurator-screen"
      open
      size="fullscreen"
      view={internalView ?? undefined}
      title={t(isFlightOnly ? 'hotel.config.titleFlight' : 'hotel.config.title')}
      closeLabel={t('shell.dialog.close')}
      onClose={close}
      footer={(
        <ChangeNotice className={styles.foot}>
          <div className={styles.line}>
            <output><StaySummary /></output>
            <Button className={styles.done} onClick={close}>{t('shell.done')}</Button>
          </div>
        </ChangeNotice>
      )}
    >
      <div className={styles.fields}>
        <OfferProblem />
        <ConfiguratorFields />
      </div>
    </Dialog>
  );
}
