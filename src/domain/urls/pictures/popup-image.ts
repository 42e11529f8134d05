import { imageUrl, srcSet } from './image-url.ts';

const RATIO = 4 / 3;
const WIDTH = 640;

/** A popup's image as it is fetched ahead and as it is shown: the same addresses, so that it is fetched once [url.image]. */
export function popupImage(src: string): { src: string; srcset: string; sizes: string; width: number; height: number } {
  return { src: imageUrl(src, { width: WIDTH, height: WIDTH / RATIO }), srcset: srcSet(src, RATIO, [384, 640, 1080]), sizes: '(min-width: 768px) 40rem, 92vw', width: WIDTH, height: WIDTH / RATIO };
}
