import { srcSet } from './image-url.ts';

const RATIO = 4 / 3;
/** Those of the shop's widths that a tile gets on some screen; 750 is for phones of 390 px at two dots a pixel. */
const WIDTHS = [384, 512, 640, 750, 828] as const;
/** As wide as a tile gets there, in a list or on the home page: what is claimed beyond that is fetched in vain. */
const SIZES = '(min-width: 992px) 19.5rem, (min-width: 768px) 47vw, calc(100vw - 2rem)';

/** The picture of an offer's tile, as a list shows it and as it is fetched ahead. */
export function tilePicture(src: string) {
  return { srcSet: srcSet(src, RATIO, WIDTHS), sizes: SIZES };
}
