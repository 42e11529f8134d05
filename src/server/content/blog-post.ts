import type { components } from '../../../openapi/generated/content.ts';
import { isIsoDate } from '../../domain/dates/iso-date.ts';
import { BLOG_PATH } from '../../domain/routes/blog-path.ts';
import type { CmsPage } from './content-defaults.ts';

/** The post that a page is: an active page beneath the blog's address whose meta properties say when it was published. */
export function blogPostOf({ url, active, metaProperties, banner }: CmsPage): components['schemas']['BlogPost'] | undefined {
  const meta = (name: string) => metaProperties.find(({ key }) => key === name)?.value;
  const publishedOn = meta('published');
  if (!active || !url.startsWith(`${BLOG_PATH}/`) || !isIsoDate(publishedOn)) return undefined;
  return { url, title: meta('title') ?? url, text: meta('description') ?? '', publishedOn, ...(banner?.picture && { picture: banner.picture }) };
}
