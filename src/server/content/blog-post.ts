import type { components } from '../../../openapi/generated/content.ts';
import { isIsoDate } from '../../domain/dates/iso-date.ts';
import { BLOG_PATH } from '../../domain/routes/blog-path.ts';
import { metaOf } from '../../domain/content/meta-of.ts';
import type { CmsPage } from './content-defaults.ts';

/**
 * Whether a page has come out: one whose day is to come is not there yet, and one whose day cannot be read never, as parts of
 * pages are not [cms.visibility-dates].
 * @param today ISO date of the market
 */
export function isOut(page: Pick<CmsPage, 'metaProperties'>, today: string): boolean {
  const day = metaOf(page, 'published');
  return day === undefined || (isIsoDate(day) && day <= today);
}

/** The post that a page is: an active page beneath the blog's address whose meta properties say when it was published. */
export function blogPostOf(page: CmsPage): components['schemas']['BlogPost'] | undefined {
  const { url, active, banner } = page;
  const publishedOn = metaOf(page, 'published');
  if (!active || !url.startsWith(`${BLOG_PATH}/`) || !isIsoDate(publishedOn)) return undefined;
  return { url, title: metaOf(page, 'title') ?? url, text: metaOf(page, 'description') ?? '', publishedOn, ...(banner?.picture && { picture: banner.picture }) };
}
