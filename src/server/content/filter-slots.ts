import type { CmsPage } from './content-defaults.ts';

/**
 * The page with the components that `filter` names, by type: `banner,benefits`; slots without any of them are left out.
 * Without a filter all of it [cms.page-filter].
 */
export function filterSlots(page: CmsPage, filter: string | undefined): CmsPage {
  if (filter === undefined) return page;
  const names = new Set(filter.split(','));
  const slots = page.slots.map((slot) => ({ ...slot, components: slot.components.filter(({ name }) => names.has(name)) }));
  return { ...page, slots: slots.filter(({ components }) => components.length > 0) };
}
