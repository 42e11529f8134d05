import { GREEK_COAST } from './recipes/greek-coast.ts';
import type { Recipes } from './stage.ts';

/** How every scene is painted, by id. */
export const RECIPES: Recipes = {
  ...GREEK_COAST,
};
