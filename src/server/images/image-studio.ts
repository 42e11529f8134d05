import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { notFound } from '../contract/problem.ts';
import type { ImageCache } from './image-cache.ts';
import type { ImageFormat } from './image-format.ts';
import type { ImageRequest, SceneSource } from './image-request.ts';
import { renderSceneSvg } from '../../demo/scenes/render-scene.ts';
import { SCENES } from '../../demo/scenes/scene-list.ts';
import { createWorkQueue } from './work-queue.ts';

/** Paints, cuts and remembers pictures. */
export interface ImageStudio {
  /**
   * A picture in a format.
   * @returns its bytes and a strong validator
   * @throws Problem 404 when there is no such picture, or when everybody who asked has gone; what `admit` throws
   */
  picture(request: ImageRequest, format: ImageFormat, asking: Asking): Promise<{ readonly body: Buffer; readonly etag: string }>;
}

interface Asking {
  /** Aborted when who asked does not wait any more: what nobody waits for is not made. */
  gone: AbortSignal;
  /** Called before a picture is made that is neither there nor under way; throws where it is not to be made. */
  admit?: () => Promise<void>;
}

export type UploadedPicture = (id: string) => Promise<Uint8Array | undefined>;

/** Two masters a scene: most pictures are tiles, and painting small is two to three times as fast. */
const MASTERS = [
  { name: 'tile', width: 640, height: 480 },
  { name: 'full', width: 1200, height: 900 },
] as const;
/** AVIF needs fewer points of quality than JPEG for the same look; what an effort costs and saves is in decision 13. */
const AVIF = { qualityShare: 2 / 3, effort: 1 };
/** The end of a picture's file name: of another encoding nothing stays. */
const ENDINGS: Record<ImageFormat, string> = { avif: `e${AVIF.effort}.avif`, webp: 'webp', jpeg: 'jpeg' };
/** One processor is left to the shop itself. */
const WORKERS = Math.max(1, availableParallelism() - 1);

const TABLES: ReadonlySet<string> = new Set(SCENES.filter(({ kind }) => kind === 'restaurant').map(({ id }) => id));

const SCENE_SOURCES = join(import.meta.dirname, '../../demo/scenes');

/** Changes when a brush does, so that no old picture outlives the code that painted it. */
const paintersVersion = (): string => {
  const hash = createHash('sha256');
  for (const file of globSync('**/*.ts', { cwd: SCENE_SOURCES }).sort()) hash.update(readFileSync(join(SCENE_SOURCES, file)));
  return hash.digest('hex').slice(0, 10);
};

/** Scenes are composed around their middle, tables lie below it; of an editor's picture it has to be looked for what matters. */
const partToKeep = (request: ImageRequest): 'attention' | 'south' | 'centre' => {
  if ('upload' in request) return 'attention';
  return TABLES.has(request.scene) ? 'south' : 'centre';
};

const encode = (image: Sharp, format: ImageFormat, quality: number): Promise<Buffer> => {
  if (format === 'avif') return image.avif({ quality: Math.round(quality * AVIF.qualityShare), effort: AVIF.effort }).toBuffer();
  if (format === 'webp') return image.webp({ quality, effort: 3 }).toBuffer();
  return image.jpeg({ quality, progressive: true }).toBuffer();
};

/**
 * Opens a studio over a cache.
 * @param cache keeps masters and finished pictures; its files may vanish at any time
 * @param uploaded a picture that an editor added, by its id
 */
export const openImageStudio = (cache: ImageCache, uploaded: UploadedPicture = async () => undefined): ImageStudio => {
  const version = paintersVersion();
  const queue = createWorkQueue(WORKERS);
  const underway = new Map<string, Promise<Buffer>>();
  /** Of each picture under way, who asked for it. */
  const waiting = new Map<string, Set<AbortSignal>>();
  sharp.concurrency(1);

  /** What is asked for twice at once is made once. */
  const once = (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const known = underway.get(name);
    if (known !== undefined) return known;
    const work = (async () => {
      const cached = await cache.read(name);
      if (cached !== undefined) return cached;
      const made = await make();
      await cache.write(name, made);
      return made;
    })().finally(() => underway.delete(name));
    underway.set(name, work);
    return work;
  };

  const painted = ({ scene, seed, width, height }: ImageRequest & SceneSource): Promise<Buffer> => {
    const size = MASTERS.find((candidate) => candidate.width >= width && candidate.height >= height) ?? MASTERS[1];
    return once(`${version}-${scene}.${seed}-${size.name}.png`, async () => {
      const svg = renderSceneSvg(scene, size, seed);
      if (svg === undefined) throw notFound('Picture');
      return sharp(Buffer.from(svg), { limitInputPixels: 4_000_000 }).removeAlpha().png({ compressionLevel: 3 }).toBuffer();
    });
  };

  const master = async (request: ImageRequest): Promise<Uint8Array> => {
    if ('scene' in request) return painted(request);
    const image = await uploaded(request.upload);
    if (image === undefined) throw notFound('Picture');
    return image;
  };

  return {
    picture: async (request, format, { gone, admit }) => {
      const { width, height, quality } = request;
      const source = 'scene' in request ? `${version}-${request.scene}.${request.seed}` : `upload-${request.upload}`;
      const name = `${source}-${width}x${height}-${quality}.${ENDINGS[format]}`;
      const etag = `"${createHash('sha256').update(name).digest('base64url').slice(0, 22)}"`;
      if (!underway.has(name)) {
        const cached = await cache.read(name);
        if (cached !== undefined) return { body: cached, etag };
        await admit?.();
      }
      const asking = waiting.get(name) ?? new Set();
      waiting.set(name, asking.add(gone));
      const body = await once(name, () => queue.run(async () => {
        // A request whose visitors have all left the page is dropped, so that others do not wait for it.
        if ([...asking].every(({ aborted }) => aborted)) throw notFound('Picture');
        return encode(sharp(await master(request)).resize({ width, height, fit: 'cover', position: partToKeep(request) }), format, quality);
      })).finally(() => {
        asking.delete(gone);
        if (asking.size === 0) waiting.delete(name);
      });
      return { body, etag };
    },
  };
};
