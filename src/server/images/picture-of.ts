import type { components } from '../../../openapi/generated/common.ts';
import type { Language } from '../../domain/market/language.ts';
import { SCENES } from '../../demo/scenes/scene-list.ts';

const alts = new Map(SCENES.map(({ id, alt }) => [id, alt]));

/** A picture of the catalogue (`scenes/<id>.<seed>`) at the image endpoint, with what a blind reader hears. */
export function pictureOf(path: string, language: Language): components['schemas']['Picture'] {
  const id = path.replace(/^scenes\//, '').replace(/\.\d+$/, '');
  return { src: `/images/file/${path}`, alt: alts.get(id)?.[language] ?? '' };
}
