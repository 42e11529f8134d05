import { css } from '@linaria/core';
import { space } from '../../ui/theme/tokens.ts';

export const list = css`
  display: grid;
  gap: ${space[2]};
  margin-block: ${space[2]} ${space[3]};
`;
