import { useFlow } from '../../bus/react.tsx';
import { lazyView, LazyView } from '../../ui/loading/lazy-view.tsx';

const activityMap = lazyView(async () => {
  const { withMessages } = await import('../../i18n/with-messages.tsx');
  return withMessages('map', import('./activity-map.tsx').then(({ ActivityMap }) => ActivityMap));
});

/** Where the way to the map stands once its flow has begun. */
export function ActivityMapPlace() {
  return useFlow('activityMap', () => true) && <LazyView of={activityMap} props={{}} />;
}
