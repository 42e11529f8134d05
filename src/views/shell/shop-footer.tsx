import { cx } from '@linaria/core';
import { Mail, Phone } from 'lucide';
import { MARKET } from '../../domain/market/market.ts';
import { useDispatch } from '../../bus/react.tsx';
import { useTranslator } from '../../i18n/react.tsx';
import type { GlobalBlock } from '../../routes/page-state.ts';
import { Icon } from '../../ui/display/icon.tsx';
import { cachedMarkup } from '../../ui/loading/cached-markup.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { usePage } from '../../parts/page.tsx';
import { CmsLink } from './cms-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { dialled } from './phone-number.ts';
import * as styles from './shop-footer.styles.ts';

/** Where else to go, whom to ask, and the honest note about what this shop is; short where nothing should lead away. */
export function ShopFooter({ isShort = false }: { isShort?: boolean }) {
  const t = useTranslator();
  const dispatch = useDispatch();
  const { chrome: { footer }, context: { today } } = usePage();
  return (
    <footer className={styles.footer}>
      <PageContainer>
        {!isShort && <Columns footer={footer} />}
        <div className={styles.end}>
          <div className={styles.languages}><LanguageLinks /></div>
          <ul className={styles.legal}>
            <LegalLinks footer={footer} />
            <li>
              <button type="button" className={styles.button} onClick={() => dispatch({ type: 'consent.reopen' })}>
                {t('shell.footer.cookieSettings')}
              </button>
            </li>
            <li>
              <button type="button" className={cx(styles.button, styles.report)} data-report-problem>{t('shell.footer.reportProblem')}</button>
              <span role="status"><span className={styles.texts} data-problem-saved hidden>{t('shell.footer.problemSaved')}</span></span>
            </li>
          </ul>
          <p className={styles.demo}>{t('shell.footer.demo')}</p>
          <p className={styles.rights}>{t('shell.footer.rights', { year: today.slice(0, 4), brand: MARKET.brand })}</p>
        </div>
      </PageContainer>
    </footer>
  );
}

/** Whom to ask, and the ways that editors put here. */
const Columns = cachedMarkup<{ footer: GlobalBlock }, 'footer'>(function Columns({ footer }) {
  const t = useTranslator();
  const phone = footer.phone ?? MARKET.phoneLabel;
  return (
    <div className={styles.columns}>
      <section className={styles.contact} aria-label={t('shell.contact.call')}>
        <p className={styles.heading}>{t('shell.contact.call')}</p>
        <a className={styles.phone} href={`tel:${dialled(phone)}`}>
          <Icon of={Phone} />
          {phone}
        </a>
        {footer.email && (
          <a className={styles.link} href={`mailto:${footer.email}`}>
            <Icon of={Mail} />
            {footer.email}
          </a>
        )}
        {footer.text && <p className={styles.texts}>{footer.text}</p>}
      </section>
      {footer.groups?.map(({ title, items = [] }) => (
        <nav key={title} aria-label={title}>
          <details className={styles.group}>
            <summary className={styles.heading}>{title}</summary>
            <ul className={styles.links}>
              {items.map((item) => item.url !== undefined && (
                <li key={item.url}><CmsLink className={styles.link} url={item.url}>{item.title}</CmsLink></li>
              ))}
            </ul>
          </details>
        </nav>
      ))}
    </div>
  );
}, 'footer');

const LegalLinks = cachedMarkup<{ footer: GlobalBlock }, 'footer'>(function LegalLinks({ footer }) {
  return footer.links?.map(({ label, url }) => (
    <li key={url}><CmsLink className={styles.link} url={url}>{label}</CmsLink></li>
  ));
}, 'footer');
