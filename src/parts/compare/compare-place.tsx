import { useFlow } from '../../bus/react.tsx';
import { lazyView, LazyView } from '../../ui/loading/lazy-view.tsx';
import type { ComparedTile } from './comparing.ts';

/** A document speaks one language. */
const toggle = lazyView(async () => (await import('./lazy-compare.tsx')).compareView('toggle'));

/** Where an offer of a list is chosen for comparing, once that flow has begun: without scripts there is nothing to press. */
export function ComparePlace(props: { offer: ComparedTile }) {
  return useFlow('compare', () => true) && <LazyView of={toggle} props={props} />;
}
