import { cx } from '@linaria/core';
import { Menu, Phone } from 'lucide';
import { MARKET } from '../../domain/market/market.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { usePage } from '../../parts/page.tsx';
import type { GlobalBlock } from '../../routes/page-state.ts';
import { Icon } from '../../ui/display/icon.tsx';
import { cachedMarkup } from '../../ui/loading/cached-markup.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { BrandLink } from './brand-link.tsx';
import { CmsLink } from './cms-link.tsx';
import { HeaderLinks } from './header-links.tsx';
import { LanguageLinks } from './language-links.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { dialled } from './phone-number.ts';
import * as styles from './shop-header.styles.ts';

const MENU_ID = 'main-menu';

interface HeaderProps {
  header: GlobalBlock;
  /** The address that the page stands on, where the header leads there. */
  current: string | undefined;
}

/** Brand, ways into the shop, the phone and the languages; on phones behind one button of the platform's own. */
export function ShopHeader() {
  const t = useTranslator();
  const { chrome: { header, cms }, context: { path } } = usePage();
  const current = linksOf(header).find(({ url }) => url === path)?.url;
  return (
    <header className={cx(styles.header, cms?.menuCollapsed && styles.collapsed)}>
      <PageContainer className={styles.bar}>
        <Ways header={header} current={current} />
        <HeaderLinks />
        <div className={styles.wideOnly}><LanguageMenu /></div>
        <button type="button" className={styles.menuButton} popoverTarget={MENU_ID}>
          <Icon of={Menu} />
          <span className={styles.hiddenOnPhones}>{t('shell.menu')}</span>
        </button>
      </PageContainer>
      <div className={styles.sheet} id={MENU_ID} popover="auto">
        <SheetNavigation header={header} current={current} />
        <Call header={header} />
        <LanguageLinks />
      </div>
    </header>
  );
}

const Ways = cachedMarkup<HeaderProps, 'header', 'current'>(function Ways({ header, current }) {
  return (
    <>
      <BrandLink />
      <Navigation className={styles.wideNavigation} header={header} current={current} />
      <div className={styles.call}><Call header={header} /></div>
    </>
  );
}, 'header', ['current']);

function Call({ header }: { header: GlobalBlock }) {
  const phone = header.phone ?? MARKET.phoneLabel;
  return (
    <a className={styles.phone} href={`tel:${dialled(phone)}`}>
      <Icon of={Phone} />
      <span className={styles.phoneNumber}>{phone}</span>
    </a>
  );
}

const SheetNavigation = cachedMarkup<HeaderProps, 'header', 'current'>(function SheetNavigation(props) {
  return <Navigation className={styles.sheetNavigation} {...props} />;
}, 'header', ['current']);

function Navigation({ className, header, current }: HeaderProps & { className: string }) {
  const t = useTranslator();
  return (
    <nav className={className} aria-label={t('shell.menu.label')}>
      <ul className={styles.links}>
        {linksOf(header).map(({ label, url }) => (
          <li key={url}><CmsLink className={styles.link} url={url} isCurrent={url === current}>{label}</CmsLink></li>
        ))}
      </ul>
    </nav>
  );
}

function linksOf({ groups = [], links = [] }: GlobalBlock): { label: string; url: string }[] {
  return [...groups.flatMap(({ title, url }) => (url === undefined ? [] : [{ label: title, url }])), ...links];
}
