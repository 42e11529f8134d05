import { DEFAULT_LANGUAGE, LANGUAGES, localisedPath } from '../../domain/market/language.ts';
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
    structuredData: structuredDataOf([
      chrome.cms?.organizationSchema && { '@context': 'https://schema.org', '@type': 'TravelAgency', url: origin, ...chrome.cms.organizationSchema },
      breadcrumbList(crumbs.map(({ label, url }) => ({ name: label, item: origin + localisedPath(language, url) }))),
      ...(head.indexed ? (head.structured ?? []).map((thing) => ({ '@context': 'https://schema.org', ...thing })) : []),
    ]),
    ...(head.firstPicture && { firstPicture: head.firstPicture }),
  };
}

/** Who sells here, as editors say it, and where the page stands, as search engines read it; one step alone says nothing. */
function structuredDataOf(said: readonly (object | null | undefined)[]): string | null {
  const all = said.filter((each) => each != null);
  return all.length === 0 ? null : JSON.stringify(all.length === 1 ? all[0] : all);
}

function breadcrumbList(crumbs: readonly { name: string; item: string }[]): object | null {
  if (crumbs.length < 2) return null;
  const itemListElement = crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb }));
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
}
