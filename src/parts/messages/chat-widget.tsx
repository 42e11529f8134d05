import { MessageCircle, X } from 'lucide';
import { selectChatView } from '../../../machines/chat/chat.select.ts';
import { selectUnread } from '../../../machines/mailbox/mailbox.select.ts';
import { useDispatch, useFlow, useFlowRoot, useRunningFlow } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { useFocusOnChange } from '../../ui/controls/use-focus-on-change.ts';
import { Conversation } from './conversation.tsx';
import * as styles from './messages.styles.ts';

const TITLE = 'chat-title';

/** The way into the visit's conversation, which goes on from page to page; it says first what is stored [account.chat]. @param isOffered by what editors put on the page */
export function ChatWidget({ isOffered }: { isOffered: boolean }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const view = useRunningFlow('chat', selectChatView);
  const root = useFlowRoot('chat');
  const unread = useFlow('mailbox', selectUnread) ?? 0;
  const launcher = useFocusOnChange<HTMLButtonElement>(view);
  const panel = useFocusOnChange<HTMLElement>(view);
  if (view === 'closed') {
    return (
      <div className={styles.widget} {...root} data-offered={isOffered}>
        <Button ref={launcher} icon={MessageCircle} onClick={() => dispatch({ type: 'chat.open' })}>{unread > 0 ? t('messages.unread', { count: unread }) : t('messages.title')}</Button>
      </div>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, beside the button that closes
    <section
      ref={panel} tabIndex={-1} className={`${styles.widget} ${styles.panel}`} {...root} aria-labelledby={TITLE}
      onKeyDown={({ key }) => { if (key === 'Escape') dispatch({ type: 'chat.close' }); }}
    >
      <div className={styles.panelHead}>
        <h2 id={TITLE}>{t('messages.title')}</h2>
        <IconButton icon={X} label={t('messages.close')} onClick={() => dispatch({ type: 'chat.close' })} />
      </div>
      <div className={styles.panelBody}>
        {view === 'open' ? <Conversation /> : (
          <div className={styles.conversation}>
            <p>{t('messages.consent.text')}</p>
            <div className={styles.buttons}>
              <Button onClick={() => dispatch({ type: 'chat.agree' })}>{t('messages.consent.agree')}</Button>
              <Button tone="outline" onClick={() => dispatch({ type: 'chat.close' })}>{t('messages.consent.no')}</Button>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
