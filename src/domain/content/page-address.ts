import { DEFAULT_LANGUAGE, LANGUAGES } from '../market/language.ts';

/** What begins addresses of other languages; pages are written for all at the address without. */
const PREFIXES: readonly string[] = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** Whether visitors can come to an address of the CMS: a path as the shop answers it, without a language's prefix, in which `*` stands for one or more segments. */
export function isPageAddress(url: string): boolean {
  if (url === '/') return true;
  const [before, first, ...others] = url.split('/');
  if (before !== '' || first === undefined || /[?#]/.test(url)) return false;
  return ![first, ...others].some((segment) => segment === '' || segment === '.' || segment === '..') && !PREFIXES.includes(first);
}
