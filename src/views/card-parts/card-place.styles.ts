import { css } from '@linaria/core';
import { media, space } from '../../ui/theme/tokens.ts';

export const place = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 12rem;
  scroll-margin-top: ${space[16]};

  /* On paper stands what is taken along: other rooms, days, airports and hotels are not, nor what nobody came near. */
  ${media.print} {
    min-height: 0;

    &:empty,
    &:not([data-part='onSite']) {
      display: none;
    }
  }
`;

/** A choice among others, of the height of a row of possibilities with two lines below each. */
export const field = css`
  min-height: 8.25rem;
`;
