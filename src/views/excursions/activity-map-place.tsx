import { useFlow } from '../../bus/react.tsx';
import { late, LateView } from '../../ui/loading/late-view.tsx';

const activityMap = late(async () => {
  const { withMessages } = await import('../../i18n/with-messages.tsx');
  return withMessages('map', import('./activity-map.tsx').then(({ ActivityMap }) => ActivityMap));
});

/** Where the way to the map stands once its flow has begun. */
export function ActivityMapPlace() {
  return useFlow('activityMap', () => true) && <LateView of={activityMap} props={{}} failed={() => null} />;
}
