import { Canvas, CANVAS_HEIGHT, CANVAS_WIDTH } from './canvas.ts';
import { createLight } from './light.ts';
import { paintAir } from './painters/sky.ts';
import { createRandom } from './random.ts';
import { RECIPES } from './recipes.ts';

/**
 * Paints a scene as SVG; the same arguments always give the same text.
 * @param id a scene id of `scene-list.ts`
 * @param size pixels of the picture; ratios other than 4:3 are cut around the middle
 * @param seed which variation: hour within the scene's own range, hue, clouds, arrangement, mirroring and framing differ
 * @returns SVG markup, or undefined when no scene has that id
 */
export const renderSceneSvg = (id: string, size: { readonly width: number; readonly height: number }, seed = 0): string | undefined => {
  const recipe = Object.hasOwn(RECIPES, id) ? RECIPES[id] : undefined;
  if (recipe === undefined) return undefined;
  const random = createRandom(`${id}#${seed}`);
  const framing = random.fork('framing');
  const time = seed === 0 ? recipe.times[0] : framing.pick(recipe.times);
  if (time === undefined) return undefined;
  const stage = { canvas: new Canvas(), light: createLight(time, random.fork('light')), random: random.fork('scene') };
  recipe.paint(stage);
  paintAir(stage);
  const zoom = seed === 0 ? 1 : framing.between(1, 1.12);
  const view = {
    x: (CANVAS_WIDTH - CANVAS_WIDTH / zoom) * framing.next(),
    y: (CANVAS_HEIGHT - CANVAS_HEIGHT / zoom) * framing.next(),
    zoom,
    mirrored: seed !== 0 && framing.chance(0.5),
  };
  return stage.canvas.toSvg(size, view);
};
