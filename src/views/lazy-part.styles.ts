import { css } from '@linaria/core';
import { layer, space } from '../ui/theme/tokens.ts';

export const abovePage = css`
  position: fixed;
  z-index: ${layer.popover};
  inset: auto ${space[4]} ${space[4]};
  max-width: 32rem;
  margin-inline: auto;
`;
