import { dayOf } from '../../clock.ts';
import { contentViewOf } from '../../content/content-view.ts';
import type { Handler } from '../../contract/operations.ts';

const LIMIT = 3;

/** Posts that are out, the newest first [home.calls]. */
export const listBlogPosts: Handler<'listBlogPosts'> = async ({ shop, query, language, request }) => {
  const { library, now } = await contentViewOf(shop, request, query);
  const today = dayOf(now);
  return { posts: library.posts(language).filter(({ publishedOn }) => publishedOn <= today).slice(0, query.limit ?? LIMIT) };
};
