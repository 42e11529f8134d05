import { css } from '@linaria/core';
import { media, space } from '../../ui/theme/tokens.ts';

export const place = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 12rem;
  scroll-margin-top: ${space[16]};

  /* What nobody came near has no place on paper. */
  ${media.print} {
    min-height: 0;

    &:empty {
      display: none;
    }
  }
`;

/** A choice among others, of the height of a row of possibilities with two lines below each. */
export const field = css`
  min-height: 8.25rem;
`;
