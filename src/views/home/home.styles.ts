import { css } from '@linaria/core';
import { layer, media, space } from '../../ui/theme/tokens.ts';

/** The hero leaves room for as much of the search as lies over it. */
export const search = css`
  position: relative;
  z-index: ${layer.sticky};
  margin-top: calc(-1 * ${space[16]});
  margin-bottom: ${space[4]};

  ${media.belowTablet} {
    padding-inline: ${space[2]};
  }
`;
