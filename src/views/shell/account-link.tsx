import { CircleUser } from 'lucide';
import { useTranslator } from '../../i18n/react.tsx';
import { useHref } from '../page.tsx';
import { HeaderLink } from './header-link.tsx';

/** The way to the customer area. */
export function AccountLink() {
  const t = useTranslator();
  return <HeaderLink icon={CircleUser} href={useHref()('/mytui')} label={t('shell.menu.account')} />;
}
