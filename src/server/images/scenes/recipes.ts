import { ADRIATIC_COAST } from './recipes/adriatic-coast.ts';
import { ALPS_SUMMER, ALPS_WINTER, LAKES } from './recipes/alps.ts';
import { BULGARIAN_COAST } from './recipes/bulgarian-coast.ts';
import { CITIES, LANDMARKS } from './recipes/cities.ts';
import { EXOTIC, SAFARI } from './recipes/exotic.ts';
import { GREEK_COAST } from './recipes/greek-coast.ts';
import { POOLS, RESTAURANTS, ROOMS } from './recipes/hotel-life.ts';
import { ITALIAN_COAST } from './recipes/italian-coast.ts';
import { FLIGHTS, ROADS } from './recipes/journeys.ts';
import { RED_SEA } from './recipes/red-sea.ts';
import { SPANISH_COAST } from './recipes/spanish-coast.ts';
import { TURKISH_RIVIERA } from './recipes/turkish-riviera.ts';
import type { Recipes } from './stage.ts';

/** How every scene is painted, by id. */
export const RECIPES: Recipes = {
  ...GREEK_COAST,
  ...ADRIATIC_COAST,
  ...ITALIAN_COAST,
  ...RED_SEA,
  ...TURKISH_RIVIERA,
  ...SPANISH_COAST,
  ...BULGARIAN_COAST,
  ...ALPS_WINTER,
  ...ALPS_SUMMER,
  ...LAKES,
  ...EXOTIC,
  ...SAFARI,
  ...CITIES,
  ...LANDMARKS,
  ...POOLS,
  ...ROOMS,
  ...RESTAURANTS,
  ...FLIGHTS,
  ...ROADS,
};
