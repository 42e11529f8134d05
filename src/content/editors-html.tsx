import { localisedPath } from '../domain/market/language.ts';
import type { Language } from '../domain/market/language.ts';
import { useTranslator } from '../i18n/react.tsx';

/** HTML that editors wrote. The server has sanitised it when it loaded the content. */
export function EditorsHtml({ html, className }: { html: string; className?: string }) {
  const { language } = useTranslator();
  return <div className={className} dangerouslySetInnerHTML={{ __html: withLocalisedPaths(html, language) }} />;
}

/** Links to the shop's own paths stay in the language of the page. */
function withLocalisedPaths(html: string, language: Language): string {
  return html.replace(/ href="(\/(?!\/)[^"]*)"/g, (_, path: string) => ` href="${localisedPath(language, path)}"`);
}
