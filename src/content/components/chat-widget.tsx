import { useFlow } from '../../bus/react.tsx';
import { lazyView, LazyView } from '../../ui/loading/lazy-view.tsx';

/** A document speaks one language. */
const widget = lazyView(async () => (await import('../../parts/messages/lazy-messages.tsx')).messagesView('widget'));

/** Where the chat is offered, once its flow has begun: without scripts there is nothing to press. */
export function ChatWidgetPlace() {
  return useFlow('chat', () => true) && <LazyView of={widget} props={{}} failed={() => null} />;
}
