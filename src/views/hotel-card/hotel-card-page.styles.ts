import { css } from '@linaria/core';
import { outOfSight } from '../../ui/loading/out-of-sight.ts';
import { media, space } from '../../ui/theme/tokens.ts';

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding-block: ${space[2]} ${space[12]};
`;

export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  ${media.desktop} {
    grid-template:
      'pictures price' auto
      'choose price' auto
      'about price' auto / minmax(0, 1fr) 22.5rem;
    column-gap: ${space[8]};
  }
`;

/** Beside the price, so that what it costs and the button are on the first screen. */
export const pictures = css`
  min-width: 0;

  ${media.desktop} {
    grid-area: pictures;
  }
`;

/** On paper the choice is what the price and the days below say. */
export const choose = css`
  ${media.desktop} {
    grid-area: choose;
  }

  ${media.print} {
    display: none;
  }
`;

export const price = css`
  ${media.desktop} {
    grid-area: price;
  }
`;

/** Its parts lie in the column around it. */
export const places = css`
  display: contents;
`;

export const about = css`
  ${outOfSight({ phone: 108, tablet: 80, desktop: 74 })}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};

  ${media.desktop} {
    grid-area: about;
  }
`;
