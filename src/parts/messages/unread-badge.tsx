import { useTranslator } from '../../i18n/react.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';

/** How many messages wait for the customer, beside the way to their pages [account.mailbox]. */
export function UnreadBadge({ unread }: { unread: number }) {
  const t = useTranslator();
  return <span data-unread={unread}><span aria-hidden="true">✉ {unread}</span><VisuallyHidden>{t('messages.unread', { count: unread })}</VisuallyHidden></span>;
}
