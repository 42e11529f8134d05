import { cx } from '@linaria/core';
import { localisedPath } from '../../domain/language.ts';
import type { Language } from '../../domain/language.ts';
import { useTranslator } from '../../i18n/react.tsx';
import { PageContainer } from '../../ui/layout.tsx';
import type { ComponentViewProps } from '../content.types.ts';
import * as styles from './rich-text.styles.ts';

/** Text that editors wrote with headings, lists and links. The server has sanitised it when it loaded the content. */
export function RichText({ component }: ComponentViewProps) {
  const { language } = useTranslator();
  if (!component.html) return null;
  return (
    <PageContainer>
      <div
        className={cx(styles.richText, component.name === 'regulations' && styles.small)}
        dangerouslySetInnerHTML={{ __html: withLocalisedPaths(component.html, language) }}
      />
    </PageContainer>
  );
}

/** Links to the shop's own paths stay in the language of the page. */
function withLocalisedPaths(html: string, language: Language): string {
  return html.replace(/ href="(\/(?!\/)[^"]*)"/g, (_, path: string) => ` href="${localisedPath(language, path)}"`);
}
