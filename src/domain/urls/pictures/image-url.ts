/** Widths of screens that full-width pictures are cut for, in CSS pixels [format.image-widths]. */
export const DEVICE_WIDTHS = [384, 512, 640, 750, 828, 1080, 1200] as const;
/** Widths of pictures smaller than the screen [format.image-widths]. */
export const IMAGE_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const;
/** Width divided by height of the places that pictures fill: tiles, banners, what other sites show of a link, strips. The server cuts to the nearest of these. */
export const PICTURE_RATIOS = [4 / 3, 16 / 9, 1200 / 630, 21 / 9] as const;
/** Quality of pictures in a `srcset` [format.image-widths]. */
export const RESPONSIVE_QUALITY = 75;
/** Quality of a URL built without one [url.image]. */
export const URL_QUALITY = 80;
/** A part that comes when needed is asked for this many pixels before it is seen; pictures keep the browser's own margin (decision 126) [format.image-widths]. */
export const LAZY_LOAD_MARGIN = 200;

interface ImageSize {
  /** Pixels. */
  width: number;
  height: number;
  /** 1 to 100. */
  quality?: number;
}

/**
 * The address of a picture in a size: the first `http/` or `file/` part of the path becomes
 * `scale/`, and dstw, dsth, type=1 and quality are added [url.image].
 * `/images/file/scenes/greek-cove-dawn` → `/images/scale/scenes/greek-cove-dawn?dstw=640&dsth=480&type=1&quality=80`
 */
export function imageUrl(src: string, { width, height, quality = URL_QUALITY }: ImageSize): string {
  const [pathname = '', query] = src.split('?', 2);
  const scaled = pathname.replace(/(^|\/)(?:http|file)\//, '$1scale/');
  const size = `dstw=${Math.round(width)}&dsth=${Math.round(height)}&type=1&quality=${quality}`;
  return `${scaled}?${query ? `${query}&` : ''}${size}`;
}

/**
 * A `srcset` of a picture.
 * @param ratio one of `PICTURE_RATIOS`
 */
export function srcSet(src: string, ratio: number, widths: readonly number[] = DEVICE_WIDTHS): string {
  return widths
    .map((width) => `${imageUrl(src, { width, height: width / ratio, quality: RESPONSIVE_QUALITY })} ${width}w`)
    .join(', ');
}
