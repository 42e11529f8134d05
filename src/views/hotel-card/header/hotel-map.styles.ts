import { css } from '@linaria/core';
import { space } from '../../../ui/theme/tokens.ts';

export const place = css`
  display: grid;
  gap: ${space[4]};
`;

export const map = css`
  && {
    height: calc(100dvh - 14rem);
    min-height: 16rem;
  }
`;
