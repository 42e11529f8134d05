import { css } from '@linaria/core';
import { space } from '../../ui/tokens.ts';

export const name = css`
  overflow-wrap: anywhere;
  hyphens: auto;
`;

export const rating = css`
  margin-top: ${space[2]};
`;
