import type { components } from '../../../openapi/generated/content.ts';
import { isIsoDate } from '../../domain/dates/iso-date.ts';
import { BLOG_PATH } from '../../domain/routes/blog-path.ts';
import type { CmsPage } from './content-defaults.ts';

/** What a page says of the day on which it comes out; undefined where it says nothing. */
function publicationOf({ metaProperties }: Pick<CmsPage, 'metaProperties'>): string | undefined {
  return metaProperties.find(({ key }) => key === 'published')?.value || undefined;
}

/**
 * Whether a page has come out: one whose day is to come is not there yet, and one whose day cannot be read never, as parts of
 * pages are not [cms.visibility-dates].
 * @param today ISO date of the market
 */
export function isOut(page: Pick<CmsPage, 'metaProperties'>, today: string): boolean {
  const day = publicationOf(page);
  return day === undefined || (isIsoDate(day) && day <= today);
}

/** The post that a page is: an active page beneath the blog's address whose meta properties say when it was published. */
export function blogPostOf(page: CmsPage): components['schemas']['BlogPost'] | undefined {
  const { url, active, metaProperties, banner } = page;
  const meta = (name: string) => metaProperties.find(({ key }) => key === name)?.value;
  const publishedOn = publicationOf(page);
  if (!active || !url.startsWith(`${BLOG_PATH}/`) || !isIsoDate(publishedOn)) return undefined;
  return { url, title: meta('title') ?? url, text: meta('description') ?? '', publishedOn, ...(banner?.picture && { picture: banner.picture }) };
}
