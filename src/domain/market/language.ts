/** The languages the shop speaks. Czech is the market's own and has no URL prefix. */
export const LANGUAGES = ['cs', 'pl', 'ro', 'uk', 'hu'] as const;

export type Language = (typeof LANGUAGES)[number];

/** [market.default] */
export const DEFAULT_LANGUAGE: Language = 'cs';

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

/**
 * The path of a page in a language: `/oblibene` in `pl` is `/pl/oblibene`, in `cs` itself.
 * @param path a path without a language prefix; its query and hash are kept [market.languages]
 */
export function localisedPath(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  const rest = /^\/(?=$|[?#])/.test(path) ? path.slice(1) : path;
  return `/${language}${rest}`;
}

/**
 * Splits a path into its language and the path without the prefix; no prefix means Czech.
 * `/cs/…` is not a prefix: Czech pages have one address only.
 */
export function splitLanguage(path: string): { language: Language; path: string } {
  const [, prefix, rest = ''] = /^\/([a-z]{2})(?=$|[/?#])(.*)$/s.exec(path) ?? [];
  if (!isLanguage(prefix) || prefix === DEFAULT_LANGUAGE) return { language: DEFAULT_LANGUAGE, path };
  return { language: prefix, path: rest.startsWith('/') ? rest : `/${rest}` };
}
