import { cx } from '@linaria/core';
import { LANGUAGES, localisedPath } from '../../domain/language.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { usePage } from '../page.tsx';
import * as styles from './language-links.styles.ts';

/** The same page in every language: same path, same query. */
export function LanguageLinks({ inColumn = false }: { inColumn?: boolean }) {
  const t = useTranslator();
  const { language, path, query } = usePage().context;
  return (
    <ul className={cx(styles.languages, inColumn && styles.column)} aria-label={t('shell.language.label')}>
      {LANGUAGES.map((other) => (
        <li key={other}>
          <a
            className={styles.language}
            href={localisedPath(other, path + query)}
            lang={other}
            hrefLang={other}
            aria-current={other === language ? 'true' : undefined}
          >
            {t(`shell.language.${other}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
