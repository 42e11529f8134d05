import { css } from '@linaria/core';
import { space, target } from '../../ui/theme/tokens.ts';

/** Beneath the heart. */
export const onTile = css`
  position: absolute;
  z-index: 1;
  inset-block-start: calc(${space[4]} + ${target});
  inset-inline-end: ${space[2]};
`;
