import { DEVICE_WIDTHS, IMAGE_WIDTHS, PICTURE_RATIOS, RESPONSIVE_QUALITY, URL_QUALITY } from '../../domain/urls/pictures/image-url.ts';
import { Problem, notFound, type FieldProblem } from '../contract/problem.ts';
import { SCENES } from '../../demo/scenes/scene-list.ts';

/** A scene that the shop paints. */
export interface SceneSource {
  readonly scene: string;
  /** Variation of the scene, mostly the number of a hotel; 0 is the scene as drawn first. */
  readonly seed: number;
}

/** A picture that an editor added. */
export interface UploadSource {
  /** Its id in the database. */
  readonly upload: string;
}

/** A picture somebody asked for, in the sizes that we cut. */
export type ImageRequest = (SceneSource | UploadSource) & ImageCut;

export interface ImageCut {
  /** Pixels: one of the shop's widths, in one of its ratios. */
  readonly width: number;
  readonly height: number;
  /** One of the shop's two. */
  readonly quality: number;
}

const WIDTHS: readonly number[] = [...new Set([...IMAGE_WIDTHS, ...DEVICE_WIDTHS])].sort((a, b) => a - b);
const LARGEST = WIDTHS.at(-1) as number;
/** Asked pixels beyond this are a mistake, not a large screen. */
const LIMIT = 2000;
const RATIO_LIMIT = 4;
/** Few, so that whoever asks for pictures can neither keep the processor busy with one nor crowd the others off the disk. */
const QUALITIES = [RESPONSIVE_QUALITY, URL_QUALITY];
const IDS: ReadonlySet<string> = new Set(SCENES.map(({ id }) => id));

/**
 * Reads an image address: a source `scenes/<id>`, `scenes/<id>.<seed>` or `uploads/<id>`, and dstw, dsth, type, quality.
 * Whatever is asked is answered by the nearest that the shop itself asks for: the next larger of its widths (1200 at
 * most), its ratios and its qualities. Without dsth the picture is 4:3.
 * @throws Problem 404 for an unknown picture, 400 naming every wrong parameter [url.image] [format.image-widths]
 */
export const readImageRequest = (source: string, query: Readonly<Record<string, unknown>>): ImageRequest => {
  const from = sourceOf(source);
  const errors: FieldProblem[] = [];
  const refuse = (name: string, message: string): void => {
    errors.push({ pointer: `/query/${name}`, code: 'invalid', message });
  };
  const whole = (name: string, low: number, high: number, fallback?: number): number => {
    const text = query[name];
    if (text === undefined && fallback !== undefined) return fallback;
    const value = typeof text === 'string' && /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= low && value <= high) return value;
    refuse(name, `must be a whole number from ${low} to ${high}`);
    return low;
  };
  const askedWidth = whole('dstw', 1, LIMIT);
  const askedHeight = whole('dsth', 1, LIMIT, Math.max(1, Math.round(askedWidth * 0.75)));
  const askedQuality = whole('quality', 1, 100, URL_QUALITY);
  if (query.type !== undefined && query.type !== '1') refuse('type', 'must be 1');
  const ratio = askedWidth / askedHeight;
  if (errors.length === 0 && (ratio > RATIO_LIMIT || ratio < 1 / RATIO_LIMIT)) refuse('dsth', `must be within ${RATIO_LIMIT} times the width either way`);
  if (errors.length > 0) throw new Problem(400, 'invalid-request', { title: 'The picture cannot be cut so', errors });

  const width = WIDTHS.find((candidate) => candidate >= askedWidth) ?? LARGEST;
  return { ...from, width, height: Math.round(width / nearest(PICTURE_RATIOS, ratio)), quality: nearest(QUALITIES, askedQuality) };
};

/** By how many times larger or smaller. */
function nearest(known: readonly number[], asked: number): number {
  const distance = (one: number) => Math.abs(Math.log(one / asked));
  return known.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

function sourceOf(source: string): SceneSource | UploadSource {
  const [, upload] = /^uploads\/([\w-]{22})$/.exec(source) ?? [];
  if (upload !== undefined) return { upload };
  const [, scene = '', seed = '0'] = /^scenes\/([a-z0-9-]+)(?:\.(\d{1,9}))?$/.exec(source) ?? [];
  if (!IDS.has(scene)) throw notFound('Picture');
  return { scene, seed: Number(seed) };
}
