import { useFlow } from '../../bus/react.tsx';
import { late, LateView } from '../../ui/loading/late-view.tsx';

/** A document speaks one language. */
const widget = late(async () => (await import('../../parts/messages/late-messages.tsx')).messagesView('widget'));

/** Where the chat is offered, once its flow has begun: without scripts there is nothing to press. */
export function ChatWidgetPlace() {
  return useFlow('chat', () => true) && <LateView of={widget} props={{}} failed={() => null} />;
}
