import { srcSet } from './image-url.ts';

/** Beside the large one, where there is room. */
export const THUMBNAILS = 4;
const RATIO = 16 / 9;
/** Without company it spans the page and must leave room for what is under it. */
const LONE_RATIO = 21 / 9;

/** The large picture of a hotel card, as its page shows it and as it is fetched ahead. */
export function leadPicture([lead, ...others]: readonly { src: string }[]) {
  if (lead === undefined) return undefined;
  const hasThumbnails = others.length >= THUMBNAILS;
  const ratio = hasThumbnails ? RATIO : LONE_RATIO;
  return {
    hasThumbnails,
    ratio,
    srcSet: srcSet(lead.src, ratio),
    sizes: hasThumbnails ? '(min-width: 1328px) 35rem, (min-width: 992px) 44vw, 100vw' : '(min-width: 1328px) 77rem, 100vw',
  };
}
