import { useFlow } from '../../bus/react.tsx';
import { late, LateView } from '../../ui/loading/late-view.tsx';

const banner = late(async () => (await import('./popup-banner.tsx')).PopupBanner);

/** Where the popup of the page comes; its view is loaded when it opens. */
export function PopupPlace() {
  const isOpen = useFlow('popup', (popup) => popup.matches('open'));
  return isOpen && <LateView of={banner} props={{}} failed={() => null} />;
}
