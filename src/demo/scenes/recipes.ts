import { ADRIATIC_COAST } from './recipes/adriatic-coast.ts';
import { ALPS_SUMMER } from './recipes/alps-summer.ts';
import { ALPS_WINTER } from './recipes/alps-winter.ts';
import { BULGARIAN_COAST } from './recipes/bulgarian-coast.ts';
import { CITIES } from './recipes/cities.ts';
import { EXOTIC } from './recipes/exotic.ts';
import { FLIGHTS } from './recipes/flights.ts';
import { GREEK_COAST } from './recipes/greek-coast.ts';
import { ITALIAN_COAST } from './recipes/italian-coast.ts';
import { LAKES } from './recipes/lakes.ts';
import { LANDMARKS } from './recipes/landmarks.ts';
import { POOLS } from './recipes/pools.ts';
import { RED_SEA } from './recipes/red-sea.ts';
import { RESTAURANTS } from './recipes/restaurants.ts';
import { ROADS } from './recipes/roads.ts';
import { ROOMS } from './recipes/rooms.ts';
import { SAFARI } from './recipes/safari.ts';
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
