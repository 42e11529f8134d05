import { selectGoesOn } from '../../../machines/chat/chat.select.ts';
import { useFlow } from '../../bus/react.tsx';
import { STAFF_PAGE_TYPES } from '../../domain/routes/page-types.ts';
import type { PageType } from '../../domain/routes/page-types.ts';
import { idle } from '../../ui/loading/idle.ts';
import { lazyView, LazyView } from '../../ui/loading/lazy-view.tsx';
import { usePage } from '../page.tsx';

/** A document speaks one language. The page that offers it is painted, and answers, before it is asked for. */
const widget = lazyView(async () => {
  await idle();
  return (await import('./lazy-messages.tsx')).messagesView('widget');
});

/** Where the chat stands: on pages whose content offers it, and on all others while a conversation goes on [cms.slot-components] [account.chat]. */
export function ChatPlace() {
  const { chrome, context } = usePage();
  const isOffered = chrome.cms?.slots.some(({ components }) => components.some(({ name }) => name === 'chatWidget')) ?? false;
  const isOfStaff = (STAFF_PAGE_TYPES as readonly PageType[]).includes(context.pageType);
  const isShown = useFlow('chat', (chat) => isOffered || (selectGoesOn(chat) && !isOfStaff));
  return isShown && <LazyView of={widget} props={{ isOffered }} />;
}
