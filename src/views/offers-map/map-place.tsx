import { useFlow } from '../../bus/react.tsx';
import { late, LateView } from '../../ui/late-view.tsx';

const offersMap = late(async () => {
  const [{ withMapWords }, { OffersMap }] = await Promise.all([import('./late-map.tsx'), import('./offers-map.tsx')]);
  return withMapWords(OffersMap, document.documentElement.lang);
});

/** Where the way to the map stands once its flow has begun. */
export function MapPlace() {
  return useFlow('offersMap', () => true) && <LateView of={offersMap} props={{}} failed={() => null} />;
}
