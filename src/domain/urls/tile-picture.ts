import { IMAGE_WIDTHS, srcSet } from './image-url.ts';

const RATIO = 4 / 3;
const WIDTHS = [...IMAGE_WIDTHS.slice(-2), 512, 640, 828] as const;

/** The picture of an offer's tile, as a list shows it and as it is fetched ahead. */
export function tilePicture(src: string) {
  return { srcSet: srcSet(src, RATIO, WIDTHS), sizes: '(min-width: 992px) 25rem, (min-width: 576px) 50vw, 100vw' };
}
