import { css } from '@linaria/core';
import { aboveOrderBar, layer, space } from '../ui/theme/tokens.ts';

export const abovePage = css`
  position: fixed;
  z-index: ${layer.popover};
  inset-inline: ${space[4]};
  ${aboveOrderBar}
  max-width: 32rem;
  margin-inline: auto;
`;
