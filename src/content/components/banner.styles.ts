import { css } from '@linaria/core';
import { media, radius, scrim, space, type, weight } from '../../ui/theme/tokens.ts';

const ON_PICTURE = '#fff';

export const banner = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  color: ${ON_PICTURE};
`;

export const sizes = {
  /** The search overlaps its lower edge. */
  hero: css`
    min-height: clamp(20rem, 42vw, 32rem);
    padding-bottom: ${space[16]};
  `,
  compact: css`
    min-height: clamp(11rem, 22vw, 16rem);
  `,
  strip: css`
    min-height: 14rem;
    border-radius: ${radius.card};
  `,
};

/** Where a strip stands apart from its neighbours. */
export const apart = css`
  padding-block: ${space[6]};
`;

export const picture = css`
  position: absolute;
  inset: 0;

`;

export const texts = css`
  position: relative;
  align-self: end;
  width: 100%;
  padding-block: ${space[8]};
`;

/** As wide as the words, and behind them a shade that ends soon after: the rest of the picture keeps its light. */
export const shade = css`
  position: relative;
  isolation: isolate;
  width: fit-content;
  max-width: 100%;

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: calc(-1 * ${space[4]});
    border-radius: ${space[12]};
    background: ${scrim.picture};
    filter: blur(20px);

    ${media.tablet} {
      /* From beyond the corner, so that it reads as a shadow of the shore and not as a plate. */
      inset: calc(-1 * ${space[12]}) calc(-1 * ${space[20]}) calc(-3 * ${space[16]}) calc(-4 * ${space[20]});
      border-radius: 50%;
      filter: blur(56px);
    }
  }
`;

export const inset = css`
  padding-inline: ${space[4]};

  ${media.tablet} {
    padding-inline: ${space[8]};
  }
`;

export const title = css`
  max-width: 20ch;
  margin: 0;
  font: ${weight.heavy} ${type.display};
  text-wrap: balance;
`;

export const smallTitle = css`
  margin: 0;
  font: ${weight.bold} ${type.heading};
  text-wrap: balance;
`;

export const text = css`
  max-width: 44ch;
  margin: ${space[2]} 0 0;
  font: ${weight.medium} ${type.lead};
`;

export const link = css`
  margin-top: ${space[4]};
`;
