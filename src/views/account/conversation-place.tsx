import { useFlow } from '../../bus/react.tsx';
import type { AccountData } from '../../routes/pages/account.page.ts';
import { late } from '../../ui/loading/late-view.tsx';
import { LatePart } from '../late-part.tsx';
import { Messages } from './account-parts.tsx';

/** A document speaks one language. */
const conversation = late(async () => (await import('../../parts/messages/late-messages.tsx')).messagesView('conversation'));

/** A conversation as the document has it, and once its flow has begun, live. */
export function ConversationPlace({ of, messages }: { of: string; messages: Extract<AccountData, { name: 'thread' }>['thread']['messages'] }) {
  const isThere = useFlow('chat', () => true, of);
  const asSent = <Messages messages={messages} />;
  return isThere ? <LatePart of={conversation} props={{ of }} awaited={asSent} /> : asSent;
}
