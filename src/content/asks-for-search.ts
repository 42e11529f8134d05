import type { components } from '../../openapi/generated/content.ts';

type CmsPage = components['schemas']['CmsPage'];

/** Whether editors put the search into a slot of the page: there it stands, elsewhere it would be above the page. */
export function placesSearch({ slots }: Pick<CmsPage, 'slots'>): boolean {
  return slots.some(({ components }) => components.some(({ name }) => name === 'globalSearch'));
}

/** Whether a page that has no search by itself has one because its editors say so [cms.search-visible]. */
export function asksForSearch(page: Pick<CmsPage, 'slots' | 'globalSearch'>): boolean {
  return page.globalSearch?.visible ?? placesSearch(page);
}
