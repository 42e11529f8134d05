import type { CmsComponent, GlobalBlock } from './content-defaults.ts';

export interface BlockFilter {
  /** Leaves out components that are switched off. */
  active?: boolean | undefined;
  /** Comma-separated destination codes, and trip types: components that name others are left out. */
  directions?: string | undefined;
  tripTypes?: string | undefined;
}

/** The block with the components that a page of these directions and trip types shows [cms.globals]. */
export function filterBlock(block: GlobalBlock, { active, directions, tripTypes }: BlockFilter): GlobalBlock {
  if (block.components === undefined) return block;
  const components = block.components.filter(
    (component) => (active !== true || component.active) && isFor(component, 'directions', directions) && isFor(component, 'tripTypes', tripTypes),
  );
  return { ...block, components };
}

/** A component that names nothing is for all. */
function isFor(component: CmsComponent, option: string, asked: string | undefined): boolean {
  const named = component.options.find(({ key }) => key === option)?.value;
  if (asked === undefined || named === undefined) return true;
  const wanted = asked.split(',');
  return named.split(',').some((code) => wanted.some((other) => other === code || other.startsWith(`${code}-`)));
}
