import { CompareBarPlace } from '../../parts/compare/compare-bar-place.tsx';
import { ChatPlace } from '../../parts/messages/chat-place.tsx';
import { PopupPlace } from './popup-place.tsx';

interface DeferredPartsProps {
  pageId: string | undefined;
  isCheckout: boolean;
}

/** What stands around every page by deferred flows: what is compared, the popup, the chat. */
export function DeferredParts({ pageId, isCheckout }: DeferredPartsProps) {
  return (
    <>
      {!isCheckout && <CompareBarPlace />}
      <PopupPlace key={pageId} />
      {!isCheckout && <ChatPlace />}
    </>
  );
}
