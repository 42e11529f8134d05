import type { ConsentCategories } from '../../src/domain/visitor/consent.ts';
import type { ConsentCategory } from './consent.types.ts';

/** Every category allowed, or none. */
export function everyCategory(allowed: boolean): ConsentCategories {
  return { preferences: allowed, statistics: allowed, marketing: allowed };
}

/** Whether a decision in force allows a category; an undecided visitor allows nothing [consent.categories]. */
export function allows(categories: ConsentCategories | null, category: ConsentCategory): boolean {
  return categories?.[category] === true;
}
