import { SCENE_COLOURS } from './scenes/scene-colours.ts';

const SAND = '#e8ded0';

/**
 * The colour to paint where a picture will be: the scene blurred to one pixel.
 * @param source an image source, `scenes/<id>` or `scenes/<id>.<seed>` (variations share their scene's colour)
 * @returns `#rrggbb`; sand for a picture we do not know
 */
export const blurredPreview = (source: string): string => {
  const [, scene = ''] = /scenes\/([a-z0-9-]+)/.exec(source) ?? [];
  return SCENE_COLOURS[scene] ?? SAND;
};
