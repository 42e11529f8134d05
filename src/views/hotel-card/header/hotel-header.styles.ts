import { css } from '@linaria/core';
import { space } from '../../../ui/theme/tokens.ts';

export const name = css`
  overflow-wrap: anywhere;
  hyphens: auto;
`;

export const rating = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: start;
  gap: ${space[2]} ${space[3]};
  margin-top: ${space[2]};
`;
