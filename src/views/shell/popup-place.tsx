import { useFlow } from '../../bus/react.tsx';
import { lazyView, LazyView } from '../../ui/loading/lazy-view.tsx';

const banner = lazyView(async () => (await import('./popup-banner.tsx')).PopupBanner);

/** Where the popup of the page comes; its view is loaded when it opens. */
export function PopupPlace() {
  const isOpen = useFlow('popup', (popup) => popup.matches('open'));
  return isOpen && <LazyView of={banner} props={{}} />;
}
