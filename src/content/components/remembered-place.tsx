import { lazy, Suspense } from 'react';
import { useFlow } from '../../bus/react.tsx';
import type { ComponentViewProps } from '../content.types.ts';

const Shelf = lazy(async () => ({ default: (await import('./remembered-shelf.tsx')).RememberedShelf }));

/** Where editors put what the visitor looked for before: only this browser knows, so it comes after the page [cms.slot-components]. */
export function RememberedPlace(props: ComponentViewProps) {
  return useFlow('memory', () => true) && <Suspense><Shelf {...props} /></Suspense>;
}
