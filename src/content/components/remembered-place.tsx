import { useFlow } from '../../bus/react.tsx';
import { LazyView, lazyView } from '../../ui/loading/lazy-view.tsx';
import type { ComponentViewProps } from '../content.types.ts';

const shelf = lazyView(async () => (await import('./remembered-shelf.tsx')).RememberedShelf);

/** Where editors put what the visitor looked for before: only this browser knows, so it comes after the page [cms.slot-components]. */
export function RememberedPlace(props: ComponentViewProps) {
  return useFlow('memory', () => true) && <LazyView of={shelf} props={props} />;
}
