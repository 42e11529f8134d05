import { useTranslator } from '../../i18n/react.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { useHref } from '../../parts/page.tsx';
import { BrandMark } from './brand-mark.tsx';
import * as styles from './brand-link.styles.ts';

export function BrandLink() {
  const t = useTranslator();
  const href = useHref();
  return (
    <a className={styles.brand} href={href('/')}>
      <BrandMark />
      <VisuallyHidden>{t('shell.home')}</VisuallyHidden>
    </a>
  );
}
