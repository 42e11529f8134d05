import { CompareBarPlace } from '../../parts/compare/compare-bar-place.tsx';
import { ChatPlace } from '../../parts/messages/chat-place.tsx';
import { PopupPlace } from './popup-place.tsx';

interface LaterPartsProps {
  pageId: string | undefined;
  isCheckout: boolean;
}

/** What stands around every page by flows that begin after it: what is compared, the popup, the chat. */
export function LaterParts({ pageId, isCheckout }: LaterPartsProps) {
  return (
    <>
      {!isCheckout && <CompareBarPlace />}
      <PopupPlace key={pageId} />
      {!isCheckout && <ChatPlace />}
    </>
  );
}
