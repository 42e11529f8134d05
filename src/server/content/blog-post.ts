import type { components } from '../../../openapi/generated/content.ts';
import { isIsoDate } from '../../domain/dates/iso-date.ts';
import { BLOG_PATH } from '../../domain/routes/blog-path.ts';
import type { CmsPage } from './content-defaults.ts';

/** The day on which a page says that it comes out, an ISO date; undefined where it says none. */
function publicationDayOf({ metaProperties }: Pick<CmsPage, 'metaProperties'>): string | undefined {
  const value = metaProperties.find(({ key }) => key === 'published')?.value;
  return isIsoDate(value) ? value : undefined;
}

/** Whether a page has come out: one whose day is to come is not there yet. @param today ISO date of the market */
export function isOut(page: Pick<CmsPage, 'metaProperties'>, today: string): boolean {
  return (publicationDayOf(page) ?? today) <= today;
}

/** The post that a page is: an active page beneath the blog's address whose meta properties say when it was published. */
export function blogPostOf(page: CmsPage): components['schemas']['BlogPost'] | undefined {
  const { url, active, metaProperties, banner } = page;
  const meta = (name: string) => metaProperties.find(({ key }) => key === name)?.value;
  const publishedOn = publicationDayOf(page);
  if (!active || !url.startsWith(`${BLOG_PATH}/`) || publishedOn === undefined) return undefined;
  return { url, title: meta('title') ?? url, text: meta('description') ?? '', publishedOn, ...(banner?.picture && { picture: banner.picture }) };
}
