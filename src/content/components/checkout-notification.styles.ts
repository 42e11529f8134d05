import { css } from '@linaria/core';
import { media, space } from '../../ui/theme/tokens.ts';

/** One line where there is width: the form below is what the page is for. */
export const notification = css`
  padding-block: ${space[2]};

  ${media.desktop} {
    & div {
      max-width: none;
    }
  }
`;
