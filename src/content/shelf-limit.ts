import { isShelfLimit } from '../domain/content/is-shelf-limit.ts';
import { optionOf } from './component-options.ts';
import type { CmsComponent } from './content.types.ts';

const DEFAULT_LIMIT = 4;

/** How many offers a shelf shows; what is no number of them leaves it at the default [cms.home-components] [cms.component-fields]. */
export function shelfLimit(component: CmsComponent): number {
  const limit = optionOf(component, 'limit') ?? '';
  return isShelfLimit(limit) ? Number(limit) : DEFAULT_LIMIT;
}
