import { CircleUser } from 'lucide';
import { selectCustomerName } from '../../../machines/session/session.select.ts';
import { useFlow, useFlowRoot } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import { useHref } from '../../parts/page.tsx';
import { lazyView, LazyView } from '../../ui/loading/lazy-view.tsx';
import { HeaderLink } from './header-link.tsx';
import * as styles from './header-link.styles.ts';

const badge = lazyView(async () => (await import('../../parts/messages/lazy-messages.tsx')).messagesView('badge'));

/** The way to the customer area, with the initial of who is logged in: that comes after the page, which may be anybody's. */
export function AccountLink() {
  const t = useTranslator();
  const name = useFlow('session', selectCustomerName) ?? '';
  const unread = useFlow('mailbox', ({ context }) => context.unread) ?? 0;
  const label = t('shell.menu.account');
  return (
    <div className={styles.flow} {...useFlowRoot('session')}>
      <HeaderLink icon={CircleUser} href={useHref()('/mytui')} label={name && `${label}: ${name}` || label}>{name && <span data-initial>{name[0]}</span>}{unread > 0 && <LazyView of={badge} props={{ unread }} />}</HeaderLink>
    </div>
  );
}
