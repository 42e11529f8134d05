import { css } from '@linaria/core';
import { layer, space } from '../ui/theme/tokens.ts';

/** What its fields open lies over the page. */
export const search = css`
  position: relative;
  z-index: ${layer.sticky};
  padding-block: ${space[4]};
`;
