import { selectOfferStatus } from '../../../machines/configurator/configurator.select.ts';
import type { FlowSnapshot } from '../../bus/flows.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Card } from '../../ui/card.tsx';
import { useFullScreenView } from '../use-full-screen-view.ts';
import { ConfiguratorFields } from './configurator-fields.tsx';
import { OfferProblem } from './offer-problem.tsx';
import * as styles from './configurator-section.styles.ts';

export function ConfiguratorSection({ configurator }: { configurator: FlowSnapshot<'configurator'> }) {
  const t = useTranslator();
  const { view } = useFullScreenView();
  const hasNothing = selectOfferStatus(configurator) === 'soldOut';
  return (
    <section id="configurator" className={styles.section} aria-labelledby="configurator-title">
      <h2 id="configurator-title">{t(configurator.context.tripType === 'CZ' ? 'hotel.config.titleFlight' : 'hotel.config.title')}</h2>
      {/* The same choices never stand in the document twice. */}
      {view !== 'configurator' && (
        <>
          <OfferProblem configurator={configurator} />
          {!hasNothing && <Card padded className={styles.card}><ConfiguratorFields configurator={configurator} /></Card>}
        </>
      )}
    </section>
  );
}
