/** What of messages stands on other pages, with its translations; loaded once the page answers. */
import type { ComponentType } from 'react';
import { withMessages } from '../../i18n/with-messages.tsx';
import { ChatWidget } from './chat-widget.tsx';
import { Conversation } from './conversation.tsx';
import { UnreadBadge } from './unread-badge.tsx';

const views = { widget: ChatWidget, conversation: Conversation, badge: UnreadBadge };

export function messagesView<Name extends keyof typeof views>(name: Name): Promise<(typeof views)[Name]> {
  return withMessages('messages', views[name] as ComponentType<object>) as Promise<(typeof views)[Name]>;
}
