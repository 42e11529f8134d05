import { DEVICE_WIDTHS, IMAGE_WIDTHS, imageUrl, srcSet } from '../../domain/urls/pictures/image-url.ts';
import { Picture } from '../../ui/display/picture.tsx';
import type { CmsItem } from '../content.types.ts';

const ratios = { '4:3': 4 / 3, '16:9': 16 / 9 } as const;
const TILE_WIDTHS = [...IMAGE_WIDTHS.slice(-2), 512, 640, 750, 828] as const;

interface ContentPictureProps {
  picture: NonNullable<CmsItem['picture']>;
  ratio: keyof typeof ratios;
  /** How wide it stands on the page. */
  sizes: string;
  /** Fills its box whatever the box's shape. */
  fills?: boolean;
  priority?: boolean;
  /** Words beside it say the same: nothing is read aloud. */
  decorative?: boolean;
}

/** A picture of content in the widths its place needs. */
export function ContentPicture({ picture, ratio, sizes, fills = false, priority = false, decorative = false }: ContentPictureProps) {
  const wide = ratio === '16:9';
  const width = wide ? 1080 : 512;
  const height = Math.round(width / ratios[ratio]);
  return (
    <Picture
      src={imageUrl(picture.src, { width, height })}
      srcSet={srcSet(picture.src, ratios[ratio], wide ? DEVICE_WIDTHS : TILE_WIDTHS)}
      sizes={sizes}
      alt={decorative ? '' : picture.alt}
      width={width}
      height={height}
      aspect={fills ? 'fill' : ratio}
      tone="sea"
      priority={priority}
    />
  );
}
