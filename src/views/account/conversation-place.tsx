import { useFlow } from '../../bus/react.tsx';
import type { AccountData } from '../../routes/pages/account.page.ts';
import { lazyView } from '../../ui/loading/lazy-view.tsx';
import { LazyPart } from '../lazy-part.tsx';
import { Messages } from './account-parts.tsx';

/** A document speaks one language. */
const conversation = lazyView(async () => (await import('../../parts/messages/lazy-messages.tsx')).messagesView('conversation'));

/** A conversation as the document has it, and once its flow has begun, live. */
export function ConversationPlace({ of, messages }: { of: string; messages: Extract<AccountData, { name: 'thread' }>['thread']['messages'] }) {
  const isThere = useFlow('chat', () => true, of);
  const asSent = <Messages messages={messages} />;
  return isThere ? <LazyPart of={conversation} props={{ of }} awaited={asSent} /> : asSent;
}
