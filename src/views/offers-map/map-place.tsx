import { useFlow } from '../../bus/react.tsx';
import { late, LateView } from '../../ui/loading/late-view.tsx';

const offersMap = late(async () => {
  const { withMessages } = await import('../../i18n/with-messages.tsx');
  return withMessages('map', import('./offers-map.tsx').then(({ OffersMap }) => OffersMap));
});

/** Where the way to the map stands once its flow has begun. */
export function MapPlace() {
  return useFlow('offersMap', () => true) && <LateView of={offersMap} props={{}} failed={() => null} />;
}
