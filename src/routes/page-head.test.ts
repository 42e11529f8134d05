import { expect, it } from 'vitest';
import { headOf } from './page-head.ts';
import type { CmsPage } from './page-state.ts';

it('a page keeps its own title and description where editors have written none in its language [cms.page-fields]', () => {
  const own = { title: 'Blog', description: 'O cestách', canonical: '/blog', indexed: true };
  const cms = (title: string, description: string) => ({ url: '/blog', metaProperties: [{ key: 'title', value: title }, { key: 'description', value: description }] }) as unknown as CmsPage;
  expect([headOf(own, cms('', '')), headOf(own, cms('Cesty', ''))]).toEqual([own, { ...own, title: 'Cesty' }]);
});
