import { css } from '@linaria/core';
import { layer, space } from '../ui/theme/tokens.ts';

/** Above the bar of an order. */
export const abovePage = css`
  position: fixed;
  z-index: ${layer.popover};
  inset: auto ${space[4]} var(--above-bar, ${space[4]});
  max-width: 32rem;
  margin-inline: auto;
`;
