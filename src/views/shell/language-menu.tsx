import { ChevronDown, Globe } from 'lucide';
import { useTranslator } from '../../i18n/react.tsx';
import { usePage } from '../../parts/page.tsx';
import { Icon } from '../../ui/display/icon.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { LanguageLinks } from './language-links.tsx';
import * as styles from './language-menu.styles.ts';

const LIST_ID = 'languages';

/** The language of the page, and the others behind it. The list lies over the page, so nothing moves. */
export function LanguageMenu() {
  const t = useTranslator();
  const { language } = usePage().context;
  const name = t(`shell.language.${language}`);
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.opener} popoverTarget={LIST_ID}>
        <Icon of={Globe} />
        <VisuallyHidden>{t('shell.language.change')}: {name}</VisuallyHidden>
        <span className={styles.name} aria-hidden="true">{name} <Icon of={ChevronDown} size="small" /></span>
      </button>
      <div className={styles.list} id={LIST_ID} popover="auto"><LanguageLinks inColumn /></div>
    </div>
  );
}
