import type { Canvas } from './canvas.ts';
import type { Light, TimeOfDay } from './light.ts';
import type { Random } from './random.ts';

/** What a painter gets: somewhere to paint, the light, and chance. */
export interface Stage {
  readonly canvas: Canvas;
  readonly light: Light;
  readonly random: Random;
}

/** How one scene is made: the hours of the day that suit it, and its painting, back to front. */
export interface Recipe {
  readonly times: readonly TimeOfDay[];
  paint(stage: Stage): void;
}

/** Recipes by scene id. */
export type Recipes = Readonly<Record<string, Recipe>>;
