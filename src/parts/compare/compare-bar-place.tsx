import { useFlow } from '../../bus/react.tsx';
import { lazyView, LazyView } from '../../ui/loading/lazy-view.tsx';

/** A document speaks one language. */
const bar = lazyView(async () => (await import('./lazy-compare.tsx')).compareView('bar'));

/** Where the way to the comparison stands while offers are chosen. */
export function CompareBarPlace() {
  return useFlow('compare', ({ context: { offers } }) => offers.length > 0) && <LazyView of={bar} props={{}} />;
}
