import { media, space } from '../theme/tokens.ts';
import { OUT_OF_SIGHT } from './out-of-sight-property.ts';

/**
 * For a part of a page that begins below the first screen: neither styled nor laid out before it comes near, when the
 * page is built up, when a font arrives and when something else changes. Search, keyboard and screen readers find it all the same.
 * Its element says `data-far`, by which a page that is left holds its heights (src/app/visit/hold-heights.ts).
 * @param heights about how tall the part is on a phone, from a tablet's and from a desktop's width on, in rem
 */
export function outOfSight({ phone, tablet, desktop }: Record<'phone' | 'tablet' | 'desktop', number>): string {
  return `
    content-visibility: var(${OUT_OF_SIGHT}, auto);
    contain-intrinsic-block-size: auto ${phone}rem;
    /* Shadows reach over the edge. */
    overflow-clip-margin: ${space[16]};

    ${media.tablet} {
      contain-intrinsic-block-size: auto ${tablet}rem;
    }

    ${media.desktop} {
      contain-intrinsic-block-size: auto ${desktop}rem;
    }

    /* A sheet has no sight: what was remembered of the screen would be blank pages. */
    ${media.print} {
      content-visibility: visible;
    }
  `;
}
