import type { CmsComponent, CmsPage } from './content-defaults.ts';

type Item = CmsComponent['items'][number];

/** The page with items nested no deeper than `depth`: 0 leaves none, 2 is what pages ask for [cms.depth]. */
export function limitDepth(page: CmsPage, depth: number): CmsPage {
  return {
    ...page,
    slots: page.slots.map((slot) => ({ ...slot, components: slot.components.map((component) => ({ ...component, items: limitItems(component.items, depth) })) })),
  };
}

function limitItems(items: readonly Item[], depth: number): Item[] {
  if (depth <= 0) return [];
  return items.map((item) => (item.items === undefined ? item : { ...item, items: limitItems(item.items, depth - 1) }));
}
