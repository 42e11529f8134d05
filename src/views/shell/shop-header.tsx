import { Menu, Phone } from 'lucide';
import { MARKET } from '../../domain/market.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageContainer } from '../../ui/layout.tsx';
import { usePage } from '../page.tsx';
import { BrandLink } from './brand-link.tsx';
import { CmsLink } from './cms-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { dialled } from './phone-number.ts';
import * as styles from './shop-header.styles.ts';

const MENU_ID = 'main-menu';

/** Brand, ways into the shop, the phone and the languages; on phones behind one button of the platform's own. */
export function ShopHeader() {
  const t = useTranslator();
  const { header } = usePage().chrome;
  const phone = header.phone ?? MARKET.phoneLabel;
  const links = [
    ...(header.groups ?? []).flatMap(({ title, url }) => (url === undefined ? [] : [{ label: title, url }])),
    ...(header.links ?? []),
  ];
  const navigation = (className: string) => (
    <nav className={className} aria-label={t('shell.menu.label')}>
      <ul className={styles.links}>
        {links.map(({ label, url }) => (
          <li key={url}><CmsLink className={styles.link} url={url} marksCurrent>{label}</CmsLink></li>
        ))}
      </ul>
    </nav>
  );
  return (
    <header className={styles.header}>
      <PageContainer className={styles.bar}>
        <BrandLink />
        {navigation(styles.wideNavigation)}
        <a className={styles.phone} href={`tel:${dialled(phone)}`}>
          <Icon of={Phone} />
          <span className={styles.phoneNumber}>{phone}</span>
        </a>
        <div className={styles.wideOnly}><LanguageMenu /></div>
        <button type="button" className={styles.menuButton} popoverTarget={MENU_ID}>
          <Icon of={Menu} />
          {t('shell.menu')}
        </button>
      </PageContainer>
      <div className={styles.sheet} id={MENU_ID} popover="auto">
        {navigation(styles.sheetNavigation)}
        <LanguageLinks />
      </div>
    </header>
  );
}
