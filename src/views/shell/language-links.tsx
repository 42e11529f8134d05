import type { SyntheticEvent } from 'react';
import { cx } from '@linaria/core';
import { LANGUAGES, localisedPath, splitLanguage } from '../../domain/market/language.ts';
import type { Language } from '../../domain/market/language.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { usePage } from '../../parts/page.tsx';
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
            onPointerDown={(event) => followAddress(event, other)}
            onClick={(event) => followAddress(event, other)}
            aria-current={other === language ? 'true' : undefined}
          >
            {t(`shell.language.${other}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The address may have changed since the page came: filters, steps and offers move it without a new document. */
function followAddress({ currentTarget }: SyntheticEvent<HTMLAnchorElement>, language: Language): void {
  const { pathname, search } = window.location;
  currentTarget.href = localisedPath(language, splitLanguage(pathname + search).path);
}
