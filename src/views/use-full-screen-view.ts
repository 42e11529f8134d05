import { selectFullScreenView, selectMobileFilter } from '../../machines/full-screen-view/full-screen-view.select.ts';
import type { FullScreenView, MobileFilter } from '../../machines/full-screen-view/full-screen-view.types.ts';
import { useFlow } from '../bus/react.tsx';

/** What covers the page, and the filter that has the whole screen; null for neither. */
export function useFullScreenView(): { view: FullScreenView | null; filter: MobileFilter | null } {
  const view = useFlow('fullScreenView', selectFullScreenView) ?? null;
  const filter = useFlow('fullScreenView', selectMobileFilter) ?? null;
  return { view, filter };
}
