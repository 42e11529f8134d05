import { Phone } from 'lucide';
import { MARKET } from '../../domain/market/market.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { usePage } from '../../parts/page.tsx';
import { BrandLink } from './brand-link.tsx';
import { dialled } from './phone-number.ts';
import * as styles from './checkout-header.styles.ts';

/** While an order is being made: the brand and somebody to ask, in the texts of the editors' block [cms.globals]. */
export function CheckoutHeader() {
  const t = useTranslator();
  const { header } = usePage().chrome;
  const phone = header.phone ?? MARKET.phoneLabel;
  return (
    <header className={styles.header}>
      <PageContainer className={styles.bar}>
        <BrandLink />
        <p className={styles.help}>
          <span className={styles.texts}>{header.text ?? t('shell.contact.call')}</span>
          <a className={styles.phone} href={`tel:${dialled(phone)}`}>
            <Icon of={Phone} />
            {phone}
          </a>
        </p>
      </PageContainer>
    </header>
  );
}
