import { selectIsFlightOnly } from '../../../../machines/configurator/configurator.select.ts';
import { useRunningFlow } from '../../../bus/react.tsx';
import { useTranslator } from '../../../i18n/react.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { useFullScreenView } from '../../use-full-screen-view.ts';
import { ConfiguratorFields } from './configurator-fields.tsx';
import { OfferProblem } from './offer-problem.tsx';
import * as styles from './configurator-section.styles.ts';

export function ConfiguratorSection() {
  const t = useTranslator();
  const { view } = useFullScreenView();
  const isFlightOnly = useRunningFlow('configurator', selectIsFlightOnly);
  return (
    <section id="configurator" className={styles.section} aria-labelledby="configurator-title">
      <h2 id="configurator-title">{t(isFlightOnly ? 'hotel.config.titleFlight' : 'hotel.config.title')}</h2>
      {/* The same choices never stand in the document twice. */}
      {view !== 'configurator' && (
        <>
          <OfferProblem />
          <Card padded className={styles.card}><ConfiguratorFields /></Card>
        </>
      )}
    </section>
  );
}
