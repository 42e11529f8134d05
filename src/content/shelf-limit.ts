import { optionOf } from './component-options.ts';
import type { CmsComponent } from './content.types.ts';

const DEFAULT_LIMIT = 4;

/** How many offers a shelf shows [cms.home-components]. */
export function shelfLimit(component: CmsComponent): number {
  return Number(optionOf(component, 'limit') ?? DEFAULT_LIMIT);
}
