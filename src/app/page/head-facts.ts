import { DEFAULT_LANGUAGE, LANGUAGES, localisedPath } from '../../domain/language.ts';
import type { HeadFacts } from '../../routes/page-answer.ts';
import type { PageHead } from '../../routes/page-head.ts';
import type { PageState } from '../../routes/page-state.ts';

/** What the head says of a page, whether a document is written or a head that is there is changed. */
export function headFacts(head: PageHead, { context, chrome }: PageState): HeadFacts {
  const { language, origin } = context;
  const crumbs = head.indexed ? head.breadcrumbs ?? chrome.cms?.breadcrumbs ?? [] : [];
  return {
    title: head.title,
    description: head.description,
    canonical: origin + localisedPath(language, head.canonical),
    alternates: head.indexed
      ? [...LANGUAGES.map((other) => [other, origin + localisedPath(other, head.canonical)] as const), ['x-default', origin + localisedPath(DEFAULT_LANGUAGE, head.canonical)]]
      : [],
    breadcrumbs: breadcrumbList(crumbs.map(({ label, url }) => ({ name: label, item: origin + localisedPath(language, url) }))),
    ...(head.preloadPicture && { preloadPicture: head.preloadPicture }),
  };
}

/** Where the page stands, as search engines read it; one step alone says nothing. */
function breadcrumbList(crumbs: readonly { name: string; item: string }[]): string | null {
  if (crumbs.length < 2) return null;
  const itemListElement = crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb }));
  return JSON.stringify({ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement });
}
