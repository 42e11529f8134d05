import { css } from '@linaria/core';
import { media, space, type, weight } from '../../ui/theme/tokens.ts';

/** Of the device alone: nothing for paper. */
export const card = css`
  ${media.print} {
    display: none;
  }
`;

export const part = css`
  display: grid;
  gap: ${space[4]};
`;

export const heading = css`
  font: ${weight.bold} ${type.title};
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;
