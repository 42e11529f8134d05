import { useFlow } from '../../bus/react.tsx';
import { lazyView, LazyView } from '../../ui/loading/lazy-view.tsx';

const offersMap = lazyView(async () => {
  const { withMessages } = await import('../../i18n/with-messages.tsx');
  return withMessages('map', import('./offers-map.tsx').then(({ OffersMap }) => OffersMap));
});

/** Where the way to the map stands once its flow has begun. */
export function MapPlace() {
  return useFlow('offersMap', () => true) && <LazyView of={offersMap} props={{}} />;
}
